/** Settles one turn of a council: a reply, a repair question, an absence. A turn that is not open stays as it is. */
import type { AskRef, Event } from '../events.ts';
import { isUnreadable } from '../forms/repairs.ts';
import type { Instant } from '../ids.ts';
import { isUsedUp, limitAgain, limitAt, reckoned, reservedFor } from './budget/budget.ts';
import { bothUsed } from './budget/cost.ts';
import type { Absence, Council, PhaseRun, Turn, Usage } from './council.ts';
import { advance, ended, phaseOf } from './interpreter.ts';
import { keepAgain, openAgain } from './people/askedAgain.ts';

/** The open turn an event speaks of, if it is still open. */
export function openTurn(council: Council, ref: AskRef): { run: PhaseRun; turn: Turn } | undefined {
  if (ref.again !== undefined) return openAgain(council, ref);
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
  const said = {
    text: event.text,
    reading: event.reading,
    ...(event.thoughts === undefined ? {} : { thoughts: event.thoughts }),
  };
  const unreadable = isUnreadable(event.reading);
  // What is counted of the calls before it must not pass for this one's.
  const isReckoned = unreadable || event.lost !== undefined;
  const own = isReckoned && !event.usage ? reckoned(council, found.run, turn, event.text) : undefined;
  const usage = bothUsed(bothUsed(turn.usage, event.lost), event.usage);
  const guessed = bothUsed(turn.reckoned, own);
  const tries = (turn.tries ?? 0) + event.tries;
  const told = {
    ...{ ...turn, ...said, tries },
    ...(usage === undefined ? {} : { usage }),
    ...(guessed === undefined ? {} : { reckoned: guessed }),
  };
  // One repair question, never a second, and none that can't be paid: then the vote is unreadable, never agreement.
  if (unreadable && event.attempt === 1) {
    const repair = repairOf(council, event, found.run, told, at);
    if (repair) return settle(council, event, repair, at);
  }
  return settle(
    council,
    event,
    {
      ...told,
      state: 'replied',
      at,
      ms: event.ms,
      ...(event.model === undefined ? {} : { model: event.model }),
    },
    at,
  );
}

/** The same turn with its second question put, if that fits into what is left. */
function repairOf(council: Council, ref: AskRef, run: PhaseRun, told: Turn, at: Instant): Turn | undefined {
  const before = placed(council, ref, { ...told, state: 'replied' }, at);
  const limitOf = ref.again === undefined ? limitAt : limitAgain;
  const form = phaseOf(council, run)?.form;
  if (limitOf(before, run, told.seat, at) !== undefined || isUsedUp(before, told.seat, form))
    return undefined;
  const set = reservedFor(before, form, told.seat);
  return { ...told, ...set, attempt: 2, ...(told.text === undefined ? {} : { unreadable: told.text }) };
}

/** Kept with the turn, also when the turn is asked again later: what a tool did was done. */
export function toolCalled(
  council: Council,
  event: Extract<Event, { type: 'tool.called' }>,
  at: Instant,
): Council {
  const found = openTurn(council, event);
  if (!found) return council;
  const turn = { ...found.turn, tools: [...(found.turn.tools ?? []), event.use] };
  return placed(council, event, turn, at);
}

export function absent(
  council: Council,
  ref: AskRef & { usage?: Usage },
  absence: Absence,
  tries: number,
  at: Instant,
): Council {
  const found = openTurn(council, ref);
  if (!found) return council;
  const total = (found.turn.tries ?? 0) + tries;
  const usage = bothUsed(found.turn.usage, ref.usage);
  // A seat that failed to repair its vote did speak: its words stay, its vote is unreadable.
  const spoke = found.turn.reading !== undefined;
  const turn: Turn = {
    ...found.turn,
    state: spoke ? 'replied' : 'absent',
    at,
    tries: total,
    ...(usage ? { usage } : {}),
  };
  const isCut = absence.code === 'timeout' && found.turn.short;
  return settle(
    council,
    ref,
    spoke ? turn : { ...turn, absence: isCut ? { ...absence, code: 'time' } : absence },
    at,
  );
}

/** Calls that were ended before they came to anything: paid for all the same, whatever has become of the turn. */
export function spentInVain(
  council: Council,
  { usage, ...ref }: Extract<Event, { type: 'turn.spent' }>,
): Council {
  const paid = (turn: Turn): Turn => {
    if (ref.again === undefined || turn.asked?.id === ref.again)
      return { ...turn, usage: bothUsed(turn.usage, usage) ?? usage };
    return turn.again ? { ...turn, again: turn.again.map(paid) } : turn;
  };
  const run = council.runs[ref.run];
  if (!run?.turns.some((turn) => turn.seat === ref.seat)) return council;
  const turns = run.turns.map((turn) => (turn.seat === ref.seat ? paid(turn) : turn));
  const { recorded: _recorded, ...rest } = council;
  return { ...rest, runs: council.runs.map((each) => (each === run ? { ...run, turns } : each)) };
}

const settle = (council: Council, ref: AskRef, turn: Turn, at: Instant): Council =>
  advance(placed(council, ref, turn, at), at);

function placed(council: Council, ref: AskRef, turn: Turn, at: Instant): Council {
  if (ref.again !== undefined) return keepAgain(council, ref, turn, at);
  const runs = council.runs.map((run, index) =>
    index === ref.run
      ? { ...run, turns: run.turns.map((each) => (each.seat === ref.seat ? turn : each)) }
      : run,
  );
  return { ...council, runs, updatedAt: at };
}
