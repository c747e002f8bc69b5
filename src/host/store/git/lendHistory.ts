/**
 * Git's own folder for a copy of a repository: its commits, branches and index as they are, to be looked at with git by
 * whoever works there. Objects are read from the repository and written here alone; of its settings, hooks and remotes
 * there is nothing.
 */
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Both } from './linkDependencies.ts';
import { firstLine, readConfig } from './repository.ts';
import { git } from './runGit.ts';
import { layBooks } from './scratchCopy.ts';

/** `unlisted`: what stands in the copy and is not for git there. */
export async function lendHistory({ top, tree }: Both, unlisted: readonly string[]): Promise<void> {
  const asked = (...args: string[]) => git({ in: top, args });
  const places = await asked('rev-parse', '--absolute-git-dir', '--git-common-dir');
  const [folder = '', common = ''] = places.out.split('\n');
  if (!places.ok) throw new Error(firstLine(places.err));
  const objects = resolve(top, common, 'objects');
  const sha256 = (await readConfig(top, 'extensions.objectformat')) === 'sha256';
  const own = join(tree, '.git');
  await layBooks(own, '');
  if (sha256) await writeFile(join(own, 'config'), asVersionOne);
  await writeFile(join(own, 'objects', 'info', 'alternates'), `${objects}\n`);
  const branch = await asked('symbolic-ref', '-q', 'HEAD');
  const head = branch.ok ? branch : await asked('rev-parse', '--verify', 'HEAD');
  if (head.ok) await writeFile(join(own, 'HEAD'), `${branch.ok ? 'ref: ' : ''}${head.out}`);
  const refs = await asked('for-each-ref', '--format=%(objectname) %(refname)');
  await writeFile(join(own, 'packed-refs'), refs.out);
  // An index may stand in two files.
  const names = (await readdir(folder)).filter((name) => /^(?:index|sharedindex\..+)$/.test(name));
  for (const name of names) await copyFile(join(folder, name), join(own, name));
  // Where a shallow history ends has to be known, or its missing past looks like damage.
  await copyFile(resolve(top, common, 'shallow'), join(own, 'shallow')).catch(() => undefined);
  await mkdir(join(own, 'info'), { recursive: true });
  await writeFile(join(own, 'info', 'exclude'), unlisted.map((path) => `/${pattern(path)}\n`).join(''));
}

const asVersionOne =
  '[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectformat = sha256\n';

const pattern = (path: string): string => path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`);
