/**
 * Follows a protocol: opens phases, closes them when everyone asked has answered or is absent, and ends the
 * council. Pure; it always ends, because each step either waits for an open turn, moves on along the list, or goes
 * back as often as the protocol allows and no more.
 */
import { synthesisLabels } from '../forms/asks/labels.ts';
import type { Instant } from '../ids.ts';
import { budgetStep, limitAt, noted } from './budget/budget.ts';
import { paused } from './budget/resting.ts';
import { hasSpoken, hasTimeAgain, hasTimeFor, isNeeded } from './budget/timeKept.ts';
import type { Absence, Council, Degradation, PhaseRun, Reason, Status, Turn } from './council.ts';
import { extractiveSynthesis } from './fallbackSynthesis.ts';
import { heardOut, judgedRun } from './heardOut.ts';
import { withFlags, withLastFlags } from './measures/flags.ts';
import { type Opening, open, skip } from './openPhase.ts';
import { askedNow } from './people/askedAgain.ts';
import {
  lastWord,
  needsWords,
  openRun,
  phaseNamed,
  phaseOf,
  phasesFor,
  timesHeld,
  timesSentBack,
} from './phases.ts';
import { judge } from './protocols/conditions.ts';
import type { Phase } from './protocols/protocol.ts';
import { answered } from './repliesIn.ts';
import { speakersOf } from './roles.ts';
import { withPoints } from './voting/ledger.ts';
import { votingSeats } from './voting/tally.ts';
import { asked, queued } from './whoIsAsked.ts';

export { openRun, phaseOf } from './phases.ts';
export { speakersOf } from './roles.ts';
export { patienceMs } from './waitedFor.ts';

export const ended: ReadonlySet<Status> = new Set<Status>([
  'decided',
  'recommended',
  'rejected',
  'inconclusive',
  'stopped',
  'over-budget',
]);

/** A person has the last word on these; an ended one may have been left without it. */
export const undecided: ReadonlySet<Status> = new Set<Status>(['decision', 'recommended', 'over-budget']);

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

/** Checks come first: whoever judges is asked when they have spoken, and sees what they said. */
const isWaiting = (run: PhaseRun): boolean =>
  run.turns.some((turn) => turn.state === 'asked' || askedNow(turn) !== undefined) ||
  (run.checks?.some((check) => check.state === 'running') ?? false);

/** The next in the row is asked, if that can still be paid; when nobody is left, the run closes. */
function step(council: Council, run: PhaseRun, at: Instant): Council {
  const next = run.turns.find((turn) => turn.state === 'queued');
  if (!next) return close(council, run, at);
  const phase = phaseOf(council, run);
  const limit = limitAt(council, run, next.seat, at);
  if (limit === undefined && phase && !hasTimeFor(council, phase, [next.seat], at))
    return outOfTime(council, run, at);
  if (limit === undefined) {
    const isNext = (turn: Turn) => turn === next || (phase?.order === 'parallel' && turn.state === 'queued');
    const ask = (turn: Turn) => asked(council, turn.seat, at, phase, run);
    const turns = run.turns.map((turn) => (isNext(turn) ? ask(turn) : turn));
    return withRun(council, { ...run, turns });
  }
  if (council.attended) return heldBy(noted(council, 'paused', limit, run.phase, at), limit, at);
  // Whoever has not spoken yet was not waited for; the last word is spoken with what there is.
  const passed = (turn: Turn): Turn =>
    turn.state === 'queued'
      ? { ...turn, state: 'absent', at, absence: { code: 'skipped', detail: 'budget' } }
      : turn;
  const cut = heardOut(withRun(council, { ...run, endedAt: at, turns: run.turns.map(passed) }));
  return synthesiseNow(noted(cut, 'synthesised', limit, run.phase, at), at);
}

