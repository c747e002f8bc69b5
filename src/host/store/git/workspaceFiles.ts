/**
 * The files of a workspace that others are shown: what git knows or would take; outside a repository, or without git, all
 * that lies there but what programs install. Never the council's own, nor what no agent may change. And a mark of each,
 * which tells whether it was touched since.
 */
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isOneOf, placesOfHome } from '../home/homeParts.ts';
import { isUntouchable } from '../home/withheldFiles.ts';
import { firstLine } from './repository.ts';
import { type GitAnswer, git } from './runGit.ts';
import { inBunches } from './workingFiles.ts';

export interface WorkspaceParts {
  /** Links resolved. */
  workspace: string;
  home: string;
}

/** By whose word, or why git had none. */
export type ListedBy = 'git' | 'no-git' | 'no-repository';

export type ListedFiles =
  | { paths: string[]; by: ListedBy }
  /** `too-much`: a folder without a repository that has more files than are looked at. */
  | { why: 'failed' | 'too-much'; said: string };

/** What git knows, and what it would take: nothing that is ignored. Listing runs nothing of the repository's. */
export const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
/** More names than a folder of work holds: a whole home folder, a disk. */
const mostWalked = 20_000;

export async function listFiles(
  { workspace, home }: WorkspaceParts,
  most = mostWalked,
): Promise<ListedFiles> {
  const isHidden = await hiddenIn({ workspace, home });
  const listed = await git({ in: workspace, args: listing });
  if (listed.ok) return { paths: pathsIn(listed, isHidden), by: 'git' };
  const none = listed.missing ? 'no-git' : /not a git repository/.test(listed.err) && 'no-repository';
  if (!none) return { why: 'failed', said: firstLine(listed.err) };
  const paths = await walk(workspace, isHidden, most);
  return paths ? { paths, by: none } : { why: 'too-much', said: `> ${most}` };
}

export async function hiddenIn({ workspace, home }: WorkspaceParts): Promise<(path: string) => boolean> {
  const hidden = await placesOfHome(home, workspace);
  return (path) => isOneOf(hidden, join(workspace, path));
}

/** Names that a list of lines can't hold are left alone, and so is what no agent is given or may change. */
export function pathsIn(answer: GitAnswer, isHidden: (path: string) => boolean): string[] {
  // A file in the middle of a merge is listed once for each side.
  return [...new Set(answer.out.split('\0'))].filter((path) => path !== '' && isShown(path, isHidden));
}

const isShown = (path: string, isHidden: (path: string) => boolean): boolean =>
  !/[\n"]/.test(path) && !isUntouchable(path) && !isHidden(path);

/** Nothing when there is too much of it. */
async function walk(
  workspace: string,
  isHidden: (path: string) => boolean,
  most: number,
): Promise<string[] | undefined> {
  const found: string[] = [];
  const folders = [''];
  let seen = 0;
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    const entries = await readdir(join(workspace, at), { withFileTypes: true }).catch(() => []);
    seen += entries.length;
    if (seen > most) return undefined;
    for (const entry of entries) {
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.name === 'node_modules' || !isShown(path, isHidden)) continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile() || entry.isSymbolicLink()) found.push(path);
    }
  }
  return found.sort();
}

/** By its path, what the system knows of a file: when it was last changed can't be set back by who changes it. */
export type Marks = ReadonlyMap<string, string>;

export async function marksOf(folder: string, paths: readonly string[]): Promise<Marks> {
  const marks = await inBunches(paths, async (path): Promise<[string, string][]> => {
    const facts = await lstat(join(folder, path)).catch(() => undefined);
    if (!facts || facts.isDirectory()) return [];
    return [[path, [facts.ino, facts.mode, facts.size, facts.mtimeMs, facts.ctimeMs].join(' ')]];
  });
  return new Map(marks.flat());
}

/** Changed, added or taken away. */
export function differing(before: Marks, after: Marks): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((path) => before.get(path) !== after.get(path)).sort();
}
