/** Makes `.state/` where it is not there yet, and claims its journal. */
import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { makeFolderDurably, ownerOnly, writeAtomically } from '../home/atomic.ts';
import type { Files } from '../home/files.ts';
import type { HomePaths } from '../home/paths.ts';
import { claimFence, type Fence, type FenceTimes, usualTimes } from './fence.ts';
import { highestFence, listSegments } from './segments.ts';

export async function claimHome(
  files: Files,
  paths: HomePaths,
  say: StoreWords,
  times: Partial<FenceTimes> = {},
  onLost: () => void = () => {},
): Promise<Fence> {
  const isNew = await makeFolderDurably(files, paths.state);
  if (isNew) await writeAtomically(paths.ignore, '*\n', { files, mode: ownerOnly });
  files.keepToOwner(paths.state);
  for (const folder of [paths.journal, paths.snapshots, paths.lock]) await makeFolderDurably(files, folder);
  return claimFence(paths.lock, {
    files,
    say,
    times: { ...usualTimes, ...times },
    floor: () => highestFence(listSegments(files, paths.journal)),
    onLost,
  });
}

export function releaseQuietly(fence: Fence): void {
  try {
    fence.release();
  } catch {
    // This process still holds it and says so to the next opener; why it came to this matters more.
  }
}
