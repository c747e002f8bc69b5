/** Which rows are in the document: about sixty around the view, however long the transcript. Pure arithmetic. */

/** All that scrolling must know of a row. */
export interface ScrollRow {
  readonly id: string;
  readonly kind: string;
}

export interface Extent {
  start: number;
  /** Not included. */
  end: number;
}

/** Rows kept beyond either edge of the view, and how near an edge may come before the window moves. */
const beyond = 20;
const near = 8;
export const windowSize = 60;

/** Heights of rows not yet seen; those of turns are learnt from the ones that were. */
const guess: Readonly<Record<string, number>> = {
  ...{ banner: 76, phase: 52, fold: 30, entry: 130, motion: 90, panel: 30 },
  ...{ cycle: 42, line: 30, older: 40 },
};

export function offsetsOf(
  rows: readonly ScrollRow[],
  heights: ReadonlyMap<string, number>,
  turn: number | undefined,
): Float64Array {
  const offsets = new Float64Array(rows.length + 1);
  let at = 0;
  for (const [i, row] of rows.entries()) {
    at += heights.get(row.id) ?? (row.kind === 'entry' ? turn : undefined) ?? guess[row.kind] ?? 40;
    offsets[i + 1] = at;
  }
  return offsets;
}

/** The row at a height. */
export function rowAt(offsets: Float64Array, y: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function extentFor(offsets: Float64Array, top: number, bottom: number, now: Extent): Extent {
  const count = offsets.length - 1;
  if (count <= windowSize) return { start: 0, end: count };
  const first = rowAt(offsets, Math.max(0, top));
  const last = rowAt(offsets, Math.max(0, bottom));
  const size = now.end - now.start;
  const covers =
    now.end <= count &&
    size >= windowSize &&
    size <= Math.max(windowSize, last - first + 1 + 2 * beyond) + near &&
    (now.start === 0 || first - now.start >= near) &&
    (now.end === count || now.end - last > near);
  if (covers) return now;
  const wanted = Math.max(windowSize, last - first + 1 + 2 * beyond);
  const start = Math.max(0, Math.min(first - beyond, count - wanted));
  return { start, end: Math.min(count, start + wanted) };
}
