/** What the records say of a council as a whole, counted from its turns. Nothing here depends on when it is asked. */
import type { Council, PhaseRun, Seat, Turn } from '../../../core/councils/council.ts';
import { phaseOf } from '../../../core/councils/interpreter.ts';
import { answered, blockingOf, lastVotingRun, voteOf, votingSeats } from '../../../core/councils/tally.ts';
import type { SynthesisReading, Vote } from '../../../core/forms/reading.ts';

export interface SeatFacts {
  seat: Seat;
  words: number;
  /** Of all words said, in percent. */
  share: number;
  tokens: number;
  /** What answered, as the backend called it. */
  models: string[];
}

export interface CouncilFacts {
  /** Rounds in which the participants spoke. */
  rounds: number;
  converged: boolean;
  agree: number;
  of: number;
  tokens: number;
  /** From the question to the end of the last phase: waiting for people is not counted. */
  seconds: number;
  rehearsal: boolean;
  seats: SeatFacts[];
}

/** Four records ask for the same facts of the same council, and a council never changes: they are counted once. */
const known = new WeakMap<Council, CouncilFacts>();

export function factsOf(council: Council): CouncilFacts {
  const facts = known.get(council) ?? count(council);
  known.set(council, facts);
  return facts;
}

function count(council: Council): CouncilFacts {
  const turns = council.runs.flatMap(answered);
  const counted = council.seats.map((seat) => seatFacts(seat, turns));
  const all = counted.reduce((sum, each) => sum + each.words, 0);
  const voted = lastVotingRun(council);
  const lastEnd = council.runs.findLast((run) => run.endedAt !== undefined)?.endedAt ?? council.createdAt;
  return {
    rounds: council.runs.filter((run) => !run.skipped && isRound(council, run)).length,
    converged: voted?.converged ?? false,
    agree: voted ? answered(voted).filter((turn) => voteOf(turn) === 'agree').length : 0,
    of: votingSeats(council).length,
    tokens: counted.reduce((sum, each) => sum + each.tokens, 0),
    seconds: Math.max(0, Math.round((lastEnd - council.createdAt) / 1000)),
    rehearsal: council.seats.some((seat) => seat.backend === 'rehearsal'),
    seats: counted.map((each) => ({ ...each, share: all === 0 ? 0 : Math.round((100 * each.words) / all) })),
  };
}

function seatFacts(seat: Seat, turns: readonly Turn[]): SeatFacts {
  const own = turns.filter((turn) => turn.seat === seat.id);
  const words = own.reduce((sum, turn) => sum + wordsIn(turn.text ?? ''), 0);
  const tokens = own.reduce((sum, { usage }) => sum + (usage ? usage.input + usage.output : 0), 0);
  return { seat, words, share: 0, tokens, models: [...new Set(own.flatMap(({ model }) => model ?? []))] };
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Whether the participants speak in a run; the closing phase is not a round. */
export const isRound = (council: Council, run: PhaseRun): boolean =>
  phaseOf(council, run)?.speakers === 'participants';

/** The last synthesis that was written, with its text. */
export function synthesisOf(council: Council): { text: string; reading: SynthesisReading } | undefined {
  for (const run of council.runs.toReversed())
    for (const { text, reading } of answered(run))
      if (reading?.form === 'synthesis') return { text: text ?? '', reading };
  return undefined;
}

export const recommendationOf = (council: Council): string | undefined => {
  const synthesis = synthesisOf(council);
  return synthesis && (synthesis.reading.recommendation ?? synthesis.text);
};

/** The runs with votes, each with every voting seat's vote. */
export function votesByRun(council: Council): { run: PhaseRun; votes: Map<string, Vote | 'absent'> }[] {
  return council.runs
    .filter((run) => answered(run).some((turn) => voteOf(turn) !== undefined))
    .map((run) => ({ run, votes: new Map(run.turns.map((turn) => [turn.seat, voteOf(turn) ?? 'absent'])) }));
}

/** Blocking issues that the seats still held when they last voted. */
export function openBlocking(council: Council): { seat: string; text: string }[] {
  const voted = lastVotingRun(council);
  return (voted ? answered(voted) : []).flatMap((turn) =>
    blockingOf(turn).map((text) => ({ seat: turn.seat, text })),
  );
}

export const faceOf = (seat: { name: string; emoji?: string }): string =>
  seat.emoji ? `${seat.emoji} ${seat.name}` : seat.name;

export const iso = (at: number): string => new Date(at).toISOString();
