/**
 * The shared files as desks that others write at: what they say is taken over, what they change beside is put right, and
 * what we would write over is caught, also when it is saved in the very moment.
 */
import { join } from 'node:path';
import type { Council } from '../../../core/councils/council.ts';
import { openRun, phaseOf } from '../../../core/councils/interpreter.ts';
import type { CouncilId, Instant } from '../../../core/ids.ts';
import type { Meddling } from '../../../rpc/words/host/sharedFileWords.ts';
import type { Clock, Log } from '../../ports/ports.ts';
import { ownerOnly } from '../home/atomic.ts';
import type { Files } from '../home/files.ts';
import { inPath, liveName } from '../home/paths.ts';
import { place } from '../home/placeFile.ts';
import { slotsOf } from './fileSeatSlots.ts';
import { type FileAnswer, isLocked, type Looked, lookAt, lookShared } from './lookShared.ts';
import { liveText } from './sharedFileText.ts';

/** Of what others wrote over, this many versions of a council are kept; the last one is written anew. */
const mostVersions = 50;
/** How long whoever saves a file in place may take for it. */
const confirmMs = 300;

export interface DeskOptions {
  files: Files;
  clock: Clock;
  log: Log;
  /** The folder of kept versions. */
  versions: string;
  lookAgain(): void;
  /** A seat has answered in its file. Resolves when the answer is recorded; with no when it is no longer asked for. */
  answered?: ((answer: FileAnswer) => Promise<boolean>) | undefined;
  /** What somebody changed beside that was put right; `kept` is where their version stands. */
  restored?: ((council: CouncilId, what: Meddling[], kept: string | undefined) => Promise<void>) | undefined;
}

export interface Desk {
  /** Takes over what was said; answers whether the file has to be written anew. */
  look(path: string, council: Council): Promise<boolean>;
  /** Answers whether it is to be tried again: somebody holds the lock, or wrote in that moment. */
  write(path: string, council: Council): Promise<boolean>;
  /** No longer a desk: what was saved there in the last moment is kept, and nothing of it stays. `over`: its council has ended. */
  forget(path: string, over: CouncilId | undefined): Promise<void>;
}

export function openDesk(options: DeskOptions): Desk {
  const { files, clock, log, versions, lookAgain, answered, restored } = options;
  /** What we last wrote where, so that what others changed is seen; and what stood there when we last looked. */
  const written = new Map<string, string>();
  const seen = new Map<string, { found: string | undefined; council: Council }>();
  const drafts = new Map<CouncilId, ReadonlyMap<string, string>>();
  /** What looked changed beside the places for answers, the last time. */
  const doubtful = new Map<string, { found: string | undefined }>();
  /** What stood there when we last wrote, and which of its texts we know. */
  const replaced = new Map<
    string,
    { known: (string | undefined)[]; council: Council; before: string | undefined; until: Instant }
  >();

  const keepVersion = async (id: CouncilId, text: string): Promise<string> => {
    // No id has a dot in it: a version of one council never has the name of another council's file.
    const name = `${liveName}-${inPath(id)}.v`;
    const taken = files.list(versions).filter((each) => each.startsWith(name)).length;
    const path = join(versions, `${name}${Math.min(taken + 1, mostVersions)}.md`);
    await place(path, text, { files, mode: ownerOnly });
    return path;
  };

  const isConfirmed = (path: string, found: string | undefined): boolean => {
    const before = doubtful.get(path);
    doubtful.set(path, { found });
    return before !== undefined && before.found === found;
  };

  async function takeOver(council: Council, looked: Looked, isKept = false): Promise<void> {
    // A file that is gone takes no draft with it.
    if (looked.found !== undefined) drafts.set(council.id, looked.drafts);
    let isMissed = false;
    for (const answer of looked.answers) if ((await answered?.(answer)) === false) isMissed = true;
    const { meddled, found } = looked;
    const isWanted = meddled.length > 0 || (isMissed && !isKept);
    const kept = isWanted && found !== undefined ? await keepVersion(council.id, found) : undefined;
    if (meddled.length === 0) return;
    log.warn('The shared conversation was changed beside the places for answers', {
      council: council.id,
      what: meddled,
    });
    await restored?.(council.id, meddled, kept);
  }

  /**
   * What was saved after we looked is kept, and what it says counts as if we had looked a moment later. An editor may
   * still be writing into the file that we replaced: it is looked at once more the next time.
   */
  async function savedLate(path: string): Promise<boolean> {
    const last = replaced.get(path);
    if (!last || !files.stat(asideOf(path))) return false;
    const text = files.read(asideOf(path)).toString('utf8');
    if (last.known.includes(text)) return false;
    last.known.push(text);
    if (text.trim() === '') return false;
    await keepVersion(last.council.id, text);
    await takeOver(last.council, { ...lookAt(text, last.council, last.before), meddled: [] }, true);
    return true;
  }

  /** Emptied to be written anew: what follows would go into a file without a name. */
  function isBeingSaved(path: string): boolean {
    const until = replaced.get(path)?.until ?? 0;
    if (until <= clock.now() || files.stat(asideOf(path))?.size !== 0) return false;
    clock.at(until, lookAgain);
    return true;
  }

  return {
    async look(path, council) {
      const wasLate = await savedLate(path);
      if (!isBeingSaved(path)) {
        files.remove(asideOf(path));
        replaced.delete(path);
      }
      const slots = slotsOf(council);
      if (slots.length === 0 || isLocked(files, path, clock.now())) return wasLate;
      const looked = lookShared(files, path, council, written.get(path));
      if (looked.meddled.length > 0 && !isConfirmed(path, looked.found)) {
        // Perhaps it is half saved: it is judged when it is found the same once more.
        clock.at(clock.now() + confirmMs, lookAgain);
        return wasLate;
      }
      doubtful.delete(path);
      seen.set(path, { found: looked.found, council });
      await takeOver(council, looked);
      // Others who write there are not disturbed, but a blind phase shows no answer to them.
      const others = slots.length > looked.answers.length;
      const isTaken = looked.answers.length > 0 && (!others || isBlind(council));
      return wasLate || looked.meddled.length > 0 || isTaken;
    },
    async write(path, council) {
      const isShared = slotsOf(council).length > 0 || seen.has(path);
      if (isShared && isLocked(files, path, clock.now())) return true;
      const text = liveText(council, drafts.get(council.id));
      // At the last moment: an editor that saves by renaming puts another file there than the one we looked at.
      const beforeRename = () => void (isShared && capture(files, path));
      await place(path, text, { files, beforeRename });
      const before = written.get(path);
      written.set(path, text);
      const last = seen.get(path);
      if (!isShared || !last) return false;
      replaced.set(path, {
        known: [last.found, before],
        council: last.council,
        before,
        until: clock.now() + confirmMs,
      });
      return await savedLate(path);
    },
    async forget(path, over) {
      await savedLate(path);
      files.remove(asideOf(path));
      for (const known of [written, seen, doubtful, replaced]) known.delete(path);
      // One that only changed its place is written anew with what stands in it so far.
      if (over !== undefined) drafts.delete(over);
    },
  };
}

/** A second name for what stands there: it stays when the first is given to another file. */
function capture(files: Files, path: string): void {
  files.remove(asideOf(path));
  if (files.stat(path)) files.link(path, asideOf(path));
}

const asideOf = (path: string): string => `${path}.before`;

const isBlind = (council: Council): boolean => {
  const run = openRun(council);
  return run !== undefined && phaseOf(council, run)?.blind === true;
};
