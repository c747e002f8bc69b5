/** Who is asked in a run, and in which order. */
import type { Instant, SeatId } from '../ids.ts';
import { isUsedUp, reservedFor } from './budget/budget.ts';
import { deadlineOf } from './budget/timeKept.ts';
import type { Council, PhaseRun, Turn } from './council.ts';
import { dominator } from './measures/measures.ts';
import { moreInjections } from './people/injections.ts';
import type { Phase } from './protocols/protocol.ts';
import { rotated } from './roles.ts';

/** Another first each round; whoever holds more than half of the words comes last. */
export function inOrder(council: Council, phase: Phase, speakers: SeatId[]): SeatId[] {
  if (phase.order === 'parallel') return speakers;
  const round = council.runs.filter((run) => run.phase === phase.id && !run.skipped).length;
  const order = phase.order === 'rotating' ? rotated(speakers, round) : speakers;
  const loud = dominator(council)?.seat;
  return loud === undefined
    ? order
    : [...order.filter((seat) => seat !== loud), ...order.filter((seat) => seat === loud)];
}

/**
 * A turn that is asked now; absent at once where the seat has used up its own budget. In a run that is under way a seat is
 * also shown what people have said since it began.
 */
export function asked(
  council: Council,
  seat: SeatId,
  at: Instant,
  phase: Phase | undefined,
  run?: PhaseRun,
): Turn {
  if (isUsedUp(council, seat, phase?.form))
    return { seat, state: 'absent', attempt: 1, deadlineAt: 0, at, absence: { code: 'budget' } };
  return {
    seat,
    state: 'asked',
    attempt: 1,
    ...deadlineOf(council, phase, seat, at),
    ...reservedFor(council, phase?.form, seat),
    ...(run ? moreInjections(council, run) : {}),
  };
}

export const queued = (seat: SeatId): Turn => ({ seat, state: 'queued', attempt: 1, deadlineAt: 0 });