/** The minutes leave no room for whoever has not spoken: where nothing comes of it without them a person is asked for more. */
function outOfTime(council: Council, run: PhaseRun, at: Instant): Council {
  const isLacking = answered(run).length < Math.min(2, run.turns.length);
  if (isLacking && council.attended && isNeeded(council, phaseOf(council, run), council.runs.slice(0, -1)))
    return heldBy(notedOnce(council, 'paused', run.phase, at), 'time', at);
  const passed = (turn: Turn): Turn =>
    turn.state === 'queued' ? { ...turn, state: 'absent', at, absence: { code: 'time' } } : turn;
  return withRun(council, { ...run, turns: run.turns.map(passed) });
}

const heldBy = (council: Council, limit: Degradation['limit'], at: Instant): Council =>
  paused(council, { code: `budget-${limit}` }, at);

const withRun = (council: Council, run: PhaseRun): Council => ({
  ...council,
  runs: [...council.runs.slice(0, -1), run],
});

/** A run that came to nothing is not judged; what it says of points is in the ledger all the same. */
const entered = (council: Council, run: PhaseRun): Council => withPoints(withRun(council, run), run);

/** Which phase comes after the last run: back to an earlier one as a gate or a loop says, else along the list. */
function following(
  council: Council,
  at: Instant,
): { phase: Phase | undefined; sentBackBy?: string; unheld?: string } {
  const phases = phasesFor(council);
  const last = council.runs.at(-1);
  if (!last) return { phase: phases[0] };
  const phase = phaseOf(council, last);
  if (ranOut(council)) return { phase: undefined };
  const along = { phase: phases[phases.findIndex((each) => each.id === last.phase) + 1] };
  if (!phase || last.skipped) return along;
  if (phase.gate && last.verdict === 'fail' && timesSentBack(council, phase.id) < phase.gate.most)
    return { phase: phaseNamed(council, phase.gate.backTo), sentBackBy: phase.id };
  if (phase.until && !last.again && loopsOn(council, phase)) {
    if (!hasTimeAgain(council, phase, at)) return { ...along, unheld: phase.id };
    return { phase: phaseNamed(council, phase.until.backTo ?? phase.id) };
  }
  return along;
}

/** The last word came early because a limit was reached, and has been spoken: nothing comes after it. */
function ranOut(council: Council): boolean {
  const early = cutShort(council, ['synthesised']);
  const last = lastWord(council)?.id;
  const since = council.runs.findLastIndex((run) => run.phase !== last);
  return early !== undefined && council.runs.slice(since + 1).some((run) => run.startedAt >= early.at);
}

/** Where a limit had the last word come early, or a phase passed over before it, unless it was raised since. */
const cutShort = (
  council: Council,
  codes: Degradation['code'][] = ['synthesised', 'passed-over'],
): Degradation | undefined =>
  council.degradations?.findLast((each) => codes.includes(each.code) && !each.raised);

function loopsOn(council: Council, phase: Phase): boolean {
  if (!phase.until || judge(phase.until.condition, council).holds) return false;
  const most = phase.until.max === 'maxRounds' ? council.brief.maxRounds : phase.until.max;
  // Counted on the phase that loops: the one it goes back to may be passed over each time.
  return timesHeld(council, phase.id) < most;
}

function openNext(council: Council, at: Instant): Council {
  const { phase, sentBackBy, unheld } = following(council, at);
  const told = unheld === undefined ? council : notedOnce(council, 'fewer-rounds', unheld, at);
  return phase ? openPhase(told, phase, sentBackBy, at) : awaitDecision(told, at);
}

function openPhase(council: Council, phase: Phase, sentBackBy: string | undefined, at: Instant): Council {
  const judged = phase.when && judge(phase.when, council, sentBackBy);
  const why: Opening = sentBackBy === undefined ? {} : { sentBackBy };
  if (judged && !judged.holds) return skip(council, phase, judged.why, at, why);
  const speakers = speakersOf(council, phase);
  const { kind, council: budgeted, limit } = budgetStep(council, phase, speakers, at);
  if (kind === 'go-on')
    return hasTimeFor(budgeted, phase, speakers, at)
      ? open(budgeted, phase, speakers, at, why)
      : withoutTime(budgeted, phase, at, why);
  const reason: Reason = { code: `budget-${limit}` };
  if (kind === 'skip') return skip(budgeted, phase, reason, at, why);
  if (kind === 'pause') return heldBy(budgeted, limit, at);
  return synthesiseNow(budgeted, at);
}

