/**
 * Every file operation of a process as a named point, before and after it: `write .state/journal/* before`. Lists them
 * with their counts, or kills the process at one of them, so that a crash at each can be tried.
 */
import fs, { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Failpoint {
  point: string;
  /** Which time it is passed, from 1. */
  occurrence: number;
}

/** What a process hands on to its threads: they have file operations of their own. */
interface HandedOn {
  home: string;
  killAt?: Failpoint | undefined;
  /** A file for the name of each point that a thread passes. */
  tally: string;
}

const variable = 'A_TABLE_TRIAL_FAILPOINTS';

export const readHandedOn = (): HandedOn | undefined => {
  const given = process.env[variable];
  return given === undefined ? undefined : (JSON.parse(given) as HandedOn);
};

export interface Failpoints {
  /** Also for points that are no file operation: `model before`. */
  pass(point: string): void;
  counts(): Record<string, number>;
}

/** `tally`: this is a thread, and what it passes is noted there; else it is the process, and threads are told. */
export function installFailpoints(home: string, killAt: Failpoint | undefined, tally?: string): Failpoints {
  const counts = new Map<string, number>();
  const note = fs.appendFileSync;
  const notes = tally ?? path.join(mkdtempSync(path.join(tmpdir(), 'a-table-points-')), 'tally');
  if (tally === undefined) process.env[variable] = JSON.stringify({ home, killAt, tally: notes });
  const pass = (bare: string) => {
    const point = tally === undefined ? bare : `thread: ${bare}`;
    if (tally !== undefined && !killAt) note(tally, `${point}\n`);
    const count = (counts.get(point) ?? 0) + 1;
    counts.set(point, count);
    if (killAt?.point === point && killAt.occurrence === count) process.kill(process.pid, 'SIGKILL');
  };
  const open = new Map<number, string>();
  const kind = (place: unknown): string | undefined => {
    const file = typeof place === 'number' ? open.get(place) : typeof place === 'string' ? place : undefined;
    return file === undefined ? undefined : kindOf(home, file);
  };

  const originals = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
  const wrap = (name: string, label: string) => {
    const original = originals[name];
    if (!original) return;
    originals[name] = (...args) => {
      const what = kind(args[0]);
      if (what === undefined) return original.apply(fs, args);
      pass(`${label} ${what} before`);
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const done = (...results: unknown[]) => {
          pass(`${label} ${what} after`);
          (callback as (...results: unknown[]) => void)(...results);
        };
        return original.apply(fs, [...args.slice(0, -1), done]);
      }
      const result = original.apply(fs, args);
      if (name === 'openSync') open.set(result as number, args[0] as string);
      pass(`${label} ${what} after`);
      return result;
    };
  };
  for (const [name, label] of Object.entries(synchronous)) wrap(name, label);

  const promised = fs.promises as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  for (const [name, label] of Object.entries(asynchronous)) {
    const original = promised[name];
    if (!original) continue;
    promised[name] = async (...args) => {
      const what = kind(args[0]);
      if (what) pass(`${label} ${what} before`);
      const result = await original.apply(fs.promises, args);
      if (what) pass(`${label} ${what} after`);
      return result;
    };
  }
  return {
    pass,
    counts() {
      const passed = fs.existsSync(notes) ? fs.readFileSync(notes, 'utf8').trim().split('\n') : [];
      fs.rmSync(path.dirname(notes), { recursive: true, force: true });
      for (const point of passed) counts.set(point, (counts.get(point) ?? 0) + 1);
      return Object.fromEntries(counts);
    },
  };
}

const synchronous: Record<string, string> = {
  openSync: 'open',
  writeSync: 'write',
  ftruncateSync: 'truncate',
  fdatasync: 'sync',
  fsync: 'sync',
  renameSync: 'rename',
  linkSync: 'link',
  rmSync: 'remove',
  unlinkSync: 'remove',
  mkdirSync: 'make folder',
  writeFileSync: 'write whole',
  appendFileSync: 'append',
};

const asynchronous: Record<string, string> = {
  writeFile: 'write whole',
  appendFile: 'append',
  rename: 'rename',
  unlink: 'remove',
  rm: 'remove',
  mkdir: 'make folder',
  copyFile: 'copy',
};

/** Paths with what differs from run to run left out, so that a point has the same name every time. */
function kindOf(home: string, file: string): string | undefined {
  const inside = path.relative(home, path.resolve(file));
  if (inside.startsWith('..') || path.isAbsolute(inside)) return undefined;
  return inside
    .replaceAll('\\', '/')
    .replace(/\.\d+-\d+\.tmp$/, '.tmp')
    .replace(/^(\.state\/(?:journal|snapshots|lock|versions))\/.*?(\.tmp)?$/, '$1/*$2')
    .replace(
      /^(briefs|conseils|memory|memory\/shared|memory\/shared\/councils)\/[^/]*?\d{4}-\d{2}-\d{2}[^/]*?(\.[a-z]+)?$/,
      '$1/*$2',
    );
}
