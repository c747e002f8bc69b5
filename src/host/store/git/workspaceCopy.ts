/**
 * A copy of a workspace in a folder of its own: its files as they are now, without the council's own. Links that lead to
 * something in the copy lead there; no other is made. What was done in it stays in it.
 */
import { lstat, mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isInside } from '../home/isInside.ts';
import { removeTree } from '../home/removeTree.ts';
import { newScratchFolder } from './scratchFolder.ts';
import { copyAll, type Entry, filesIn, inBunches } from './workingFiles.ts';
import { differing, listFiles, type Marks, marksOf } from './workspaceFiles.ts';

export interface CopyOptions {
  workspace: string;
  /** What the council keeps in the workspace stays out of it. */
  home: string;
  most?: { files: number; bytes: number };
  /** Only what git lists is copied, or nothing. */
  byGit?: true;
}

export interface WorkspaceCopy {
  /** Where the copy is; the folder around it is ours, and goes with it. */
  folder: string;
  around: string;
  /** The plain files that were copied. */
  files: Entry[];
  /** Something in the workspace was touched since it was copied. */
  isStale(): Promise<boolean>;
  /** The files that were changed, added or removed in the copy, whatever git would say of them. */
  changed(): Promise<string[]>;
  remove(): Promise<void>;
}

export type CopyProblem = { why: 'failed' | 'too-much' | 'no-git' | 'no-repository'; said: string };

const usualMost = { files: 50_000, bytes: 2_000_000_000 };
/** Nobody said there what is worth keeping. */
const mostOutside = { files: 20_000, bytes: 500_000_000 };
/** Names that are looked at for what was done in a copy. */
const mostLookedAt = 200_000;

export async function copyWorkspace(options: CopyOptions): Promise<WorkspaceCopy | CopyProblem> {
  const workspace = await realpath(options.workspace);
  const place = { workspace, home: options.home };
  const listed = await listFiles(place);
  if ('why' in listed) return listed;
  const { paths, by } = listed;
  if (options.byGit && by !== 'git') return { why: by, said: '' };
  const files = await filesIn(workspace, paths);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const most = options.most ?? (by === 'git' ? usualMost : mostOutside);
  if (files.length > most.files || bytes > most.bytes)
    return { why: 'too-much', said: `${files.length} / ${Math.round(bytes / 1_000_000)} MB` };

  const around = await newScratchFolder(options.home);
  const remove = () => removeTree(around);
  const folder = join(around, 'tree');
  try {
    const before = await marksOf(workspace, paths);
    await copyAll(files, workspace, folder);
    await copyLinks(paths, files, workspace, folder);
    const made = await marksUnder(folder);
    return {
      folder,
      around,
      files,
      remove,
      async isStale() {
        const now = await listFiles(place);
        return 'why' in now || differing(before, await marksOf(workspace, now.paths)).length > 0;
      },
      changed: async () => differing(made, await marksUnder(folder)),
    };
  } catch (error) {
    await remove().catch(() => undefined);
    return { why: 'failed', said: error instanceof Error ? error.message : String(error) };
  }
}

/** However a link is spelled in the workspace, in the copy it leads to the same thing there. */
async function copyLinks(
  paths: readonly string[],
  files: readonly Entry[],
  from: string,
  to: string,
): Promise<void> {
  const there = new Set<string>();
  for (const { path } of files)
    for (let at = path; at !== '.' && !there.has(at); at = dirname(at)) there.add(at);
  await inBunches(paths, async (path) => {
    const place = join(from, path);
    if (!(await lstat(place).catch(() => undefined))?.isSymbolicLink()) return;
    const [target, way] = await Promise.all(
      [place, dirname(place)].map((each) => realpath(each).catch(() => '')),
    );
    if (target === undefined || way === undefined || !isInside(from, target)) return;
    const [leads, stands] = [target, join(way, place.slice(dirname(place).length + 1))].map((each) =>
      relative(from, each).split(sep).join('/'),
    );
    // A link below another link is made where it really stands, when its turn comes.
    if (leads === undefined || stands !== path || !there.has(leads)) return;
    await mkdir(dirname(join(to, path)), { recursive: true });
    await symlink(relative(dirname(join(to, path)), join(to, leads)), join(to, path));
  });
}

/** Of all that is in a copy but git's own; links are looked at, not followed. */
async function marksUnder(folder: string): Promise<Marks> {
  // Who put a link in its place has left nothing of it.
  if ((await realpath(folder).catch(() => '')) !== folder) return new Map();
  const found: string[] = [];
  const folders = [''];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    const entries = await readdir(join(folder, at), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (path === '.git') continue;
      if (entry.isDirectory()) folders.push(path);
      else found.push(path);
    }
    if (found.length + folders.length > mostLookedAt) break;
  }
  return marksOf(folder, found);
}
