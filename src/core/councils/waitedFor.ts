/** How long each seat is waited for, and whose time is the council's: people, and whoever writes in the shared file, take their own. */
import type { SeatId } from '../ids.ts';
import { own } from '../own.ts';
import type { Council } from './council.ts';

const patience: Record<string, number> = { human: 3_600_000, file: 3_600_000, acp: 600_000 };

export const backendOf = (council: Council, seat: SeatId): string =>
  council.seats.find((each) => each.id === seat)?.backend ?? '';

/** People and files have an hour, agents that edit ten minutes, everyone else what the brief says. */
export const patienceMs = (council: Council, seat: SeatId): number =>
  own(patience, backendOf(council, seat)) ?? council.brief.timeouts.seat * 1000;

/** Somebody who answers when they come to it: the council waits, and does not work. */
export const isPerson = (council: Council, seat: SeatId): boolean =>
  ['human', 'file'].includes(backendOf(council, seat));
