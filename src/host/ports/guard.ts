/** Does one thing among several, so that whatever it throws ends that thing alone, and the log says which it was. */
import type { Log } from './ports.ts';

export type Guard = <T>(what: string, act: () => T) => T | undefined;

export const guardWith =
  (log: Log): Guard =>
  (what, act) => {
    try {
      return act();
    } catch (error) {
      logFault(log, what, error);
      return undefined;
    }
  };

/** The same for each function of an object. */
export const guardEach = <T extends object>(guard: Guard, what: string, of: T): T =>
  Object.fromEntries(
    Object.entries(of).map(([name, act]: [string, (...given: unknown[]) => unknown]) => [
      name,
      (...given: unknown[]) => guard(`${what} (${name})`, () => act(...given)),
    ]),
  ) as T;

/** A log that throws takes nothing with it either. */
export function logFault(log: Log, what: string, error: unknown): void {
  try {
    log.error(`${what} failed and was passed over`, { error: faultIn(error) });
  } catch {
    // There is nobody left to tell.
  }
}

/** In a line, for people. */
export const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** With its place in the code, where it has one: a fault of ours is found by it. */
export const faultIn = (error: unknown): string =>
  String((error instanceof Error && error.stack) || error).slice(0, 4000);
