/** Finds the turn a person means: `run/seat`, `PHASE/seat`, or its number in the transcript, counted from 1. */
import type { Council } from '../../../core/councils/council.ts';
import type { SeatId } from '../../../core/ids.ts';

export interface TurnPlace {
  /** Index into the council's runs. */
  run: number;
  seat: SeatId;
}

/** Every turn in the order people read them: the order of the numbers that `show` prints. */
export const turnPlaces = (council: Council): TurnPlace[] =>
  council.runs.flatMap((run, index) => run.turns.map((turn) => ({ run: index, seat: turn.seat })));

export function turnNamed(council: Council, named: string): TurnPlace | undefined {
  const text = named.trim().replace(/^#/, '');
  if (/^\d+$/.test(text)) return turnPlaces(council)[Number(text) - 1];
  const [where = '', seat = ''] = text.split('/');
  const run = /^\d+$/.test(where)
    ? Number(where)
    : council.runs.findLastIndex((each) => !each.skipped && each.phase === where.toUpperCase());
  const found = council.runs[run]?.turns.some((turn) => turn.seat === seat.toLowerCase());
  return found ? { run, seat: seat.toLowerCase() } : undefined;
}
