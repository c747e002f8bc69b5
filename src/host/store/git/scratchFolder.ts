/** Folders outside the workspace that a home's host works in for a while. Those that a killed host left are swept by the next. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { removeTree } from '../home/removeTree.ts';

const prefixOf = (home: string): string =>
  `a-table-work-${createHash('sha256').update(resolve(home)).digest('hex').slice(0, 16)}-`;

/** Links resolved; nobody else may look into it. */
export const newScratchFolder = async (home: string): Promise<string> =>
  await realpath(await mkdtemp(join(tmpdir(), prefixOf(home))));

/** Only for who holds the home: whatever there is belongs to nobody then. */
export async function sweepScratchFolders(home: string): Promise<void> {
  const prefix = prefixOf(home);
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix)))
    await removeTree(join(tmpdir(), name)).catch(() => undefined);
}
