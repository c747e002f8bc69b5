/**
 * Reads segments in the order in which they were written. Every record is either handed on, in sequence and once, or it
 * is named in a finding; none is passed over silently.
 */

import { own } from '../../../core/own.ts';
import { errorCode, type Files } from '../home/files.ts';
import { markingOfRecords, marksAt } from '../seal/ownMarks.ts';
import { isMarked, type RecordOf } from './journalRecord.ts';
import { type Line, scan } from './scanLines.ts';
import { baseName, endOf, readSegment, type Segment, voidFrom } from './segments.ts';
import { type Follow, followSequence } from './sequence.ts';

export interface Walk<E> extends Follow<RecordOf<E>> {
  segments: readonly Segment[];
  /** Also read the segments that lie wholly behind the snapshot. */
  all?: boolean;
}

/** Returns the last sequence number that counts, and how many bytes of records were handed on. */
export function walk<E>(files: Files, folder: string, options: Walk<E>): { last: number; bytes: number } {
  const { segments, after } = options;
  const needed = options.all ? segments : segments.filter((segment) => endOf(segment, segments) > after + 1);
  const start = Math.min(needed[0]?.firstSeq ?? 1, after + 1);
  const sequence = followSequence(options, start, segments.at(-1)?.name ?? 'journal');
  for (const segment of needed) {
    sequence.read(segment, voidFrom(segment, segments), scanSegment(files, folder, segment));
  }
  return sequence.finish();
}

/** A record without our mark was never recorded here; only a segment of an earlier release has such ones. */
function ownLines(lines: Line[], folder: string, segment: Segment): Line[] {
  const earlier = marksAt(folder)?.earlier;
  const marking = earlier && markingOfRecords(folder);
  if (!marking || own(earlier, `journal/${baseName(segment)}`)) return lines;
  return lines.map((line) =>
    line.seq === undefined || isMarked(line.bytes, marking) ? line : { ...line, seq: undefined },
  );
}

/** A packed segment that can't be unpacked is one damaged line, and so is a folder in the place of one. */
export function scanSegment(files: Files, folder: string, segment: Segment): Line[] {
  try {
    return ownLines(scan(readSegment(files, folder, segment), segment.fence), folder, segment);
  } catch (error) {
    if (!segment.packed && errorCode(error) !== 'EISDIR') throw error;
    return [{ number: 1, bytes: Buffer.alloc(0), seq: undefined, ended: true }];
  }
}
