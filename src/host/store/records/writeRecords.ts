/**
 * Writes the records of a council whose status is settled: archive, structured log, day memory, DECISIONS.md, artefacts.
 * Each file is whole or as it was; all of it can be repeated at any time, so a crash in between costs nothing.
 */
import { relative, sep } from 'node:path';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import type { CouncilId } from '../../../core/ids.ts';
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import type { Clock, Recorder } from '../../ports/ports.ts';
import { type Files, isMissing, realFiles } from '../home/files.ts';
import { NotPlain } from '../home/notPlainWords.ts';
import { councilPaths, dayMemoryPath, homePaths, localDay, shownPath } from '../home/paths.ts';
import { place } from '../home/placeFile.ts';
import { archiveText } from './archive/archiveText.ts';
import { activeLogText, logText } from './councilLog.ts';
import { decisionEntry } from './decisionsEntry.ts';
import { type EntryPlace, withEntries } from './markedEntries.ts';
import { memoryEntry } from './memoryEntry.ts';
import { artefactPlaces, placeArtefacts } from './writeArtefacts.ts';

export interface RecorderOptions {
  home: string;
  files?: Files;
  /** Without one, common files are written as often as something is to be written. */
  clock?: Clock;
}

export interface RecordWriter extends Recorder {
  /** The log of a council that goes on, as it stands. */
  keepLog(council: Council): Promise<unknown>;
}

export function openRecorder({ home, files = realFiles, clock }: RecorderOptions): RecordWriter {
  const shared = sharedFiles(files, clock);
  const write: Recorder['record'] = async (council) => {
    const own = councilPaths(home, council.id);
    const { archives, decisions, memory } = homePaths(home);
    const day = dayMemoryPath(home, council.createdAt);
    const isOver = ended.has(council.status);
    const artefacts = artefactPlaces(home, council, files);
    const from = (folder: string) => artefacts.map(({ kind, path }) => ({ kind, path: way(folder, path) }));
    const decision = decisionEntry(council, way(home, own.archive), from(home));
    const archive = archiveText(council, {
      ...(isOver ? { log: way(archives, own.log) } : {}),
      memory: way(archives, day),
      ...(decision === undefined ? {} : { decisions: way(archives, decisions) }),
      ...briefLink(home, council, archives),
      artefacts: from(archives),
      ...(council.origin
        ? { origin: way(archives, councilPaths(home, council.origin.council).archive) }
        : {}),
    });
    // The archive first and synced: it is what a person would miss. The rest can be made again from the journal.
    await place(own.archive, archive, { sync: true, files });
    // While it goes on the journal holds it whole; its log is what remains when it has left.
    await place(own.log, isOver ? logText(council) : activeLogText(council), { files });
    const refused: NotPlain[] = [];
    // One that came as a link keeps none of the others from being written.
    const unlessOdd = (done: Promise<unknown>) =>
      done.catch((error: unknown) => {
        if (!(error instanceof NotPlain)) throw error;
        refused.push(error);
      });
    await unlessOdd(
      shared(day, council.id, memoryEntry(council, way(memory, own.archive)), {
        title: localDay(council.createdAt),
        order: 'newest-last',
      }),
    );
    if (decision !== undefined)
      await unlessOdd(
        shared(decisions, council.id, decision, {
          title: archiveWords[council.language].decisionsTitle,
          order: 'newest-first',
        }),
      );
    await unlessOdd(placeArtefacts(home, council, files));
    if (refused[0]) throw refused[0];
    return [
      own.archive,
      ...artefacts.map(({ path }) => path),
      ...(isOver ? [own.log] : []),
      day,
      ...(decision === undefined ? [] : [decisions]),
      ...(council.briefPath === shownPath(home, own.brief) ? [own.brief] : []),
    ];
  };
  const inOrder = oneAfterAnother();
  return {
    record: (council) => inOrder(council.id, () => write(council)),
    keepLog: (council) =>
      inOrder(council.id, () => place(councilPaths(home, council.id).log, activeLogText(council), { files })),
  };
}

/**
 * A council's records are written in the order in which they were asked for: one that still waits for its disk when the
 * next status is settled must not be the last to put its archive in place.
 */
function oneAfterAnother(): <T>(id: CouncilId, write: () => Promise<T>) => Promise<T> {
  const last = new Map<CouncilId, Promise<unknown>>();
  return (id, write) => {
    const next = (last.get(id) ?? Promise.resolve()).then(write, write);
    last.set(id, next);
    const forget = () => void (last.get(id) === next && last.delete(id));
    next.then(forget, forget);
    return next;
  };
}

function briefLink(home: string, { briefPath }: Council, from: string): { brief?: string } {
  if (briefPath === undefined) return {};
  const inHome = !/^(?:[a-z]:|[\\/])/i.test(briefPath);
  return { brief: inHome ? way(from, `${home}${sep}${briefPath}`) : briefPath };
}

const way = (from: string, to: string): string => relative(from, to).split(sep).join('/');

type PutEntry = (path: string, id: string, entry: string, where: EntryPlace) => Promise<void>;

/** DECISIONS.md grows for ever and is written whole: so seldom that it takes no more than this part of the time … */
const shareOfTime = 1 / 20;
/** … but nobody waits longer for it than this. */
const longestRestMs = 1000;

/** One writer at a time for each common file; entries that come meanwhile are written together. */
function sharedFiles(files: Files, clock: Clock | undefined): PutEntry {
  interface Queue {
    entries: Map<string, { entry: string; where: EntryPlace }>;
    next: Promise<void> | undefined;
    last: Promise<void>;
    /** When the file may be written again. */
    restedAt: number;
  }
  const queues = new Map<string, Queue>();
  const rest = (queue: Queue): Promise<void> | undefined => {
    if (!clock || queue.restedAt <= clock.now()) return undefined;
    // A clock that was set back must not make it a long night.
    const until = Math.min(queue.restedAt, clock.now() + longestRestMs);
    return new Promise((resolve) => clock.at(until, resolve));
  };
  const flush = async (path: string, queue: Queue): Promise<void> => {
    await rest(queue);
    const started = clock?.now() ?? 0;
    const entries = [...queue.entries].map(([id, one]) => ({ id, ...one }));
    queue.entries.clear();
    queue.next = undefined;
    const before = readIfThere(files, path);
    const after = withEntries(before, entries);
    if (after && !(before && after.equals(before))) await place(path, after, { files });
    const took = (clock?.now() ?? 0) - started;
    queue.restedAt = started + took + Math.min(longestRestMs, took / shareOfTime);
  };
  return (path, id, entry, where) => {
    const queue = queues.get(path) ?? {
      entries: new Map(),
      next: undefined,
      last: Promise.resolve(),
      restedAt: 0,
    };
    queues.set(path, queue);
    queue.entries.set(id, { entry, where });
    if (!queue.next) {
      const run = (): Promise<void> => flush(path, queue);
      queue.next = queue.last.then(run, run);
      queue.last = queue.next;
    }
    return queue.next;
  };
}

function readIfThere(files: Files, path: string): Buffer | undefined {
  try {
    return files.read(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
