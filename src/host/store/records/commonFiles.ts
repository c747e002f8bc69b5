/**
 * The files that all councils share: day memories and DECISIONS.md. One writer at a time for each, and a cost that does not
 * grow: a new entry is added to the end of a file that is as we left it, and of decisions, where the newest stand first,
 * the older ones move to a file for each year. A person's words around ours stay to the byte.
 */
import type { Clock } from '../../ports/ports.ts';
import { writeAll } from '../home/atomic.ts';
import { type Files, readIfThere, type Stat } from '../home/files.ts';
import { place } from '../home/placeFile.ts';
import {
  addedText,
  type EntryPlace,
  type KnownFile,
  knownIn,
  type NewEntry,
  olderEntry,
  withEntries,
  withoutOldest,
} from './markedEntries.ts';

/** Where the older entries of a file go. */
export interface Older {
  /** The file of a year, and what it begins with. */
  of(year: string): { path: string; title: string };
  /** The years that have one. */
  years(): string[];
  /** Says where they are, for readers of the first file. */
  pointer(years: readonly string[]): string;
}

/** Resolves with the files that were written. */
export type PutEntry = (path: string, one: NewEntry, older?: Older) => Promise<string[]>;

/** So many of the newest stay; once there are twice as many, the others move. */
export const newestKept = 20;

/** A common file is written so seldom that it takes no more than this part of the time … */
const shareOfTime = 1 / 20;
/** … but nobody waits longer for it than this. */
const longestRestMs = 1000;

interface Queue {
  entries: Map<string, NewEntry>;
  next: Promise<string[]> | undefined;
  last: Promise<unknown>;
  /** When the file may be written again. */
  restedAt: number;
}

/** Without a clock, files are written as often as something is to be written. */
export function openCommonFiles(files: Files, clock: Clock | undefined): PutEntry {
  const queues = new Map<string, Queue>();
  /** As we left them. */
  const known = new Map<string, KnownFile & { stat: Stat }>();

  const rest = (queue: Queue): Promise<void> | undefined => {
    if (!clock || queue.restedAt <= clock.now()) return undefined;
    // A clock that was set back must not make it a long night.
    const until = Math.min(queue.restedAt, clock.now() + longestRestMs);
    return new Promise((resolve) => clock.at(until, resolve));
  };

  /** One that has moved to the file of its year is changed there. */
  async function bring(
    path: string,
    entries: readonly NewEntry[],
    older: Older | undefined,
  ): Promise<string[]> {
    const placeOf = ({ id }: NewEntry): string => {
      const moved = older?.of(yearOf(id)).path;
      return moved !== undefined && !isIn(path, id) && isIn(moved, id) ? moved : path;
    };
    const written: string[] = [];
    for (const [where, ones] of grouped(entries, placeOf))
      written.push(...(await put(where, ones, where === path ? older : undefined)));
    return written;
  }

  /** Added to its end where nothing else is other; else written anew, whole or not at all. */
  async function put(path: string, entries: readonly NewEntry[], older?: Older): Promise<string[]> {
    if (isAddedTo(path, entries)) return [path];
    const before = readIfThere(files, path);
    const after = withEntries(before, entries);
    if (!after || entries.length === 0) return [];
    const moved = older && knownIn(after).ids.size > 2 * newestKept ? await moveOld(after, older) : undefined;
    const whole = moved?.left ?? after;
    if (!before?.equals(whole)) await place(path, whole, { files });
    remember(path, whole);
    return [path, ...(moved?.written ?? [])];
  }

  function isIn(path: string, id: string): boolean {
    const stat = files.stat(path);
    if (!stat) return false;
    const was = known.get(path);
    if (!was || !isSame(was.stat, stat)) remember(path, files.read(path));
    return known.get(path)?.ids.has(id) ?? false;
  }

  function isAddedTo(path: string, entries: readonly NewEntry[]): boolean {
    const was = known.get(path);
    const stat = files.stat(path);
    if (!was || !stat || !isSame(was.stat, stat)) return false;
    if (entries.some(({ id, where }) => was.ids.has(id) || where.order === 'newest-first')) return false;
    known.delete(path);
    const text = addedText(was.end, was.eol, entries);
    const fd = files.open(path, 'r+');
    try {
      if (!isSame(files.statOpen(fd), was.stat)) return false;
      try {
        writeAll(files, fd, Buffer.from(text, 'latin1'), stat.size);
      } catch (error) {
        files.truncate(fd, stat.size);
        throw error;
      }
      for (const { id } of entries) was.ids.add(id);
      known.set(path, { ...was, end: text.slice(-4), stat: files.statOpen(fd) });
      return true;
    } finally {
      files.close(fd);
    }
  }

  function remember(path: string, content: Buffer): void {
    const stat = files.stat(path);
    // Somebody was quicker: it is read again.
    if (stat?.size === content.length) known.set(path, { ...knownIn(content), stat });
    else known.delete(path);
  }

  /** First they stand in their new place, then they leave the old one: a kill between leaves them in both, and none is lost. */
  async function moveOld(file: Buffer, older: Older): Promise<{ left: Buffer; written: string[] }> {
    const { left, old } = withoutOldest(file, newestKept);
    const byYear = grouped(old, ({ id }) => yearOf(id));
    const written: string[] = [];
    for (const [year, entries] of byYear) {
      const { path, title } = older.of(year);
      const where: EntryPlace = { title, order: 'newest-last' };
      const fresh = entries.filter(({ id }) => !isIn(path, id));
      written.push(
        ...(await put(
          path,
          fresh.map((each) => ({ ...each, where })),
        )),
      );
    }
    const years = [...new Set([...older.years(), ...byYear.keys()])].sort().reverse();
    const pointer = {
      id: olderEntry,
      entry: older.pointer(years),
      where: { title: '', order: 'newest-last' as const },
    };
    return { left: withEntries(left, [pointer]) ?? left, written };
  }

  const flush = async (path: string, queue: Queue, older: Older | undefined): Promise<string[]> => {
    await rest(queue);
    const started = clock?.now() ?? 0;
    const entries = [...queue.entries.values()];
    queue.entries.clear();
    queue.next = undefined;
    const written = await bring(path, entries, older);
    const took = (clock?.now() ?? 0) - started;
    queue.restedAt = started + took + Math.min(longestRestMs, took / shareOfTime);
    return written;
  };

  return (path, one, older) => {
    const queue = queues.get(path) ?? {
      entries: new Map(),
      next: undefined,
      last: Promise.resolve(),
      restedAt: 0,
    };
    queues.set(path, queue);
    queue.entries.set(one.id, one);
    if (!queue.next) {
      const run = (): Promise<string[]> => flush(path, queue, older);
      queue.next = queue.last.then(run, run);
      queue.last = queue.next;
    }
    return queue.next;
  };
}

/** An id begins with its day. */
const yearOf = (id: string): string => id.slice(0, 4);

function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

const isSame = (a: Stat, b: Stat): boolean =>
  a.size === b.size && a.changed === b.changed && a.identity === b.identity;
