/** A Markdown table of cells that are already safe to stand in one. */
export const table = (titles: string[], rows: string[][]): string =>
  [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
