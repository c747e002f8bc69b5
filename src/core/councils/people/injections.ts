/**
 * Which words of people a seat is shown in a run: those for it that it has not been shown before, and once more, by name,
 * those that it passed over. Who waits for their turn is shown what comes meanwhile; a call in flight is not. Who passes
 * words over again, or has no turn left, is flagged.
 */
import type { SeatId } from '../../ids.ts';
import type { Council, Injection, PhaseRun, Turn } from '../council.ts';

/** `again`: shown before and not acknowledged. */
export type ShownInjection = Injection & { again?: true };

const repliedIn = (run: PhaseRun, seat: SeatId): Turn | undefined =>
  run.turns.find((turn) => turn.seat === seat && turn.state === 'replied');

/** How many of the council's injections a turn is shown. */
export const shownIn = (run: PhaseRun, seat: SeatId): number =>
  run.turns.find((turn) => turn.seat === seat)?.injections ?? run.injections;

export function newInjections(council: Council, run: number, seat: SeatId): ShownInjection[] {
  const current = council.runs[run];
  const until = current && shownIn(current, seat);
  const spoken = council.runs.slice(0, run).filter((each) => repliedIn(each, seat) !== undefined);
  const [last, before] = spoken.toReversed();
  const forSeat = (from: number, to: number | undefined) =>
    council.injections
      .slice(from, to)
      .filter((injection) => injection.to === undefined || injection.to === seat);
  const upTo = (each: PhaseRun | undefined) => (each ? shownIn(each, seat) : 0);
  const fresh = forSeat(upTo(last), until);
  if (!last || repliedIn(last, seat)?.reading?.acknowledges) return fresh;
  const passedOver = forSeat(upTo(before), upTo(last));
  return [...passedOver.map((each): ShownInjection => ({ ...each, again: true })), ...fresh];
}

/** What came after a run began, for whoever is asked in it only now. */
export const moreInjections = (council: Council, run: PhaseRun): Pick<Turn, 'injections'> =>
  council.injections.length > run.injections ? { injections: council.injections.length } : {};

const overlooks = (council: Council, run: number, turn: Turn): ShownInjection[] =>
  turn.state === 'replied' && !turn.reading?.acknowledges ? newInjections(council, run, turn.seat) : [];

const flag = (turn: Turn): Turn =>
  turn.flags?.some((each) => each.code === 'unacknowledged')
    ? turn
    : { ...turn, flags: [...(turn.flags ?? []), { code: 'unacknowledged' }] };

/** The last run as it closes: who was asked by name and passed it over again is flagged. */
export function flagOverlooked(council: Council, run: PhaseRun): PhaseRun {
  const index = council.runs.length - 1;
  const turns = run.turns.map((turn) =>
    overlooks(council, index, turn).some((each) => each.again) ? flag(turn) : turn,
  );
  return turns.some((turn, at) => turn !== run.turns[at]) ? { ...run, turns } : run;
}

/** Once the last word is spoken nobody can be asked again: who passed words over in their last turn is flagged there. */
export function flagUnheard(council: Council): Council {
  const lastTurn = (seat: SeatId) => council.runs.findLastIndex((run) => repliedIn(run, seat) !== undefined);
  const runs = council.runs.map((run, index) => {
    const turns = run.turns.map((turn) =>
      lastTurn(turn.seat) === index && overlooks(council, index, turn).length > 0 ? flag(turn) : turn,
    );
    return turns.some((turn, at) => turn !== run.turns[at]) ? { ...run, turns } : run;
  });
  return runs.some((run, at) => run !== council.runs[at]) ? { ...council, runs } : council;
}
