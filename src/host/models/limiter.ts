/**
 * Manners towards one provider and key: no more calls at once than agreed, and none to a model while it asked to be left
 * alone. While a window after a 429 lasts nobody asks that model, and after it one call tries first while the others wait
 * for how that one fares. So a storm over many seats is at most one probe a window.
 */
import type { Clock } from '../ports/ports.ts';

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
  /** A pass, or the milliseconds that are still to wait. A limit is the model's; how many at once, of all. */
  enter(model?: string, atOnce?: number): Promise<Pass | number>;
}

const firstWindow = 1000;
/** A limit that says nothing of its length is tried again within the time of a seat. */
const longestWindow = 20_000;
/** What a server may ask for at most: a wrong header must not close a provider for years. */
const longestAsked = 3_600_000;

/** After a refusal, until a call is taken. */
interface Window {
  /** By the steady clock: one that is set closes nothing for hours. */
  closedUntil: number;
  ms: number;
  probe?: Promise<void> | undefined;
}

export function limiter(clock: Clock): Limiter {
  const windows = new Map<string, Window>();
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

  const restOf = ({ closedUntil }: Window): number => closedUntil - clock.steady();

  function pass(model: string, probed: () => void): Pass {
    let isOver = false;
    return {
      taken() {
        const window = windows.get(model);
        if (window && restOf(window) <= 0) windows.delete(model);
        probed();
      },
      refused(given) {
        // No time at all would be asked for again and again.
        const asked = given === undefined || given <= 0 ? undefined : Math.min(given, longestAsked);
        const before = windows.get(model);
        const rest = before ? restOf(before) : 0;
        if (before && rest > 0) {
          // Calls that were in flight when the window closed are told its rest and do not make the next one longer.
          before.closedUntil = Math.max(before.closedUntil, clock.steady() + (asked ?? 0));
          return restOf(before);
        }
        const ms = asked ?? Math.min(longestWindow, before ? before.ms * 2 : firstWindow);
        windows.set(model, { closedUntil: clock.steady() + ms, ms, probe: before?.probe });
        return ms;
      },
      left() {
        if (isOver) return;
        isOver = true;
        probed();
        free();
      },
    };
  }

  /** This call tries for all: whoever comes meanwhile waits for how it fares. */
  function probing(window: Window): () => void {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    window.probe = settled;
    return () => {
      for (const each of windows.values()) if (each.probe === settled) each.probe = undefined;
      settle();
    };
  }

  return {
    async enter(model = '', atOnce = Number.POSITIVE_INFINITY) {
      for (;;) {
        await place(atOnce);
        const window = windows.get(model);
        if (!window) return pass(model, () => {});
        const rest = restOf(window);
        if (rest <= 0 && !window.probe) return pass(model, probing(window));
        // Nobody waits in a place that a call to another model could take.
        free();
        if (rest > 0) return rest;
        await window.probe;
      }
    },
  };
}
