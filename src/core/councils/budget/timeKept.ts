/**
 * The minutes of a council. What the end needs, its gates and its last word, is kept back from the start: an optional
 * phase or a further round that would take of it is not held, and nobody is waited for beyond it. Only work counts:
 * not pauses, not a host that was away, not the time in which people alone are waited for.
 */
import type { Instant, SeatId } from '../../ids.ts';
import { own } from '../../own.ts';
import type { Council, PhaseRun, Turn } from '../council.ts';
import { lastWord, needsWords, phaseOf, phasesFor } from '../phases.ts';
import type { Phase } from '../protocols/protocol.ts';
import { answered } from '../repliesIn.ts';
import { speakersOf } from '../roles.ts';
import { backendOf, isPerson, patienceMs } from '../waitedFor.ts';
import { replyTokens } from './replyTokens.ts';

const minuteMs = 60_000;

/** What it may work, in milliseconds; absent: as long as it likes, or a council of a release that looked at the clock only between phases. */
const allowance = ({ time }: Council): number | undefined =>
  typeof time === 'object' ? time.minutes * minuteMs : undefined;

export const keepsTime = (council: Council): boolean => council.time !== undefined;

/** Milliseconds of work: waiting for people and pauses do not count. */
export function worked(council: Council, at: Instant): number {
  // What a fork took over was another council's work.
  const first = keepsTime(council) && council.origin?.kind === 'fork' ? (council.origin.run ?? 0) : 0;
  const ms = keepsTime(council) ? workIn : untouchedByPeople;
  return council.runs.slice(first).reduce((total, run) => total + ms(council, run, at), 0);
}

const spanIn = (council: Council, run: PhaseRun, at: Instant): number => {
  const until = run.endedAt ?? Math.min(at, council.pausedAt ?? at);
  return Math.max(0, until - run.startedAt - (run.rested ?? 0));
};

/** As earlier releases counted: a run in which a person spoke took no time at all. */
const untouchedByPeople = (council: Council, run: PhaseRun, at: Instant): number =>
  run.turns.some((turn) => backendOf(council, turn.seat) === 'human') ? 0 : spanIn(council, run, at);

function workIn(council: Council, run: PhaseRun, at: Instant): number {
  const span = spanIn(council, run, at);
  if (!run.turns.some((turn) => isPerson(council, turn.seat))) return span;
  const now = run.endedAt ?? at;
  const isBusy = run.checks?.some((check) => check.state === 'running') ?? false;
  const parallel = (phaseOf(council, run)?.order ?? 'parallel') === 'parallel';
  const ms = isBusy ? now - run.startedAt : (parallel ? lastVoice : eachVoice)(council, run, now);
  return Math.min(span, Math.max(0, ms - (run.rested ?? 0)));
}

const settledAt = (turn: Turn, now: Instant): Instant =>
  turn.state === 'asked' || turn.state === 'queued' ? now : (turn.at ?? now);

/** All at once: until the last of those who are no people has answered. */
function lastVoice(council: Council, run: PhaseRun, now: Instant): number {
  const voices = run.turns.filter((turn) => !isPerson(council, turn.seat));
  return Math.max(0, ...voices.map((turn) => settledAt(turn, now) - run.startedAt));
}

/** One after the other: what lies between a person's question and answer is theirs. */
function eachVoice(council: Council, run: PhaseRun, now: Instant): number {
  let since = run.startedAt;
  let ms = 0;
  for (const turn of run.turns) {
    if (turn.state === 'queued') break;
    const until = settledAt(turn, now);
    if (!isPerson(council, turn.seat)) ms += Math.max(0, until - since);
    since = Math.max(since, until);
  }
  return ms;
}

/** Milliseconds that are left of its minutes; without end where it has none. */
export const timeLeft = (council: Council, at: Instant): number =>
  (allowance(council) ?? Infinity) - worked(council, at);

/** Milliseconds that a token of a reply takes, about, as long as nothing was heard of a seat. */
const paces: Readonly<Record<string, number>> = { rehearsal: 0, script: 0, acp: 200 };
const usualPace = 50;

/**
 * As fast as it was so far in this council, longer for a longer form, and never less: what it thinks before it writes is
 * the same. Who did not come at all is expected to be late again.
 */
