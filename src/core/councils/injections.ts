/** Which words of people a seat is shown in a run: those for it that it has not been shown before. */
import type { SeatId } from '../ids.ts';
import type { Council, Injection } from './council.ts';

export function newInjections(council: Council, run: number, seat: SeatId): Injection[] {
  const earlier = council.runs
    .slice(0, run)
    .findLast((each) => each.turns.some((turn) => turn.seat === seat && turn.state === 'replied'));
  return council.injections
    .slice(earlier?.injections ?? 0, council.runs[run]?.injections)
    .filter((injection) => injection.to === undefined || injection.to === seat);
}
