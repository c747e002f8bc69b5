/**
 * Tells the person's own index of files that were committed beside it. Git compares files with the index when it writes
 * one, through whatever filters the repository names: so this is done from a workshop, which knows neither.
 */
import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkshop } from './ownGitFolder.ts';
import type { Repository } from './repository.ts';
import type { GitAnswer } from './runGit.ts';

export interface Entry {
  /** From the root of the working tree. */
  path: string;
  oid: string;
}

export const indexInfo = (entries: readonly Entry[]): string =>
  entries.map(({ path, oid }) => `100644 ${oid}\t${path}\0`).join('');

export async function tellIndex(repository: Repository, entries: readonly Entry[]): Promise<GitAnswer> {
  const index = join(repository.folder, 'index');
  const before = statSync(index, { throwIfNoEntry: false });
  const answer = await inWorkshop(repository, (call) =>
    call(['-c', 'core.splitIndex=false', 'update-index', '-z', '--add', '--replace', '--index-info'], {
      input: indexInfo(entries),
      env: { GIT_INDEX_FILE: index },
    }),
  );
  // Files as young as the index are looked at again by the next git; it must not take them for older than it.
  if (answer.ok && before) utimesSync(index, before.atime, Math.floor(before.mtimeMs) / 1000);
  return answer;
}
