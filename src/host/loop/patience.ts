/**
 * Waits by the clock, and stores events for as long as it takes: what the disk did not take is offered again until it does.
 * What is refused for another reason would be again, and is the caller's to answer for.
 */
import type { Event } from '../../core/events.ts';
import type { Clock } from '../ports/ports.ts';
import { isOfStorage } from './storageRefusal.ts';

const storeRetryMs = 1000;

export interface PatienceParts {
  clock: Clock;
  submit(...events: Event[]): Promise<unknown>;
  /** Something could not be written; said to people once, until it works again. */
  troubled(error: unknown): void;
  recovered(): void;
}

export interface Patience {
  /** Resolves at that time, when aborted, or when closed. */
  until(when: number, signal: AbortSignal): Promise<void>;
  /** The same, as the time that an order has; and how much of it is left. */
  deadline(of: string, when: number, signal: AbortSignal): Promise<void>;
  left(of: string): number;
  /** A second's rest after something could not be written. */
  rest(signal: AbortSignal): Promise<void>;
  /** Rejects only with what no disk can be blamed for. */
  store(...events: Event[]): Promise<void>;
  isClosed(): boolean;
  close(): void;
}

export function patient({ clock, submit, troubled, recovered }: PatienceParts): Patience {
  const waiting = new Set<() => void>();
  let closed = false;

  function until(when: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const stop = () => {
        cancel();
        waiting.delete(stop);
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const cancel = clock.at(when, stop);
      waiting.add(stop);
      signal.addEventListener('abort', stop);
    });
  }
  /** When the time of an order is over, by the clock that nobody sets. */
  const due = new Map<string, number>();
  async function deadline(of: string, when: number, signal: AbortSignal): Promise<void> {
    const over = clock.steady() + when - clock.now();
    due.set(of, over);
    await until(when, signal);
    if (due.get(of) === over) due.delete(of);
  }
  const rest = (signal: AbortSignal) => until(clock.now() + storeRetryMs, signal);

  return {
    until,
    deadline,
    left: (of) => (due.get(of) ?? 0) - clock.steady(),
    rest,
    async store(...events) {
      while (!closed) {
        try {
          await submit(...events);
          return recovered();
        } catch (error) {
          if (closed) return;
          if (!isOfStorage(error)) throw error;
          troubled(error);
          await rest(new AbortController().signal);
        }
      }
    },
    isClosed: () => closed,
    close() {
      closed = true;
      for (const stop of [...waiting]) stop();
    },
  };
}
