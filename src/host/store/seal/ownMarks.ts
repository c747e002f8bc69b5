/**
 * What this person's own hosts write into `.state/` bears a mark that only they can make: git writes over ignored files
 * without a word, so a pull may bring a journal, a snapshot or a plan into a folder that is theirs. The key comes from the
 * person's secret and is one state's alone, so that nothing of another home of theirs passes for this one's either.
 */
import { hash, timingSafeEqual } from 'node:crypto';
import { join, relative, resolve, sep } from 'node:path';
import { own } from '../../../core/own.ts';
import { homeOf, namesOfHome } from '../home/homeFile.ts';

/** Makes the mark of a text. */
export type Marking = (text: string | Uint8Array) => string;

export interface Marks {
  key: Buffer;
  /**
   * Sums of what was there before marks were, by its path from `.state/`: files of earlier releases. Absent as long as
   * nobody has listed them: then nothing has to bear a mark yet.
   */
  earlier?: Earlier;
}
export type Earlier = Readonly<Record<string, readonly string[]>>;

const known = new Map<string, Marks>();

/** From here on for everything below this home. */
export function noteMarks(home: string, marks: Marks): void {
  for (const name of namesOfHome(home)) known.set(name, marks);
}

/** Of the home that a path lies in; nothing where a store is opened without anybody's secret. */
export function marksAt(path: string): Marks | undefined {
  const home = homeOf(path);
  return home === undefined ? undefined : known.get(home);
}

/** 128 bits: enough that nobody guesses one, and short beside a record. */
export const markLength = 22;

/** HMAC-SHA256, a tenth of the time that an object for each record takes: every record is marked before it is written. */
export function markingWith(key: Buffer, kind: string): Marking {
  const padded = (byte: number): Buffer =>
    Buffer.from(Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ byte));
  const inside = Buffer.concat([padded(0x36), Buffer.from(`${kind}\0`)]);
  const outside = padded(0x5c);
  return (text) => {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    const inner = hash('sha256', Buffer.concat([inside, bytes]), 'buffer');
    return hash('sha256', Buffer.concat([outside, inner]), 'base64url').slice(0, markLength);
  };
}

export const isSameMark = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** As a file of earlier releases is listed. */
export const sumOfEarlier = (bytes: string | Uint8Array): string => hash('sha256', bytes, 'hex').slice(0, 32);

/** For the records of a journal: nothing where no marks are known, then none is made. */
export function markingOfRecords(journal: string): Marking | undefined {
  const marks = marksAt(journal);
  return marks && markingWith(marks.key, 'record');
}

/** For a whole file of `.state/`: its mark is good for its own place only. */
export function markingOfFile(path: string): Marking | undefined {
  const marks = marksAt(path);
  return marks && markingWith(marks.key, `file ${inState(path)}`);
}

/** From `.state/`, with `/` on every system. */
export const inState = (path: string): string =>
  relative(join(homeOf(path) ?? '', '.state'), resolve(path))
    .split(sep)
    .join('/');

/** Whether a file of ours that bears no mark may be one of an earlier release; all may, until they are listed. */
export function isEarlierFile(path: string, bytes: string | Uint8Array): boolean {
  const earlier = marksAt(path)?.earlier;
  return !earlier || (own(earlier, inState(path))?.includes(sumOfEarlier(bytes)) ?? false);
}

/** A value of ours as it is written: with its mark, last. */
export function markedJson(path: string, value: object): object {
  const marking = markingOfFile(path);
  return marking ? { ...value, mark: marking(JSON.stringify(value)) } : value;
}

/** The value without its mark; nothing where it is not ours. `text` is the whole file's. */
export function ownJson(path: string, value: unknown, text: string): { value: unknown } | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const { mark, ...rest } = (isObject ? value : {}) as { mark?: unknown };
  const bare = isObject && mark !== undefined ? rest : value;
  const marking = markingOfFile(path);
  const isMarked = marking && typeof mark === 'string' && isSameMark(mark, marking(JSON.stringify(rest)));
  return isMarked || isEarlierFile(path, text) ? { value: bare } : undefined;
}
