/** What could not be stored, as a refusal that a client can read; and whether it is worth another try. */
import { Refusal } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import { StoreError, type StoreProblem } from '../ports/ports.ts';
import { isOfSystem } from '../store/home/files.ts';

const ofDisk: ReadonlySet<StoreProblem> = new Set(['full', 'io', 'permission']);

/** The disk is why: room may be made, a right given. A fault of ours comes to the same however often it is tried. */
export function isOfStorage(error: unknown): boolean {
  if (error instanceof StoreError) return ofDisk.has(error.code);
  return error instanceof Refusal ? error.code === refusal.storage : isOfSystem(error);
}

/** An answer that is no longer asked for is no fault, and not taken; one that could not be stored is tried again. */
export function onlyWhenStoring(error: unknown): false {
  if (!(error instanceof Refusal) || error.code === refusal.storage) throw error;
  return false;
}

/** What was done before it failed is said with it: there is no host that could say it later. */
export const withNotes = (notes: readonly string[], error: unknown): unknown =>
  error instanceof StoreError && notes.length > 0
    ? new StoreError(error.code, [...notes, error.message].join(' '))
    : error;

export function refuseStoring(error: unknown): never {
  if (!(error instanceof StoreError)) throw error;
  // Held by another is no fault of the disk: a client attaches to that one instead.
  throw new Refusal(error.code === 'locked' ? refusal.notNow : refusal.storage, error.message);
}
