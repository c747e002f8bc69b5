/** What a repository is like before anything is done to it: where it lies, which branch, and why it may have to wait. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { git } from './runGit.ts';

export interface Repository {
  /** The root of its working tree. */
  top: string;
  /** Its own folder, of a linked working tree too. */
  folder: string;
  /** Where its objects are. */
  objects: string;
  /** What all its working trees share. */
  common: string;
  /** As `refs/heads/main`. */
  branch: string;
  /** Absent on a branch that has no commit yet. */
  head?: string;
  format: 'sha1' | 'sha256';
}

export type NoCommit =
  | { code: 'no-git' | 'no-repository' | 'detached' | 'busy' }
  | { code: 'refused'; detail: string };

export type Found = { repository: Repository } | { why: NoCommit };

const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

export async function findRepository(from: string): Promise<Found> {
  const places = await git({
    in: from,
    args: ['rev-parse', '--show-toplevel', '--git-dir', '--git-common-dir'],
  });
  if (places.missing) return { why: { code: 'no-git' } };
  const [top, folderAt, commonAt] = places.out.split('\n');
  if (!places.ok || !top || !folderAt || !commonAt) {
    // Somebody else's folder, or a broken one: git says which, and it is not ours to overrule.
    const none = /not a git repository|must be run in a work tree/.test(places.err);
    return { why: none ? { code: 'no-repository' } : { code: 'refused', detail: firstLine(places.err) } };
  }
  const folder = resolve(from, folderAt);
  const common = resolve(from, commonAt);
  if (unfinished.some((name) => existsSync(join(folder, name)))) return { why: { code: 'busy' } };
  const branch = await git({ in: from, args: ['symbolic-ref', '-q', 'HEAD'] });
  if (!branch.ok) return { why: { code: 'detached' } };
  const name = branch.out.trim();
  // The name alone is resolved: no object is read, so none is fetched.
  const head = await git({ in: from, args: ['rev-parse', '-q', '--verify', '--end-of-options', name] });
  const format = await readConfig(from, 'extensions.objectformat');
  return {
    repository: {
      top,
      folder,
      common,
      objects: join(common, 'objects'),
      branch: name,
      format: format === 'sha256' ? 'sha256' : 'sha1',
      ...(head.ok ? { head: head.out.trim() } : {}),
    },
  };
}

/** Looks before a program is started: most homes of a first try are in no repository. */
export function hasRepository(from: string): boolean {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true;
    if (dirname(folder) === folder) return false;
  }
}

/** The last value of a setting, read as text: nothing that it names is run. */
export async function readConfig(from: string, key: string): Promise<string | undefined> {
  const { ok, out } = await git({ in: from, args: ['config', '--get', key] });
  return ok && out.trim() ? out.trim() : undefined;
}

export const firstLine = (text: string): string =>
  (text.split('\n').find((line) => line.trim()) ?? '').replace(/^(?:fatal|error): /, '').trim();
