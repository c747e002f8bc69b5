/** Takes a folder away with all that is in it, also where a program left folders that nobody may write in. */
import { chmod, readdir, rm } from 'node:fs/promises';
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

/** Links are not followed: a folder is one by its own entry. */
async function openFolders(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => undefined);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await openFolders(join(folder, entry.name));
}
