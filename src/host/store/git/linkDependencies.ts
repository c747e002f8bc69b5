/**
 * What a copy of a repository shares with it by links: installed dependencies, other repositories inside it, links that
 * people made. What leads into the repository leads into the copy: a package of the workspace is found as it was changed.
 */
import { lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isInside } from '../home/isInside.ts';

export interface Both {
  /** The repository, links resolved. */
  top: string;
  /** Its copy. */
  tree: string;
}

/** By their names, and only where git ignores them. Outputs of a build are none: they are of the files as they were. */
const dependencyFolders: readonly string[] = [
  'node_modules',
  '.venv',
  'venv',
  'vendor',
  '.yarn',
  '.bundle',
  'bower_components',
  'Pods',
];

export const isDependency = (path: string): boolean => dependencyFolders.includes(basename(path));

/** What tools keep of a run between runs, by the files as they were. */
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest', '.tmp']);

/** A folder as one link; of node_modules each package, so that one of this very repository is its copy. */
export async function linkFolder(both: Both, path: string): Promise<void> {
  if (basename(path) !== 'node_modules') return await linkTo(both, path);
  await linkEach(both, path, true);
}

/** What stands in another repository, without what makes it one: git would take a link in the place of one for damage. */
export const linkRepository = (both: Both, path: string): Promise<void> => linkEach(both, path, false);

async function linkEach(both: Both, path: string, isTop: boolean): Promise<void> {
  const from = join(both.top, path);
  if ((await lstat(from).catch(() => undefined))?.isSymbolicLink()) return await mirrorLink(both, path);
  await mkdir(join(both.tree, path), { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true }).catch(() => [])) {
    const each = join(path, entry.name);
    if (entry.name === '.git') continue;
    if (entry.isSymbolicLink()) await mirrorLink(both, each);
    else if (isTop && caches.has(entry.name)) continue;
    else if (isTop && entry.isDirectory() && (entry.name.startsWith('@') || entry.name === '.bin'))
      await linkEach(both, each, false);
    else await linkTo(both, each);
  }
}

export const linkTo = ({ top, tree }: Both, path: string): Promise<void> =>
  link(join(top, path), join(tree, path));

/** The same link in the copy: into the copy where it leads into the repository, else to where it leads. */
export async function mirrorLink({ top, tree }: Both, path: string): Promise<void> {
  const from = join(top, path);
  const to = await readlink(from).catch(() => undefined);
  if (to === undefined) return;
  const target = resolve(dirname(from), to);
  const within = target === top || isInside(top, target);
  const at = join(tree, path);
  await link(within ? relative(dirname(at), join(tree, relative(top, target))) || '.' : target, at, target);
}

/** What stands there already stays. */
async function link(to: string, at: string, original = to): Promise<void> {
  if (await lstat(at).catch(() => undefined)) return;
  await mkdir(dirname(at), { recursive: true });
  const isFolder = (await lstat(original).catch(() => undefined))?.isDirectory() ?? false;
  // Elsewhere than on Windows the kind is of no account.
  await symlink(to, at, process.platform !== 'win32' ? undefined : isFolder ? 'junction' : 'file');
}
