/** What was typed, checked before anything is opened: a value that begins with `-` is never taken for an id, a seat or a path. */

import { lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Telling } from '../follow/teller.ts';
import { Mistake } from '../output/exits.ts';
import type { Io } from '../output/io.ts';

export function checked(what: 'id' | 'seat' | 'path', value: string, io: Io): string {
  const trimmed = value.trim();
  if (trimmed.startsWith('-')) throw new Mistake(io.page().words.wrong.dash(what, trimmed));
  return trimmed;
}

export function tellingOf({ json, ndjson }: { json?: boolean; ndjson?: boolean }, io: Io): Telling {
  if (json && ndjson) throw new Mistake(io.page().words.wrong.jsonAndNdjson);
  return json ? 'json' : ndjson ? 'ndjson' : 'text';
}

/** As much as the host takes of a question, or of a person's words. */
export const longestText = 20_000;

export function oneOf<T extends string>(option: string, value: string, allowed: readonly T[], io: Io): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Mistake(io.page().words.wrong.oneOf(option, value, allowed.join(', ')));
  return found;
}

export interface Range {
  least?: number;
  most?: number;
}

export function wholeNumber(option: string, value: string, io: Io, { least = 0, most }: Range = {}): number {
  const { wrong } = io.page().words;
  if (!/^\d{1,15}$/.test(value.trim())) throw new Mistake(wrong.notANumber(option, value));
  const given = Number(value);
  if (given < least || (most !== undefined && given > most))
    throw new Mistake(wrong.outOfRange(option, given, least, most));
  return given;
}

export function seatList(value: string, io: Io): string[] {
  const seats = value
    .split(',')
    .map((seat) => seat.trim())
    .filter(Boolean);
  if (seats.length < 2) throw new Mistake(io.page().words.wrong.tooFewSeats);
  return seats.map((seat) => checked('seat', seat, io));
}

const kindOf = (at: string): 'folder' | 'file' | 'nothing' => {
  const found = statSync(at, { throwIfNoEntry: false });
  return found === undefined ? 'nothing' : found.isDirectory() ? 'folder' : 'file';
};

export const homeOf = (given: string | undefined, io: Io): string => {
  const home = path.resolve(io.cwd, checked('path', given || io.env.COUNCIL_HOME || 'council', io));
  const { wrong } = io.page().words;
  if (kindOf(home) === 'file') throw new Mistake(wrong.notAFolder(home));
  // One that a person names may be a link; one that a clone brings along must not take them elsewhere.
  const isNamed = Boolean(given || io.env.COUNCIL_HOME);
  if (!isNamed && leadsOut(io.cwd, home)) throw new Mistake(wrong.homeLeadsOut(home));
  return home;
};

function leadsOut(folder: string, home: string): boolean {
  if (!lstatSync(home, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  try {
    const way = path.relative(realpathSync(folder), realpathSync(home));
    return way === '' || way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way);
  } catch {
    // To nowhere yet: what is made there would not be made here.
    return true;
  }
}

/** Someone has laid a table here, or a council has left its files. */
export const isLaid = (home: string): boolean =>
  ['identities.yaml', '.state', 'conseils'].some((name) => kindOf(path.join(home, name)) !== 'nothing');

/** A host was here before: whatever else is written now, it is not the first thing. */
export const isOpened = (home: string): boolean => kindOf(path.join(home, '.state')) !== 'nothing';

/** A home that must be there already: reading one never makes one. */
export function laidHome(given: string | undefined, io: Io): string {
  const home = homeOf(given, io);
  if (!isLaid(home)) throw new Mistake(io.page().words.wrong.noHome(home));
  return home;
}

export function existingFile(given: string, io: Io): string {
  const file = path.resolve(io.cwd, checked('path', given, io));
  if (kindOf(file) !== 'file') throw new Mistake(io.page().words.wrong.noSuchFile(file));
  return file;
}

/** Who acts, by `--as`; else the one rule of who somebody is decides. */
export const person = ({ as }: { as?: string }, io: Io): { as?: string } =>
  as === undefined ? {} : { as: checked('seat', as, io) };

export const verdicts = ['accept', 'amend', 'reject', 'another-round'] as const;
export type Verdict = (typeof verdicts)[number];
