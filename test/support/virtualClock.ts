/** Time that stands still until it is told to pass; what was due meanwhile is called in its order. */
import type { Clock } from '../../src/host/ports/ports.ts';

export interface VirtualClock extends Clock {
  pass(ms: number): void;
  /** The wall clock is set, or the machine slept: no time has passed. */
  jump(ms: number): void;
  /** How many callbacks are to come; with a span, those that are due within it. */
  waiting(withinMs?: number): number;
  /** When the next callback is due. */
  next(): number | undefined;
}

export function virtualClock(start = 1_000_000): VirtualClock {
  let passed = 0;
  let offset = start;
  const due = new Set<{ when: number; callback: () => void }>();
  return {
    now: () => passed + offset,
    steady: () => passed,
    at(when, callback) {
      const entry = { when: when - offset, callback };
      due.add(entry);
      return () => due.delete(entry);
    },
    jump(ms) {
      offset += ms;
    },
    pass(ms) {
      const end = passed + ms;
      for (;;) {
        const next = [...due].filter((entry) => entry.when <= end).sort((a, b) => a.when - b.when)[0];
        if (!next) break;
        due.delete(next);
        passed = Math.max(passed, next.when);
        next.callback();
      }
      passed = end;
    },
    waiting: (withinMs = Number.POSITIVE_INFINITY) =>
      [...due].filter(({ when }) => when <= passed + withinMs).length,
    next: () => (due.size === 0 ? undefined : Math.min(...[...due].map(({ when }) => when)) + offset),
  };
}