/**
 * A phase that there is no time for is passed over, so that the last word comes in time. Work that nothing comes of
 * without, or that a gate sent back, is not: a person is asked for more time, and with nobody there the last word is next.
 */
function withoutTime(council: Council, phase: Phase, at: Instant, why: Opening): Council {
  if (!hasSpoken(council.runs)) return open(council, phase, speakersOf(council, phase), at, why);
  const reason: Reason = { code: 'budget-time' };
  const isOwed = isNeeded(council, phase, council.runs) || why.sentBackBy !== undefined;
  if (!isOwed && phase.optional)
    return skip(noted(council, 'skipped-optional', 'time', phase.id, at), phase, reason, at, why);
  if (!isOwed) return skip(notedOnce(council, 'passed-over', phase.id, at), phase, reason, at, why);
  if (council.attended) return heldBy(notedOnce(council, 'paused', phase.id, at), 'time', at);
  return synthesiseNow(noted(council, 'synthesised', 'time', phase.id, at), at);
}

const notedOnce = (council: Council, code: Degradation['code'], phase: string, at: Instant): Council => {
  const since = council.runs.at(-1)?.endedAt ?? council.createdAt;
  const isKnown = council.degradations?.some(
    (each) => each.code === code && each.phase === phase && each.at >= since && !each.raised,
  );
  return isKnown ? council : noted(council, code, 'time', phase, at);
};

/** What the clock cut off, and the council can't do without: put again once there is time, else made the best of. */
function cutOff(council: Council, run: PhaseRun, at: Instant): Council | undefined {
  const before = council.runs.slice(0, -1);
  const phase = phaseOf(council, run);
  // Time does not keep the last word from being spoken.
  if (phase?.closing || lastWord(council)?.id === phase?.id) return undefined;
  if (!run.turns.some((turn) => turn.absence?.code === 'time')) return undefined;
  if (council.attended && isNeeded(council, phase, before)) {
    const again = (turn: Turn): Turn => (turn.absence?.code === 'time' ? queued(turn.seat) : turn);
    const waiting = withRun(council, { ...run, turns: run.turns.map(again) });
    return heldBy(notedOnce(waiting, 'paused', run.phase, at), 'time', at);
  }
  if (!hasSpoken(before)) return undefined;
  const cut = heardOut(withRun(council, { ...run, endedAt: at }));
  return needsWords(council, phase)
    ? synthesiseNow(noted(cut, 'synthesised', 'time', run.phase, at), at)
    : noted(cut, 'passed-over', 'time', run.phase, at);
}

function close(council: Council, run: PhaseRun, at: Instant): Council {
  const phase = phaseOf(council, run);
  const replies = answered(run);
  const isLacking =
    run.turns.length > 1 ? replies.length < 2 : replies.length === 0 && needsWords(council, phase);
  const cut = isLacking ? cutOff(council, run, at) : undefined;
  if (cut) return cut;
  const empty = phase?.closing && council.votesOn === 'motion' ? withoutAnswer(council, run) : undefined;
  if (empty) return replaceSpeaker(withRun(council, empty), empty, at);
  if (run.turns.length > 1 && replies.length < 2) {
    const why: Reason = { code: 'too-few-answered', count: replies.length, of: run.turns.length };
    return end(entered(council, { ...run, endedAt: at, why }), 'inconclusive', at, why);
  }
  if (run.turns.length === 1 && replies.length === 0 && needsWords(council, phase)) {
    if (phase?.closing) return replaceSpeaker(council, run, at);
    const why: Reason = { code: 'owner-failed', ...(run.turns[0] ? { detail: run.turns[0].seat } : {}) };
    return end(entered(council, { ...run, endedAt: at, why }), 'inconclusive', at, why);
  }
  const told = withFlags(council, run);
  const closed =
    council.votesOn === 'motion'
      ? heardOut(withRun(council, { ...told, endedAt: at }))
      : withRun(council, { ...judgedRun(council, phase, told), endedAt: at });
  return withLastFlags(closed, run.phase);
}

