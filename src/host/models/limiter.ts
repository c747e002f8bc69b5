/**
 * Manners towards one provider and key: no more calls at once than agreed, and none while it asked to be left alone.
 * While a window after a 429 lasts nobody asks, and after it one call tries first while the others wait for how that
 * one fares. So a storm over many seats is at most one probe a window.
 */
import type { Clock } from '../ports.ts';

/** Leave to ask once. Its holder says how it went, and that it is over. */
export interface Pass {
  /** The server took the call. */
  taken(): void;
  /** One too many: answers how long to wait. Without a Retry-After the windows double. */
  refused(waitMs: number | undefined): number;
  /** Over, however it went: whoever waits may try. */
  left(): void;
}

export interface Limiter {
  /** A pass, or the milliseconds that are still to wait. */
  enter(atOnce?: number): Promise<Pass | number>;
}

const firstWindow = 1000;
const longestWindow = 60_000;
/** What a server may ask for at most: a wrong header must not close a provider for years. */
const longestAsked = 3_600_000;

export function limiter(clock: Clock): Limiter {
  let closedUntil = 0;
  /** The last window's length; 0 when the provider takes calls. */
  let window = 0;
  let probe: Promise<void> | undefined;
  let running = 0;
  const queue: (() => void)[] = [];

  /** A place that comes free goes to whoever waits longest. */
  const free = () => {
    const next = queue.shift();
    if (next) next();
    else running--;
  };

  const place = async (atOnce: number): Promise<void> => {
    if (running < atOnce) running++;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };

  const pass = (probed: () => void): Pass => {
    let isOver = false;
    return {
      taken() {
        if (closedUntil <= clock.now()) window = 0;
        probed();
      },
      refused(asked) {
        const waitMs = asked === undefined ? undefined : Math.min(asked, longestAsked);
        const rest = closedUntil - clock.now();
        // Calls that were in flight when the window closed are told its rest and do not make the next one longer.
        if (rest <= 0)
          window = Math.max(1, waitMs ?? Math.min(longestWindow, window ? window * 2 : firstWindow));
        closedUntil = Math.max(closedUntil, clock.now() + (rest > 0 ? (waitMs ?? 0) : window));
        return closedUntil - clock.now();
      },
      left() {
        if (isOver) return;
        isOver = true;
        probed();
        free();
      },
    };
  };

  /** Waits out a probe of another's; answers how long is left of a window, or that this call is the probe. */
  async function windowed(): Promise<number | (() => void)> {
    while (window > 0) {
      const rest = closedUntil - clock.now();
      if (rest > 0) return rest;
      if (!probe) {
        let settle = () => {};
        const settled = new Promise<void>((resolve) => {
          settle = resolve;
        });
        probe = settled;
        return () => {
          if (probe === settled) probe = undefined;
          settle();
        };
      }
      await probe;
    }
    return () => {};
  }

  return {
    async enter(atOnce = Number.POSITIVE_INFINITY) {
      await place(atOnce);
      const entered = await windowed();
      if (typeof entered !== 'number') return pass(entered);
      free();
      return entered;
    },
  };
}
