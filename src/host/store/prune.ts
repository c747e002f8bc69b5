/** Drops what no replay needs as long as the two newest snapshots are good; asked for by a person, never done alone. */
import path from 'node:path';
import { segmentsBehind } from './archive.ts';
import { claimHome, releaseQuietly } from './claimHome.ts';
import { snapshotsOf } from './doctor.ts';
import { storeError } from './failure.ts';
import type { Fence } from './fence.ts';
import { type Files, realFiles } from './files.ts';
import { homePaths } from './paths.ts';
import { kept } from './snapshots.ts';

export interface Pruned {
  files: string[];
  bytes: number;
}

export async function prune(home: string, files: Files = realFiles): Promise<Pruned> {
  const paths = homePaths(home);
  let fence: Fence | undefined;
  try {
    fence = await claimHome(files, paths);
    const good = snapshotsOf(files, paths.snapshots).filter(({ problem }) => problem === undefined);
    const pruned: Pruned = { files: [], bytes: 0 };
    const older = good[kept - 1];
    if (!older) return pruned;
    for (const { name } of segmentsBehind(files, paths.journal, older.seq)) {
      const file = path.join(paths.journal, name);
      pruned.bytes += files.stat(file)?.size ?? 0;
      files.remove(file);
      pruned.files.push(file);
    }
    await files.syncFolder(paths.journal);
    return pruned;
  } catch (error) {
    throw storeError('prune the journal in', paths.state, error);
  } finally {
    if (fence) releaseQuietly(fence);
  }
}
