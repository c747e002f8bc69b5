/** Settles one turn of a council: a reply, a repair question, an absence. A turn that is not open stays as it is. */
import type { AskRef, Event } from '../events.ts';
import type { Instant } from '../ids.ts';
import type { Absence, Council, PhaseRun, Turn } from './council.ts';
import { advance, ended } from './interpreter.ts';
import { voteOf } from './tally.ts';

/** The open turn an event speaks of, if it is still open. */
export function openTurn(council: Council, ref: AskRef): { run: PhaseRun; turn: Turn } | undefined {
  if (ended.has(council.status) || council.status === 'decision') return undefined;
  const run = council.runs[ref.run];
  const turn = run?.turns.find((each) => each.seat === ref.seat);
  return run && turn?.state === 'asked' && turn.attempt === ref.attempt ? { run, turn } : undefined;
}

export function reply(
  council: Council,
  event: Extract<Event, { type: 'turn.replied' }>,
  at: Instant,
): Council {
  const found = openTurn(council, event);
  if (!found) return council;
  const { turn } = found;
  const said = { text: event.text, reading: event.reading };
  const unreadable = voteOf({ ...turn, ...said }) === 'unreadable';
  // One repair question, never a second: after that the vote is unreadable, which is never agreement.
  if (unreadable && event.attempt === 1)
    return settle(
      council,
      event,
      { ...turn, ...said, attempt: 2, unreadable: event.text, tries: event.tries },
      at,
    );
  return settle(
    council,
    event,
    {
      ...turn,
      ...said,
      state: 'replied',
      at,
      ms: event.ms,
      tries: (turn.tries ?? 0) + event.tries,
      ...(event.model === undefined ? {} : { model: event.model }),
      ...(event.usage === undefined ? {} : { usage: event.usage }),
    },
    at,
  );
}

export function absent(council: Council, ref: AskRef, absence: Absence, tries: number, at: Instant): Council {
  const found = openTurn(council, ref);
  if (!found) return council;
  const total = (found.turn.tries ?? 0) + tries;
  // A seat that failed to repair its vote did speak: its words stay, its vote is unreadable.
  const spoke = found.turn.reading !== undefined;
  const turn: Turn = { ...found.turn, state: spoke ? 'replied' : 'absent', at, tries: total };
  return settle(council, ref, spoke ? turn : { ...turn, absence }, at);
}

function settle(council: Council, ref: AskRef, turn: Turn, at: Instant): Council {
  const runs = council.runs.map((run, index) =>
    index === ref.run
      ? { ...run, turns: run.turns.map((each) => (each.seat === ref.seat ? turn : each)) }
      : run,
  );
  return advance({ ...council, runs, updatedAt: at }, at);
}
