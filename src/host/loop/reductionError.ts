/**
 * The core could not take an event: only its submission is refused, nothing of it is stored, and nothing has changed. It is
 * a fault of ours and none of the disk, so unlike after a StoreError offering the same event again comes to the same.
 */
import { inWords } from '../ports/guard.ts';

export class ReductionError extends Error {
  /** The event's. */
  readonly type: string;
  constructor(type: string, cause: unknown) {
    super(`${type} could not be taken over: ${inWords(cause)}`, { cause });
    this.name = 'ReductionError';
    this.type = type;
  }
}
