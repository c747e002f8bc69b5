/** How each seat stands in a run, on one scale: its vote, or at a round table its worst stance towards the others. */
import type { Vote } from '../../forms/reading.ts';
import type { Council, PhaseRun, Turn } from '../council.ts';
import { phaseOf } from '../phases.ts';
import { answered, voteOf } from '../repliesIn.ts';
import { consensusOf, stanceOf } from './consensus.ts';
import { supportIn } from './support.ts';

/** Nothing when the form asks for no stand, or a round table's speaker took none. */
export function standIn(council: Council, run: PhaseRun, turn: Turn): Vote | undefined {
  const vote = voteOf(turn);
  if (vote !== undefined || turn.state !== 'replied') return vote;
  const others = run.turns
    .map((each) => each.seat)
    .filter((seat) => seat !== turn.seat && hasSpoken(council, run, seat));
  const stance = others.length === 0 ? undefined : stanceOf(turn, others);
  return stance === 'partial' ? 'nuance' : stance;
}

const hasSpoken = (council: Council, until: PhaseRun, seat: string): boolean =>
  council.runs
    .filter((run) => run === until || run.round < until.round)
    .some((run) => answered(run).some((turn) => turn.seat === seat));

const taking: ReadonlySet<string> = new Set(['challenge', 'final', 'turn', 'ballot', 'review']);

/** Whether the seats take a stand in this run. */
export const takesStands = (council: Council, run: PhaseRun): boolean =>
  taking.has(phaseOf(council, run)?.form ?? '') && !run.skipped;

/** The last run in which someone took a stand. */
export const lastStand = (council: Council): PhaseRun | undefined =>
  council.runs.findLast(
    (run) =>
      takesStands(council, run) && answered(run).some((turn) => standIn(council, run, turn) !== undefined),
  );

export interface Agreement {
  verdict: 'strong' | 'soft' | 'none';
  agree: number;
  of: number;
}

/** How far the seats of a run agree: on its motion, where it has one that they vote on. */
export function agreementIn(council: Council, run: PhaseRun): Agreement {
  const support = supportIn(council, run);
  if (support) return { verdict: support.verdict, agree: support.back, of: support.of };
  const form = phaseOf(council, run)?.form;
  const agree = answered(run).filter((turn) => standIn(council, run, turn) === 'agree').length;
  const isTable = form === 'turn' || form === 'ballot';
  const verdict = isTable ? (run.consensus ?? consensusOf(council, run)) : run.converged ? 'strong' : 'none';
  return { verdict, agree, of: run.turns.length };
}
