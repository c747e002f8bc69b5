/**
 * Files for people, written in a thread of their own, which begins with the first thing there is to write. A turn never
 * waits for it. One that ends by a fault is said and begun again with the state as it is then: what was asked of it
 * meanwhile is asked of the next.
 */
import nodeModule from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ended } from '../../core/councils/interpreter.ts';
import type { State } from '../../core/state.ts';
import { logFault } from '../ports/guard.ts';
import type { Log } from '../ports/ports.ts';
import { homePaths } from '../store/home/paths.ts';
import { marksAt } from '../store/seal/ownMarks.ts';
import type { LiveOptions } from '../store/shared/projectSharedFiles.ts';
import type { Projections } from './projections.ts';
import type { ThreadData } from './projectorThread.ts';
import { type Line, openLine } from './threadLine.ts';

export interface ThreadOptions extends Omit<LiveOptions, 'files' | 'clock'> {
  /** It ended by a fault, and is begun again: for people. */
  failed?(): void;
  /** For trials: another thread in its place. */
  entry?: string;
}

/** From its own bundle; in the sources from the file itself. */
const ownEntry = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'projectorThread.ts')
  : join(import.meta.dirname, 'projector.js');

/** The first call of a council goes out before a thread is begun for its files. */
const afterMs = 30;
/** How long until one that failed is begun again: twice as long each time, up to … */
const firstRestMs = 100;
const longestRestMs = 30_000;
/** One that lived so long had no lasting fault. */
const soundMs = 60_000;

interface Asked {
  call: string;
  given: unknown[];
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export function projectInThread(options: ThreadOptions): Projections {
  const { home, log, answered, restored, entry = ownEntry } = options;
  let latest: State | undefined;
  let worker: Worker | undefined;
  let line: Line | undefined;
  let timer: NodeJS.Timeout | undefined;
  let restMs = firstRestMs;
  let begunAt = 0;
  let isOver = false;
  /** What is asked of it and not answered yet. */
  const open = new Set<Asked>();

  function begin(): void {
    clearTimeout(timer);
    timer = undefined;
    if (worker || isOver || !latest) return;
    begunAt = performance.now();
    const compiled = nodeModule.getCompileCacheDir?.();
    const marks = marksAt(homePaths(home).state);
    const data: ThreadData = { home, state: latest, marks };
    // It has what was compiled from the same place; known to it before it reads its first file.
    const env = compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: compiled };
    let thread: Worker;
    try {
      thread = new Worker(entry, { workerData: data, name: 'projector', env });
    } catch (error) {
      logFault(log, 'the beginning of the thread that writes files', error);
      return again();
    }
    worker = thread;
    thread.on('error', (error) => logFault(log, 'the thread that writes files', error));
    thread.on('exit', () => gone(thread));
    line = openLine(thread, {
      log: (level: keyof Log, message: string, facts?: object) => log[level](message, facts),
      answered: (...given: Parameters<NonNullable<LiveOptions['answered']>>) => answered?.(...given),
      restored: (...given: Parameters<NonNullable<LiveOptions['restored']>>) => restored?.(...given),
    });
    for (const asked of open) put(line, asked);
    hold();
  }

  /** A process stays for what it waits for, and not for a thread that has nothing to do. Who listens to one holds it, too. */
  function hold(): void {
    if (open.size > 0) worker?.ref();
    else worker?.unref();
  }

  function put(to: Line, asked: Asked): void {
    const done = (settle: () => void) => {
      // Of a thread that is gone nothing is heard: the next one is asked the same.
      if (to !== line) return;
      open.delete(asked);
      hold();
      settle();
    };
    to.ask(asked.call, ...asked.given).then(
      (value) => done(() => asked.resolve(value)),
      (error: unknown) => done(() => asked.reject(error)),
    );
  }

  function gone(thread: Worker): void {
    if (worker !== thread) return;
    worker = undefined;
    line = undefined;
    if (!isOver) again();
  }

  function again(): void {
    restMs = performance.now() - begunAt > soundMs ? firstRestMs : Math.min(restMs * 2, longestRestMs);
    options.failed?.();
    later(restMs);
  }

  function later(ms: number): void {
    timer ??= setTimeout(begin, ms);
  }

  const isNeeded = () => timer !== undefined || worker !== undefined;

  const ask = (call: string, ...given: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isOver) return reject(new Error('The host is closing.'));
      const asked = { call, given, resolve, reject };
      open.add(asked);
      if (!line) {
        if (!timer || begunAt === 0) begin();
        return;
      }
      put(line, asked);
      hold();
    });

  return {
    observer: {
      name: 'files for people',
      told(records, after) {
        latest = after;
        if (!line) {
          if (begunAt === 0 && isWorthWriting(after)) later(afterMs);
          return;
        }
        try {
          line.tell('told', records);
        } catch (error) {
          // What it was not told it can't follow: the next one begins with the whole state.
          logFault(log, 'what is told to the thread that writes files', error);
          void worker?.terminate();
        }
      },
    },
    begin(state) {
      latest = state;
      begin();
    },
    record: (council) => ask('record', council.id) as Promise<string[]>,
    trash: {
      put: (...given) => ask('put', ...given) as ReturnType<Projections['trash']['put']>,
      back: (id) => ask('back', id) as ReturnType<Projections['trash']['back']>,
    },
    look: async () => void (isNeeded() && (await ask('look'))),
    stop: () => line?.tell('stop'),
    settle: async () => void (isNeeded() && (await ask('settle'))),
    async end() {
      isOver = true;
      clearTimeout(timer);
      await worker?.terminate();
    },
  };
}

const isWorthWriting = ({ councils, channels }: State): boolean =>
  Object.keys(channels).length > 0 || Object.values(councils).some(({ status }) => !ended.has(status));
