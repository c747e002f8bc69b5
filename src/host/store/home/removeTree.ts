/** Takes a folder away with all that is in it, also where a program left folders that nobody may write in, or too deep to name. */
import { randomUUID } from 'node:crypto';
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export async function removeTree(folder: string): Promise<void> {
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    await remove();
  } catch {
    await openFolders(folder);
    await remove();
  }
}

/** Characters below the folder; a name of a file may have 4096 on Linux, and fewer elsewhere. */
const longestWay = 500;

/** Links are not followed: a folder is one by its own entry. */
async function openFolders(root: string, folder = root): Promise<void> {
  await chmod(folder, 0o700).catch(() => undefined);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isDirectory()) continue;
    const place = join(folder, entry.name);
    const nearer = place.length < root.length + longestWay ? place : join(root, randomUUID());
    if (nearer !== place) await rename(place, nearer).catch(() => undefined);
    await openFolders(root, nearer);
  }
}
