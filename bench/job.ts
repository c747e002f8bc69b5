/** What one measured process is told to do, and what it answers. */
import type { Phase } from './shape.ts';

export type Who = 'fetch' | 'synced' | 'ours';

export interface Job {
  who: Who;
  url: string;
  phases: Phase[];
  councils: number;
  atOnce: number;
  /** Councils held before the clock starts, so that code is warm and connections are open. */
  warmUp: number;
  stream: boolean;
  /** Without syncs, to see what they cost. */
  sync: boolean;
  /** A folder of its own. */
  folder: string;
  /** Hold them so many a day, on days that end today, as a history that grew. */
  aDay?: number;
  /** The bundle of the host: the one that ships, or one that the profiler can read. */
  hostFile: string;
  /** A channel instead of councils: each council is a stretch of turns. */
  chat?: boolean;
  /** So many clients watch from outside; absent: nobody, and nobody could. */
  watchers?: number;
  watcherFile: string;
  /** No server: replies come from the process itself, so that every byte written goes to a file. */
  inProcess?: boolean;
}

/** A job as a row states it: what is not said is the usual. */
type Given = 'folder' | 'hostFile' | 'watcherFile';
export type Order = Omit<Job, Given> & Partial<Pick<Job, Given>>;

export interface Measured {
  ms: number;
  calls: number;
  cpuMs: number;
  peakMb: number;
  /** Handed to the system's write calls while measured: files alone with `inProcess`, and for the floors. */
  written: number;
  /** From a council's convening to its end, summed: what is before and after left out. */
  deliberationMs?: number;
}

/** Runs `councils` of them, `atOnce` at a time. */
export async function hold(
  councils: number,
  atOnce: number,
  one: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const line = async () => {
    while (next < councils) await one(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, councils) }, line));
}
