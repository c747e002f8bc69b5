/**
 * Starts what is newly owed and cancels what is no longer owed, for whatever owes: a council, a channel. An order is
 * known by its key and is under way once; one that failed is not begun again for as long as it is owed.
 */
import { guardWith, logFault } from '../ports/guard.ts';
import type { Log } from '../ports/ports.ts';

/** A reason of our own: without one each abort makes an exception with a stack, and every turn aborts its deadline. */
const noLongerOwed = new Error('no longer owed');

export interface Order {
  key: string;
  kind: string;
}

export interface OwingParts<O extends Order, T> {
  log: Log;
  perform(owed: O, of: T, signal: AbortSignal): Promise<void>;
  /** No longer owed, but let to its end all the same. */
  comesHome?(kind: O['kind'], of: T | undefined): boolean;
  /** It costs nothing: after a fault it is begun again once whoever owes it has changed. */
  isFree?(kind: O['kind']): boolean;
  /** An order has ended. */
  after?(owed: O, id: string): void;
}

export interface Owing<O extends Order, T> {
  /** Exactly this is owed by it now. */
  owe(id: string, of: T | undefined, owed: readonly O[]): void;
  close(): Promise<void>;
}

interface Running {
  kind: string;
  abort: AbortController;
  done: Promise<void>;
}

export function keepOwing<O extends Order, T>(parts: OwingParts<O, T>): Owing<O, T> {
  const running = new Map<string, Running>();
  const keysOf = new Map<string, Set<string>>();
  /** What each owes now. */
  const wanted = new Map<string, { of: T; owed: readonly O[] }>();
  /** What a fault ended: begun anew at every change, a call would be paid for again and again. */
  const failed = new Map<string, Map<string, T>>();
  const guard = guardWith(parts.log);
  let closed = false;

  function start(id: string, owed: O, of: T): void {
    const abort = new AbortController();
    const keys = keysOf.get(id) ?? new Set();
    keysOf.set(id, keys.add(owed.key));
    const perform = async () => await parts.perform(owed, of, abort.signal);
    const done = perform()
      .catch((error: unknown) => {
        logFault(parts.log, `the order ${owed.key}`, error);
        failed.set(id, (failed.get(id) ?? new Map<string, T>()).set(owed.key, of));
      })
      .then(() => {
        running.delete(owed.key);
        keys.delete(owed.key);
        if (keys.size === 0 && keysOf.get(id) === keys) keysOf.delete(id);
        guard(`what follows the order ${owed.key}`, () => parts.after?.(owed, id));
        // Taken back, and owed anew before it had ended.
        if (abort.signal.aborted) startAll(id);
      });
    running.set(owed.key, { kind: owed.kind, abort, done });
  }

  function startAll(id: string): void {
    const now = wanted.get(id);
    if (closed || !now) return;
    for (const each of now.owed)
      if (!running.has(each.key) && mayBegin(id, each, now.of)) start(id, each, now.of);
  }

  function mayBegin(id: string, { key, kind }: O, of: T): boolean {
    const faulty = failed.get(id);
    return !faulty?.has(key) || (parts.isFree?.(kind) === true && faulty.get(key) !== of);
  }

  /** What is owed no longer may be owed anew. */
  function forgive(id: string, keys: ReadonlySet<string>): void {
    const still = [...(failed.get(id) ?? [])].filter(([key]) => keys.has(key));
    if (still.length > 0) failed.set(id, new Map(still));
    else failed.delete(id);
  }

  return {
    owe(id, of, owed) {
      if (closed) return;
      const keys = new Set(owed.map((each) => each.key));
      for (const key of keysOf.get(id) ?? []) {
        const current = running.get(key);
        const home = current !== undefined && parts.comesHome?.(current.kind, of);
        if (!keys.has(key) && !home) current?.abort.abort(noLongerOwed);
      }
      forgive(id, keys);
      if (of === undefined || owed.length === 0) wanted.delete(id);
      else wanted.set(id, { of, owed });
      startAll(id);
    },
    async close() {
      closed = true;
      for (const each of running.values()) each.abort.abort();
      await Promise.all([...running.values()].map((each) => each.done));
    },
  };
}
