/** Counting voices: who answered, who agrees, and whether a phase has converged. An absent or unreadable seat never agrees. */
import type { Council, Disagreement, PhaseRun, Reason, Seat } from '../council.ts';
import { newInjections, shownIn } from '../people/injections.ts';
import { answered, blockingOf, voteOf } from '../repliesIn.ts';

export { answered, blockingOf, voteOf } from '../repliesIn.ts';

export const votingSeats = (council: Council): Seat[] => council.seats.filter((seat) => seat.votes);

/** More than half of the seats asked, and at least two; of a reviewer who is asked alone, that one. */
export const quorumOf = (council: Council, asked: number): number =>
  Math.min(Math.max(council.brief.quorum ?? Math.floor(asked / 2) + 1, 2), Math.max(asked, 1));

/** Whether a closed phase of votes converged, with the reason either way. */
export function convergence(council: Council, run: PhaseRun): { converged: boolean; why: Reason } {
  const replies = answered(run);
  const quorum = quorumOf(council, run.turns.length);
  const no = (why: Reason) => ({ converged: false, why });
  if (replies.length < quorum) return no({ code: 'no-quorum', count: replies.length, of: run.turns.length });
  const agreeing = replies.filter((turn) => voteOf(turn) === 'agree').length;
  if (agreeing < replies.length)
    return no({ code: 'someone-disagrees', count: agreeing, of: replies.length });
  const blocking = replies.flatMap(blockingOf).length;
  if (blocking > 0) return no({ code: 'blocking-open', count: blocking });
  const unheard = unacknowledged(council, run);
  if (unheard > 0) return no({ code: 'injection-unacknowledged', count: unheard });
  return { converged: true, why: { code: 'all-agree', count: agreeing, of: run.turns.length } };
}

/** The last run in which the participants voted. */
export function lastVotingRun(council: Council): PhaseRun | undefined {
  return council.runs.findLast((run) => answered(run).some((turn) => voteOf(turn) !== undefined));
}

/**
 * Messages of people that came too late for this run, or that a seat was shown in it for the first time and passed over.
 * One that was put to it by name and passed over again is flagged, and held up no longer.
 */
function unacknowledged(council: Council, run: PhaseRun): number {
  const late = council.injections.length - Math.min(...run.turns.map((turn) => shownIn(run, turn.seat)));
  const index = council.runs.indexOf(run);
  const passedOver = answered(run).filter(
    (turn) =>
      !turn.reading?.acknowledges && newInjections(council, index, turn.seat).some((each) => !each.again),
  );
  return late + passedOver.length;
}

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
