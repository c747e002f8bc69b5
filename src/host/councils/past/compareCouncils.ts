/** Two councils side by side: where they part, what was other to begin with, how the seats voted, what came of it. */
import type { Council, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { metricsOf } from '../../../core/councils/measures/metrics.ts';
import { phaseOf } from '../../../core/councils/phases.ts';
import { answered, voteOf } from '../../../core/councils/repliesIn.ts';
import { conclusionOf } from '../../../core/councils/voting/conclusion.ts';
import { openPoints } from '../../../core/councils/voting/ledger.ts';
import { motionOf } from '../../../core/councils/voting/motion.ts';
import { standIn } from '../../../core/councils/voting/standings.ts';
import { backingOf, supportOf } from '../../../core/councils/voting/support.ts';
import type {
  CompareSide,
  CompareView,
  DifferenceView,
  PartView,
  VoteRow,
} from '../../../rpc/views/pastViews.ts';
import { decisionOf, minorityOf, recommendationOf } from './outcome.ts';

export function compared(a: Council, b: Council): CompareView {
  const { same, parts } = partingOf(a, b);
  return {
    a: sideOf(a),
    b: sideOf(b),
    ...forkOf(a, b),
    same,
    ...(parts ? { parts } : {}),
    brief: briefDifferences(a, b),
    seats: seatDifferences(a, b),
    votes: votesOf(a, b),
  };
}

function sideOf(council: Council): CompareSide {
  const decision = decisionOf(council);
  const recommendation = recommendationOf(council);
  return {
    id: council.id,
    question: council.brief.question,
    mode: council.protocol.id,
    status: council.status,
    ...(council.decision ? { verdict: council.decision.verdict } : {}),
    ...(decision === undefined ? {} : { decision }),
    ...(recommendation === undefined ? {} : { recommendation }),
    minority: minorityOf(council).map((each) => each.text),
    ...votedOn(council),
    ...(council.rating === undefined ? {} : { rating: council.rating }),
    metrics: metricsOf(council),
  };
}

function votedOn(council: Council): Pick<CompareSide, 'motion' | 'departs' | 'drawn'> {
  if (council.votesOn !== 'motion') return {};
  const motion = motionOf(council);
  const support = supportOf(council);
  const { departs, drawn } = conclusionOf(council) ?? {};
  return {
    ...(motion
      ? {
          motion: {
            ...(motion.letter === undefined ? {} : { letter: motion.letter }),
            ...(motion.by === 'person' ? { by: 'person' as const } : {}),
            text: motion.text,
            ...(support ? { back: support.back, of: support.of } : {}),
            open: openPoints(council).length,
          },
        }
      : {}),
    ...(departs && !departs.silent ? { departs: true as const } : {}),
    ...(drawn ? { drawn } : {}),
  };
}

function forkOf(a: Council, b: Council): Pick<CompareView, 'fork'> {
  const [from, child] =
    b.origin?.council === a.id
      ? (['a', b] as const)
      : a.origin?.council === b.id
        ? (['b', a] as const)
        : [undefined, undefined];
  if (!from || child.origin?.kind !== 'fork') return {};
  const { run, seat, changed } = child.origin;
  const at = run === undefined ? undefined : placeOf(child, run, seat, 'words');
  return { fork: { from, ...(at ? { at } : {}), ...(changed === undefined ? {} : { changed }) } };
}

/** A turn, or a phase, as people name it. */
export function placeOf(
  council: Council,
  run: number,
  seat: string | undefined,
  why: PartView['why'],
): PartView | undefined {
  const held = council.runs[run];
  if (!held) return undefined;
  const name = council.seats.find((each) => each.id === seat)?.name;
  return {
    run,
    phase: held.phase,
    round: held.round,
    ...(seat === undefined ? {} : { seat, name: name ?? seat }),
    why,
  };
}

/** Walks both in the order people read them; the first turn or phase that is other is where they part. */
function partingOf(a: Council, b: Council): { same: number; parts?: PartView } {
  let same = 0;
  for (let index = 0; index < Math.max(a.runs.length, b.runs.length); index++) {
    const [one, two] = [a.runs[index], b.runs[index]];
    const held = one ? a : b;
    const at = (seat: string | undefined, why: PartView['why']) => {
      const parts = placeOf(held, index, seat, why);
      return { same, ...(parts ? { parts } : {}) };
    };
    if (!one || !two) return at(undefined, 'missing');
    if (one.phase !== two.phase || (one.skipped === undefined) !== (two.skipped === undefined))
      return at(undefined, 'phase');
    for (const turn of one.turns) {
      const other = two.turns.find((each) => each.seat === turn.seat);
      const why = other ? otherwise(turn, other) : 'missing';
      if (why) return at(turn.seat, why);
      same += 1;
    }
    const more = two.turns.find((turn) => !one.turns.some((each) => each.seat === turn.seat));
    if (more) return { same, ...defined(placeOf(b, index, more.seat, 'missing')) };
  }
  return { same };
}

const defined = (parts: PartView | undefined): { parts?: PartView } => (parts ? { parts } : {});

function otherwise(one: Turn, two: Turn): PartView['why'] | undefined {
  if (one.state !== two.state) return 'absent';
  if (voteOf(one) !== voteOf(two)) return 'vote';
  return one.text === two.text ? undefined : 'words';
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value) && value.every((each) => typeof each === 'string')
      ? value.join('\n')
      : JSON.stringify(value);

function briefDifferences(a: Council, b: Council): DifferenceView[] {
  const [one, two]: Record<string, unknown>[] = [a.brief, b.brief];
  const fields = new Set([...Object.keys(one ?? {}), ...Object.keys(two ?? {})]);
  return [...fields].flatMap((field) => difference(field, one?.[field], two?.[field]));
}

function difference(field: string, one: unknown, two: unknown): DifferenceView[] {
  if (JSON.stringify(one) === JSON.stringify(two)) return [];
  return [
    {
      field,
      ...(one === undefined ? {} : { a: textOf(one) }),
      ...(two === undefined ? {} : { b: textOf(two) }),
    },
  ];
}

const seatFields = ['backend', 'model', 'role', 'persona'] as const;

function seatDifferences(a: Council, b: Council): CompareView['seats'] {
  const ids = new Set([...a.seats, ...b.seats].map((seat) => seat.id));
  return [...ids].flatMap((id) => {
    const [one, two] = [a, b].map((each) => each.seats.find((seat) => seat.id === id));
    const name = one?.name ?? two?.name ?? id;
    const found =
      one && two
        ? seatFields.flatMap((field) => difference(field, one[field], two[field]))
        : [{ field: 'seat', ...(one ? { a: name } : {}), ...(two ? { b: name } : {}) }];
    return found.map((each) => ({ ...each, seat: id, name }));
  });
}

const votesIn = (council: Council): PhaseRun[] =>
  council.runs.filter((run) => answered(run).some((turn) => standIn(council, run, turn) !== undefined));

interface Column {
  phase: string;
  round: number;
  /** Which of the runs of this phase it is, in either council. */
  nth: number;
}

/** A column for each phase in which either took a stand, by phase and how often it was held before. */
function columnsOf(a: Council, b: Council): Column[] {
  const columns = new Map<string, Column>();
  for (const council of [a, b])
    for (const run of votesIn(council)) {
      const nth = votesIn(council)
        .filter((each) => each.phase === run.phase)
        .indexOf(run);
      const key = `${run.phase} ${nth}`;
      if (!columns.has(key)) columns.set(key, { phase: run.phase, round: run.round, nth });
    }
  return [...columns.values()];
}

function votesOf(a: Council, b: Council): CompareView['votes'] {
  const columns = columnsOf(a, b);
  const cells = (council: Council, seat: string): VoteRow['a'] =>
    columns.map(({ phase, nth }) => {
      const run = votesIn(council).filter((each) => each.phase === phase)[nth];
      const turn = run?.turns.find((each) => each.seat === seat);
      if (!run || !turn) return undefined;
      return turn.state === 'replied' ? standIn(council, run, turn) : 'absent';
    });
  const letters = (council: Council, seat: string): (string | undefined)[] =>
    columns.map(({ phase, nth }) => {
      const run = votesIn(council).filter((each) => each.phase === phase)[nth];
      return run && phaseOf(council, run)?.form !== 'turn' ? backingOf(council, seat, run) : undefined;
    });
  const isLettered = [a, b].some(({ proposals }) => (proposals?.length ?? 0) > 0);
  const voters = [...a.seats, ...b.seats].filter((seat) => seat.votes);
  const seats = columns.length > 0 ? [...new Map(voters.map((seat) => [seat.id, seat])).values()] : [];
  return {
    phases: columns.map(({ phase, round }) => ({ phase, round })),
    rows: seats.map(({ id, name, emoji }) => ({
      seat: id,
      name,
      ...(emoji === undefined ? {} : { emoji }),
      a: cells(a, id),
      b: cells(b, id),
      ...(isLettered ? { on: { a: letters(a, id), b: letters(b, id) } } : {}),
    })),
  };
}
