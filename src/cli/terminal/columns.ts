/** Cells in columns: the first to the left, the others to the right, titles dim, cut to the page. */
import type { Page } from './terminalPage.ts';
import { cut, pad, width } from './width.ts';

export function tableLines(rows: readonly (readonly string[])[], page: Page): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, n) =>
    Math.max(...rows.map((row) => width(row[n] ?? ''))),
  );
  const rest = widths.slice(1).reduce((sum, each) => sum + each + 2, 0);
  const first = Math.max(8, Math.min(widths[0] ?? 0, page.columns - rest));
  return rows.map((row, at) => {
    const cells = row.map((cell, n) =>
      n === 0
        ? pad(width(cell) > first ? cut(cell, first) : cell, first)
        : `${' '.repeat(Math.max(0, (widths[n] ?? 0) - width(cell)))}${cell}`,
    );
    const line = cells.join('  ').trimEnd();
    return at === 0 ? page.paint.dim(line) : line;
  });
}
