/**
 * The real clock. Waits run on the machine's monotonic time: a wall clock that jumps fires nothing early and loses
 * nothing, and sleep shifts a deadline instead of spending it.
 */
import type { Clock } from './ports.ts';

/** setTimeout takes no more than this; a longer wait is made in stages. */
const longestTimer = 2 ** 31 - 1;

export const realClock: Clock = {
  now: () => Date.now(),
  at(when, callback) {
    const due = performance.now() + Math.max(0, when - Date.now());
    let timer: NodeJS.Timeout;
    const arm = () => {
      const left = Math.ceil(due - performance.now());
      if (left <= 0) callback();
      else timer = setTimeout(arm, Math.min(left, longestTimer));
    };
    timer = setTimeout(arm, Math.min(Math.max(0, when - Date.now()), longestTimer));
    return () => clearTimeout(timer);
  },
};
