/** What people do to a council: inject, pause, resume, stop, decide. What comes too late changes nothing. */
import type { Event } from '../events.ts';
import type { Instant } from '../ids.ts';
import type { Council, Turn } from './council.ts';
import { advance, anotherRound, end, ended } from './interpreter.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function inject(council: Council, event: Of<'person.injected'>, at: Instant): Council {
  if (ended.has(council.status) || council.injections.some((each) => each.id === event.id)) return council;
  const injection = {
    id: event.id,
    by: event.by,
    text: event.text,
    at,
    afterRun: council.runs.length,
    ...(event.to === undefined ? {} : { to: event.to }),
  };
  return { ...council, injections: [...council.injections, injection], updatedAt: at };
}

export function pause(council: Council, by: string, at: Instant): Council {
  if (council.status !== 'running') return council;
  return { ...council, status: 'paused', why: { code: 'paused-by', detail: by }, updatedAt: at };
}

/** Deadlines begin anew: a pause is not held against anyone. */
export function resume(council: Council, attended: boolean, at: Instant): Council {
  if (council.status !== 'paused') return council;
  const { why: _why, ...rest } = council;
  return advance(renewDeadlines({ ...rest, attended, status: 'running', updatedAt: at }, at), at);
}

export function stop(council: Council, by: string, reason: string | undefined, at: Instant): Council {
  if (ended.has(council.status)) return council;
  const detail = reason === undefined ? by : `${by}: ${reason}`;
  return end(closeOpenTurns(council, at), 'stopped', at, { code: 'stopped-by', detail });
}

/** The first decision wins. An ended council that was only recommended can still be decided. */
export function decide(council: Council, event: Of<'person.decided'>, at: Instant): Council {
  if (council.status !== 'decision' && council.status !== 'recommended') return council;
  const text = event.text === undefined ? {} : { text: event.text };
  if (event.verdict === 'another-round') {
    const { endedAt: _endedAt, recorded: _recorded, ...rest } = council;
    const reruns = [...council.reruns, { by: event.by, at, ...text }];
    return anotherRound({ ...rest, attended: true, reruns, updatedAt: at }, at);
  }
  const decided = { ...council, decision: { verdict: event.verdict, by: event.by, at, ...text } };
  return end(decided, event.verdict === 'reject' ? 'rejected' : 'decided', at);
}

export function renewDeadlines(council: Council, at: Instant): Council {
  const deadlineAt = at + council.brief.timeouts.seat * 1000;
  return {
    ...council,
    runs: council.runs.map((run) =>
      run.turns.some((turn) => turn.state === 'asked')
        ? {
            ...run,
            turns: run.turns.map((turn) => (turn.state === 'asked' ? { ...turn, deadlineAt } : turn)),
          }
        : run,
    ),
  };
}

/** Who was still asked when a council was stopped did not fail: they were not waited for. */
function closeOpenTurns(council: Council, at: Instant): Council {
  const settled = (turn: Turn): Turn =>
    turn.state === 'asked' ? { ...turn, state: 'absent', at, absence: { code: 'skipped' } } : turn;
  return {
    ...council,
    runs: council.runs.map((run) =>
      run.endedAt === undefined ? { ...run, endedAt: at, turns: run.turns.map(settled) } : run,
    ),
  };
}
