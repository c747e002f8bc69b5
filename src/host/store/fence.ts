/**
 * One writer for a journal. A host claims the next fence number by creating a file of that name, which only one can do, and
 * then removes the files of lower numbers. A host is still the writer as long as its own file is there and the next number's
 * is not; that is looked at after every sync and before anything is acknowledged, so a host that was suspended and lost
 * the journal can't acknowledge anything.
 *
 * A file that only marks who is at work (as proper-lockfile makes) would let two hosts that find a dead one both remove and
 * retake it; a number can't be claimed twice.
 */
import path from 'node:path';
import { StoreError } from '../ports.ts';
import { removeQuietly, temporaryEnding, writeAll } from './atomic.ts';
import { errorCode, type Files, isMissing } from './files.ts';
import { type Holder, isSurelyGone, ourselves, parseHolder } from './holder.ts';

export interface Fence {
  number: number;
  isOurs(): boolean;
  release(): void;
}

export interface FenceTimes {
  /** A living holder shows itself this often. */
  beatMs: number;
  /** A holder that has not shown itself for so long may be suspended … */
  staleMs: number;
  /** … and is, if it does not show itself while we look for so long. Without looking, a clock that jumped would rob it. */
  watchMs: number;
}

export const usualTimes: FenceTimes = { beatMs: 2000, staleMs: 10_000, watchMs: 5000 };

export interface ClaimOptions {
  files: Files;
  times: FenceTimes;
  /** The highest number in use elsewhere, asked anew for each try: the segments carry theirs for ever. */
  floor(): number;
  onLost(): void;
}

const fileName = (number: number): string => `${String(number).padStart(6, '0')}.json`;
const numberOf = (name: string): number => (/^\d{6,}\.json$/.test(name) ? Number.parseInt(name, 10) : 0);

const claimed = (files: Files, folder: string): number[] =>
  files
    .list(folder)
    .map(numberOf)
    .filter(Boolean)
    .sort((a, b) => a - b);

export function currentHolder(
  files: Files,
  folder: string,
): { holder: Holder | undefined; at: number } | undefined {
  const number = claimed(files, folder).at(-1);
  if (number === undefined) return undefined;
  const file = path.join(folder, fileName(number));
  const stat = files.stat(file);
  if (!stat) return undefined;
  try {
    return { holder: parseHolder(files.read(file).toString()), at: stat.changed };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export async function claimFence(folder: string, options: ClaimOptions): Promise<Fence> {
  const { files, floor } = options;
  for (let tries = 0; tries < 20; tries += 1) {
    await waitForPrevious(folder, options);
    const number = Math.max(floor(), claimed(files, folder).at(-1) ?? 0) + 1;
    const fd = createExclusively(files, folder, fileName(number));
    if (fd === undefined) continue;
    try {
      // Between looking and claiming others may have come and gone; then this number is an old one.
      if (floor() < number && claimed(files, folder).at(-1) === number) {
        removeOlder(files, folder, number);
        await files.syncFolder(folder);
        return hold(folder, number, fd, options);
      }
    } catch (error) {
      giveUp(files, fd, path.join(folder, fileName(number)));
      throw error;
    }
    giveUp(files, fd, path.join(folder, fileName(number)));
  }
  throw new StoreError('locked', `Others keep opening ${path.dirname(folder)} at the same time. Try again.`);
}

/** From the lowest on: whoever held a lower number always finds its own file gone or the next one there. */
function removeOlder(files: Files, folder: string, number: number): void {
  for (const old of claimed(files, folder)) if (old < number) files.remove(path.join(folder, fileName(old)));
  for (const name of files.list(folder)) {
    if (name.endsWith(temporaryEnding)) files.remove(path.join(folder, name));
  }
}

function giveUp(files: Files, fd: number, target: string): void {
  removeQuietly(files, target);
  files.close(fd);
}

/** Returns once the holder before us is gone or suspended. */
async function waitForPrevious(folder: string, { files, times }: ClaimOptions): Promise<void> {
  const found = currentHolder(files, folder);
  if (!found || (found.holder && isSurelyGone(found.holder))) return;
  if (Math.abs(Date.now() - found.at) > times.staleMs) {
    await new Promise((resolve) => setTimeout(resolve, times.watchMs));
    const again = currentHolder(files, folder);
    if (!again || (again.at === found.at && again.holder?.pid === found.holder?.pid)) return;
  }
  const who = found.holder ? `process ${found.holder.pid}` : 'another process';
  throw new StoreError(
    'locked',
    `Another host (${who}) is at work in ${path.dirname(folder)}. Attach to it, or stop it first.`,
  );
}

/** The content is there from the first instant the name is, so that a kill leaves no claim without a holder in it. */
function createExclusively(files: Files, folder: string, name: string): number | undefined {
  const target = path.join(folder, name);
  const temporary = path.join(folder, `${process.pid}-${process.hrtime.bigint()}${temporaryEnding}`);
  const fd = createWritten(files, temporary);
  try {
    files.link(temporary, target);
    return fd;
  } catch (error) {
    files.close(fd);
    if (errorCode(error) === 'EEXIST') return undefined;
  } finally {
    removeQuietly(files, temporary);
  }
  // A file system without second names: here the content comes a moment after the name.
  try {
    return createWritten(files, target);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined;
    throw error;
  }
}

function createWritten(files: Files, target: string): number {
  const fd = files.open(target, 'wx');
  try {
    writeAll(files, fd, Buffer.from(JSON.stringify(ourselves())), 0);
    return fd;
  } catch (error) {
    giveUp(files, fd, target);
    throw error;
  }
}

function hold(folder: string, number: number, fd: number, { files, times, onLost }: ClaimOptions): Fence {
  const own = path.join(folder, fileName(number));
  const next = path.join(folder, fileName(number + 1));
  // The open file keeps its identity from being given to another.
  const { identity } = files.statOpen(fd);
  let state: 'held' | 'lost' | 'released' = 'held';

  const beat = setInterval(() => {
    try {
      if (fence.isOurs()) files.touch(own, Date.now());
    } catch {
      // A beat that fails is followed by the next; missing all of them only lets another take over.
    }
  }, times.beatMs).unref();

  const end = (how: 'lost' | 'released'): void => {
    state = how;
    clearInterval(beat);
    files.close(fd);
  };

  const fence: Fence = {
    number,
    isOurs() {
      if (state !== 'held') return false;
      if (!files.stat(next) && files.stat(own)?.identity === identity) return true;
      end('lost');
      onLost();
      return false;
    },
    release() {
      if (!fence.isOurs()) return;
      end('released');
      files.remove(own);
    },
  };
  return fence;
}