/** A synthesis that holds no answer, also after it was asked for one, was not written: its seat is noted absent. */
function withoutAnswer(council: Council, run: PhaseRun): PhaseRun | undefined {
  const [turn] = run.turns;
  const { reading } = turn ?? {};
  if (turn?.state !== 'replied' || reading?.form !== 'synthesis') return undefined;
  if (reading.recommendation !== undefined || !reading.missing?.includes('recommendation')) return undefined;
  const absence: Absence = { code: 'failed', detail: synthesisLabels[council.language].noAnswer };
  return { ...run, turns: [{ ...turn, state: 'absent', absence }] };
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
  const why: Opening = {
    instead: true,
    ...(run.sentBackBy === undefined ? {} : { sentBackBy: run.sentBackBy }),
  };
  const limit = substitute === undefined ? undefined : limitAt(closed, run, substitute, at);
  if (phase && substitute !== undefined && limit === undefined)
    return open(closed, phase, [substitute], at, why);
  return drawn(limit ? noted(council, 'synthesised', limit, run.phase, at) : council, run, at);
}

/** A last word that nobody could speak, or be paid for, is drawn from what was said: no call is made for it. */
function drawn(council: Council, run: PhaseRun, at: Instant): Council {
  const { text, reading } = extractiveSynthesis(council);
  const turn: Turn = {
    ...(run.turns[0] as Turn),
    state: 'replied',
    text,
    reading,
    at,
    ms: 0,
    model: 'extract',
    usage: { input: 0, output: 0 },
  };
  return withRun(council, { ...run, endedAt: at, turns: [turn] });
}

/** A council whose limit was reached ends as over budget when nobody is there to decide. */
export function awaitDecision({ why: _why, ...council }: Council, at: Instant): Council {
  if (council.attended) return { ...council, status: 'decision', updatedAt: at };
  const early = cutShort(council);
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
  const speakers = speakersOf(council, phase);
  const {
    kind,
    council: budgeted,
    limit,
  } = budgetStep({ ...council, status: 'running' }, phase, speakers, at);
  const opened = open(budgeted, phase, speakers, at, { again: true });
  if (kind === 'go-on') return advance(opened, at);
  // Asked for, and not paid for yet: everyone waits in the row until the limit is raised.
  return heldBy(
    withRun(opened, { ...(opened.runs.at(-1) as PhaseRun), turns: speakers.map(queued) }),
    limit,
    at,
  );
}

/** A council that its limit ended goes on with more: from the phase that was not held, or not to its end. */
export function goOnWithMore(council: Council, at: Instant): Council {
  // What was passed over first; of the rest, what ended it.
  const cut =
    council.degradations?.find((each) => each.code === 'passed-over' && !each.raised) ?? cutShort(council);
  const phase = (cut && phaseNamed(council, cut.phase)) ?? lastWord(council);
  if (council.status !== 'over-budget' || !phase) return council;
  const { endedAt: _endedAt, recorded: _recorded, why: _why, ...rest } = council;
  const degradations = council.degradations?.map((each): Degradation => ({ ...each, raised: true })) ?? [];
  return advance(openPhase({ ...rest, status: 'running', degradations }, phase, undefined, at), at);
}

/** Goes to the closing phase at once, with what there is; where no call can be paid for it, the last word is drawn. */
export function synthesiseNow(council: Council, at: Instant): Council {
  const phase = lastWord(council);
  if (!phase) return council;
  const { why: _why, ...rest } = council;
  const speakers = speakersOf(council, phase);
  const unasked = { ...rest, status: 'running' as const, attended: false };
  const { kind, council: budgeted } = budgetStep(unasked, phase, speakers, at);
  const opened = open({ ...budgeted, attended: council.attended }, phase, speakers, at);
  const run = opened.runs.at(-1);
  return advance(kind === 'extract' && run ? drawn(opened, run, at) : opened, at);
}
