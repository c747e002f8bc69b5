/** The smallest questions about turns, asked everywhere: who answered, how they voted, what they hold blocking. */
import type { Vote } from '../forms/reading.ts';
import type { Council, PhaseRun, Turn } from './council.ts';

export const answered = (run: PhaseRun): Turn[] => run.turns.filter((turn) => turn.state === 'replied');

export const voteOf = (turn: Turn): Vote | undefined =>
  turn.reading?.form === 'challenge' || turn.reading?.form === 'final' ? turn.reading.vote : undefined;

export const blockingOf = (turn: Turn): string[] =>
  turn.reading?.form === 'challenge' || turn.reading?.form === 'final' ? turn.reading.blocking : [];

/** Agrees by its vote, or by the mark of the shared file. */
export const isAgreed = (turn: Turn): boolean =>
  turn.state === 'replied' && (turn.reading?.agreed === true || voteOf(turn) === 'agree');

/** The answer that counts, and every other that was given to the same question. */
export const everyAnswer = (turn: Turn): Turn[] => (turn.again ? [turn, ...turn.again] : [turn]);

/** The last run of a phase that was held. */
export const lastRunOf = (council: Council, phase: string): PhaseRun | undefined =>
  council.runs.findLast((run) => run.phase === phase && !run.skipped);
