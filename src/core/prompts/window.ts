/** Decides what each seat sees: the brief, and of what others said only what its phase may show. */
import type { Council, PhaseRun } from '../councils/council.ts';
import { newInjections } from '../councils/injections.ts';
import { phaseOf } from '../councils/interpreter.ts';
import type { Phase } from '../councils/protocol.ts';
import { votingSeats } from '../councils/tally.ts';
import type { SeatId } from '../ids.ts';
import type { Heard, Scene } from './scene.ts';

/** The scene of one ask, or nothing when the council knows no such seat or phase. */
export function sceneOf(council: Council, run: number, seatId: SeatId): Scene | undefined {
  const current = council.runs[run];
  const seat = council.seats.find((each) => each.id === seatId);
  const phase = current && phaseOf(council, current);
  if (!current || !seat || !phase) return undefined;
  const earlier = council.runs.slice(0, run);
  const turn = current.turns.find((each) => each.seat === seatId);
  const rerun = council.reruns.findLast((each) => each.at <= current.startedAt);
  return {
    council: council.id,
    language: council.language,
    seed: council.seed,
    brief: council.brief,
    seat,
    table: votingSeats(council).map(({ id, name, emoji, role }) => ({
      id,
      name,
      role,
      ...(emoji === undefined ? {} : { emoji }),
    })),
    phase,
    round: current.round,
    form: phase.form,
    others: visible(council, phase, earlier).filter((heard) => heard.seat !== seatId),
    own: earlier.flatMap((each) => heardIn(council, each)).filter((heard) => heard.seat === seatId),
    disagreements: current.disagreements ?? [],
    injections: newInjections(council, run, seatId),
    absent: earlier.flatMap((each) =>
      each.turns
        .filter((one) => one.state === 'absent')
        .map((one) => ({ phase: each.phase, name: nameOf(council, one.seat) })),
    ),
    ...(rerun?.text === undefined ? {} : { anotherRound: rerun.text }),
    ...(turn?.attempt === 2 && turn.unreadable !== undefined ? { repair: turn.unreadable } : {}),
  };
}

const nameOf = (council: Council, seat: SeatId): string =>
  council.seats.find((each) => each.id === seat)?.name ?? seat;

function visible(council: Council, phase: Phase, earlier: PhaseRun[]): Heard[] {
  if (phase.blind) return [];
  const all = phase.sees.includes('transcript');
  const named = phase.sees.flatMap((material) => (typeof material === 'object' ? [material.replies] : []));
  const runs = all
    ? earlier
    : named.flatMap((id) => earlier.findLast((run) => run.phase === id && !run.skipped) ?? []);
  // A phase that runs again must see what was said the last time it ran.
  const again = earlier.findLast((run) => run.phase === phase.id && !run.skipped);
  const shown = again && !runs.includes(again) ? [...runs, again] : runs;
  return shown.flatMap((run) => heardIn(council, run));
}

/** Replies of a closed run only: an open one is nobody's to read. */
function heardIn(council: Council, run: PhaseRun): Heard[] {
  if (run.endedAt === undefined) return [];
  return run.turns.flatMap((turn) => {
    if (turn.state !== 'replied' || turn.text === undefined || turn.reading === undefined) return [];
    const seat = council.seats.find((each) => each.id === turn.seat);
    return [
      {
        phase: run.phase,
        round: run.round,
        seat: turn.seat,
        name: seat?.name ?? turn.seat,
        text: turn.text,
        reading: turn.reading,
        ...(seat?.emoji === undefined ? {} : { emoji: seat.emoji }),
      },
    ];
  });
}
