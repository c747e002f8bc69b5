/**
 * Follows a protocol: opens phases, closes them when everyone asked has answered or is absent, and ends the
 * council. Pure; it always ends, because each step either waits for an open turn or moves on along the list.
 */
import type { Instant, SeatId } from '../ids.ts';
import { judge } from './conditions.ts';
import type { Council, PhaseRun, Reason, Status, Turn } from './council.ts';
import { disagreementsOf } from './disagreements.ts';
import { extractiveSynthesis } from './extract.ts';
import type { Phase } from './protocol.ts';
import { answered, convergence, lastVotingRun, voteOf, votingSeats } from './tally.ts';

export const ended: ReadonlySet<Status> = new Set<Status>([
  'decided',
  'recommended',
  'rejected',
  'inconclusive',
  'stopped',
  'over-budget',
]);

export const phaseOf = (council: Council, run: PhaseRun): Phase | undefined =>
  council.protocol.phases.find((phase) => phase.id === run.phase);

export const openRun = (council: Council): PhaseRun | undefined => {
  const run = council.runs.at(-1);
  return run && run.endedAt === undefined ? run : undefined;
};

/** Who is asked in a phase, in seat order. */
export function speakersOf(council: Council, phase: Phase): SeatId[] {
  if (phase.speakers === 'participants') return votingSeats(council).map((seat) => seat.id);
  return [phase.speakers === 'orchestrator' ? council.orchestrator : council.synthesizer];
}

/** Moves a running council as far as it can go at this time: to its next open turns, a decision, or its end. */
export function advance(council: Council, at: Instant): Council {
  let next = council;
  while (next.status === 'running') {
    const run = openRun(next);
    if (run?.turns.some((turn) => turn.state === 'asked')) return next;
    next = run ? close(next, run, at) : openNext(next, at);
  }
  return next;
}

function openNext(council: Council, at: Instant): Council {
  const last = council.runs.at(-1);
  const index = last ? council.protocol.phases.findIndex((phase) => phase.id === last.phase) + 1 : 0;
  const phase = council.protocol.phases[index];
  if (!phase) return awaitDecision(council, at);
  const judged = phase.when && judge(phase.when, council);
  if (judged && !judged.holds) return skip(council, phase, judged.why, at);
  return open(council, phase, speakersOf(council, phase), at);
}

const roundsHeld = (council: Council): number => council.runs.filter((run) => !run.skipped).length;

export function open(council: Council, phase: Phase, speakers: SeatId[], at: Instant): Council {
  const run: PhaseRun = {
    phase: phase.id,
    round: roundsHeld(council) + 1,
    startedAt: at,
    turns: speakers.map((seat) => asked(council, seat, at)),
    injections: council.injections.length,
  };
  const disagreements = phase.sees.includes('disagreements') ? openDisagreements(council) : [];
  return { ...council, runs: [...council.runs, disagreements.length > 0 ? { ...run, disagreements } : run] };
}

const asked = (council: Council, seat: SeatId, at: Instant): Turn => ({
  seat,
  state: 'asked',
  attempt: 1,
  deadlineAt: at + council.brief.timeouts.seat * 1000,
});

function openDisagreements(council: Council) {
  const voted = lastVotingRun(council);
  return voted && !voted.converged ? disagreementsOf(council, voted) : [];
}

function skip(council: Council, phase: Phase, why: Reason, at: Instant): Council {
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
  const replies = answered(run);
  if (run.turns.length > 1 && replies.length < 2) {
    const why: Reason = { code: 'too-few-answered', count: replies.length, of: run.turns.length };
    return end(closeRun(council, { ...run, endedAt: at, why }), 'inconclusive', at, why);
  }
  if (run.turns.length === 1 && replies.length === 0) return replaceSpeaker(council, run, at);
  const voted = replies.some((turn) => voteOf(turn) !== undefined);
  return closeRun(council, { ...run, endedAt: at, ...(voted ? convergence(council, run) : {}) });
}

const closeRun = (council: Council, run: PhaseRun): Council => ({
  ...council,
  runs: [...council.runs.slice(0, -1), run],
});

/**
 * A closing phase never fails for want of a speaker: the synthesizer, the orchestrator, then each voting seat
 * is asked in turn; if nobody answers, the synthesis is drawn from what was said, and says so.
 */
function replaceSpeaker(council: Council, run: PhaseRun, at: Instant): Council {
  const phase = phaseOf(council, run);
  const tried = new Set(
    council.runs
      .filter((each) => each.phase === run.phase && each.startedAt >= lastRerunAt(council))
      .flatMap((each) => each.turns.map((turn) => turn.seat)),
  );
  const candidates = [
    council.synthesizer,
    council.orchestrator,
    ...votingSeats(council).map((seat) => seat.id),
  ];
  const substitute = candidates.find((seat) => !tried.has(seat));
  const closed = closeRun(council, { ...run, endedAt: at });
  if (phase && substitute !== undefined) return open(closed, phase, [substitute], at);
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
  return closeRun(council, { ...run, endedAt: at, turns: [turn] });
}

const lastRerunAt = (council: Council): Instant => council.reruns.at(-1)?.at ?? 0;

function awaitDecision(council: Council, at: Instant): Council {
  return council.attended
    ? { ...council, status: 'decision', updatedAt: at }
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
  return advance(open({ ...council, status: 'running' }, phase, speakersOf(council, phase), at), at);
}
