/**
 * Follows a protocol: opens phases, closes them when everyone asked has answered or is absent, and ends the
 * council. Pure; it always ends, because each step either waits for an open turn, moves on along the list, or goes
 * back as often as the protocol allows and no more.
 */
import type { Instant, SeatId } from '../ids.ts';
import { affords, budgetStep } from './budget.ts';
import { judge } from './conditions.ts';
import { consensusOf } from './consensus.ts';
import type { CheckRun, Council, PhaseRun, Reason, Status, Turn } from './council.ts';
import { disagreementsOf } from './disagreements.ts';
import { extractiveSynthesis } from './extract.ts';
import { verdictOf } from './gates.ts';
import { dominator, flagged } from './measures.ts';
import { openRun, phaseNamed, phaseOf, phasesFor, timesHeld, timesSentBack } from './phases.ts';
import type { Phase } from './protocol.ts';
import { answered, voteOf } from './replies.ts';
import { rotated, speakersOf } from './roles.ts';
import { convergence, lastVotingRun, votingSeats } from './tally.ts';

export { openRun, phaseOf } from './phases.ts';
export { speakersOf } from './roles.ts';

export const ended: ReadonlySet<Status> = new Set<Status>([
  'decided',
  'recommended',
  'rejected',
  'inconclusive',
  'stopped',
  'over-budget',
]);

/** Moves a running council as far as it can go at this time: to its next open turns, a decision, or its end. */
export function advance(council: Council, at: Instant): Council {
  let next = council;
  while (next.status === 'running') {
    const run = openRun(next);
    if (run && isWaiting(run)) return next;
    next = run ? step(next, run, at) : openNext(next, at);
  }
  return next;
}

const isWaiting = (run: PhaseRun): boolean =>
  run.turns.some((turn) => turn.state === 'asked') ||
  (run.turns.every((turn) => turn.state !== 'queued') &&
    (run.checks?.some((check) => check.state === 'running') ?? false));

/** The next in the row is asked; when nobody is left, the run closes. */
function step(council: Council, run: PhaseRun, at: Instant): Council {
  const next = run.turns.find((turn) => turn.state === 'queued');
  if (!next) return close(council, run, at);
  const passed: Turn = { ...next, state: 'absent', at, absence: { code: 'skipped', detail: 'budget' } };
  const turn = affords(council, run, next.seat) ? asked(council, next.seat, at) : passed;
  return withRun(council, { ...run, turns: run.turns.map((each) => (each === next ? turn : each)) });
}

const withRun = (council: Council, run: PhaseRun): Council => ({
  ...council,
  runs: [...council.runs.slice(0, -1), run],
});

/** Which phase comes after the last run: back to an earlier one as a gate or a loop says, else along the list. */
function following(council: Council): { phase: Phase | undefined; sentBackBy?: string } {
  const phases = phasesFor(council);
  const last = council.runs.at(-1);
  if (!last) return { phase: phases[0] };
  const phase = phaseOf(council, last);
  const along = { phase: phases[phases.findIndex((each) => each.id === last.phase) + 1] };
  if (!phase || last.skipped) return along;
  if (phase.gate && last.verdict === 'fail' && timesSentBack(council, phase.id) < phase.gate.most)
    return { phase: phaseNamed(council, phase.gate.backTo), sentBackBy: phase.id };
  if (phase.until && !last.again && loopsOn(council, phase))
    return { phase: phaseNamed(council, phase.until.backTo ?? phase.id) };
  return along;
}

function loopsOn(council: Council, phase: Phase): boolean {
  if (!phase.until || judge(phase.until.condition, council).holds) return false;
  const most = phase.until.max === 'maxRounds' ? council.brief.maxRounds : phase.until.max;
  return timesHeld(council, phase.until.backTo ?? phase.id) < most;
}

function openNext(council: Council, at: Instant): Council {
  const { phase, sentBackBy } = following(council);
  if (!phase) return awaitDecision(council, at);
  const judged = phase.when && judge(phase.when, council, sentBackBy);
  if (judged && !judged.holds) return skip(council, phase, judged.why, at);
  const speakers = speakersOf(council, phase);
  const { kind, council: budgeted, limit } = budgetStep(council, phase, speakers, at);
  const why: Opening = sentBackBy === undefined ? {} : { sentBackBy };
  if (kind === 'go-on') return open(budgeted, phase, speakers, at, why);
  const reason: Reason = { code: `budget-${limit}` };
  if (kind === 'skip') return skip(budgeted, phase, reason, at);
  if (kind === 'pause') return { ...budgeted, status: 'paused', why: reason, updatedAt: at };
  return synthesiseNow(budgeted, at);
}

const roundsHeld = (council: Council): number => council.runs.filter((run) => !run.skipped).length;

type Opening = Pick<PhaseRun, 'sentBackBy' | 'again'>;

export function open(
  council: Council,
  phase: Phase,
  speakers: SeatId[],
  at: Instant,
  why: Opening = {},
): Council {
  const order = inOrder(council, phase, speakers);
  const disagreements = phase.sees.includes('disagreements') ? openDisagreements(council) : [];
  const checks = phase.checks ? (council.brief.checks ?? []) : [];
  const run: PhaseRun = {
    phase: phase.id,
    round: roundsHeld(council) + 1,
    startedAt: at,
    turns: order.map((seat, index) =>
      phase.order === 'parallel' || index === 0 ? asked(council, seat, at) : queued(seat),
    ),
    injections: council.injections.length,
    ...why,
    ...(disagreements.length > 0 ? { disagreements } : {}),
    ...(checks.length > 0 ? { checks: checks.map((name): CheckRun => ({ name, state: 'running' })) } : {}),
  };
  return { ...council, runs: [...council.runs, run] };
}

