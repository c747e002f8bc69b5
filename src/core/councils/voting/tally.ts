/** Counting voices: who answered, who agrees, and whether a phase has converged. An absent or unreadable seat never agrees. */
import type { Council, Disagreement, PhaseRun, Reason, Seat } from '../council.ts';
import { newInjections, shownIn } from '../people/injections.ts';
import { phaseOf } from '../phases.ts';
import { answered, blockingOf, isSaid, voteOf } from '../repliesIn.ts';
import { backedIn } from './motion.ts';
import { proposalOf } from './proposals.ts';
import { quorumOf } from './quorum.ts';
import { openBlocking } from './support.ts';

export { answered, blockingOf, voteOf } from '../repliesIn.ts';
export { quorumOf } from './quorum.ts';

export const votingSeats = (council: Council): Seat[] => council.seats.filter((seat) => seat.votes);

/** Whether a closed phase of votes converged, with the reason either way. */
export function convergence(council: Council, run: PhaseRun): { converged: boolean; why: Reason } {
  const replies = answered(run);
  const quorum = quorumOf(council, run.turns.length);
  const no = (why: Reason) => ({ converged: false, why });
  if (replies.length < quorum) return no({ code: 'no-quorum', count: replies.length, of: run.turns.length });
  const agreeing = replies.filter((turn) => voteOf(turn) === 'agree').length;
  if (agreeing < replies.length)
    return no({ code: 'someone-disagrees', count: agreeing, of: replies.length });
  const apart = council.votesOn === 'motion' ? notOnOne(council, run) : undefined;
  if (apart) return no(apart);
  const blocking =
    council.votesOn === 'motion' ? openBlocking(council, run) : replies.flatMap(blockingOf).length;
  if (blocking > 0) return no({ code: 'blocking-open', count: blocking });
  const unheard = unacknowledged(council, run);
  if (unheard > 0) return no({ code: 'injection-unacknowledged', count: unheard });
  return { converged: true, why: { code: 'all-agree', count: agreeing, of: run.turns.length } };
}

/** Why those who all agree do not agree on one thing: there is none, they back different answers, or do not say which. */
function notOnOne(council: Council, run: PhaseRun): Reason | undefined {
  if (!run.motion) return { code: 'no-motion' };
  const replies = answered(run);
  if (run.motion.letter !== undefined && phaseOf(council, run)?.form === 'challenge') {
    const backed = oneAnswer(council, run);
    if (!backed.holds) return backed.why;
  }
  const silent = replies.filter((turn) => !isSaid(turn, 'blocking') || !isSaid(turn, 'findings')).length;
  return silent > 0 ? { code: 'not-said', count: silent, of: replies.length } : undefined;
}

/** Whether everyone who answered in a run backs the same proposal. */
export function oneAnswer(council: Council, run: PhaseRun): { holds: boolean; why: Reason } {
  const of = answered(run).length;
  const backings = backedIn(council, run);
  const answers = new Set(backings.map(({ letter }) => letter));
  const [letter] = answers;
  if (answers.size > 1) return { holds: false, why: { code: 'different-answers', count: answers.size, of } };
  if (backings.length < of || letter === undefined)
    return { holds: false, why: { code: 'not-said', count: of - backings.length, of } };
  return { holds: true, why: { code: 'one-answer', count: of, of, detail: letter } };
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
    const proposal = turn.reading?.form === 'challenge' ? turn.reading.proposal : undefined;
    const backed = turn.reading?.form === 'challenge' ? proposalOf(council, turn.reading.backs) : undefined;
    const isElsewhere = backed !== undefined && backed.letter !== run.motion?.letter;
    if (voteOf(turn) === 'agree' && !isElsewhere) return [];
    return [{ seat: turn.seat, point: backed?.text ?? proposal ?? council.brief.question }];
  });
}
