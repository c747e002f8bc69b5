/** What a council came to and what it took: limits, the gate, the merged matrix, the files it leaves. */
import { artefactFolder, artefactsOf } from '../../../core/councils/artefacts.ts';
import { limitsOf, spent } from '../../../core/councils/budget/budget.ts';
import { worked } from '../../../core/councils/budget/timeKept.ts';
import type { Council, PhaseRun } from '../../../core/councils/council.ts';
import { dominator } from '../../../core/councils/measures/measures.ts';
import { acceptedRisks, gateOutcome } from '../../../core/councils/voting/gates.ts';
import { mergedMatrix } from '../../../core/councils/voting/mergedMatrix.ts';
import type {
  ArtefactView,
  BudgetView,
  GateView,
  MergedRowView,
  UsedView,
} from '../../../rpc/views/deliberationViews.ts';
import type { CouncilHead } from '../../../rpc/views/views.ts';
import { defined } from './defined.ts';
import { isBlindNow } from './phases.ts';

export function budgetOf(council: Council): BudgetView {
  const limits = limitsOf(council);
  const used = spent(council);
  const priced = council.seats.some((seat) => seat.price !== undefined);
  const minutes = workedView(council).ms / 60_000;
  return {
    tokens: part(used.tokens, limits.tokens),
    ...(priced || limits.cost !== undefined ? { cost: part(used.cost, limits.cost) } : {}),
    minutes: part(Math.max(0, Math.round(minutes * 100) / 100), limits.minutes),
  };
}

/** The figure of the budget, for clocks that tick: clients do not reckon it themselves. */
export function workedView(council: Council): NonNullable<CouncilHead['worked']> {
  const last = council.runs.at(-1);
  // A host that took over counts its absence as rest, and changed nothing since.
  const at = Math.max(council.updatedAt, last ? last.startedAt + (last.rested ?? 0) : 0);
  const ms = worked(council, at);
  return { ms, at, ticks: council.status === 'running' && worked(council, at + 1) > ms };
}

const part = (used: number, limit: number | undefined): UsedView => ({ used, ...defined({ limit }) });

/** Counted when a phase closes, and once: a head is asked for at every change. */
const counted = new WeakMap<PhaseRun, CouncilHead['dominance'] | false>();

export function dominanceOf(council: Council): CouncilHead['dominance'] {
  const closed = council.runs.filter((run) => run.endedAt !== undefined);
  const last = closed.at(-1);
  if (!last) return undefined;
  const known = counted.get(last) ?? dominator({ ...council, runs: closed }) ?? false;
  counted.set(last, known);
  return known || undefined;
}

/** Nothing before a gate has spoken. */
export function gateOf(council: Council): GateView | undefined {
  const { verdict, open } = gateOutcome(council);
  return verdict && { verdict, open, risks: acceptedRisks(council) };
}

export function matrixOf(council: Council): MergedRowView[] | undefined {
  const rows = mergedMatrix(council).map(({ option, score, by, apart }) => ({
    option,
    scores: by.flatMap(({ seat, row }) => (row.score === undefined ? [] : [{ seat, score: row.score }])),
    ...defined({ score, apart }),
  }));
  // While the seats still evaluate, nobody's score is anybody's to see.
  const run = council.runs.at(-1);
  return rows.length === 0 || (run && isBlindNow(council, run)) ? undefined : rows;
}

export function artefactViews(council: Council): ArtefactView[] | undefined {
  const files = artefactsOf(council).map(({ kind, name }) => ({ kind, path: `${artefactFolder}/${name}` }));
  return files.length > 0 ? files : undefined;
}
