/**
 * A copy of a workspace in a folder of its own, as a git working tree: the files that git knows or would take, as they
 * are now. What was done in it comes out as a diff. The books are kept beside the tree, not in it, by plumbing that reads
 * no configuration of the workspace; a `.git` inside is there for whoever works in the tree and is never read by us.
 */
import { copyFile, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLine } from './repository.ts';
import { type GitAnswer, type GitCall, git } from './runGit.ts';
import { type Entry, filesIn } from './workingFiles.ts';
import { type CopyOptions, type CopyProblem, copyWorkspace } from './workspaceCopy.ts';
import { hiddenIn, listFiles, listing, pathsIn } from './workspaceFiles.ts';

export interface Scratch {
  folder: string;
  isStale(): Promise<boolean>;
  changed(): Promise<string[]>;
  /** Rejects with what git said. */
  difference(): Promise<string>;
  remove(): Promise<void>;
}

export async function makeScratch(options: Omit<CopyOptions, 'byGit'>): Promise<Scratch | CopyProblem> {
  const copy = await copyWorkspace({ ...options, byGit: true });
  if ('why' in copy) return copy;
  const { folder, changed, remove } = copy;
  const place = { workspace: await realpath(options.workspace), home: options.home };
  const isHidden = await hiddenIn(place);
  const books = join(copy.around, 'git');
  try {
    await layBooks(books, '');
    const call = inBooks(books);
    const copied = copy.files.map(({ path }) => path);
    const tree = await treeOf(call, folder, await filesIn(folder, copied), books);
    await giveHistory(call, folder, books, tree);
    return {
      folder,
      changed,
      remove,
      async isStale() {
        const now = await listFiles(place);
        if ('why' in now) return true;
        return (
          (await treeOf(call, place.workspace, await filesIn(place.workspace, now.paths), books)) !== tree
        );
      },
      async difference() {
        const env = { GIT_WORK_TREE: folder };
        const there = sound(await call(listing, { in: folder, env }));
        const after = await treeOf(call, folder, await filesIn(folder, pathsIn(there, isHidden)), books);
        return sound(await call([...difference, tree, after])).out;
      },
    };
  } catch (error) {
    await remove().catch(() => undefined);
    return { why: 'failed', said: error instanceof Error ? error.message : String(error) };
  }
}

const difference = [
  '-c',
  'core.quotePath=false',
  'diff-tree',
  '-r',
  '-p',
  '--binary',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--src-prefix=a/',
  '--dst-prefix=b/',
];

type InBooks = (args: readonly string[], more?: Pick<GitCall, 'in' | 'env' | 'input'>) => Promise<GitAnswer>;

/** The person's own git settings have no part in it either: no filter of theirs turns a line's end. */
const inBooks =
  (books: string): InBooks =>
  (args, more) =>
    git({
      gitDir: books,
      timeoutMs: 60_000,
      args,
      ...more,
      env: {
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null',
        GIT_INDEX_FILE: join(books, 'index'),
        ...more?.env,
      },
    });

export async function layBooks(at: string, more: string): Promise<void> {
  await mkdir(join(at, 'objects', 'info'), { recursive: true });
  await mkdir(join(at, 'refs', 'heads'), { recursive: true });
  await writeFile(join(at, 'HEAD'), 'ref: refs/heads/council\n');
  await writeFile(join(at, 'config'), `[core]\n\trepositoryformatversion = 0\n\tbare = false\n${more}`);
}

/** The id of the tree that these files are, to the byte. */
async function treeOf(
  call: InBooks,
  folder: string,
  files: readonly Entry[],
  books: string,
): Promise<string> {
  const env = { GIT_INDEX_FILE: join(books, `index-${process.hrtime.bigint()}`) };
  try {
    const input = files.map(({ path }) => `${path}\n`).join('');
    const hash = ['hash-object', '-w', '--no-filters', '--stdin-paths'];
    const ids = sound(await call(hash, { in: folder, input })).out.split('\n');
    const info = files.map(({ path, mode }, at) => `${mode} ${ids[at] ?? ''} 0\t${path}\0`).join('');
    sound(await call(['update-index', '-z', '--add', '--index-info'], { input: info, env }));
    return sound(await call(['write-tree'], { env })).out.trim();
  } finally {
    await rm(env.GIT_INDEX_FILE, { force: true });
  }
}

const someone = { NAME: 'council', EMAIL: 'council@localhost', DATE: '2000-01-01T00:00:00Z' };

/** One commit to compare with: for whoever works in the tree with git, and for our own list of what was there. */
async function giveHistory(call: InBooks, folder: string, books: string, tree: string): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(someone).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  );
  const commit = sound(await call(['commit-tree', tree], { input: 'The workspace as it was\n', env })).out;
  sound(await call(['read-tree', tree]));
  const own = join(folder, '.git');
  await layBooks(own, '');
  await writeFile(join(own, 'objects', 'info', 'alternates'), `${join(books, 'objects')}\n`);
  await writeFile(join(own, 'refs', 'heads', 'council'), commit);
  await copyFile(join(books, 'index'), join(own, 'index'));
}

function sound(answer: GitAnswer): GitAnswer {
  if (!answer.ok) throw new Error(firstLine(answer.err) || 'git failed');
  return answer;
}
