/**
 * What a push would take along: every commit that the remote has not, whose it is, and the files in it. It is read from
 * the objects alone, so no configuration of the repository has a part in the answer.
 */
import { join } from 'node:path';
import type { CommitLine } from '../../../rpc/messages/publishMessages.ts';
import { type InWorkshop, inWorkshop } from './ownGitFolder.ts';
import type { Heads } from './pushTarget.ts';
import type { Repository } from './repository.ts';

export interface Outgoing {
  commits: CommitLine[];
  /** Those of them that no council made. */
  others: CommitLine[];
  files: string[];
}

/** How a commit of a council is known. */
export interface Own {
  /** As they were made here. */
  commits: ReadonlySet<string>;
  /** A person may have rebased one: it names one of these, and touches nothing but what councils write. */
  councils: ReadonlySet<string>;
  holds(file: string): boolean;
}

/** `behind`: the remote's branch has commits that are not on ours. */
export type Going = Outgoing | 'behind' | undefined;

const mostCommits = 1000;
// A file that says which commit has which parents could hide some.
const honest = ['-c', 'core.commitGraph=false'];

/** Nothing where the objects can't be read. */
export function outgoing(
  repository: Repository,
  commit: string,
  { branch, heads, own }: { branch: string; heads: Heads; own: Own },
): Promise<Going> {
  return inWorkshop(repository, async (call) => {
    const tip = heads.get(branch);
    const known = await present(call, [...new Set(heads.values())]);
    if (tip !== undefined && !known.includes(tip)) return 'behind';
    if (tip !== undefined && !(await call([...honest, 'merge-base', '--is-ancestor', tip, commit])).ok)
      return 'behind';
    // A branch that is new there: whatever the remote has on others is there already.
    const has = tip === undefined ? known : [tip];
    const listed = await call(
      [
        ...honest,
        'rev-list',
        `--max-count=${mostCommits}`,
        '--format=%H%x09%P%x09%(trailers:key=Council-Id,valueonly,separator=%x20)%x09%s',
        '--stdin',
      ],
      { input: [commit, ...has.map((oid) => `^${oid}`)].map((line) => `${line}\n`).join('') },
    );
    if (!listed.ok) return undefined;
    const found = listed.out.split('\n').flatMap((line) => {
      const [id = '', parents = '', council = '', ...subject] = line.split('\t');
      return subject.length > 0 ? [{ id, parents, council, subject: subject.join(' ').slice(0, 200) }] : [];
    });
    const commits: CommitLine[] = [];
    const others: CommitLine[] = [];
    const files = new Set<string>();
    for (const { id, parents, council, subject } of found) {
      commits.push({ id, subject });
      const isNamed = own.councils.has(council) && !parents.includes(' ');
      const touched = own.commits.has(id) || isNamed ? await filesOf(call, id) : [];
      if (own.commits.has(id) || (isNamed && touched.every(own.holds)))
        for (const file of touched) files.add(file);
      else others.push({ id, subject });
    }
    return { commits, others, files: [...files].sort() };
  });
}

/** Of these the commits that are here. */
async function present(call: InWorkshop, oids: readonly string[]): Promise<string[]> {
  if (oids.length === 0) return [];
  const { out } = await call(['cat-file', '--batch-check=%(objectname) %(objecttype)'], {
    input: oids.map((oid) => `${oid}\n`).join(''),
  });
  return out.split('\n').flatMap((line) => (line.endsWith(' commit') ? [line.split(' ')[0] ?? ''] : []));
}

async function filesOf(call: InWorkshop, commit: string): Promise<string[]> {
  const { out } = await call(['diff-tree', '-r', '--root', '--no-commit-id', '--name-only', '-z', commit]);
  return out.split('\0').filter(Boolean);
}

const longestDiff = 1_000_000;

export function diffOf(repository: Repository, { commits }: Outgoing): Promise<string> {
  return inWorkshop(repository, async (call) => {
    const shown: string[] = [];
    for (const { id, subject } of commits.toReversed()) {
      const { out } = await call([
        'diff-tree',
        '-p',
        '-r',
        '--root',
        '--no-commit-id',
        '--no-ext-diff',
        '--no-textconv',
        id,
      ]);
      shown.push(`${id.slice(0, 7)} ${subject}\n\n${out}`);
    }
    return shown.join('\n').slice(0, longestDiff);
  });
}

/** How many files of the person differ from the last commit, or are new; nothing where that takes too long. */
export function changedHere(repository: Repository, commit: string): Promise<number | undefined> {
  return inWorkshop(repository, async (call) => {
    const more = {
      timeoutMs: 5000,
      env: { GIT_INDEX_FILE: join(repository.folder, 'index'), GIT_WORK_TREE: repository.top },
    };
    const here = [
      'ls-files',
      '-z',
      '--modified',
      '--deleted',
      '--others',
      '--exclude-standard',
      '--full-name',
    ];
    const staged = ['diff-index', '--cached', '-z', '--name-only', commit];
    const [changed, kept] = [await call(here, more), await call(staged, more)];
    if (!changed.ok || !kept.ok) return undefined;
    return new Set([...changed.out.split('\0'), ...kept.out.split('\0')].filter(Boolean)).size;
  });
}