function expectedOf(council: Council, seat: SeatId, tokens: number): number {
  const took = council.runs.flatMap((run) => {
    const form = phaseOf(council, run)?.form;
    const turn = form && run.turns.find((each) => each.seat === seat);
    const ms = turn && (turn.absence?.code === 'timeout' ? patienceMs(council, seat) : turn.ms);
    if (form === undefined || ms === undefined || run.endedAt === undefined) return [];
    // A call that outlived a pause says nothing of how slow the seat is.
    return [{ ms: Math.min(ms, spanIn(council, run, run.endedAt)), tokens: replyTokens[form] }];
  });
  if (took.length === 0) return (own(paces, backendOf(council, seat)) ?? usualPace) * tokens;
  const ms = took.reduce((sum, each) => sum + each.ms, 0);
  const written = took.reduce((sum, each) => sum + each.tokens, 0);
  return Math.max(ms / took.length, (ms / written) * tokens);
}

/** What asking these seats takes, about. */
export function expectedMs(council: Council, phase: Phase, speakers = speakersOf(council, phase)): number {
  const each = speakers
    .filter((seat) => !isPerson(council, seat))
    .map((seat) => Math.min(patienceMs(council, seat), expectedOf(council, seat, replyTokens[phase.form])));
  return phase.order === 'parallel' ? Math.max(0, ...each) : each.reduce((sum, ms) => sum + ms, 0);
}

const isLastWord = (council: Council, phase: Phase): boolean => lastWord(council)?.id === phase.id;
/** Held whatever the clock says. */
const isHeldAnyway = (council: Council, phase: Phase): boolean =>
  phase.gate !== undefined || isLastWord(council, phase);

/** What each gate and the last word have for themselves: all together half of the minutes at most. */
function allotted(council: Council, phase: Phase): number {
  const all = allowance(council) ?? Infinity;
  const many = phasesFor(council).filter((each) => isHeldAnyway(council, each)).length;
  const voices = speakersOf(council, phase).filter((seat) => !isPerson(council, seat));
  const longest = Math.max(0, ...voices.map((seat) => patienceMs(council, seat)));
  return Math.min(longest, all / (2 * Math.max(2, many)));
}

/** What has to be left when a phase is over: for its gates and the last word; `also`, what can't be passed over either. */
function keptBack(council: Council, phase: Phase, also = false): number {
  const phases = phasesFor(council);
  const rest = phases.slice(phases.findIndex((each) => each.id === phase.id) + 1);
  return rest.reduce((sum, each) => {
    if (isHeldAnyway(council, each)) return sum + allotted(council, each);
    return sum + (also && !each.optional && !each.when ? expectedMs(council, each) : 0);
  }, 0);
}

/** Less than this is no time to answer in. */
const leastMs = (council: Council): number => (allowance(council) ?? 0) / 20;

/** Whether there is time for a phase. People do not take any. */
export function hasTimeFor(council: Council, phase: Phase, speakers: SeatId[], at: Instant): boolean {
  if (allowance(council) === undefined || isHeldAnyway(council, phase)) return true;
  if (speakers.every((seat) => isPerson(council, seat))) return true;
  const need = Math.max(expectedMs(council, phase, speakers), leastMs(council));
  return need + keptBack(council, phase, phase.optional) <= timeLeft(council, at);
}

/** Whether there is time to go round a loop once more, from where it goes back to. */
export function hasTimeAgain(council: Council, phase: Phase, at: Instant): boolean {
  if (allowance(council) === undefined) return true;
  const phases = phasesFor(council);
  const end = phases.findIndex((each) => each.id === phase.id);
  const back = phase.until?.backTo ?? phase.id;
  const begin = phases.findIndex((each) => each.id === back);
  const round = phases.slice(begin < 0 ? end : begin, end + 1);
  const need = round.reduce((sum, each) => sum + expectedMs(council, each), 0);
  return Math.max(need, leastMs(council)) + keptBack(council, phase, true) <= timeLeft(council, at);
}

/** Until when a seat is waited for; `short`: not as long as it is elsewhere, because the minutes end before. */
export function deadlineOf(
  council: Council,
  phase: Phase | undefined,
  seat: SeatId,
  at: Instant,
): Pick<Turn, 'deadlineAt' | 'short'> {
  const patience = patienceMs(council, seat);
  const isBound = allowance(council) !== undefined && !isPerson(council, seat);
  if (!phase || !isBound || isHeldAnyway(council, phase)) return { deadlineAt: at + patience };
  const given = Math.round(Math.max(timeLeft(council, at) - keptBack(council, phase), leastMs(council)));
  return given < patience ? { deadlineAt: at + given, short: true } : { deadlineAt: at + patience };
}

/** A phase that nothing can be made without, or before which nobody spoke: it is not passed over for want of time. */
export const isNeeded = (council: Council, phase: Phase | undefined, before: readonly PhaseRun[]): boolean =>
  needsWords(council, phase) === true || !hasSpoken(before);

/** Whether there is anything to make a last word of. */
export const hasSpoken = (runs: readonly PhaseRun[]): boolean => runs.some((run) => answered(run).length > 0);
