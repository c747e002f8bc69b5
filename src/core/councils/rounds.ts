/** Which runs count as rounds, and which one a run is: the words "round 2" mean the same wherever they stand. */
import type { Council, PhaseRun, Rerun } from './council.ts';
import { phaseOf } from './phases.ts';
import type { Phase } from './protocols/protocol.ts';

const several = ({ speakers }: Phase): boolean =>
  typeof speakers === 'object' || speakers === 'participants' || speakers === 'reviewers';

/** Whether the table speaks in a run, and not one seat for it. */
export function isRound(council: Council, run: PhaseRun): boolean {
  const phase = phaseOf(council, run);
  return phase !== undefined && several(phase);
}

/** In a debate every phase is a round, as the seed counts; elsewhere a phase that is held again is. */
const phasesAreRounds = (council: Council): boolean =>
  council.protocol.phases.every(
    (phase) =>
      phase.closing ||
      phase.gate ||
      phase.speakers === 'participants' ||
      phase.speakers === 'advocate' ||
      isLast(council, phase),
  ) && council.protocol.phases.every((phase) => phase.until === undefined);

const isLast = (council: Council, phase: Phase): boolean => council.protocol.phases.at(-1) === phase;

const holdings = (council: Council, phase: string): PhaseRun[] =>
  council.runs.filter((run) => run.phase === phase && !run.skipped && !isReplaced(council, run));

/** A closing phase whose speaker did not answer, and was asked of another. */
export function isReplaced(council: Council, run: PhaseRun): boolean {
  const next = council.runs[council.runs.indexOf(run) + 1];
  const phase = phaseOf(council, run);
  return (
    run.turns.length === 1 &&
    run.turns[0]?.state === 'absent' &&
    next?.phase === run.phase &&
    // A protocol of the first release closes with its last phase, and does not say so.
    (phase?.closing === true || (phase !== undefined && isLast(council, phase)))
  );
}

/** The number that stands with a run's name, when it needs one. */
export function roundNumber(council: Council, run: PhaseRun): number | undefined {
  if (phasesAreRounds(council)) return isRound(council, run) ? roundsUntil(council, run) : undefined;
  const held = holdings(council, run.phase);
  const loops = phaseOf(council, run)?.order === 'rotating';
  return held.length > 1 || loops ? held.indexOf(run) + 1 || undefined : undefined;
}

/** Who asked for the round that a run belongs to, or for the one before it: each wish opens one run. */
export function rerunBehind(council: Council, index: number): Rerun | undefined {
  const wishes = council.runs.slice(0, index + 1).filter((run) => run.again).length;
  return council.reruns[wishes - 1];
}

/** Whether its phase was held more than once. */
export const isRepeated = (council: Council, run: PhaseRun): boolean =>
  holdings(council, run.phase).length > 1;

/** How many rounds there were up to a run, this one included. */
export function roundsUntil(council: Council, until: PhaseRun | undefined = council.runs.at(-1)): number {
  const last = until ? council.runs.indexOf(until) : -1;
  const held = council.runs.slice(0, last + 1).filter((run) => !run.skipped && isRound(council, run));
  if (phasesAreRounds(council)) return held.length;
  return Math.max(0, ...held.map((run) => held.filter((each) => each.phase === run.phase).length));
}
