/**
 * What a run came to, once everyone in it has been heard: proposals, points, the motion, the vote or the gate's verdict, and
 * who moved. The one place where a run is judged, whether it closed by itself or was cut short.
 */
import type { Council, Flag, PhaseRun } from './council.ts';
import { phaseOf } from './phases.ts';
import type { Phase } from './protocols/protocol.ts';
import { answered, voteOf } from './repliesIn.ts';
import { consensusOf } from './voting/consensus.ts';
import { verdictOf } from './voting/gates.ts';
import { withPoints } from './voting/ledger.ts';
import { chosenMotion } from './voting/motion.ts';
import { withProposals } from './voting/proposals.ts';
import { type Move, movesIn } from './voting/support.ts';
import { convergence } from './voting/tally.ts';

/** The council with its last run judged. Under the meaning of earlier releases a run knows no more than its own votes. */
export function heardOut(council: Council): Council {
  const run = council.runs.at(-1);
  if (!run || run.skipped || council.votesOn !== 'motion') return council;
  const told = withProposals(council, run);
  const motion = chosenMotion(told, run);
  const put = motion ? { ...run, motion } : run;
  const voted = withPoints(withLast(told, put), put);
  const heard = voted.runs.at(-1) ?? put;
  return withLast(voted, flagMoves(voted, judgedRun(voted, phaseOf(voted, heard), heard)));
}

const withLast = (council: Council, run: PhaseRun): Council => ({
  ...council,
  runs: [...council.runs.slice(0, -1), run],
});

export function judgedRun(council: Council, phase: Phase | undefined, run: PhaseRun): PhaseRun {
  if (phase?.gate) return { ...run, verdict: verdictOf(run) };
  if (phase?.form === 'turn') return { ...run, consensus: consensusOf(council, run) };
  if (phase?.form === 'ballot' && council.votesOn !== 'motion') return run;
  return answered(run).some((turn) => voteOf(turn) !== undefined)
    ? { ...run, ...convergence(council, run) }
    : run;
}

const unexplained: Record<NonNullable<Move['unexplained']>, Flag['code']> = {
  'no-reason': 'moved-unexplained',
  majority: 'moved-with-majority',
};

/** A reader is told who moved and gave no reason, or none but that others think so. */
function flagMoves(council: Council, run: PhaseRun): PhaseRun {
  const moves = movesIn(council, council.runs.at(-1) ?? run).filter((move) => move.unexplained !== undefined);
  if (moves.length === 0) return run;
  const turns = run.turns.map((turn) => {
    const move = moves.find((each) => each.seat === turn.seat);
    return move?.unexplained === undefined
      ? turn
      : { ...turn, flags: [...(turn.flags ?? []), { code: unexplained[move.unexplained] }] };
  });
  return { ...run, turns };
}