/** Another first each round; whoever holds more than half of the words comes last. */
function inOrder(council: Council, phase: Phase, speakers: SeatId[]): SeatId[] {
  if (phase.order === 'parallel') return speakers;
  const round = council.runs.filter((run) => run.phase === phase.id && !run.skipped).length;
  const order = phase.order === 'rotating' ? rotated(speakers, round) : speakers;
  const loud = dominator(council)?.seat;
  return loud === undefined
    ? order
    : [...order.filter((seat) => seat !== loud), ...order.filter((seat) => seat === loud)];
}

const asked = (council: Council, seat: SeatId, at: Instant): Turn => ({
  seat,
  state: 'asked',
  attempt: 1,
  deadlineAt: at + patienceMs(council, seat),
});

const queued = (seat: SeatId): Turn => ({ seat, state: 'queued', attempt: 1, deadlineAt: 0 });

const patience: Record<string, number> = { human: 3_600_000, file: 3_600_000, acp: 600_000 };

/** People and files have an hour, agents that edit ten minutes, everyone else what the brief says. */
export const patienceMs = (council: Council, seat: SeatId): number => {
  const backend = council.seats.find((each) => each.id === seat)?.backend ?? '';
  return patience[backend] ?? council.brief.timeouts.seat * 1000;
};

function openDisagreements(council: Council) {
  const voted = lastVotingRun(council);
  return voted && !voted.converged ? disagreementsOf(council, voted) : [];
}

export function skip(council: Council, phase: Phase, why: Reason, at: Instant): Council {
  const run: PhaseRun = {
    phase: phase.id,
    round: roundsHeld(council),
    startedAt: at,
    endedAt: at,
    turns: [],
    injections: council.injections.length,
    skipped: why,
  };
  return { ...council, runs: [...council.runs, run] };
}

function close(council: Council, run: PhaseRun, at: Instant): Council {
  const phase = phaseOf(council, run);
  const replies = answered(run);
  if (run.turns.length > 1 && replies.length < 2) {
    const why: Reason = { code: 'too-few-answered', count: replies.length, of: run.turns.length };
    return end(withRun(council, { ...run, endedAt: at, why }), 'inconclusive', at, why);
  }
  if (run.turns.length === 1 && replies.length === 0 && !phase?.gate) {
    if (phase?.closing) return replaceSpeaker(council, run, at);
    const why: Reason = { code: 'owner-failed', ...(run.turns[0] ? { detail: run.turns[0].seat } : {}) };
    return end(withRun(council, { ...run, endedAt: at, why }), 'inconclusive', at, why);
  }
  return withRun(council, { ...judgedRun(council, phase, flagged(council, run)), endedAt: at });
}

function judgedRun(council: Council, phase: Phase | undefined, run: PhaseRun): PhaseRun {
  const replies = answered(run);
  if (phase?.gate) return { ...run, verdict: verdictOf(run) };
  if (phase?.form === 'turn') return { ...run, consensus: consensusOf(council, run) };
  return replies.some((turn) => voteOf(turn) !== undefined) ? { ...run, ...convergence(council, run) } : run;
}

/**
 * A closing phase never fails for want of a speaker: the synthesizer, the orchestrator, then each voting seat
 * is asked in turn; if nobody answers, the synthesis is drawn from what was said, and says so.
 */
function replaceSpeaker(council: Council, run: PhaseRun, at: Instant): Council {
  const phase = phaseOf(council, run);
  const since = council.runs.findLastIndex((each) => each.phase !== run.phase);
  const tried = new Set(council.runs.slice(since + 1).flatMap((each) => each.turns.map((turn) => turn.seat)));
  const candidates = [
    council.synthesizer,
    council.orchestrator,
    ...votingSeats(council).map((seat) => seat.id),
  ];
  const substitute = candidates.find((seat) => !tried.has(seat));
  const closed = withRun(council, { ...run, endedAt: at });
  const why = run.sentBackBy === undefined ? {} : { sentBackBy: run.sentBackBy };
  if (phase && substitute !== undefined) return open(closed, phase, [substitute], at, why);
  const { text, reading } = extractiveSynthesis(council);
  const turn: Turn = {
    ...(run.turns[0] as Turn),
    state: 'replied',
    text,
    reading,
    at,
    ms: 0,
    model: 'extract',
  };
  return withRun(council, { ...run, endedAt: at, turns: [turn] });
}

/** A council whose limit was reached ends as over budget when nobody is there to decide. */
function awaitDecision(council: Council, at: Instant): Council {
  if (council.attended) return { ...council, status: 'decision', updatedAt: at };
  const early = council.degradations?.findLast((each) => each.code === 'synthesised');
  return early
    ? end(council, 'over-budget', at, { code: `budget-${early.limit}` })
    : end(council, 'recommended', at);
}

export function end(council: Council, status: Status, at: Instant, why?: Reason): Council {
  const { why: _before, ...rest } = council;
  return { ...rest, status, endedAt: at, updatedAt: at, ...(why ? { why } : {}) };
}

/** Runs the repeatable phase once more, with everything after it: what a person asks for after a synthesis. */
export function anotherRound(council: Council, at: Instant): Council {
  const phase = council.protocol.phases.find((each) => each.again);
  if (!phase) return council;
  const running: Council = { ...council, status: 'running' };
  return advance(open(running, phase, speakersOf(council, phase), at, { again: true }), at);
}

/** Goes to the closing phase at once, with what there is. */
export function synthesiseNow(council: Council, at: Instant): Council {
  const phase = phasesFor(council).findLast((each) => each.closing) ?? phasesFor(council).at(-1);
  if (!phase) return council;
  const { why: _why, ...rest } = council;
  return advance(open({ ...rest, status: 'running' }, phase, speakersOf(council, phase), at), at);
}
