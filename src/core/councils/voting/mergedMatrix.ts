/**
 * One decision matrix out of everyone's: merged by the names of the options that the frame gave, the score is the median.
 * A row under another name counts for nothing and stands apart.
 */
import type { MatrixRow } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { Council } from '../council.ts';
import { answered } from '../repliesIn.ts';

export interface MergedRow {
  /** As the frame names it; where nothing was framed, as the first seat wrote it. */
  option: string;
  /** The median of the scores, 1 to 5; absent when nobody gave one that could be read. */
  score?: number;
  by: { seat: SeatId; row: MatrixRow }[];
  /** None of the options that the frame named. */
  apart?: true;
}

/** The options of the last evaluation, the best first, then what stands apart; equal ones as they came. */
export function mergedMatrix(council: Council): MergedRow[] {
  const run = council.runs.findLast((each) => answered(each).some((turn) => turn.reading?.form === 'matrix'));
  const options = new Map(framedIn(council).map((option) => [optionName(option), option]));
  const merged = new Map<string, MergedRow>();
  for (const turn of run ? answered(run) : []) {
    if (turn.reading?.form !== 'matrix') continue;
    for (const row of turn.reading.rows) {
      const name = nameAmong(options, row.option);
      if (name === '') continue;
      const known = merged.get(name) ?? { option: options.get(name) ?? row.option.trim(), by: [] };
      // A seat that lists an option twice has the last word of its own.
      known.by = [...known.by.filter((each) => each.seat !== turn.seat), { seat: turn.seat, row }];
      merged.set(name, known);
    }
  }
  return [...merged.entries()]
    .map(([name, row]): MergedRow => {
      const score = median(row.by.flatMap((each) => each.row.score ?? []));
      const apart = options.size > 0 && !options.has(name) ? { apart: true as const } : {};
      return { ...row, ...(score === undefined ? {} : { score }), ...apart };
    })
    .toSorted(
      (a, b) => Number(a.apart ?? false) - Number(b.apart ?? false) || (b.score ?? 0) - (a.score ?? 0),
    );
}

/** The names that the frame gave, in a council whose votes are on one motion; where it gave fewer than two, none is fixed. */
function framedIn({ votesOn, proposals = [] }: Council): string[] {
  const options = proposals.filter(({ seat }) => seat === undefined).map(({ text }) => text);
  return votesOn === 'motion' && options.length > 1 ? options : [];
}

/** The framed option that a row is about: by its name, also with its letter before it, or what the frame says of it behind. */
function nameAmong(options: ReadonlyMap<string, string>, written: string): string {
  const name = optionName(written);
  if (options.size === 0 || options.has(name)) return name;
  const named = written.split(/\s[—–-]\s|[:(：]/u)[0] ?? '';
  const bare = [
    optionName(named),
    optionName(written.replace(/^\s*[*_`]*\(?[A-Z]{1,2}\s?[).:：—–-]+\s*/u, '')),
  ];
  return bare.find((each) => options.has(each)) ?? name;
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
