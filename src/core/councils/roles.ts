/** Who is who in a council: the seats that a phase asks, by the role it names. */
import type { SeatId } from '../ids.ts';
import { advocateOf } from './advocate.ts';
import type { Council } from './council.ts';
import type { Phase, Role } from './protocols/protocol.ts';
import { votingSeats } from './voting/tally.ts';

/** The seats with a role. A council of an earlier release knows no owner: its first voting seat stands in. */
export function seatsWith(council: Council, role: Role): SeatId[] {
  switch (role) {
    case 'orchestrator':
      return [council.orchestrator];
    case 'synthesizer':
      return [council.synthesizer];
    case 'owner':
      return [council.owner ?? votingSeats(council)[0]?.id ?? council.orchestrator];
    case 'qa':
      return council.qa === undefined ? [] : [council.qa];
    case 'reviewers':
      return reviewersOf(council);
    case 'advocate':
      return advocateOf(council);
  }
}

/** An owner has no vote on its own work: it answers. */
function reviewersOf(council: Council): SeatId[] {
  const everyone = votingSeats(council).map((seat) => seat.id);
  const named = council.reviewers ?? everyone;
  if (council.votesOn !== 'motion') return named;
  const others = (seats: SeatId[]) => seats.filter((seat) => seat !== council.owner);
  return [others(named), others(everyone)].find((seats) => seats.length > 0) ?? named;
}

/** Who is asked in a phase, in seat order. */
export function speakersOf(council: Council, phase: Phase): SeatId[] {
  const { speakers } = phase;
  const participants = votingSeats(council).map((seat) => seat.id);
  if (speakers === 'participants') return participants;
  if (typeof speakers === 'string') return seatsWith(council, speakers);
  const without = new Set(seatsWith(council, speakers.everyoneBut));
  return participants.filter((seat) => !without.has(seat));
}

/** The same list with another first in each round. */
export function rotated<T>(list: readonly T[], by: number): T[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
