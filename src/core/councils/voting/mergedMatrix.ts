/** One decision matrix out of everyone's: merged by the name of the option, the score is the median. */
import type { MatrixRow } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { Council } from '../council.ts';
import { answered } from '../repliesIn.ts';

export interface MergedRow {
  /** As the first seat wrote it. */
  option: string;
  /** The median of the scores, 1 to 5; absent when nobody gave one that could be read. */
  score?: number;
  by: { seat: SeatId; row: MatrixRow }[];
}

/** The options of the last evaluation, the best first; equal ones as they came. */
export function mergedMatrix(council: Council): MergedRow[] {
  const run = council.runs.findLast((each) => answered(each).some((turn) => turn.reading?.form === 'matrix'));
  const merged = new Map<string, MergedRow>();
  for (const turn of run ? answered(run) : []) {
    if (turn.reading?.form !== 'matrix') continue;
    for (const row of turn.reading.rows) {
      const name = optionName(row.option);
      if (name === '') continue;
      const known = merged.get(name) ?? { option: row.option.trim(), by: [] };
      // A seat that lists an option twice has the last word of its own.
      known.by = [...known.by.filter((each) => each.seat !== turn.seat), { seat: turn.seat, row }];
      merged.set(name, known);
    }
  }
  return [...merged.values()]
    .map((row): MergedRow => {
      const score = median(row.by.flatMap((each) => each.row.score ?? []));
      return score === undefined ? row : { ...row, score };
    })
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
}

/** The same option, whatever the case, the accents, the emphasis and the punctuation around it. */
export const optionName = (option: string): string =>
  option
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[middle - 1];
  if (upper === undefined) return undefined;
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}
