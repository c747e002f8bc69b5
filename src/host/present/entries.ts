/** A council's turns and injections as clients see them. A seated person's view of an open blind phase stays blind. */
import type { Council, PhaseRun, Turn } from '../../core/councils/council.ts';
import { newInjections } from '../../core/councils/injections.ts';
import { phaseOf } from '../../core/councils/interpreter.ts';
import { blockingOf, voteOf, votesOf } from '../../core/councils/tally.ts';
import { bodyOf } from '../../core/forms/body.ts';
import { checklistPoints } from '../../core/forms/reading.ts';
import type { EntryView, InjectionView, SynthesisView, TurnView } from '../../rpc/views.ts';

export const turnKey = (run: number, seat: string): string => `${run}/${seat}`;

/** Everything in the order people read it: each run's turns, then what people said before the next one began. */
export function entriesOf(council: Council, viewer: string | undefined): EntryView[] {
  const before = injectionsAfter(council, 0);
  return [
    ...before,
    ...council.runs.flatMap((run, index) => [
      ...run.turns.map((turn) => turnView(council, index, run, turn, viewer)),
      ...injectionsAfter(council, index + 1),
    ]),
  ];
}

const injectionsAfter = (council: Council, runs: number): InjectionView[] =>
  council.injections.flatMap((each, index) =>
    each.afterRun === runs ? [injectionView(council, index)] : [],
  );

export function injectionView(council: Council, index: number): InjectionView {
  const injection = council.injections[index];
  const acknowledgedBy: string[] = [];
  const waitingFor: string[] = [];
  for (const seat of council.seats) {
    if (injection?.to !== undefined ? injection.to !== seat.id : !seat.votes) continue;
    const shown = council.runs.flatMap((run, at) =>
      newInjections(council, at, seat.id).some((each) => each.id === injection?.id)
        ? run.turns.filter((turn) => turn.seat === seat.id)
        : [],
    );
    (shown.some((turn) => turn.reading?.acknowledges) ? acknowledgedBy : waitingFor).push(seat.id);
  }
  return {
    kind: 'injection',
    key: `injection/${injection?.id ?? index}`,
    run: (injection?.afterRun ?? 0) - 1,
    by: injection?.by ?? '',
    text: injection?.text ?? '',
    at: injection?.at ?? 0,
    ...(injection?.to === undefined ? {} : { to: injection.to }),
    acknowledgedBy,
    waitingFor,
  };
}

/** Whether this viewer must not see what others say in this run yet. */
export function isBlindTo(council: Council, run: PhaseRun, viewer: string | undefined): boolean {
  return (
    viewer !== undefined &&
    run.endedAt === undefined &&
    phaseOf(council, run)?.blind === true &&
    council.seats.some((seat) => seat.id === viewer && seat.votes)
  );
}

export function turnView(
  council: Council,
  index: number,
  run: PhaseRun,
  turn: Turn,
  viewer: string | undefined,
): TurnView {
  const bare: TurnView = {
    kind: 'turn',
    key: turnKey(index, turn.seat),
    run: index,
    phase: run.phase,
    round: run.round,
    seat: turn.seat,
    state: turn.state === 'asked' ? 'queued' : turn.state,
    body: '',
    text: '',
    deadlineAt: turn.deadlineAt,
    checklist: [],
    blocking: [],
    contests: [],
    problems: [],
  };
  if (turn.seat !== viewer && isBlindTo(council, run, viewer))
    return turn.state === 'replied' ? { ...bare, state: 'hidden' } : bare;
  if (turn.state === 'asked') return turn.attempt === 2 ? { ...bare, askedAgain: true } : bare;
  return turn.state === 'absent' ? absentView(council, bare, turn) : repliedView(council, bare, turn);
}

function absentView(council: Council, bare: TurnView, turn: Turn): TurnView {
  const { code = 'failed', detail } = turn.absence ?? {};
  const facts = { seconds: council.brief.timeouts.seat, tries: turn.tries ?? 1 };
  return { ...bare, absence: { code, ...facts, ...(detail === undefined ? {} : { detail }) } };
}

function repliedView(council: Council, bare: TurnView, turn: Turn): TurnView {
  const { reading, text = '' } = turn;
  if (!reading) return bare;
  const vote = voteOf(turn);
  const earlier = votesOf(council, turn.seat).findLast((each) => each.run < bare.run)?.vote;
  const marks: Partial<TurnView> =
    reading.form === 'challenge'
      ? {
          checklist: checklistPoints.flatMap((point) => {
            const mark = reading.checklist[point];
            return mark ? [{ point, mark }] : [];
          }),
          contests: reading.contests,
          ...defined({
            stance: reading.stance,
            proposal: reading.proposal,
            recommendation: reading.recommendation,
          }),
        }
      : reading.form === 'final'
        ? defined({ confidence: reading.confidence })
        : reading.form === 'position'
          ? defined({ changeMind: reading.changeMind })
          : { synthesis: synthesisView(council, reading) };
  return {
    ...bare,
    body: bodyOf(reading.form, text),
    text,
    blocking: blockingOf(turn),
    problems: reading.problems,
    ...marks,
    ...defined({
      at: turn.at,
      ms: turn.ms,
      model: turn.model,
      vote,
      from: vote !== undefined && earlier !== vote ? earlier : undefined,
      acknowledges: reading.acknowledges,
      askedAgain: turn.unreadable === undefined ? undefined : true,
    }),
  };
}

/** Absent keys are left out: views are compared and sent as they are. */
export function defined<T extends object>(facts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function synthesisView(council: Council, reading: SynthesisView): SynthesisView {
  const { consensus, disagreements, insights, risks, minority, recommendation } = reading;
  const confidence = (seat: string | undefined) =>
    council.runs
      .flatMap((run) => run.turns)
      .flatMap((turn) =>
        turn.seat === seat && turn.reading?.form === 'final' ? [turn.reading.confidence] : [],
      )
      .at(-1);
  return {
    consensus,
    disagreements,
    insights,
    risks,
    minority: minority.map((each) => ({ ...each, ...defined({ confidence: confidence(each.seat) }) })),
    ...defined({ recommendation }),
  };
}
