/** The points that a turn makes: what it contests, what blocks, what a review found, how it would amend another's motion. */
import { plain } from '../../forms/fields/bareText.ts';
import type { Place, Reading } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { Council, Turn } from '../council.ts';
import type { Motion, Point } from '../motion.ts';

/** A point as it is stated: the ledger gives it its id, or finds that it is there. */
export type Stated = Pick<Point, 'kind' | 'text'> &
  Partial<Pick<Point, 'to' | 'severity' | 'settles' | 'place' | 'gate'>>;

/** In the order in which they are numbered. */
export function statedIn(council: Council, turn: Turn, motion: Motion | undefined): Stated[] {
  const { reading, seat } = turn;
  const owner = council.owner === undefined ? {} : { to: council.owner };
  if (reading?.form === 'review')
    return worded(
      reading.findings.map(({ severity, text, mend, place }) => ({
        kind: 'finding',
        severity,
        text,
        ...owner,
        ...(mend === undefined ? {} : { settles: mend }),
        ...(place ? { place } : {}),
      })),
    );
  if (reading?.form !== 'challenge' && reading?.form !== 'final') return [];
  const contests = reading.form === 'challenge' ? reading.contests : [];
  return worded([
    ...contests.map(({ seat: to, point: text }): Stated => ({ kind: 'contest', to, text })),
    ...reading.blocking.map(
      (text, at): Stated => ({ kind: 'blocking', text, ...settledBy(reading, at), ...placeOf(reading, at) }),
    ),
    ...amendmentIn(reading, seat, motion),
  ]);
}

const worded = (stated: Stated[]): Stated[] => stated.filter(({ text }) => text.trim() !== '');

type Blocking = Extract<Reading, { blocking: string[] }>;

function settledBy({ settles }: Blocking, at: number): { settles?: string } {
  const text = settles?.[at];
  return text === undefined ? {} : { settles: text };
}

function placeOf({ places }: Blocking, at: number): { place?: Place } {
  const place = places?.[at];
  return place === undefined ? {} : { place };
}

/** Its author's own amendment is part of the motion; one to a proposal that is not put to the vote amends nothing. */
function amendmentIn(reading: Blocking, seat: SeatId, motion: Motion | undefined): Stated[] {
  if (reading.form !== 'challenge' || reading.amendment === undefined) return [];
  if (motion?.letter === undefined || reading.backs !== motion.letter || motion.seat === seat) return [];
  const to = motion.seat === undefined ? {} : { to: motion.seat };
  return [{ kind: 'amendment', text: reading.amendment, ...to }];
}

const cited = /^[\s([*_"“«-]*P ?(\d{1,5})(?![\p{L}\p{N}])[\])*_]*/iu;
const withdrawing = /^[\s:.,—–-]*(?:withdrawn|waived|retire|leve)(?![\p{L}\p{N}])/u;

/** The id that a point is stated with, in front of its words. */
export const citedIn = (text: string): string | undefined => {
  const number = cited.exec(text)?.[1];
  return number === undefined ? undefined : `P${Number(number)}`;
};

export const withoutCitation = (text: string): string => text.replace(cited, '').replace(/^[\s:.,—–-]+/u, '');

/** A line about a point that stands among those that are made: it takes back, and states nothing. */
export const takesBack = (text: string): boolean =>
  cited.test(text) && withdrawing.test(plain(text.replace(cited, '')));

/** Two texts that fold to the same are the same point, whatever their case, accents and stops. */
export const folded = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || text.trim();
