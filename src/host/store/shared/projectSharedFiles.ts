/**
 * Keeps the shared conversations of running councils in step with the state: within a second of a status or an answer,
 * at phase boundaries only while somebody answers in the file, and never in the path of a turn. What fails is tried again, and one file never holds up another.
 */
import { basename, join } from 'node:path';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import type { CouncilId } from '../../../core/ids.ts';
import { councilOf, type State } from '../../../core/state.ts';
import type { Clock, Log, Observer } from '../../ports/ports.ts';
import { coalesce } from '../home/coalesce.ts';
import { type Files, realFiles } from '../home/files.ts';
import { councilPaths, homePaths, keptLive, liveName } from '../home/paths.ts';
import { sweep } from '../home/removeTemporaries.ts';
import { hideState } from '../seal/hideState.ts';
import { hasFileSeat, slotKeys } from './fileSeatSlots.ts';
import { heartbeat } from './heartbeat.ts';
import type { FileAnswer, FileNote } from './lookShared.ts';
import { openDesk } from './sharedFiles.ts';
import { openTrouble } from './sharedFileTrouble.ts';

export interface LiveFiles extends Observer {
  /** Whatever stands there was left by another: perhaps of councils that ended while nobody wrote. */
  begin(state: State): void;
  /** Looks at what was written into the files now. Resolves when it was taken over. */
  look(): Promise<void>;
  stop(): void;
  /** Resolves when everything told so far is written, or was given up after an error that was logged. */
  settle(): Promise<void>;
}

export interface LiveOptions {
  home: string;
  log: Log;
  clock: Clock;
  files?: Files;
  /** A seat has answered in its file. Resolves when the answer is recorded; with no when it is no longer asked for. */
  answered?(answer: FileAnswer): Promise<boolean>;
  /** What could not be taken, or was put right; `kept` is where that version stands. */
  restored?(council: CouncilId, notes: FileNote[], kept: string | undefined): Promise<void>;
}

/** Phases of a rehearsal or a bench follow within milliseconds: nobody reads each of them. */
const gapMs = 1000;
const retryMs = 1000;
/** Said already, file by file. */
const toBeTriedAgain = new Error('Some of the shared files are to be tried again');

export function projectLive(options: LiveOptions): LiveFiles {
  const { home, log, clock, files = realFiles } = options;
  const paths = homePaths(home);
  let state: State | undefined;
  const table = openTable(home);
  let swept = false;
  let stopped = false;
  const dirty = new Set<CouncilId>();
  const trouble = openTrouble(home, log);
  /** Which council stands in which file, as far as we wrote it. */
  const standing = new Map<string, CouncilId>();
  const desk = openDesk({
    files,
    clock,
    log,
    versions: paths.versions,
    lookAgain: () => void (stopped || writing.now()),
    answered: options.answered,
    restored: options.restored,
  });

  const writing = coalesce({
    clock,
    gapMs,
    retryMs,
    async work() {
      if (!state) return false;
      const failed = new Set<CouncilId>();
      for (const [path, { id, isWritten }] of table.files()) {
        const council = isWritten ? councilOf(state, id) : undefined;
        if (!council || (standing.get(path) ?? id) !== id) continue;
        const look = async () => void ((await desk.look(path, council)) && dirty.add(id));
        if (!(await trouble.without(`look ${path}`, look))) failed.add(id);
      }
      const ids = new Set(dirty);
      dirty.clear();
      try {
        const wrote = await bring(state, ids, failed);
        if (failed.size > 0) throw toBeTriedAgain;
        return wrote;
      } catch (error) {
        for (const id of error === toBeTriedAgain ? failed : [...ids, ...failed]) dirty.add(id);
        throw error;
      }
    },
    // The conversation is a view, the journal is the truth: nothing waits for this.
    failed: (error) => void (error === toBeTriedAgain || trouble.told(home, error)),
  });

  /** Writes over nothing that could not be looked at or kept aside: somebody's answer may stand there. */
  const bring = async (now: State, ids: ReadonlySet<CouncilId>, failed: Set<CouncilId>): Promise<boolean> => {
    let wrote = false;
    const wanted = table.files();
    if (!swept) {
      sweep(home, files);
      await hideState(home, files);
      for (const path of files.list(paths.shared).map((name) => join(paths.shared, name)))
        if (isLive(path))
          await trouble.without(`find ${path}`, () => void standing.set(path, councilIn(now, path)));
      swept = true;
      trouble.over(home);
    }
    for (const [path, id] of [...standing]) {
      const heir = wanted.get(path)?.id;
      const isRight = heir === id || (await trouble.without(`retire ${path}`, () => retire(path, id)));
      if (!isRight) failed.add(heir ?? id);
    }
    for (const [path, { id }] of wanted) {
      if ((!ids.has(id) && standing.get(path) === id) || failed.has(id)) continue;
      const council = councilOf(now, id);
      const write = async () => {
        if (council && (await desk.write(path, council))) dirty.add(id);
        standing.set(path, id);
        wrote = true;
      };
      if (!(await trouble.without(`write ${path}`, write))) failed.add(id);
    }
    return wrote;
  };

  /** Whose a file is that another host left; nobody's when its council is no longer known. */
  const councilIn = ({ councils }: State, path: string): CouncilId => {
    const conversation = conversationIn(files, path);
    return Object.values(councils).find((council) => council.conversationId === conversation)?.id ?? '';
  };

  /** An ended council's conversation is kept aside; one that only changed its place is written anew there. */
  const retire = async (path: string, id: CouncilId): Promise<void> => {
    const left = isOver(state && councilOf(state, id));
    await desk.forget(path, left ? id : undefined);
    if (!left) files.remove(path);
    else if (files.stat(path)) {
      files.makeFolder(paths.versions);
      // By its own words where its council is not known here: letters and figures, as they are read.
      const kept = id
        ? keptLive(home, id)
        : join(paths.versions, `${liveName}-${conversationIn(files, path)}.md`);
      files.rename(path, kept);
      files.keepToOwner(kept);
    }
    standing.delete(path);
  };

  const beat = heartbeat(paths.shared, clock, () => writing.now());

  function begin(now: State): void {
    state = now;
    table.begin(now);
    for (const known of Object.keys(now.councils)) dirty.add(known);
    swept = false;
    beat.pace(table.pace());
    writing.now();
  }

  return {
    name: 'shared conversations',
    begin,
    told(_records, after, before, { started, councils }) {
      if (started) return begin(after);
      state = after;
      for (const id of councils) {
        const council = councilOf(after, id);
        table.set(id, council);
        if (!atBoundary(councilOf(before, id), council)) continue;
        dirty.add(id);
        beat.pace(table.pace());
        if (isOver(council)) writing.now();
        else writing.soon();
      }
    },
    async look() {
      writing.now();
      await writing.settle();
    },
    settle: writing.settle,
    stop() {
      stopped = true;
      beat.stop();
    },
  };
}

