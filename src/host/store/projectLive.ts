/**
 * Keeps the shared conversations of running councils in step with the state: rewritten at phase boundaries only, at
 * most once a second, and never in the path of a turn. A failing disk is tried again.
 */
import { join } from 'node:path';
import type { Council } from '../../core/councils/council.ts';
import { ended } from '../../core/councils/interpreter.ts';
import type { Event } from '../../core/events.ts';
import type { CouncilId } from '../../core/ids.ts';
import type { State } from '../../core/state.ts';
import type { Clock, Log, Observer } from '../ports.ts';
import { coalesce } from './coalesce.ts';
import { errorCode, type Files, realFiles } from './files.ts';
import { hideState } from './initHome.ts';
import { councilPaths, homePaths, liveName } from './paths.ts';
import { place } from './place.ts';
import { liveText } from './records/live.ts';
import { sweep } from './sweep.ts';

export interface LiveFiles extends Observer {
  /** Resolves when everything told so far is written, or was given up after an error that was logged. */
  settle(): Promise<void>;
}

export interface LiveOptions {
  home: string;
  log: Log;
  clock: Clock;
  files?: Files;
}

/** Phases of a rehearsal or a bench follow within milliseconds: nobody reads each of them. */
const gapMs = 1000;
const retryMs = 1000;

export function projectLive({ home, log, clock, files = realFiles }: LiveOptions): LiveFiles {
  const paths = homePaths(home);
  let state: State | undefined;
  let swept = false;
  const dirty = new Set<CouncilId>();
  /** Which council stands in which file, as far as we wrote it. */
  const standing = new Map<string, CouncilId>();

  const writing = coalesce({
    clock,
    gapMs,
    retryMs,
    async work() {
      if (!state) return false;
      const ids = new Set(dirty);
      dirty.clear();
      try {
        return await bring(state, ids);
      } catch (error) {
        for (const id of ids) dirty.add(id);
        throw error;
      }
    },
    // The conversation is a view, the journal is the truth: nothing waits for this.
    failed: (error) =>
      log.warn('The shared conversation could not be written', { home, code: errorCode(error) }),
  });

  const bring = async (now: State, ids: ReadonlySet<CouncilId>): Promise<boolean> => {
    let wrote = false;
    const wanted = filesFor(home, now);
    if (!swept) {
      sweep(home, files);
      await hideState(home, files);
      for (const name of files.list(paths.shared))
        if (isLive(name)) standing.set(join(paths.shared, name), councilIn(now, join(paths.shared, name)));
      swept = true;
    }
    for (const [path, id] of [...standing]) if (wanted.get(path)?.id !== id) retire(path, id);
    for (const [path, council] of wanted) {
      if (!ids.has(council.id) && standing.get(path) === council.id) continue;
      await place(path, liveText(council), { files });
      standing.set(path, council.id);
      wrote = true;
    }
    return wrote;
  };

  /** Whose a file is that another host left; nobody's when its council is no longer known. */
  const councilIn = ({ councils }: State, path: string): CouncilId => {
    const conversation = conversationIn(files, path);
    return Object.values(councils).find((council) => council.conversationId === conversation)?.id ?? '';
  };

  /** An ended council's conversation is kept aside; one that only changed its place is written anew there. */
  const retire = (path: string, id: CouncilId): void => {
    const left = isOver(state?.councils[id]);
    if (!left) files.remove(path);
    else if (files.stat(path)) {
      files.makeFolder(paths.versions);
      files.rename(path, join(paths.versions, `${liveName}-${id || conversationIn(files, path)}.md`));
    }
    standing.delete(path);
  };

  return {
    told(records, after, before) {
      state = after;
      for (const { event } of records) {
        if (event.type === 'host.started') {
          // What stands there is of another host: perhaps of councils that ended while none ran.
          for (const known of Object.keys(after.councils)) dirty.add(known);
          swept = false;
          writing.now();
        }
        const id = councilOf(event);
        if (id === undefined || !atBoundary(before.councils[id], after.councils[id])) continue;
        dirty.add(id);
        if (isOver(after.councils[id])) writing.now();
        else writing.soon();
      }
    },
    settle: writing.settle,
  };
}

const isOver = (council: Council | undefined): boolean => !council || ended.has(council.status);

function councilOf(event: Event): CouncilId | undefined {
  if (!('council' in event)) return undefined;
  return typeof event.council === 'string' ? event.council : event.council.id;
}

/** The oldest running council has the common file, the others one of their own. */
function filesFor(home: string, { councils }: State): Map<string, Council> {
  const live = Object.values(councils)
    .filter((council) => !ended.has(council.status))
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  return new Map(
    live.map((council, index) => [
      index === 0 ? homePaths(home).live : councilPaths(home, council.id).live,
      council,
    ]),
  );
}

/** What a reader of the file should see: a phase begun or ended, a status, a person's words. Not each turn. */
function atBoundary(before: Council | undefined, after: Council | undefined): boolean {
  if (!before || !after) return before !== after;
  return (
    before.status !== after.status ||
    before.runs.length !== after.runs.length ||
    before.runs.at(-1)?.endedAt !== after.runs.at(-1)?.endedAt ||
    before.injections.length !== after.injections.length
  );
}

const isLive = (name: string): boolean => name.startsWith(liveName) && name.endsWith('.md');

/** For a file that was left by a council which is no longer known. */
function conversationIn(files: Files, path: string): string {
  const found = /"conversationId": "([0-9A-Za-z-]{1,64})"/.exec(files.read(path).toString('utf8'));
  return found?.[1] ?? 'unknown';
}
