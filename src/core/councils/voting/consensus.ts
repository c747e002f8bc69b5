/** How far the seats of a round table agree, judged at the end of a round by their worst stance towards the others. */
import type { Towards } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { Council, PhaseRun, Turn } from '../council.ts';
import { answered } from '../repliesIn.ts';

export type Consensus = 'strong' | 'soft' | 'none';

const worst: Towards[] = ['disagree', 'partial', 'agree'];

/** A seat's worst stance towards the others; none taken is not agreement. */
export function stanceOf(turn: Turn, others: SeatId[]): Towards | undefined {
  const reading = turn.reading;
  if (reading?.form !== 'turn' && reading?.form !== 'ballot') return undefined;
  const towards = others.map((seat) => reading.stances.findLast((each) => each.seat === seat)?.stance);
  if (towards.some((stance) => stance === undefined))
    return towards.includes('disagree') ? 'disagree' : undefined;
  return worst.find((stance) => towards.includes(stance)) ?? 'agree';
}

/** Two thirds of the seats, rounded up, unless the brief says otherwise. */
export const thresholdOf = (council: Council, seats: number): number =>
  council.brief.consensusThreshold ?? Math.ceil((seats * 2) / 3);

/**
 * All agree: strong. At least the threshold agrees and nobody disagrees: soft. The first speaker of the first round has
 * heard nobody: its stance is none, so a first round is never strong.
 */
export function consensusOf(council: Council, run: PhaseRun): Consensus {
  const replies = answered(run);
  const seats = run.turns.map((turn) => turn.seat);
  const stances = replies.map((turn) =>
    stanceOf(
      turn,
      seats.filter((seat) => seat !== turn.seat && hasSpoken(council, run, seat)),
    ),
  );
  const agree = stances.filter((stance) => stance === 'agree').length;
  const threshold = thresholdOf(council, run.turns.length);
  if (run.turns.length > 1 && agree === run.turns.length) return 'strong';
  if (agree >= threshold && agree >= 2 && !stances.includes('disagree')) return 'soft';
  return 'none';
}

const hasSpoken = (council: Council, until: PhaseRun, seat: SeatId): boolean =>
  [...council.runs.filter((run) => run.round < until.round), until].some((run) =>
    answered(run).some((turn) => turn.seat === seat),
  );
