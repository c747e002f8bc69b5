/**
 * Commits given files and nothing else, on the branch that is checked out. The tree is built beside the person's index,
 * so what they have staged stays staged and stays out of it; the branch moves only if nobody moved it meanwhile.
 */

import { statSync, utimesSync } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { GitWords } from '../../../rpc/words/host/gitWords.ts';
import { isPlain } from '../home/homeFile.ts';
import { type InWorkshop, inWorkshop } from './ownGitFolder.ts';
import { findRepository, firstLine, type NoCommit, type Repository, readConfig } from './repository.ts';
import { type GitAnswer, git } from './runGit.ts';

export type Committed =
  /** The files by their path from the root of the working tree. */
  | { commit: string; files: string[]; repository: Repository }
  /** Everything is there already, or git is told to ignore it. */
  | { nothing: 'unchanged' | 'ignored'; repository: Repository }
  | { why: NoCommit | { code: 'locked' | 'failed'; detail: string } };

/** In words; what lasts is said once. */
export function whyNotCommitted(
  why: Extract<Committed, { why: object }>['why'],
  say: GitWords,
): { words: string; lasts?: true } {
  switch (why.code) {
    case 'no-git':
      return { words: say.noGit, lasts: true };
    case 'no-repository':
      return { words: say.noRepository, lasts: true };
    case 'detached':
      return { words: say.detached };
    case 'busy':
      return { words: say.busy };
    case 'refused':
      return { words: say.refused(why.detail) };
    case 'locked':
      return { words: say.locked(why.detail) };
    case 'failed':
      return { words: say.commitFailed(why.detail) };
  }
}

const tries = 3;

export async function commitFiles(
  files: readonly string[],
  from: string,
  message: string,
  /** Told which commit it will be before the branch moves to it: a kill in between must not make it anybody's. */
  about: (commit: string) => Promise<void> = async () => {},
): Promise<Committed> {
  let last: Committed = { nothing: 'unchanged', repository: undefined as never };
  for (let count = 0; count < tries; count++) {
    const found = await findRepository(from);
    if ('why' in found) return found;
    const { repository } = found;
    const paths = await pathsIn(repository, files);
    const wanted = await notIgnored(repository, paths);
    if (wanted.length === 0) return { nothing: paths.length > 0 ? 'ignored' : 'unchanged', repository };
    const made = await inWorkshop(repository, (call) => makeCommit(call, repository, wanted, message));
    if ('nothing' in made || 'failed' in made)
      return 'nothing' in made
        ? { nothing: made.nothing, repository }
        : { why: { code: 'failed', detail: made.failed } };
    await about(made.commit);
    const moved = await takeOver(repository, made);
    if (moved === 'done')
      return { commit: made.commit, files: made.entries.map(({ path }) => path), repository };
    last = { why: moved };
    // Another commit came between: once more on top of it.
    if (!/is at .* but expected|reference already exists/.test(moved.detail)) return last;
  }
  return last;
}

type Made = { commit: string; entries: Entry[] } | { nothing: 'unchanged' } | { failed: string };

async function makeCommit(
  call: InWorkshop,
  repository: Repository,
  paths: readonly string[],
  message: string,
): Promise<Made> {
  const { top, head } = repository;
  const failed = (answer: { err: string }): Made => ({ failed: firstLine(answer.err) });
  const entries: Entry[] = [];
  for (const path of paths) {
    const hashed = await call(['hash-object', '-w', '--no-filters', '--', join(top, path)]);
    if (!hashed.ok) return failed(hashed);
    entries.push({ path, oid: hashed.out.trim() });
  }
  if (head !== undefined) {
    const read = await call(['read-tree', head]);
    if (!read.ok) return failed(read);
  }
  const added = await call(['update-index', '-z', '--add', '--replace', '--index-info'], {
    input: indexInfo(entries),
  });
  if (!added.ok) return failed(added);
  const tree = await call(['write-tree']);
  if (!tree.ok) return failed(tree);
  if (head !== undefined) {
    const before = await call(['rev-parse', '-q', '--verify', '--end-of-options', `${head}^{tree}`]);
    if (before.ok && before.out.trim() === tree.out.trim()) return { nothing: 'unchanged' };
  }
  const parent = head === undefined ? [] : ['-p', head];
  const env = await whoCommits(repository);
  const commit = await call(['commit-tree', '--no-gpg-sign', ...parent, tree.out.trim()], {
    input: message,
    env,
  });
  return commit.ok ? { commit: commit.out.trim(), entries } : failed(commit);
}

type Moved = 'done' | { code: 'locked' | 'failed'; detail: string };

/**
 * The person's index learns of the files before the branch does: the other way round they would look deleted. Then the
 * branch moves, if it is still where it was.
 */
async function takeOver(
  repository: Repository,
  { commit, entries }: { commit: string; entries: Entry[] },
): Promise<Moved> {
  const index = await tellIndex(repository, entries);
  if (!index.ok) return refused(index.err);
  const { top, branch, head, format } = repository;
  const was = head ?? '0'.repeat(format === 'sha256' ? 64 : 40);
  const moved = await git({ in: top, args: ['update-ref', '-m', 'council', branch, commit, was] });
  return moved.ok ? 'done' : refused(moved.err);
}

const refused = (err: string): Exclude<Moved, 'done'> => ({
  code: /File exists|Unable to create .*\.lock/i.test(err) ? 'locked' : 'failed',
  detail: firstLine(err),
});

/** Paths from the root of the working tree. A link, or a file that a link led out of it, is left alone. */
async function pathsIn({ top }: Repository, files: readonly string[]): Promise<string[]> {
  const root = await realpath(top);
  const found = await Promise.all(
    files.map(async (file): Promise<string[]> => {
      try {
        if (!isPlain(file) || !(await lstat(file)).isFile()) return [];
        const way = relative(root, join(await realpath(dirname(file)), basename(file)));
        const parts = way.split(sep);
        const outside =
          parts[0] === '..' || isAbsolute(way) || parts.some((part) => part.toLowerCase() === '.git');
        return outside ? [] : [parts.join('/')];
      } catch {
        return [];
      }
    }),
  );
  return [...new Set(found.flat())].sort();
}

/** What the person told git to ignore is not committed behind their back. */
async function notIgnored({ top }: Repository, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const { out } = await git({
    in: top,
    args: ['check-ignore', '--no-index', '-z', '--stdin'],
    input: paths.map((path) => `${path}\0`).join(''),
  });
  const ignored = new Set(out.split('\0').filter(Boolean));
  return paths.filter((path) => !ignored.has(path));
}

async function whoCommits({ top }: Repository): Promise<Record<string, string>> {
  const { env } = process;
  const name = env.GIT_AUTHOR_NAME || (await readConfig(top, 'user.name')) || 'À table';
  const email = env.GIT_AUTHOR_EMAIL || (await readConfig(top, 'user.email')) || 'a-table@localhost';
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: env.GIT_COMMITTER_NAME || name,
    GIT_COMMITTER_EMAIL: env.GIT_COMMITTER_EMAIL || email,
  };
}

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
