/**
 * A git folder of our own, outside the workspace and made anew each time, that shares nothing with a repository but its
 * objects. What is done in it reads no configuration, hook, attribute or index of that repository.
 */
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repository } from './repository.ts';
import { type GitAnswer, type GitCall, git } from './runGit.ts';

export type InWorkshop = (
  args: readonly string[],
  more?: Pick<GitCall, 'env' | 'input' | 'timeoutMs'>,
) => Promise<GitAnswer>;

export async function inWorkshop<T>(
  repository: Repository,
  work: (call: InWorkshop) => Promise<T>,
): Promise<T> {
  const gitDir = await mkdtemp(join(tmpdir(), 'a-table-git-'));
  try {
    await mkdir(join(gitDir, 'objects'));
    await mkdir(join(gitDir, 'refs'));
    await writeFile(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
    const sha256 = repository.format === 'sha256';
    await writeFile(
      join(gitDir, 'config'),
      `[core]\n\trepositoryformatversion = ${sha256 ? 1 : 0}\n\tbare = true\n${sha256 ? '[extensions]\n\tobjectformat = sha256\n' : ''}`,
    );
    // Where a shallow history ends has to be known, or its missing past looks like damage.
    await copyFile(join(repository.common, 'shallow'), join(gitDir, 'shallow')).catch(() => undefined);
    // An index may stand in two files; the larger one is looked for beside HEAD.
    for (const name of await readdir(repository.folder))
      if (name.startsWith('sharedindex.')) await copyFile(join(repository.folder, name), join(gitDir, name));
    const env = { GIT_OBJECT_DIRECTORY: repository.objects, GIT_INDEX_FILE: join(gitDir, 'index') };
    return await work((args, more) => git({ gitDir, args, ...more, env: { ...env, ...more?.env } }));
  } finally {
    await rm(gitDir, { recursive: true, force: true });
  }
}
