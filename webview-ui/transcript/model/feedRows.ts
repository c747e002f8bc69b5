/** The feed as rows: a banner, phase headings, entries; a folded phase is one row that still shows its votes. */
import type { CouncilHead, EntryView, PhaseView } from '../../../src/rpc/views/views.ts';
import type { PageState } from './transcriptState.ts';

export type Row =
  | { id: 'banner'; kind: 'banner' }
  | { id: string; kind: 'phase'; phase: PhaseView; entries: readonly EntryView[] }
  | { id: string; kind: 'fold'; phase: PhaseView; entries: readonly EntryView[] }
  | { id: string; kind: 'entry'; entry: EntryView; posinset: number };

export const phaseRowId = (run: number): string => `phase:${run}`;

/** Entries stand in the order of their runs. */
export function runsOf(entries: readonly EntryView[]): number[] {
  const runs: number[] = [];
  for (const { run } of entries) if (run !== runs.at(-1)) runs.push(run);
  return runs;
}

/** When a phase begins, the one before the previous folds. The last two stay open, at the decision as well. */
export function foldedByRule(entries: readonly EntryView[]): number[] {
  return runsOf(entries).slice(0, -2);
}

type Folding = Pick<PageState, 'entries' | 'folds' | 'held'>;

export function foldedRuns(state: Folding): Set<number> {
  const byRule = new Set(foldedByRule(state.entries));
  return new Set(
    runsOf(state.entries).filter((run) => state.folds[run] ?? (byRule.has(run) && !state.held.includes(run))),
  );
}

export function rowsOf(state: Folding & { head: CouncilHead | undefined }): Row[] {
  const { head } = state;
  if (head === undefined) return [];
  const folded = foldedRuns(state);
  const phases = new Map(head.phases.map((phase) => [phase.run, phase]));
  const rows: Row[] = head.rehearsal ? [{ id: 'banner', kind: 'banner' }] : [];
  for (let start = 0; start < state.entries.length; ) {
    const run = state.entries[start]?.run ?? 0;
    let end = start;
    while (state.entries[end]?.run === run) end += 1;
    const entries = state.entries.slice(start, end);
    const phase = phases.get(run);
    const fold = phase !== undefined && folded.has(run);
    if (phase !== undefined)
      rows.push({ id: phaseRowId(run), kind: fold ? 'fold' : 'phase', phase, entries });
    if (!fold) {
      for (const [i, entry] of entries.entries()) {
        rows.push({ id: entry.key, kind: 'entry', entry, posinset: start + i + 1 });
      }
    }
    start = end;
  }
  return rows;
}

/** Rows the keyboard stops at: entries, and folded phases, which open with the right arrow. */
export const takesFocus = (row: Row): boolean => row.kind === 'entry' || row.kind === 'fold';

export const runOfRow = (row: Row): number | undefined =>
  row.kind === 'banner' ? undefined : row.kind === 'entry' ? row.entry.run : row.phase.run;