const isOver = (council: Council | undefined): boolean => !council || ended.has(council.status);

/** What must be known of a council that goes on, so that none is looked at for the sake of another. */
interface Live {
  id: CouncilId;
  createdAt: number;
  isRunning: boolean;
  /** Somebody answers in its file. */
  isWritten: boolean;
}

function openTable(home: string) {
  let order: Live[] = [];
  const common = homePaths(home).live;
  const set = (id: CouncilId, council: Council | undefined): void => {
    const others = order.filter((each) => each.id !== id);
    if (!council || ended.has(council.status)) {
      order = others;
      return;
    }
    const { createdAt, status } = council;
    const live = { id, createdAt, isRunning: status === 'running', isWritten: hasFileSeat(council) };
    const at = order.findIndex((each) => each.id === id);
    order = at < 0 ? [...others, live].sort(byAge) : order.with(at, live);
  };
  return {
    set,
    begin({ councils }: State): void {
      order = [];
      for (const [id, council] of Object.entries(councils)) set(id, council);
    },
    /** The oldest has the common file, the others one of their own. */
    files: (): Map<string, Live> =>
      new Map(order.map((live, index) => [index === 0 ? common : councilPaths(home, live.id).live, live])),
    pace(): 'asked' | 'open' | 'none' {
      const written = order.filter(({ isWritten }) => isWritten);
      // Also while others are asked: whoever writes then is told at once that it is not their turn.
      if (written.some(({ isRunning }) => isRunning)) return 'asked';
      return written.length > 0 ? 'open' : 'none';
    },
  };
}

const byAge = (a: Live, b: Live): number => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

/** What a reader of the file should see: a phase begun or ended, a status, an answer, a person's words. */
function atBoundary(before: Council | undefined, after: Council | undefined): boolean {
  if (!before || !after) return before !== after;
  // Who writes in the file is disturbed only by another phase, or by a question to one of them.
  const questions = slotKeys(after);
  if (questions.length > 0) return questions.some((key) => !slotKeys(before).includes(key));
  return (
    before.status !== after.status ||
    before.runs.length !== after.runs.length ||
    before.runs.at(-1)?.endedAt !== after.runs.at(-1)?.endedAt ||
    before.injections.length !== after.injections.length ||
    settledIn(before) !== settledIn(after)
  );
}

/** How many of the last run have answered, or will not. */
const settledIn = ({ runs }: Council): number =>
  runs.at(-1)?.turns.filter(({ state }) => state === 'replied' || state === 'absent').length ?? 0;

const isLive = (path: string): boolean => basename(path).startsWith(liveName) && path.endsWith('.md');

/** For a file that was left by a council which is no longer known. */
function conversationIn(files: Files, path: string): string {
  const found = /"conversationId": "([0-9A-Za-z-]{1,64})"/.exec(files.read(path).toString('utf8'));
  return found?.[1] ?? 'unknown';
}
