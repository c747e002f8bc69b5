/**
 * What a word does to a point. Only its author, the judge of a gate or a person closes one; an amendment is closed by whom
 * it is put to as well. A condition closes nothing, and what could be meant in two ways moves nothing.
 */
import { plain } from '../../forms/fields/bareText.ts';
import { opensCondition } from '../../forms/fields/plainAgreement.ts';
import type { PointWord, Reading, ReadingProblem } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { Point } from '../motion.ts';

export type Move = Point['history'][number];
type What = Move['what'];
/** Why a line about a point moved nothing. */
export type Unmoved = Extract<ReadingProblem['code'], `point-${string}`>;

/** What a reply says of a point; `noted`: it moved nothing, because the point is not theirs or none has that id. */
export interface HeardWord extends PointWord {
  noted?: Unmoved;
}

export const wordsOnPoints = ({ onPoints = [], problems }: Reading): HeardWord[] =>
  onPoints.map((said) => {
    const found = problems.find(({ code, detail }) => isNoted(code) && detail === said.id);
    return found ? { ...said, noted: found.code as Unmoved } : said;
  });

const isNoted = (code: ReadingProblem['code']): boolean =>
  code === 'point-unknown' || code === 'point-not-theirs';

/** Who speaks of a point: whether as one who may waive any, the judge of a gate or a person, or as the owner of what is judged. */
export interface Speaker {
  seat: SeatId;
  waives: boolean;
  owns: boolean;
}

/** What is not closed is open: an answer waits for the author. */
export const isOpen = ({ status }: Pick<Point, 'status'>): boolean =>
  status === 'open' || status === 'answered' || status === 'kept';

/** An ordinary council has dozens of moves for a point; a record that can't end could not be read again. */
const mostMoves = 5000;

export function moved(point: Point, move: Move): Point {
  const history = point.history.length < mostMoves ? [...point.history, move] : point.history;
  return { ...point, status: statusAfter(point, move.what), history };
}

/** Status is nothing but what the moves came to, so that it can be told for any earlier time. */
function statusAfter({ kind, status }: Pick<Point, 'kind' | 'status'>, what: What): Point['status'] {
  switch (what) {
    case 'made':
      return 'open';
    case 'unmentioned':
      return status;
    case 'answered':
    case 'mended':
    case 'disputed':
      return 'answered';
    case 'accepted':
    case 'declined':
      return kind === 'amendment' ? what : 'answered';
    default:
      return what;
  }
}

/** The point as it stood before a run. */
export function asBefore(point: Point, run: number): Point {
  const history = point.history.filter((move) => move.run < run);
  if (history.length === point.history.length) return point;
  return { ...point, ...history.reduce(moved, { ...point, status: 'open', history: [] }) };
}

/** "Withdrawn if …", and the words that tie it to something further on. */
const tied =
  /\b(?:provided|providing|on condition|conditional(?:ly)?|subject to|as long as|so long as|unless|assuming|contingent|a condition|sous (?:reserve|condition)|pourvu|tant que|a moins)\b/;
export const isTied = (text: string | undefined): boolean =>
  text !== undefined && (opensCondition(text) || tied.test(plain(text)));

const answers: ReadonlySet<string> = new Set(['answered', 'mended', 'disputed', 'accepted', 'declined']);

/** What a line means, by who says it. */
export function meant(point: Point, { word, text }: PointWord, speaker: Speaker): What | Unmoved {
  const unless = (what: What, otherwise: What): What => (isTied(text) ? otherwise : what);
  if (speaker.waives && !point.check) {
    if (word === 'waived') return unless('waived', 'kept');
    if (word === 'kept') return 'kept';
  }
  if (!point.check && point.by === speaker.seat) {
    // A judge finds its own ❌ mended.
    if (point.gate && (word === 'mended' || word === 'withdrawn')) return unless('settled', 'kept');
    if (word === 'withdrawn' || word === 'waived') return unless('withdrawn', 'kept');
    // Its author declines or disputes the answer.
    return word === 'kept' || word === 'declined' || word === 'disputed' ? 'kept' : 'point-unclear';
  }
  if (point.kind === 'amendment') {
    if (point.to !== speaker.seat || !answers.has(word)) return 'point-not-theirs';
    return word === 'accepted' || word === 'declined' ? unless(word, 'answered') : word;
  }
  const isPutTo = point.to === undefined || point.to === speaker.seat || speaker.owns;
  return isPutTo && answers.has(word) ? word : 'point-not-theirs';
}

const closing: ReadonlySet<string> = new Set(['withdrawn', 'waived', 'accepted', 'declined', 'settled']);

/** What all that a turn says of one point comes to: where its lines differ, it is not closed by them. */
export function meantByAll(
  point: Point,
  lines: PointWord[],
  speaker: Speaker,
): { what?: What; text?: string; problems: Unmoved[] } {
  const said = lines.map((line) => ({ line, is: meant(point, line, speaker) }));
  const problems = said.flatMap(({ is }) => (isUnmoved(is) ? [is] : []));
  const moves = said.flatMap(({ line, is }) => (isUnmoved(is) ? [] : [{ what: is, text: line.text }]));
  const agree = new Set(moves.map((each) => each.what)).size <= 1;
  const move = agree ? moves.at(-1) : moves.findLast((each) => !isClosing(point, each.what));
  return {
    ...(move ? { what: move.what } : {}),
    ...(move?.text === undefined ? {} : { text: move.text }),
    problems: [...new Set(agree ? problems : [...problems, 'point-unclear' as const])],
  };
}

const isUnmoved = (is: What | Unmoved): is is Unmoved => is.startsWith('point-');

const isClosing = ({ kind }: Point, what: What): boolean =>
  closing.has(what) &&
  (kind === 'amendment' || what === 'withdrawn' || what === 'waived' || what === 'settled');

/**
 * A closed point moves only for whoever closed it: its author holds to it after all, an amendment is accepted after all. A
 * check that fails once more is another matter: what was waived is the failure before.
 */
export function moves(point: Point, what: What, by: string): boolean {
  if (isOpen(point) || point.check) return true;
  // A judge who marks it ❌ again holds it again, unless a person has closed it.
  if (point.gate) return what === 'kept' && by === point.by && point.history.at(-1)?.by === by;
  if (point.status === 'withdrawn') return what === 'kept' && by === point.by;
  return point.status === 'declined' && what === 'accepted';
}
