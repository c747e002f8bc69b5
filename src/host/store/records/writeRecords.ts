/**
 * Writes the records of a council whose status is settled: archive, structured log, day memory, DECISIONS.md, artefacts.
 * Each file is whole or as it was; all of it can be repeated at any time, so a crash in between costs nothing.
 */
import { basename, join, relative, sep } from 'node:path';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import type { CouncilId, Language } from '../../../core/ids.ts';
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import type { Clock, Recorder } from '../../ports/ports.ts';
import { type Files, realFiles } from '../home/files.ts';
import { NotPlain } from '../home/notPlainWords.ts';
import { councilPaths, dayMemoryPath, homePaths, localDay, shownPath } from '../home/paths.ts';
import { place } from '../home/placeFile.ts';
import { archiveText } from './archive/archiveText.ts';
import { type Older, openCommonFiles } from './commonFiles.ts';
import { activeLogText, logText } from './councilLog.ts';
import { decisionEntry } from './decisionsEntry.ts';
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
  const shared = openCommonFiles(files, clock);
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
    const unlessOdd = <T>(done: Promise<T>): Promise<T | undefined> =>
      done.catch((error: unknown) => {
        if (!(error instanceof NotPlain)) throw error;
        refused.push(error);
        return undefined;
      });
    const { id } = council;
    const entry = memoryEntry(council, way(memory, own.archive));
    const where = { title: localDay(council.createdAt), order: 'newest-last' as const };
    await unlessOdd(shared(day, { id, entry, where }));
    const title = archiveWords[council.language].decisionsTitle;
    const listed =
      decision === undefined
        ? []
        : await unlessOdd(
            shared(
              decisions,
              { id, entry: decision, where: { title, order: 'newest-first' } },
              olderIn(home, council.language, files),
            ),
          );
    await unlessOdd(placeArtefacts(home, council, files));
    if (refused[0]) throw refused[0];
    return [
      own.archive,
      ...artefacts.map(({ path }) => path),
      ...(isOver ? [own.log] : []),
      day,
      ...(listed ?? []),
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

/** DECISIONS.md has the newest; the others stand in a file for each year. */
function olderIn(home: string, language: Language, files: Files): Older {
  const { olderDecisions } = homePaths(home);
  const say = archiveWords[language];
  return {
    of: (year) => ({ path: join(olderDecisions, `${year}.md`), title: `${say.decisionsTitle} ${year}` }),
    years: () => files.list(olderDecisions).flatMap((name) => /^(\d{4})\.md$/.exec(name)?.[1] ?? []),
    pointer: (years) =>
      say.olderDecisions(years.map((year) => `[${year}](${basename(olderDecisions)}/${year}.md)`)),
  };
}

const way = (from: string, to: string): string => relative(from, to).split(sep).join('/');
