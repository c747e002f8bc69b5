/** What could not be stored, as a refusal that a client can read. */
import { Refusal } from '../rpc/client.ts';
import { refusal } from '../rpc/messages.ts';
import { StoreError } from './ports.ts';

/** An answer that is no longer asked for is no fault, and not taken; one that could not be stored is tried again. */
export function onlyWhenStoring(error: unknown): false {
  if (!(error instanceof Refusal) || error.code === refusal.storage) throw error;
  return false;
}

export function refuseStoring(error: unknown): never {
  if (!(error instanceof StoreError)) throw error;
  // Held by another is no fault of the disk: a client attaches to that one instead.
  throw new Refusal(error.code === 'locked' ? refusal.notNow : refusal.storage, error.message);
}
