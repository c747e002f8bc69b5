/** How a command ends: exit codes that mean something, and a user's mistake that is told without a stack trace. */
import type { CouncilView, FileProblem, StatusView } from '../../rpc/views/views.ts';
import { drawnFrom } from '../follow/story.ts';

export const exits = {
  done: 0,
  wrongInput: 2,
  inconclusive: 3,
  stopped: 4,
  overBudget: 5,
  /** No model wrote the answer: it was drawn from the motion, and nobody has decided on it yet. */
  drawn: 6,
  internal: 70,
  /** What was to be said could not be written, as on a full disk. */
  unwritten: 74,
  interrupted: 130,
  /** Whoever read went away while something was being followed, as shells say it of a broken pipe. */
  readerGone: 141,
} as const;

/** A rejection is a decision; a council that waits for one has done its part. */
export function exitOf(status: StatusView): number {
  switch (status) {
    case 'inconclusive':
      return exits.inconclusive;
    case 'stopped':
      return exits.stopped;
    case 'over-budget':
      return exits.overBudget;
    default:
      return exits.done;
  }
}

/** Of a whole council: what no model wrote is no plain success, and what recommends nothing is inconclusive, until a person decides. */
export function exitOfCouncil(view: CouncilView): number {
  const { status } = view.head;
  const drawn = status === 'decision' || status === 'recommended' ? drawnFrom(view) : undefined;
  if (drawn === undefined) return exitOf(status);
  return drawn === 'motion' ? exits.drawn : exits.inconclusive;
}

/** Something the person at the keyboard can put right. */
export class Mistake extends Error {
  readonly problems: FileProblem[];
  readonly exit: number;
  constructor(message: string, problems: FileProblem[] = [], exit: number = exits.wrongInput) {
    super(message);
    this.name = 'Mistake';
    this.problems = problems;
    this.exit = exit;
  }
}
