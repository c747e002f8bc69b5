/**
 * Drops what no replay needs as long as the two newest snapshots are good, and what has long been in the trash. Asked for by
 * a person, never done alone.
 */
import path from 'node:path';
import type { Language } from '../../../core/ids.ts';
import { storeWords } from '../../../rpc/words/host/storeWords.ts';
import { type Files, realFiles } from '../home/files.ts';
import { homePaths, trashFolder } from '../home/paths.ts';
import { storeError } from '../home/storeError.ts';
import { claimHome, releaseQuietly } from '../journal/claimJournal.ts';
import type { Fence } from '../journal/fence.ts';
import { segmentsBehind } from '../journal/packSegments.ts';
import { kept } from '../snapshots/snapshots.ts';
import { dropFolder, trashed } from '../trash/trashManifest.ts';
import { snapshotsOf } from './examineHome.ts';

export interface Pruned {
  files: string[];
  bytes: number;
}

/** So long a deleted council can be brought back, whoever prunes. */
const trashDays = 30;

/** Takes what has been in the trash for longer than that. */
export function emptyTrash(home: string, files: Files, now: number): Pruned {
  const emptied: Pruned = { files: [], bytes: 0 };
  for (const { id, at, state } of trashed(home, files)) {
    if (state !== 'deleted' || now - at <= trashDays * 24 * 60 * 60_000) continue;
    const folder = trashFolder(home, id);
    for (const name of files.list(folder)) emptied.bytes += files.stat(path.join(folder, name))?.size ?? 0;
    emptied.files.push(...dropFolder(home, id, files));
  }
  return emptied;
}

export async function prune(
  home: string,
  files: Files = realFiles,
  language: Language = 'en',
): Promise<Pruned> {
  const say = storeWords[language];
  const paths = homePaths(home);
  let fence: Fence | undefined;
  try {
    fence = await claimHome(files, paths, say);
    const good = snapshotsOf(files, paths.snapshots, say).filter(({ problem }) => problem === undefined);
    const pruned = emptyTrash(home, files, Date.now());
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
    throw storeError('prune', paths.state, error, say);
  } finally {
    if (fence) releaseQuietly(fence);
  }
}
