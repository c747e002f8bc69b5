/**
 * One writer for a journal. A host claims the next fence number by creating a file of that name, which only one can do, and
 * then removes the files of lower numbers. A host is still the writer as long as its own file is there and the next number's
 * is not; that is looked at after every sync and before anything is acknowledged, so a host that was suspended and lost
 * the journal can't acknowledge anything.
 *
 * The names need no sync: after a power cut no other host is left to be kept out, and the segments keep the numbers.
 *
 * A file that only marks who is at work (as proper-lockfile makes) would let two hosts that find a dead one both remove and
 * retake it; a number can't be claimed twice.
 */
import path from 'node:path';
import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { StoreError } from '../../ports/ports.ts';
import { removeQuietly } from '../home/atomic.ts';
import type { Files } from '../home/files.ts';
import {
  claimFile,
  createClaim,
  listClaims,
  newestClaim,
  type OwnClaim,
  removeOlderClaims,
} from './claims.ts';
import { isSurelyGone, letGo } from './holder.ts';

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
  say: StoreWords;
  times: FenceTimes;
  /** The highest number in use elsewhere, asked anew for each try: the segments carry theirs for ever. */
  floor(): number;
  onLost(): void;
}

export async function claimFence(folder: string, options: ClaimOptions): Promise<Fence> {
  const { files, floor } = options;
  for (let tries = 0; tries < 20; tries += 1) {
    // Taken before looking at the holder: whoever comes in between takes this very number, or a higher one is seen below.
    const number = Math.max(floor(), listClaims(files, folder).at(-1) ?? 0) + 1;
    await waitForPrevious(folder, options);
    const claim = await createClaim(files, folder, number);
    if (!claim) continue;
    try {
      if (floor() < number && listClaims(files, folder).at(-1) === number) {
        removeOlderClaims(files, folder, number);
        return hold(folder, number, claim, options);
      }
    } catch (error) {
      giveUp(files, claim);
      throw error;
    }
    giveUp(files, claim);
  }
  throw new StoreError('locked', options.say.crowded(path.dirname(folder)));
}

function giveUp(files: Files, { fd, file, holder }: OwnClaim): void {
  letGo(holder);
  removeQuietly(files, file);
  files.close(fd);
}

/** Returns once the holder before us is gone or suspended. */
async function waitForPrevious(folder: string, { files, times, say }: ClaimOptions): Promise<void> {
  const found = newestClaim(files, folder);
  if (!found || (found.holder && isSurelyGone(found.holder))) return;
  if (Math.abs(Date.now() - found.seen) > times.staleMs) {
    await new Promise((resolve) => setTimeout(resolve, times.watchMs));
    const again = newestClaim(files, folder);
    if (!again || (again.number === found.number && again.seen === found.seen)) return;
  }
  throw new StoreError('locked', say.atWork(path.dirname(folder), found.holder?.pid));
}

function hold(
  folder: string,
  number: number,
  claim: OwnClaim,
  { files, times, onLost }: ClaimOptions,
): Fence {
  const { fd, file, holder } = claim;
  const next = claimFile(folder, number + 1);
  // The open file keeps its identity from being given to another.
  const { identity } = files.statOpen(fd);
  let held = true;

  const beat = setInterval(() => {
    try {
      if (fence.isOurs()) files.touch(file, Date.now());
    } catch {
      // A beat that fails is followed by the next; missing all of them only lets another take over.
    }
  }, times.beatMs).unref();

  function end(): void {
    held = false;
    letGo(holder);
    clearInterval(beat);
    files.close(fd);
  }

  const fence: Fence = {
    number,
    isOurs() {
      if (!held) return false;
      if (!files.stat(next) && files.stat(file)?.identity === identity) return true;
      end();
      onLost();
      return false;
    },
    release() {
      try {
        if (fence.isOurs()) files.remove(file);
      } finally {
        // Even when the disk refuses: then the file stays, but no process stands behind it.
        if (held) end();
      }
    },
  };
  return fence;
}
