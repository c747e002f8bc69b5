/** The phase rail: the runs that were held or passed over, then the phases still to come. */
import type { Council, PhaseRun, Turn } from '../../core/councils/council.ts';
import { ended, phaseOf, speakersOf } from '../../core/councils/interpreter.ts';
import { phasesFor } from '../../core/councils/phases.ts';
import { answered, voteOf } from '../../core/councils/tally.ts';
import type { PhaseView, StandView } from '../../rpc/views.ts';
import { defined } from './entries.ts';

export function phasesOf(council: Council): PhaseView[] {
  const held = council.runs.flatMap((run, index) =>
    wasReplaced(council, index) ? [] : [heldPhase(council, run, index)],
  );
  if (ended.has(council.status) || council.status === 'decision') return held;
  const last = council.runs.at(-1);
  const next = last ? phasesFor(council).findIndex((phase) => phase.id === last.phase) + 1 : 0;
  const coming = phasesFor(council)
    .slice(next)
    .map((phase, index): PhaseView => {
      const seats = speakersOf(council, phase);
      return {
        run: council.runs.length + index,
        phase: phase.id,
        round: 0,
        state: 'to-come',
        blind: phase.blind === true,
        votes: phase.form === 'challenge' || phase.form === 'final',
        stands: seats.map((seat) => ({ seat, stand: 'to-come' })),
        asked: seats.length,
        answered: 0,
      };
    });
  return [...held, ...coming];
}

/** A closing phase whose speaker failed is shown once, with the one who spoke in their place. */
const wasReplaced = (council: Council, index: number): boolean => {
  const run = council.runs[index];
  return (
    run?.turns.length === 1 && answered(run).length === 0 && council.runs[index + 1]?.phase === run.phase
  );
};

function heldPhase(council: Council, run: PhaseRun, index: number): PhaseView {
  const phase = phaseOf(council, run);
  const votes = phase?.form === 'challenge' || phase?.form === 'final';
  return {
    run: index,
    phase: run.phase,
    round: run.round,
    state: run.skipped ? 'skipped' : run.endedAt === undefined ? 'now' : 'done',
    blind: phase?.blind === true,
    votes,
    stands: run.turns.map((turn) => ({ seat: turn.seat, stand: standOf(turn) })),
    asked: run.turns.length,
    answered: answered(run).length,
    startedAt: run.startedAt,
    ...defined({ endedAt: run.endedAt, converged: run.converged, why: run.skipped ?? run.why }),
  };
}

export function standOf(turn: Turn): StandView {
  if (turn.state === 'asked') return 'to-come';
  if (turn.state === 'absent') return 'absent';
  return voteOf(turn) ?? 'answered';
}
