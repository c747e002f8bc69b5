/** Numbers for people: medians, ratios, a table, and whether a goal was met. */

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 ? high : (low + high) / 2;
};

export const ratio = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ×`;
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export interface Line {
  work: string;
  goal: string;
  ours: string;
  fetchLoop: string;
  syncedFloor: string;
  /** Absent: nothing was promised. */
  met?: boolean;
  /** For people: what the figure holds, and what it does not. */
  note?: string;
}

export function table(lines: Line[]): string {
  const rows = lines.map(({ work, goal, ours, fetchLoop, syncedFloor, met }) => [
    work,
    goal,
    ours,
    fetchLoop,
    syncedFloor,
    met === undefined ? '' : met ? 'met' : 'SHORT',
  ]);
  const all = [['work', 'goal', 'ours', 'fetch loop', 'synced floor', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
