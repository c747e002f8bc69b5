/**
 * How a host ends: its parts one after the other, each in its own guard, all of them within one time that passes for real.
 * What hangs or throws keeps none of the others from ending, and is named in the log.
 */
import { logFault } from '../ports/guard.ts';
import type { Log } from '../ports/ports.ts';

/** With what its process still has to do, a host is gone five seconds after it was told to. */
const endMs = 4500;

export interface Ending {
  logTo(log: Log): void;
  /** They end in this order. */
  add(name: string, end: () => unknown): void;
  /** After all the others, whenever it was added. */
  addLast(name: string, end: () => unknown): void;
  /** From now on it may end at once; until then the end waits for a part that is still being opened. */
  opened(): void;
  /** The same end, however often it is asked for. */
  end(): Promise<void>;
  hasBegun(): boolean;
  /** Ends because it can't go on. */
  fail(error: Error): void;
  /** Why it could not. */
  failure(): Error | undefined;
  /** Resolves when it is over. */
  readonly over: Promise<void>;
}

export function keepEnding(withinMs = endMs): Ending {
  let log: Log | undefined;
  let failure: Error | undefined;
  const parts: [string, () => unknown][] = [];
  const lastParts: [string, () => unknown][] = [];
  let opened: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve;
  });
  let ended: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    ended = resolve;
  });
  let ending: Promise<void> | undefined;

  async function endAll(): Promise<void> {
    const until = performance.now() + withinMs;
    // Half of what is left for each: one that hangs leaves time for those after it.
    const endPart = async ([name, end]: [string, () => unknown]) => {
      try {
        const left = (until - performance.now()) / 2;
        if (!(await isDoneWithin(left, async () => await end())))
          throw new Error(`it takes longer than ${Math.round(left)} ms`);
      } catch (error) {
        if (log) logFault(log, `the end of ${name}`, error);
      }
    };
    await endPart(['the opening', () => isOpen]);
    for (const part of [...parts, ...lastParts]) await endPart(part);
    ended();
  }

  const end = () => {
    ending ??= endAll();
    return ending;
  };
  return {
    logTo(given) {
      log = given;
    },
    add: (name, end) => void parts.push([name, end]),
    addLast: (name, end) => void lastParts.push([name, end]),
    opened,
    end,
    hasBegun: () => ending !== undefined,
    fail(error) {
      failure ??= error;
      void end();
    },
    failure: () => failure,
    over,
  };
}

/** What can't be opened whole leaves nothing open behind: another may take the home at once. */
export async function orEnd<T>(open: (ending: Ending) => Promise<T>): Promise<T> {
  const ending = keepEnding();
  try {
    const made = await open(ending);
    const failure = ending.failure();
    if (failure) throw failure;
    ending.opened();
    return made;
  } catch (error) {
    ending.opened();
    await ending.end();
    throw ending.failure() ?? error;
  }
}

/** Whether it was done in that time, by the machine's own clock; rejects as it does. */
export async function isDoneWithin(ms: number, work: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, ms));
  });
  const done = work().then(() => true);
  // One that fails after its time is nobody's any more.
  done.catch(() => undefined);
  return await Promise.race([done, late]).finally(() => clearTimeout(timer));
}
