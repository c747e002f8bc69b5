/**
 * The files of a folder of the workspace, as a brief names it: what git knows or would take where it may be asked, else
 * what lies there; never the council's own home, git's files, a link, or what usually holds a secret.
 */
import { lstat, readdir, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { git } from '../git/runGit.ts';
import { isOneOf, placesOfHome } from '../home/homeParts.ts';
import { isInside } from '../home/isInside.ts';
import { isWithheld } from '../home/withheldFiles.ts';

export interface FolderOptions {
  workspace: string;
  /** Git runs in a workspace that the person trusts, and nowhere else. */
  trusted: boolean;
  /** The council's own: what a person wants of it they name file by file. */
  home?: string;
}

/** More than these are not looked at: no council could read them. */
export const mostFiles = 1000;

/** Their paths in the workspace, in order; nothing when it is no folder inside of it. */
export async function folderFiles(
  given: string,
  { workspace, trusted, home }: FolderOptions,
): Promise<string[] | undefined> {
  const asked = resolve(workspace, given);
  const isWorkspace = asked === resolve(workspace);
  if (given.includes('\0') || !(isWorkspace || isInside(resolve(workspace), asked))) return undefined;
  const root = await realpath(workspace).catch(() => resolve(workspace));
  const folder = await realpath(asked).catch(() => undefined);
  if (folder === undefined || !(folder === root || isInside(root, folder))) return undefined;
  if (!(await lstat(folder)).isDirectory()) return undefined;
  const own = home === undefined ? [] : await placesOfHome(home, root);
  const shown = (place: string): string => relative(root, place).split(sep).join('/');
  const isOpen = (path: string): boolean => !isWithheld(path) && !isOneOf(own, join(root, path));
  const known = trusted ? await knownToGit(folder) : undefined;
  const found = known ?? (await lyingIn(folder, (place) => isOpen(shown(place))));
  const paths = found.map((each) => shown(join(folder, each))).filter(isOpen);
  const plain: string[] = [];
  for (const path of [...new Set(paths)].sort())
    if ((await lstat(join(root, path)).catch(() => undefined))?.isFile()) plain.push(path);
  return plain;
}

async function knownToGit(folder: string): Promise<string[] | undefined> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { ok, out } = await git({ in: folder, args });
  return ok ? out.split('\0').filter((path) => path !== '') : undefined;
}

/** Where no git says what belongs to it: nothing that hides behind a dot, and no packages of others. */
async function lyingIn(folder: string, isOpen: (place: string) => boolean): Promise<string[]> {
  const found: string[] = [];
  const queue = [folder];
  for (let at = queue.shift(); at !== undefined && found.length <= mostFiles; at = queue.shift())
    for (const entry of await readdir(at, { withFileTypes: true }).catch(() => [])) {
      const place = join(at, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules' || !isOpen(place)) continue;
      if (entry.isDirectory()) queue.push(place);
      else if (entry.isFile()) found.push(relative(folder, place));
    }
  return found;
}
