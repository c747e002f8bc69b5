/** The phase rail: the runs that were held or passed over, then the phases still to come. */
import type { Council, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { ended, phaseOf, speakersOf } from '../../../core/councils/interpreter.ts';
import type { Motion } from '../../../core/councils/motion.ts';
import { phaseNamed, phasesFor } from '../../../core/councils/phases.ts';
import type { Phase } from '../../../core/councils/protocols/protocol.ts';
import { isReplaced } from '../../../core/councils/rounds.ts';
import { standIn } from '../../../core/councils/voting/standings.ts';
import { answered } from '../../../core/councils/voting/tally.ts';
import type { PhaseView, StandView } from '../../../rpc/views/views.ts';
import { defined } from './defined.ts';

export function phasesOf(council: Council): PhaseView[] {
  const held = council.runs.flatMap((run, index) =>
    isReplaced(council, run) ? [] : [heldPhase(council, run, index)],
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

function heldPhase(council: Council, run: PhaseRun, index: number): PhaseView {
  const phase = phaseOf(council, run);
  return {
    run: index,
    phase: run.phase,
    round: run.round,
    state: run.skipped ? 'skipped' : run.endedAt === undefined ? 'now' : 'done',
    blind: phase?.blind === true,
    votes: phase !== undefined && isVote(phase),
    ...(phase ? kindOf(phase) : {}),
    ...(phase && phase.id === closingOf(council)?.id ? { closing: true } : {}),
    stands: run.turns.map((turn) => ({ seat: turn.seat, stand: standOf(council, run, turn) })),
    asked: run.turns.length,
    answered: answered(run).length,
    startedAt: run.startedAt,
    ...defined({
      endedAt: run.endedAt,
      rested: run.rested,
      converged: run.converged,
      why: run.skipped ?? run.why,
      consensus: run.consensus,
      verdict: run.verdict,
      again: run.again,
      checks: run.checks,
      sentBack: sentBackOf(council, run),
      loop: phase && loopOf(council, phase, run),
      motion: motionIn(council, run, phase?.form),
    }),
  };
}

/** What is voted on in a run; of one that backs proposals, nothing was yet. */
const motionIn = (council: Council, run: PhaseRun, form: string | undefined): Motion | undefined =>
  council.votesOn === 'motion' && !run.skipped && form !== 'challenge' && form !== 'turn' && form !== 'matrix'
    ? run.motion
    : run.motion?.by === 'document'
      ? run.motion
      : undefined;

const votes: ReadonlySet<string> = new Set(['challenge', 'final', 'turn', 'ballot', 'review']);
const isVote = (phase: Phase): boolean => votes.has(phase.form);

const kindOf = (phase: Phase): Pick<PhaseView, 'form' | 'inTurn' | 'gate'> => ({
  form: phase.form,
  ...(phase.order === 'parallel' ? {} : { inTurn: true }),
  ...(phase.gate ? { gate: true } : {}),
});

/** The phase that holds the answer: the one that says so, else the last that is no gate. */
const closingOf = ({ protocol }: Council): Phase | undefined =>
  protocol.phases.findLast((phase) => phase.closing) ?? protocol.phases.findLast((phase) => !phase.gate);

/** Which time a gate sent work back, counted up to this run. */
function sentBackOf(council: Council, run: PhaseRun): PhaseView['sentBack'] {
  const by = run.sentBackBy;
  if (by === undefined) return undefined;
  const until = council.runs.slice(0, council.runs.indexOf(run) + 1);
  const time = until.filter((each) => each.sentBackBy === by).length;
  return { by, time, of: phaseNamed(council, by)?.gate?.most ?? time };
}

/** Counted for phases that loop, and for those that such a loop goes back to. */
function loopOf(council: Council, phase: Phase, run: PhaseRun): PhaseView['loop'] {
  const looping = council.protocol.phases.find(
    ({ id, until }) => until && (until.backTo ?? id) === phase.id,
  )?.until;
  if (!looping || run.skipped || run.sentBackBy || run.again) return undefined;
  const ordinary = council.runs.filter(
    (each) => each.phase === run.phase && !each.skipped && !each.sentBackBy && !each.again,
  );
  const of = looping.max === 'maxRounds' ? council.brief.maxRounds : looping.max;
  return { nth: ordinary.indexOf(run) + 1, of };
}

export function standOf(council: Council, run: PhaseRun, turn: Turn): StandView {
  if (turn.state === 'asked' || turn.state === 'queued') return 'to-come';
  if (turn.state === 'absent') return 'absent';
  // Until a blind phase closes, how someone voted in it is nobody's to see.
  return isBlindNow(council, run) ? 'answered' : (standIn(council, run, turn) ?? 'answered');
}

export const isBlindNow = (council: Council, run: PhaseRun): boolean =>
  run.endedAt === undefined && phaseOf(council, run)?.blind === true;
