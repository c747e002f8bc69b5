/**
 * The repository around a workspace in a folder of its own, with a proposed change laid under it: what a check runs on.
 * The files that git knows or would take stand there as they are now, then the change; installed dependencies are linked.
 * Nothing is written into the workspace or its git folder, and none of its configuration has a part in it.
 */
import { cp, lstat, mkdir, readdir, realpath, symlink, unlink } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isOneOf } from '../home/homeParts.ts';
import { isInside } from '../home/isInside.ts';
import { homePaths } from '../home/paths.ts';
import { removeTree } from '../home/removeTree.ts';
import { lendHistory } from './lendHistory.ts';
import { isDependency, linkFolder, linkRepository, linkTo, mirrorLink } from './linkDependencies.ts';
import { firstLine } from './repository.ts';
import { type GitAnswer, git } from './runGit.ts';
import { layBooks } from './scratchCopy.ts';
import { newScratchFolder } from './scratchFolder.ts';
import { type BenchRefusal, type Step, tryChange } from './tryChange.ts';
import { copyAll, inBunches } from './workingFiles.ts';
import { type ChangePlace, changeable } from './writableByChange.ts';
import { putVersion } from './writeChange.ts';

export interface ChangedCopy {
  /** What was copied, links resolved: the top of the repository, or the workspace where there is none. */
  top: string;
  /** Where the top stands in the copy. */
  tree: string;
  remove(): Promise<void>;
}

export type NoCopy = { why: BenchRefusal | 'failed' | 'too-much'; said: string };

export interface CopyOptions {
  /** Paths of the workspace that are copied although git ignores them. */
  needs: readonly string[];
  signal: AbortSignal;
  most?: { files: number; bytes: number };
}

const usualMost = { files: 100_000, bytes: 2_000_000_000 };
/** A larger file is linked. */
const largestCopied = 50_000_000;

export async function copyWithChange(
  place: ChangePlace,
  diff: string,
  options: CopyOptions,
): Promise<ChangedCopy | NoCopy> {
  const tried = await tryChange(place, diff);
  if ('why' in tried) return tried;
  const root = await newScratchFolder(place.home);
  const remove = () => removeTree(root);
  try {
    const laid = await layOut(place, root, options);
    if ('why' in laid) {
      await remove();
      return laid;
    }
    for (const step of 'steps' in tried ? tried.steps : []) await layStep(place, laid, step);
    return { ...laid, remove };
  } catch (error) {
    await remove().catch(() => undefined);
    const said = error instanceof Error ? error.message : String(error);
    return { why: 'failed', said: said.replaceAll(`${join(root, 'tree')}${sep}`, '') };
  }
}

type LaidOut = { top: string; tree: string };

async function layOut(place: ChangePlace, root: string, options: CopyOptions): Promise<LaidOut | NoCopy> {
  const { signal, needs, most = usualMost } = options;
  const workspace = await realpath(place.workspace);
  const at = await git({ in: workspace, args: ['rev-parse', '--show-toplevel'] });
  if (!at.ok && !at.missing && !/not a git repository/.test(at.err))
    return { why: 'failed', said: firstLine(at.err) };
  const around = at.ok && at.out.trim() !== '' ? await realpath(at.out.replace(/\r?\n$/, '')) : undefined;
  const isRepository = around !== undefined && (around === workspace || (await knows(workspace)));
  const top = isRepository ? around : workspace;
  const found = await listed(top, isRepository ? undefined : join(root, 'books'));
  if (!found.all.ok || !found.ignored.ok)
    return { why: 'failed', said: firstLine(found.all.err || found.ignored.err) };
  const state = [await realState(place.home)];
  const isOurs = (path: string): boolean => isOneOf(state, join(top, path));
  const { files, large, links, folders } = await sorted(
    top,
    pathsIn(found.all).filter((path) => !isOurs(path)),
    signal,
  );
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > most.files || bytes > most.bytes)
    return { why: 'too-much', said: `${files.length} / ${Math.round(bytes / 1_000_000)} MB` };

  const tree = join(root, 'tree');
  await copyAll(files, top, tree, signal);
  for (const path of needs) await bring(workspace, path, join(tree, relative(top, workspace)), state);
  const ignored = pathsIn(found.ignored);
  const pnp = ignored.filter((path) => /^\.pnp\.[\w.]+$/.test(basename(path)));
  for (const path of pnp) await cp(join(top, path), join(tree, path), { force: false });
  const both = { top, tree };
  for (const path of links) await mirrorLink(both, path);
  for (const path of large) await linkTo(both, path);
  for (const path of folders) await linkRepository(both, path);
  const installed = ignored.filter(isDependency);
  for (const path of installed) await linkFolder(both, path);
  await mkdir(join(tree, relative(top, workspace)), { recursive: true });
  if (isRepository) await lendHistory(both, [...links, ...large, ...installed, ...folders]);
  return both;
}

