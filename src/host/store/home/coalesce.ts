/**
 * Work that is asked for often and done seldom: one run at a time, a gap between runs, the latest state each time,
 * and never in the path of whoever asks. A run that failed is tried again.
 */
import type { Clock } from '../../ports/ports.ts';

export interface Coalesced {
  /** A run will begin, at the earliest a gap after the last one. */
  soon(): void;
  /** A run will begin as soon as the one under way is over. */
  now(): void;
  /** Resolves when everything asked for is done, or has failed once more. */
  settle(): Promise<void>;
}

export interface CoalesceOptions {
  clock: Clock;
  gapMs: number | (() => number);
  retryMs: number;
  /** Answers whether there was something to do: a run that did nothing needs no gap after it. */
  work(): Promise<boolean>;
  failed(error: unknown): void;
}

export function coalesce({ clock, gapMs, retryMs, work, failed }: CoalesceOptions): Coalesced {
  const gap = () => (typeof gapMs === 'number' ? gapMs : gapMs());
  let asked = false;
  let urgent = false;
  let failing = false;
  let earliest = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let cancel: (() => void) | undefined;

  function begin(): void {
    cancel?.();
    cancel = undefined;
    if (running || !asked) return;
    running = run().finally(() => {
      running = undefined;
      if (!asked) return;
      if (urgent && !failing) begin();
      else cancel = clock.at(earliest, begin);
    });
  }

  async function run(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    asked = false;
    urgent = false;
    try {
      const done = await work();
      failing = false;
      earliest = clock.now() + (done ? gap() : 0);
    } catch (error) {
      asked = true;
      failing = true;
      earliest = clock.now() + retryMs;
      try {
        failed(error);
      } catch {
        // Whoever tells of it can't: it is tried again all the same.
      }
    }
  }

  return {
    soon() {
      asked = true;
      if (running || cancel) return;
      if (clock.now() >= earliest) begin();
      else cancel = clock.at(earliest, begin);
    },
    now() {
      asked = true;
      urgent = true;
      begin();
    },
    async settle() {
      do {
        begin();
        await running;
      } while (asked && !failing);
      cancel?.();
      cancel = undefined;
    },
  };
}
