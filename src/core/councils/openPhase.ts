/** Begins a run of a phase: who is asked at once, who waits, what they are shown; or passes the phase over, with the reason. */
import type { Instant, SeatId } from '../ids.ts';
import type { CheckRun, Council, Disagreement, PhaseRun, Reason } from './council.ts';
import type { Phase } from './protocols/protocol.ts';
import { checksAt } from './voting/changeCheck.ts';
import { openDisagreements } from './voting/ledger.ts';
import { motionPut } from './voting/motion.ts';
import { disagreementsOf, lastVotingRun } from './voting/tally.ts';
import { asked, inOrder, queued } from './whoIsAsked.ts';

const roundsHeld = (council: Council): number => council.runs.filter((run) => !run.skipped).length;

/** Why a run is opened, where it is not in the ordinary course. */
export type Opening = Pick<PhaseRun, 'sentBackBy' | 'again' | 'instead'>;

export function open(
  council: Council,
  phase: Phase,
  speakers: SeatId[],
  at: Instant,
  why: Opening = {},
): Council {
  const order = inOrder(council, phase, speakers);
  const disagreements = openAt(council, phase);
  const checks = phase.checks ? checksAt(council) : [];
  const motion = motionPut(council, phase, why.again === true);
  const run: PhaseRun = {
    phase: phase.id,
    round: roundsHeld(council) + 1,
    startedAt: at,
    turns: order.map((seat, index) =>
      checks.length === 0 && (phase.order === 'parallel' || index === 0)
        ? asked(council, seat, at, phase)
        : queued(seat),
    ),
    injections: council.injections.length,
    ...why,
    ...(motion ? { motion } : {}),
    ...(disagreements.length > 0 ? { disagreements } : {}),
    ...(checks.length > 0 ? { checks: checks.map((name): CheckRun => ({ name, state: 'running' })) } : {}),
  };
  return { ...council, runs: [...council.runs, run] };
}

/** Where points are kept, the open ones go with every phase to the end; else what the last vote came to, where it is asked for. */
function openAt(council: Council, phase: Phase): Disagreement[] {
  if (council.votesOn === 'motion') return openDisagreements(council);
  const voted = phase.sees.includes('disagreements') ? lastVotingRun(council) : undefined;
  return voted && !voted.converged ? disagreementsOf(council, voted) : [];
}

export function skip(
  council: Council,
  phase: Phase,
  why: Reason,
  at: Instant,
  opening: Opening = {},
): Council {
  const run: PhaseRun = {
    phase: phase.id,
    round: roundsHeld(council),
    startedAt: at,
    endedAt: at,
    turns: [],
    injections: council.injections.length,
    skipped: why,
    ...opening,
  };
  return { ...council, runs: [...council.runs, run] };
}
