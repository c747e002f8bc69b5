/** What people do to a council: inject, pause, resume, stop, decide. What comes too late changes nothing. */
import type { Event } from '../../events.ts';
import type { Instant } from '../../ids.ts';
import { own } from '../../own.ts';
import { givenUpAlone, withDeadlineAlone } from '../baseline.ts';
import { limitsOf, noted } from '../budget/budget.ts';
import { awake, paused } from '../budget/resting.ts';
import { deadlineOf } from '../budget/timeKept.ts';
import type { Council, PhaseRun, Turn } from '../council.ts';
import { heardOut } from '../heardOut.ts';
import {
  advance,
  anotherRound,
  awaitDecision,
  end,
  ended,
  goOnWithMore,
  openRun,
  patienceMs,
  synthesiseNow,
  undecided,
} from '../interpreter.ts';
import { lastWord, phaseOf } from '../phases.ts';
import { owedChange } from '../voting/changeFate.ts';
import { withPoints } from '../voting/ledger.ts';
import { askedNow, unasked, withDeadline } from './askedAgain.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function inject(council: Council, event: Of<'person.injected'>, at: Instant): Council {
  if (ended.has(council.status) || council.injections.some((each) => each.id === event.id)) return council;
  const injection = {
    id: event.id,
    by: event.by,
    text: event.text,
    at,
    afterRun: council.runs.length,
    ...placeIn(openRun(council)),
    ...(event.to === undefined ? {} : { to: event.to }),
  };
  return { ...council, injections: [...council.injections, injection], updatedAt: at };
}

/** While some still wait for their turn it stands before them; otherwise after the whole run. */
function placeIn(run: PhaseRun | undefined): { afterTurn?: number } {
  const waiting = run?.turns.filter((turn) => turn.state === 'queued').length ?? 0;
  return run && waiting > 0 ? { afterTurn: run.turns.length - waiting } : {};
}

export function pause(council: Council, by: string, at: Instant): Council {
  if (council.status !== 'running') return council;
  return paused(council, { code: 'paused-by', detail: by }, at);
}

/** Deadlines begin anew: a pause is not held against anyone. */
export function resume(council: Council, attended: boolean, at: Instant): Council {
  if (council.status !== 'paused') return council;
  const { why: _why, ...rest } = awake(council, at);
  return advance(renewDeadlines({ ...rest, attended, status: 'running', updatedAt: at }, at), at);
}

export function stop(council: Council, by: string, reason: string | undefined, at: Instant): Council {
  if (ended.has(council.status)) return council;
  const detail = reason === undefined ? by : `${by}: ${reason}`;
  const closed = closeOpenTurns(awake(council, at), at);
  const last = closed.runs.at(-1);
  // Nobody judges it any more; what was objected in it is in the ledger all the same.
  const told = last && openRun(council) ? withPoints(closed, last) : closed;
  const left = givenUpAlone({ ...told, runs: told.runs.map((run) => unasked(run, at)) });
  return end(left, 'stopped', at, { code: 'stopped-by', detail });
}

/** The first decision wins. An ended council that nobody decided can still be decided. */
export function decide(council: Council, event: Of<'person.decided'>, at: Instant): Council {
  if (!undecided.has(council.status)) return council;
  const text = event.text === undefined ? {} : { text: event.text };
  if (event.verdict === 'another-round') {
    if (!canGoAgain(council)) return council;
    const { endedAt: _endedAt, recorded: _recorded, ...rest } = council;
    const reruns = [...council.reruns, { by: event.by, at, ...text }];
    return anotherRound({ ...rest, ...withMoreTime(council), attended: true, reruns, updatedAt: at }, at);
  }
  const decided = {
    ...council,
    decision: { verdict: event.verdict, by: event.by, at, ...text },
    ...(event.verdict === 'accept' ? owedChange(council) : {}),
  };
  return end(decided, event.verdict === 'reject' ? 'rejected' : 'decided', at);
}

/** A round that a person asks for brings its minutes along. */
const withMoreTime = ({ time }: Council): Pick<Council, 'time'> =>
  typeof time === 'object' ? { time: { ...time, minutes: time.minutes + time.each } } : {};

/** A protocol says which phase another round runs again; one of a person's own may say none. */
export const canGoAgain = (council: Council): boolean => council.protocol.phases.some((phase) => phase.again);

/** Gives a seat more time. */
export function extend(council: Council, event: Of<'deadline.extended'>, at: Instant): Council {
  const run = council.runs[event.run];
  const open = run?.turns.find((turn) => turn.seat === event.seat);
  if (!run || !open || event.ms <= 0) return council;
  const isAsked = open.state === 'asked' && run.endedAt === undefined;
  if (!isAsked && !askedNow(open)) return council;
  const longer = (turn: Turn): Turn => {
    if (turn !== open) return turn;
    if (isAsked) {
      const { short: _short, ...asked } = turn;
      return { ...asked, deadlineAt: turn.deadlineAt + event.ms };
    }
    return withDeadline(turn, (each) => each.deadlineAt + event.ms);
  };
  const runs = council.runs.map((each) => (each === run ? { ...run, turns: run.turns.map(longer) } : each));
  return { ...council, runs, updatedAt: at };
}