/** A repository around a folder of which it knows nothing, as one of a person's own settings, is another's. */
async function knows(folder: string): Promise<boolean> {
  const { ok, out } = await git({ in: folder, args: ['ls-files', '-z', '--cached', '--', '.'] });
  return ok && out !== '';
}

/** What of the home no check has a use for: the host's own books. */
async function realState(home: string): Promise<string> {
  const { state } = homePaths(await realpath(home).catch(() => home));
  return state;
}

/** Two of them are never sources, also where nobody told git to ignore them. */
const others = ['ls-files', '-z', '--others', '--exclude-standard', '-x', 'node_modules/', '-x', '.venv/'];

/** What git knows or would take, and what it ignores, by folders. Where there is no repository, by books of our own. */
async function listed(
  top: string,
  books: string | undefined,
): Promise<{ all: GitAnswer; ignored: GitAnswer }> {
  const call = (args: readonly string[]): Promise<GitAnswer> =>
    books === undefined
      ? git({ in: top, args, timeoutMs: 60_000 })
      : git({ in: top, gitDir: books, args, env: { GIT_WORK_TREE: top }, timeoutMs: 60_000 });
  if (books !== undefined) await layBooks(books, '');
  return {
    all: await call([...others, '--cached']),
    ignored: await call([...others, '--ignored', '--directory']),
  };
}

/** A file in the middle of a merge is listed once for each side, a folder with a slash at its end. */
const pathsIn = ({ out }: GitAnswer): string[] => [
  ...new Set(
    out
      .split('\0')
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => path !== ''),
  ),
];

interface Sorted {
  files: { path: string; size: number }[];
  large: string[];
  links: string[];
  /** Of other repositories. */
  folders: string[];
}

async function sorted(top: string, paths: readonly string[], signal: AbortSignal): Promise<Sorted> {
  const all: Sorted = { files: [], large: [], links: [], folders: [] };
  await inBunches(
    paths,
    async (path) => {
      const facts = await lstat(join(top, path)).catch(() => undefined);
      if (facts?.isSymbolicLink()) all.links.push(path);
      else if (facts?.isDirectory()) all.folders.push(path);
      else if (facts?.isFile() && facts.size > largestCopied) all.large.push(path);
      else if (facts?.isFile()) all.files.push({ path, size: facts.size });
    },
    signal,
  );
  return all;
}

/** What is not there is not brought; what stands there already stays. */
async function bring(workspace: string, path: string, to: string, without: readonly string[]): Promise<void> {
  const from = join(workspace, path);
  const isGits = (each: string): boolean => relative(workspace, each).split(sep).includes('.git');
  const real = await realpath(from).catch(() => undefined);
  if (real === undefined || !isInside(workspace, real) || isGits(real)) return;
  await mkdir(dirname(join(to, path)), { recursive: true });
  await cp(from, join(to, path), {
    recursive: true,
    force: false,
    verbatimSymlinks: true,
    filter: (each) => !isOneOf(without, each) && !isGits(each),
  });
}

/** By the place that its path really leads to in the workspace, as when it is applied. */
async function layStep(place: ChangePlace, { top, tree }: LaidOut, { path, after }: Step): Promise<void> {
  const at = await changeable(place, path);
  if ('why' in at) throw new Error(path);
  const way = relative(top, at.real).split(sep);
  await openWay(tree, way.slice(0, -1));
  const file = join(tree, ...way);
  if (after || (await lstat(file).catch(() => undefined))) await putVersion(tree, file, after);
}

/** A linked folder on the way becomes one of the copy, with links to what stands in it: nothing is written behind a link. */
async function openWay(tree: string, way: readonly string[]): Promise<void> {
  for (let depth = 1; depth <= way.length; depth++) {
    const folder = join(tree, ...way.slice(0, depth));
    const facts = await lstat(folder).catch(() => undefined);
    if (!facts?.isSymbolicLink()) continue;
    const real = await realpath(folder).catch(() => undefined);
    await unlink(folder);
    await mkdir(folder);
    for (const entry of real === undefined ? [] : await readdir(real, { withFileTypes: true })) {
      const kind = entry.isDirectory() ? 'junction' : 'file';
      await symlink(join(real ?? '', entry.name), join(folder, entry.name), kind);
    }
  }
}
