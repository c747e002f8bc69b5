/** Where a file is not UTF-8: the first line and column that can't be read, for whoever saved it in another encoding. */
import { isUtf8 } from 'node:buffer';

export function firstBroken(bytes: Buffer): { line: number; column: number } {
  let line = 1;
  for (let from = 0; from <= bytes.length; line += 1) {
    const found = bytes.indexOf(0x0a, from);
    const to = found < 0 ? bytes.length : found;
    const row = bytes.subarray(from, to);
    if (!isUtf8(row)) return { line, column: columnIn(row) };
    from = to + 1;
  }
  return { line: 1, column: 1 };
}

function columnIn(row: Buffer): number {
  // The longest beginning that is whole says how many letters stand before it.
  let good = row.length;
  while (good > 0 && !isUtf8(row.subarray(0, good))) good -= 1;
  return row.subarray(0, good).toString('utf8').length + 1;
}
