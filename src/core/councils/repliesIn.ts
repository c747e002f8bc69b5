/** The smallest questions about turns, asked everywhere: who answered, how they voted, what they hold blocking. */
import type { MachineField, Vote } from '../forms/reading.ts';
import type { Council, PhaseRun, Turn } from './council.ts';

export const answered = (run: PhaseRun): Turn[] => run.turns.filter((turn) => turn.state === 'replied');

/** A verdict on a work is a vote on it, as a ballot is on the motion. */
export const voteOf = ({ reading }: Turn): Vote | undefined =>
  reading !== undefined && 'vote' in reading ? reading.vote : undefined;

export const blockingOf = ({ reading }: Turn): string[] => {
  if (reading?.form === 'challenge' || reading?.form === 'final') return reading.blocking;
  if (reading?.form !== 'review') return [];
  return reading.findings.flatMap(({ severity, text }) => (severity === 'blocking' ? [text] : []));
};

/** What was not found in a reply is not "none". */
export const isSaid = ({ reading }: Turn, field: MachineField): boolean => !reading?.missing?.includes(field);

/** Agrees by its vote, or by the mark of the shared file. */
export const isAgreed = (turn: Turn): boolean =>
  turn.state === 'replied' && (turn.reading?.agreed === true || voteOf(turn) === 'agree');

/** The answer that counts, and every other that was given to the same question. */
export const everyAnswer = (turn: Turn): Turn[] => (turn.again ? [turn, ...turn.again] : [turn]);

/** The last run of a phase that was held. */
export const lastRunOf = (council: Council, phase: string): PhaseRun | undefined =>
  council.runs.findLast((run) => run.phase === phase && !run.skipped);

/** What a turn said at first: what it was asked for once more is read, and is no second telling of its argument. */
export const firstTold = ({ text = '', unreadable }: Turn): string =>
  unreadable !== undefined && text.startsWith(`${unreadable}\n\n`) ? unreadable : text;