/** Raises limits; a council that was paused or ended for one of them goes on. */
export function raise(council: Council, event: Of<'budget.raised'>, at: Instant): Council {
  const isOver = ended.has(council.status);
  if (isOver && council.status !== 'over-budget') return council;
  const { tokens, cost, minutes } = event;
  const { time } = council;
  const raised = {
    ...council.raised,
    ...(tokens === undefined ? {} : { tokens }),
    ...(cost === undefined ? {} : { cost }),
    ...(minutes === undefined ? {} : { minutes }),
  };
  const next: Council = {
    ...council,
    raised,
    ...(minutes !== undefined && typeof time === 'object' ? { time: { ...time, minutes } } : {}),
    updatedAt: at,
  };
  if (isOver) return hasMore(council, next) ? goOnWithMore(next, at) : council;
  return heldByLimit(next) ? resume(next, next.attended, at) : next;
}

/** Some limit is higher than it was: what is not would end it again at once. */
function hasMore(before: Council, after: Council): boolean {
  const [was, is] = [limitsOf(before), limitsOf(after)];
  return (['tokens', 'cost', 'minutes'] as const).some(
    (limit) => (is[limit] ?? 0) > (was[limit] ?? Infinity),
  );
}

type Limit = 'tokens' | 'cost' | 'time';
function heldByLimit({ status, why }: Council): Limit | undefined {
  if (status !== 'paused') return undefined;
  const limits: Readonly<Record<string, Limit>> = {
    'budget-tokens': 'tokens',
    'budget-cost': 'cost',
    'budget-time': 'time',
  };
  return own(limits, why?.code);
}

/** Whoever is still asked is not waited for: the last word is spoken with what there is. */
export function synthesiseEarly(council: Council, at: Instant): Council {
  if (council.status !== 'running' && council.status !== 'paused') return council;
  const last = lastWord(council)?.id;
  const run = council.runs.at(-1);
  if (run?.phase === last && run?.endedAt === undefined) return council;
  const limit = heldByLimit(council);
  const closed = closeOpenTurns(awake(council, at), at);
  const cut = { ...(run?.endedAt === undefined ? heardOut(closed) : closed), updatedAt: at };
  const before = council.degradations?.findLast((each) => each.code === 'paused')?.phase ?? run?.phase ?? '';
  const told = limit ? noted(cut, 'synthesised', limit, before, at) : cut;
  // Spoken already: what was still to come is given up.
  return run?.phase === last ? awaitDecision(told, at) : synthesiseNow(told, at);
}

export function rate(council: Council, rating: number, at: Instant): Council {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return council;
  const { recorded: _recorded, ...rest } = council;
  return { ...rest, rating, updatedAt: at };
}

/** A file that is fought over is noted fifty times, not for ever. */
export function fileRestored(council: Council, event: Of<'file.restored'>, at: Instant): Council {
  const { type: _type, council: _council, ...rest } = event;
  const note = { at, ...rest };
  if (ended.has(council.status) || (council.restored?.length ?? 0) >= 50) return council;
  return { ...council, restored: [...(council.restored ?? []), note] };
}

export function renewDeadlines(council: Council, at: Instant): Council {
  const renewed =
    (run: PhaseRun) =>
    (turn: Turn): Turn => {
      if (turn.state !== 'asked') return withDeadline(turn, () => at + patienceMs(council, turn.seat));
      const { short: _short, ...asked } = turn;
      return { ...asked, ...deadlineOf(council, phaseOf(council, run), turn.seat, at) };
    };
  const alone = council.baseline?.seat;
  const waited =
    alone === undefined ? council : withDeadlineAlone(council, () => at + patienceMs(council, alone));
  return {
    ...waited,
    runs: council.runs.map((run) =>
      run.turns.some((turn) => turn.state === 'asked' || askedNow(turn))
        ? { ...run, turns: run.turns.map(renewed(run)) }
        : run,
    ),
  };
}

/** Who was still asked when a council was stopped did not fail: they were not waited for. */
function closeOpenTurns(council: Council, at: Instant): Council {
  const settled = (turn: Turn): Turn =>
    turn.state === 'asked' || turn.state === 'queued'
      ? { ...turn, state: 'absent', at, absence: { code: 'skipped' } }
      : turn;
  const run = openRun(council);
  if (!run) return council;
  const closed = unasked({ ...run, endedAt: at, turns: run.turns.map(settled) }, at);
  return { ...council, runs: [...council.runs.slice(0, -1), closed] };
}
