/** Names what a phase of votes left open: who, against whom, on what. */
import type { Council, Disagreement, PhaseRun } from '../council.ts';
import { answered, blockingOf, voteOf } from './tally.ts';

/** The contests and the blocking issues; a seat that disagrees without naming either stands against all. */
export function disagreementsOf(council: Council, run: PhaseRun): Disagreement[] {
  return answered(run).flatMap((turn): Disagreement[] => {
    const contests = turn.reading?.form === 'challenge' ? turn.reading.contests : [];
    const named: Disagreement[] = [
      ...contests.map(({ seat, point }) => ({ seat: turn.seat, against: seat, point })),
      ...blockingOf(turn).map((point) => ({ seat: turn.seat, point, blocking: true })),
    ];
    if (named.length > 0) return named;
    const vote = voteOf(turn);
    if (vote === 'agree') return [];
    const proposal = turn.reading?.form === 'challenge' ? turn.reading.proposal : undefined;
    return [{ seat: turn.seat, point: proposal ?? council.brief.question }];
  });
}
