/** Holds the place in the sequence while lines go by, and names whatever breaks it. */
import type { Finding } from './findings.ts';
import { decodeRecord } from './journalRecord.ts';
import { isTornTail, type Line } from './scanLines.ts';
import type { Segment } from './segments.ts';

export type Place = Pick<Finding, 'file' | 'line'>;

export interface Follow<R> {
  /** Records up to this one are in a snapshot and are not handed on. */
  after: number;
  /** `place` is where it stands. */
  visit(record: R, place: Place): void;
  /** May throw, to stop at the first damage. */
  report(finding: Finding): void;
}

export function followSequence<R>({ after, visit, report }: Follow<R>, start: number, newest: string) {
  let next = start;
  let bytes = 0;
  let fence = 0;
  /** Lines without a record since the last good one: a torn end, or damage if a record follows. */
  let damaged: (Place & { text: Line })[] = [];
  let place: Place = { file: newest, line: 1 };

  function expect(seq: number, here: Place): void {
    const [hurt] = damaged;
    if (seq === next && !hurt) return;
    const at = hurt ?? here;
    const first = Math.min(seq, next);
    const last = Math.max(seq, next, first + 1) - 1;
    const kind = hurt || seq < next ? 'damaged' : 'missing';
    report({ kind: last <= after ? 'covered' : kind, file: at.file, line: at.line, first, last });
    next = seq;
  }

  function begin(segment: Segment): void {
    // A torn end behind which a host began again was reported when it began.
    if (segment.firstSeq === next) damaged = [];
    expect(segment.firstSeq, { file: segment.name, line: 1 });
    damaged = [];
    fence = segment.fence;
  }

  function take(line: Line, seq: number, here: Place): void {
    expect(seq, here);
    damaged = [];
    place = here;
    if (!line.ended) report({ kind: 'unended', ...here, first: seq, last: seq });
    if (seq > after) {
      const record = decodeRecord(line.bytes);
      if (record) visit(record as R, here);
      else report({ kind: 'unusable', ...here, first: seq, last: seq });
      bytes += line.bytes.length + 1;
    }
    next = seq + 1;
  }

  return {
    /** Records from `limit` on do not count: a later host began there. */
    read(segment: Segment, limit: number, lines: readonly Line[]): void {
      const file = segment.name;
      reportVoid(lines, limit, file, report);
      if (limit <= segment.firstSeq) return;
      // Left by a rotation that failed; the records went on in the segment before.
      if (lines.length === 0 && segment.fence === fence) return;
      begin(segment);
      for (const line of lines) {
        if (next >= limit) break;
        const here = { file, line: line.number };
        if (line.seq === undefined) damaged.push({ ...here, text: line });
        else take(line, line.seq, here);
      }
    },

    finish(): { last: number; bytes: number } {
      const [hurt] = damaged;
      const lost = next <= after;
      if (hurt) {
        const torn = isTornTail(damaged.map(({ text }) => text));
        const kind = lost ? 'covered' : torn ? 'torn' : 'damaged';
        report({ kind, file: hurt.file, line: hurt.line, first: next, last: lost ? after : 0 });
      } else if (lost) {
        report({ kind: 'covered', ...place, first: next, last: after });
      }
      return { last: Math.max(next - 1, after), bytes };
    },
  };
}

function reportVoid(
  lines: readonly Line[],
  limit: number,
  file: string,
  report: Follow<unknown>['report'],
): void {
  const voided = lines.filter(({ seq }) => seq !== undefined && seq >= limit);
  const first = voided[0];
  const last = voided.at(-1);
  if (!first?.seq || !last?.seq) return;
  report({ kind: 'void', file, line: first.number, first: first.seq, last: last.seq });
}
