/** Ctrl+C, or a terminal that is closed: the first time the council is left in order, the second time at once. */
import process from 'node:process';
import { exits } from '../output/exits.ts';

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export class Interrupted extends Error {
  constructor() {
    super('interrupted');
    this.name = 'Interrupted';
  }
}

/** Whoever follows something now. */
const leavers = new Set<() => void>();

/** As if each had been told to leave, once; whether there was one. */
export function leaveAll(): boolean {
  const all = [...leavers];
  for (const leave of all) leave();
  return all.length > 0;
}

export function onInterrupt(first: () => void): { signal: AbortSignal; forget(): void } {
  const leaving = new AbortController();
  const hear = () => {
    // The cursor may be hidden; nothing else needs to be put back.
    if (leaving.signal.aborted) process.exit(exits.interrupted);
    first();
    leaving.abort(new Interrupted());
  };
  for (const name of names) process.on(name, hear);
  const leave = () => {
    if (!leaving.signal.aborted) hear();
  };
  leavers.add(leave);
  return {
    signal: leaving.signal,
    forget: () => {
      leavers.delete(leave);
      for (const name of names) process.off(name, hear);
    },
  };
}
