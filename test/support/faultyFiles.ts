/** Wraps the store's files so that a chosen operation fails, or so that something happens just before or after each. */
import type { Files } from '../../src/host/store/home/files.ts';

export type Operation = keyof Files;

/** What can fail on a disk. Closing, and looking at what is open, can't usefully. */
const faultable: readonly Operation[] = [
  'open',
  'write',
  'truncate',
  'syncData',
  'syncFolder',
  'read',
  'list',
  'makeFolder',
  'rename',
  'link',
  'remove',
  'removeFolder',
  'touch',
  'stat',
];

export interface Watch {
  before?(operation: Operation, file: string, count: number): void;
  after?(operation: Operation, file: string, count: number): void;
}

/** Calls are counted from 1. What `before` throws is what the operation fails with. */
export function watchedFiles(files: Files, watch: Watch): Files {
  let count = 0;
  const watched: Record<string, unknown> = { ...files };
  for (const operation of faultable) {
    const real = files[operation] as (...given: unknown[]) => unknown;
    watched[operation] = (...given: unknown[]) => {
      count += 1;
      const mine = count;
      const file = String(given[0]);
      const asked = operation === 'syncData' || operation === 'syncFolder';
      try {
        watch.before?.(operation, file, mine);
      } catch (error) {
        if (operation === 'write') writeHalf(files, given);
        if (asked) return Promise.reject(error);
        throw error;
      }
      const outcome = real.apply(files, given);
      if (asked) return (outcome as Promise<void>).then(() => watch.after?.(operation, file, mine));
      watch.after?.(operation, file, mine);
      return outcome;
    };
  }
  return watched as unknown as Files;
}

/** A disk that fills up takes the beginning of what it was given. */
function writeHalf(files: Files, given: unknown[]): void {
  const [fd, bytes, from, position] = given as [number, Uint8Array, number, number];
  const half = bytes.subarray(0, from + Math.ceil((bytes.length - from) / 2));
  files.write(fd, half, from, position);
}

export const diskError = (code: string): Error =>
  Object.assign(new Error(`${code}: a fault of the test`), { code });
