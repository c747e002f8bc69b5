/** Cuts a segment's bytes into lines and says of each whether it is a record. Never fails: damage is an answer. */
import { isSealed, readHead, wholeRecordAtStart } from './journalRecord.ts';

export interface Line {
  /** From 1, as an editor shows it. */
  number: number;
  bytes: Buffer;
  /** Of a good line. A damaged one has none. */
  seq: number | undefined;
  /** False for a last line whose end is missing or is not a line feed. */
  ended: boolean;
}

const lineFeed = 0x0a;

export function scan(bytes: Buffer, fence: number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < bytes.length) {
    const at = bytes.indexOf(lineFeed, start);
    const end = at < 0 ? bytes.length : at;
    lines.push(readLine(bytes.subarray(start, end), lines.length + 1, fence, at >= 0));
    start = end + 1;
  }
  return lines;
}

export function readLine(bytes: Buffer, number: number, fence: number, ended: boolean): Line {
  if (isRecord(bytes, fence)) return { number, bytes, seq: readHead(bytes)?.seq, ended };
  // Only the line feed of a last record is damaged: the record itself is whole, and it may have been acknowledged.
  const whole = bytes.subarray(0, -1);
  if (!ended && isRecord(whole, fence)) return { number, bytes: whole, seq: readHead(whole)?.seq, ended };
  return { number, bytes, seq: undefined, ended };
}

const isRecord = (bytes: Buffer, fence: number): boolean =>
  isSealed(bytes) && readHead(bytes)?.fence === fence;

const recordStart = Buffer.from('{"seq":');

/**
 * Whether damaged lines at the very end can be one record that a crash tore. A record that is whole inside them, or the
 * beginnings of two, show that more than the last was hit: that is damage, and never cut off silently.
 */
export function isTornTail(lines: readonly Line[]): boolean {
  const starts = lines.filter(({ bytes }) => bytes.subarray(0, recordStart.length).equals(recordStart));
  return starts.length <= 1 && lines.every(({ bytes }) => wholeRecordAtStart(bytes) === 0);
}
