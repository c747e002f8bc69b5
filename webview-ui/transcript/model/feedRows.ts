/**
 * The feed as rows: a banner, phase headings, entries; a folded phase is one row that still shows its votes. In a council
 * with a motion also the motion itself, the proposals and the ledger of points.
 */
import type { CouncilHead, EntryView, PhaseView } from '../../../src/rpc/views/views.ts';
import type { PageState } from './transcriptState.ts';

export type Row =
  | { id: 'banner'; kind: 'banner' }
  | { id: 'comparison'; kind: 'comparison' }
  | { id: string; kind: 'phase'; phase: PhaseView; entries: readonly EntryView[] }
  | { id: string; kind: 'fold'; phase: PhaseView; entries: readonly EntryView[] }
  | { id: string; kind: 'entry'; entry: EntryView; posinset: number }
  /** At the start of the phase that votes on it; `put` unless everyone backed it without that. */
  | { id: string; kind: 'motion'; motion: NonNullable<PhaseView['motion']>; run: number; put: boolean }
  | { id: Panel; kind: 'panel'; open: boolean; run: number };

/** Folds that are no phases. */
export type Panel = 'proposals' | 'points';

export const phaseRowId = (run: number): string => `phase:${run}`;
export const motionRowId = (run: number): string => `motion:${run}`;

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

const backing: ReadonlySet<string> = new Set(['challenge', 'position', 'frame', 'turn', 'matrix']);

/** The proposals stand where they were ranked, before the phase that votes on one of them. */
function proposalsBefore({ phases, motion }: CouncilHead): number {
  const put = phases.findLast((phase) => phase.motion !== undefined && phase.state !== 'to-come');
  if (put !== undefined) return phases.find((phase) => phase.motion !== undefined)?.run ?? put.run;
  const chosen = phases.find((phase) => phase.run === motion?.run);
  const made = phases.findLast((phase) => phase.state === 'done' && backing.has(phase.form ?? ''));
  return ((chosen ?? made)?.run ?? -1) + 1;
}

/** The points stand before what is being said now, and at last before what closes the council. */
function pointsBefore({ phases }: CouncilHead): number {
  const at = phases.findLastIndex(
    (phase) => phase.state === 'now' || (phase.closing === true && phase.state === 'done'),
  );
  if (at < 0) return Number.POSITIVE_INFINITY;
  // Who was asked before the one who speaks is no phase of its own.
  return (phases[at - 1]?.run ?? -1) + 1;
}

/** The reader's own folding wins; at the decision the proposals stand open. */
function panelsOf(state: Folding & { head: CouncilHead | undefined }): Extract<Row, { kind: 'panel' }>[] {
  const { head, folds } = state;
  if (head?.support === undefined) return [];
  const isRead = head.status !== 'running' && head.status !== 'paused';
  const panel = (id: Panel, run: number, folded: boolean) => ({
    id,
    kind: 'panel' as const,
    run,
    open: !(folds[id] ?? folded),
  });
  return [
    ...((head.proposals?.length ?? 0) > 0 ? [panel('proposals', proposalsBefore(head), !isRead)] : []),
    ...((head.points?.length ?? 0) > 0 ? [panel('points', pointsBefore(head), true)] : []),
  ];
}

export function rowsOf(state: Folding & { head: CouncilHead | undefined }): Row[] {
  const { head } = state;
  if (head === undefined) return [];
  const folded = foldedRuns(state);
  const phases = new Map(head.phases.map((phase) => [phase.run, phase]));
  const rows: Row[] = head.rehearsal ? [{ id: 'banner', kind: 'banner' }] : [];
  const panels = panelsOf(state);
  const chosen = unput(head);
  const standBefore = (run: number) => {
    while (panels[0] !== undefined && panels[0].run <= run) {
      const panel = panels.shift();
      if (panel !== undefined) rows.push(panel);
      if (panel?.id === 'proposals' && chosen !== undefined) rows.push(chosen);
    }
  };
  for (let start = 0; start < state.entries.length; ) {
    const run = state.entries[start]?.run ?? 0;
    let end = start;
    while (state.entries[end]?.run === run) end += 1;
    const entries = state.entries.slice(start, end);
    standBefore(run);
    const phase = phases.get(run);
    const fold = phase !== undefined && folded.has(run);
    if (phase !== undefined)
      rows.push({ id: phaseRowId(run), kind: fold ? 'fold' : 'phase', phase, entries });
    if (phase?.motion !== undefined && !fold)
      rows.push({ id: motionRowId(run), kind: 'motion', motion: phase.motion, run, put: true });
    if (!fold) {
      for (const [i, entry] of entries.entries()) {
        rows.push({ id: entry.key, kind: 'entry', entry, posinset: start + i + 1 });
      }
    }
    start = end;
  }
  standBefore(Number.POSITIVE_INFINITY);
  if (isCompared(head)) rows.push({ id: 'comparison', kind: 'comparison' });
  return rows;
}

/** Once it was decided, what one model answered alone stands below everything else, or that it did not answer. */
const isCompared = ({ comparison, decision }: CouncilHead): boolean =>
  comparison?.answers !== undefined || (comparison?.state === 'failed' && decision !== undefined);

/** A motion that everyone backed, so that no phase votes on it. */
function unput({ motion, phases }: CouncilHead): Extract<Row, { kind: 'motion' }> | undefined {
  if (motion === undefined || phases.some((phase) => phase.motion !== undefined)) return undefined;
  return { id: motionRowId(motion.run), kind: 'motion', motion, run: motion.run, put: false };
}

/** Rows the keyboard stops at: entries, folds, which open with the right arrow, and the motion. */
export const takesFocus = (row: Row): boolean => row.kind !== 'banner' && row.kind !== 'phase';

export function runOfRow(row: Row): number | undefined {
  switch (row.kind) {
    case 'banner':
    case 'panel':
    case 'comparison':
      return undefined;
    case 'entry':
      return row.entry.run;
    case 'motion':
      return row.put ? row.run : undefined;
    default:
      return row.phase.run;
  }
}
