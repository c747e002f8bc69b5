/**
 * One line of the journal: `{"seq":…,"at":…,"fence":…,"event":…,"sum":"…"}`. The sum is a CRC-32 over everything before it,
 * so that no flipped bit and no torn line passes for a record. A host that knows whose it is puts the mark of ownMarks.ts
 * before the sum, as `"mark":"…"`.
 */
import { crc32 } from 'node:zlib';
import { isSameMark, type Marking, markLength } from '../seal/ownMarks.ts';

/** The core's `Stamped`, for any kind of event. */
export interface RecordOf<E> {
  seq: number;
  at: number;
  event: E;
}

const tailBytes = ',"sum":"00000000"}'.length;
const sumMark = Buffer.from(',"sum":"');
const head = /^\{"seq":(\d+),"at":[^,]+,"fence":(\d+),"event":/;

const hex = (sum: number): string => sum.toString(16).padStart(8, '0');

/** Closes a text that is a JSON object but for its last brace. */
export function seal(open: string, marking?: Marking): string {
  const marked = marking ? `${open},"mark":"${marking(open)}"` : open;
  return `${marked},"sum":"${hex(crc32(marked))}"}`;
}

const markStart = ',"mark":"';
const markBytes = markStart.length + markLength + 1;

/** Whether a sealed text bears this mark. */
export function isMarked(line: Buffer, marking: Marking): boolean {
  const at = line.length - tailBytes - markBytes;
  if (at <= 0 || line.toString('latin1', at, at + markStart.length) !== markStart) return false;
  const mark = line.toString('latin1', at + markStart.length, at + markBytes - 1);
  return isSameMark(mark, marking(line.subarray(0, at)));
}

export function isSealed(line: Buffer): boolean {
  const body = line.length - tailBytes;
  if (body <= 0) return false;
  // Compared as text: parsing the hexadecimal would let a flipped letter case pass.
  return line.toString('latin1', body) === `,"sum":"${hex(crc32(line.subarray(0, body)))}"}`;
}

/** The sum that a sealed text ends with. */
export const sumOf = (sealed: Buffer): string =>
  sealed.toString('latin1', sealed.length - tailBytes).slice(8, 16);

export function encodeRecord<E>(record: RecordOf<E>, fence: number, marking?: Marking): string {
  const { seq, at, event } = record;
  const open = `{"seq":${seq},"at":${at},"fence":${fence},"event":${JSON.stringify(event)}`;
  return `${seal(open, marking)}\n`;
}

/** Sequence number and fence of a line that is sealed. */
export function readHead(line: Buffer): { seq: number; fence: number } | undefined {
  const found = head.exec(line.toString('latin1', 0, Math.min(line.length, 96)));
  return found ? { seq: Number(found[1]), fence: Number(found[2]) } : undefined;
}

/** Nothing where a sealed line is no record all the same: its sum is right, and what it holds was never one. */
export function decodeRecord<E>(line: Buffer): RecordOf<E> | undefined {
  try {
    const { seq, at, event } = JSON.parse(line.toString()) as RecordOf<E>;
    return seq === readHead(line)?.seq ? { seq, at, event } : undefined;
  } catch {
    return undefined;
  }
}

/** How many bytes at the start of a damaged line are a whole record, when what follows was run into it. */
export function wholeRecordAtStart(line: Buffer): number {
  for (let mark = line.indexOf(sumMark); mark >= 0; mark = line.indexOf(sumMark, mark + 1)) {
    const end = mark + tailBytes;
    if (end <= line.length && isSealed(line.subarray(0, end)) && readHead(line)) return end;
  }
  return 0;
}
