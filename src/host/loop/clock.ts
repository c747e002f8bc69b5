/**
 * The real clock. Waits run on time that the process was there for: a wall clock that jumps fires nothing early and loses
 * nothing, and sleep shifts a deadline instead of spending it.
 */
import type { Clock } from '../ports/ports.ts';

/** setTimeout takes no more than this; a longer wait is made in stages. */
const longestTimer = 2 ** 31 - 1;
const beatMs = 1000;
/** Longer without a beat, and nothing ran here: the machine slept, or the process was suspended. */
const longestBeat = 3000;

/** A timer that comes so much later than it was set for: nothing ran here meanwhile, and nothing was read … */
const lateMs = 250;
/** … so what has come is read before a time is called over. */
const readMs = 1000;

let beating = false;
let seen = 0;
let counted = 0;

/** The machine's monotonic time goes on in its sleep on some systems and in a suspension on all: beats tell what to leave out. */
function steady(): number {
  const now = performance.now();
  if (!beating) {
    beating = true;
    seen = now;
    setInterval(steady, beatMs).unref();
  }
  const passed = now - seen;
  seen = now;
  counted += passed > longestBeat ? beatMs : passed;
  return counted;
}

export const realClock: Clock = {
  now: () => Date.now(),
  steady,
  at(when, callback) {
    const due = steady() + Math.max(0, when - Date.now());
    let timer: NodeJS.Timeout;
    let expected = 0;
    const arm = (ms: number) => {
      expected = performance.now() + ms;
      timer = setTimeout(look, Math.min(ms, longestTimer));
    };
    const look = () => {
      const left = Math.ceil(due - steady());
      if (left > 0) arm(left);
      else if (performance.now() - expected > lateMs) arm(readMs);
      else callback();
    };
    arm(Math.max(0, when - Date.now()));
    return () => clearTimeout(timer);
  },
};
