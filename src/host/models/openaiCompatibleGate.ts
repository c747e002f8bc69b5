/**
 * Holds back a provider that answered 429: while its window lasts nobody asks, and after it one call tries first while
 * the others wait for how that one fares. So a storm over many seats is at most one probe a window.
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

export interface Gate {
  /** A pass, or the milliseconds that are still to wait. */
  enter(): Promise<Pass | number>;
}

const firstWindow = 1000;
const longestWindow = 60_000;

export function gate(clock: Clock): Gate {
  let closedUntil = 0;
  /** The last window's length; 0 when the provider takes calls. */
  let window = 0;
  let probe: Promise<void> | undefined;

  const pass = (over: () => void): Pass => ({
    taken() {
      if (closedUntil <= clock.now()) window = 0;
      over();
    },
    refused(waitMs) {
      const rest = closedUntil - clock.now();
      // Calls that were in flight when the window closed are told its rest and do not make the next one longer.
      if (rest <= 0)
        window = Math.max(1, waitMs ?? Math.min(longestWindow, window ? window * 2 : firstWindow));
      closedUntil = Math.max(closedUntil, clock.now() + (rest > 0 ? (waitMs ?? 0) : window));
      return closedUntil - clock.now();
    },
    left: over,
  });

  return {
    async enter() {
      while (window > 0) {
        const rest = closedUntil - clock.now();
        if (rest > 0) return rest;
        if (!probe) {
          let settle = () => {};
          const settled = new Promise<void>((resolve) => {
            settle = resolve;
          });
          probe = settled;
          return pass(() => {
            if (probe === settled) probe = undefined;
            settle();
          });
        }
        await probe;
      }
      return pass(() => {});
    },
  };
}
