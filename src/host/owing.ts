/**
 * Starts what is newly owed and cancels what is no longer owed, for whatever owes: a council, a channel. An order is
 * known by its key and is under way once.
 */
import type { Log } from './ports.ts';

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
  let closed = false;

  function start(id: string, owed: O, of: T): void {
    const abort = new AbortController();
    const keys = keysOf.get(id) ?? new Set();
    keysOf.set(id, keys.add(owed.key));
    const done = parts
      .perform(owed, of, abort.signal)
      .catch((error: unknown) => parts.log.error('An order failed', { key: owed.key, error: String(error) }))
      .finally(() => {
        running.delete(owed.key);
        keys.delete(owed.key);
        if (keys.size === 0 && keysOf.get(id) === keys) keysOf.delete(id);
        parts.after?.(owed, id);
      });
    running.set(owed.key, { kind: owed.kind, abort, done });
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
      if (of === undefined) return;
      for (const each of owed) if (!running.has(each.key)) start(id, each, of);
    },
    async close() {
      closed = true;
      for (const each of running.values()) each.abort.abort();
      await Promise.all([...running.values()].map((each) => each.done));
    },
  };
}
