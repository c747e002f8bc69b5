/** The state of a home never goes into git: a file of its own says so, and nobody's .gitignore is touched. */
import type { Files } from '../home/files.ts';
import { homePaths } from '../home/paths.ts';
import { place } from '../home/placeFile.ts';

export const ignoreAll = '*\n';

/** Where there is a `.state/` already. */
export async function hideState(home: string, files: Files): Promise<void> {
  const { state, ignore } = homePaths(home);
  if (files.stat(state) && !files.stat(ignore)) await place(ignore, ignoreAll, { files });
}
