/** What happens in git after a council: by setting, told once, and nothing lost when it can't be done. */
import assert from 'node:assert/strict';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { keepInGit } from '../../src/host/store/git/keepInGit.ts';
import type { PushConsent } from '../../src/host/store/git/pushConsent.ts';
import {
  clearFolders,
  freshFolder,
  gitIn,
  withRemote,
  workspaceRepository,
  write,
} from '../support/repositories.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const over: Council = { ...sampleCouncil(), status: 'recommended' };

/** A person who has let everything go to where the branch is. */
const allowed: PushConsent = {
  of: async () => ({ answer: 'always', creates: false }),
  give: async () => {},
};

function keeperOf(workspace: string, mode: 'off' | 'commit' | 'push') {
  const home = path.join(workspace, 'council');
  write(workspace, 'council/.state/.gitignore', '*\n');
  const told: string[] = [];
  const open = () =>
    keepInGit({
      home,
      language: 'en',
      mode: async () => mode,
      consent: allowed,
      done: () => {},
      tell: (level, message) => told.push(`${level}: ${message}`),
      log: silent,
    });
  let count = 0;
  return {
    told,
    /** A council that wrote one more archive, kept by a host that was just opened. */
    async council(status: Council['status'] = 'recommended'): Promise<void> {
      const file = write(workspace, `council/conseils/${++count}.md`, `archive ${count}\n`);
      await open().afterwards({ ...over, status }, [file]);
    },
    again: () => open().afterwards(over, [path.join(home, 'conseils', `${count}.md`)]),
  };
}

const countOf = (folder: string, ref = 'HEAD') => Number(gitIn(folder, 'rev-list', '--count', ref));

describe('§7 git: after a council', () => {
  afterEach(clearFolders);

  it('off does nothing; commit commits and pushes nothing; push does both', async () => {
    for (const [mode, here, there] of [
      ['off', 1, 1],
      ['commit', 2, 1],
      ['push', 2, 2],
    ] as const) {
      const workspace = workspaceRepository();
      const remote = withRemote(workspace);
      const keeper = keeperOf(workspace, mode);
      await keeper.council();
      assert.deepEqual([countOf(workspace), countOf(remote, 'main')], [here, there], mode);
      assert.deepEqual(keeper.told, []);
    }
  });

  it('a council that still waits for its decision is not committed', async () => {
    const workspace = workspaceRepository();
    await keeperOf(workspace, 'commit').council('decision');
    assert.equal(countOf(workspace), 1);
  });

  it('says which council and how it ended; the remote’s branch is seen to follow', async () => {
    const workspace = workspaceRepository();
    withRemote(workspace);
    await keeperOf(workspace, 'push').council();
    const message = gitIn(workspace, 'log', '-1', '--format=%B');
    assert.match(message, /^Council: .+\n\nThe council is over: recommended/);
    assert.match(message, new RegExp(`Council-Id: ${over.id}`));
    assert.equal(gitIn(workspace, 'rev-list', '--count', 'origin/main..main'), '0');
  });

  it('repeated after a crash it changes nothing', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    const keeper = keeperOf(workspace, 'push');
    await keeper.council();
    await keeper.again();
    assert.deepEqual([countOf(workspace), countOf(remote, 'main'), keeper.told], [2, 2, []]);
  });

  it('R18: a remote that can’t be reached: the commit stays, it is said once, and the next council pushes both', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    renameSync(remote, `${remote}.away`);
    const keeper = keeperOf(workspace, 'push');
    await keeper.council();
    assert.equal(countOf(workspace), 2);
    assert.equal(keeper.told.length, 1);
    assert.match(keeper.told[0] ?? '', /^warning: Push failed: origin can’t be reached/);
    renameSync(`${remote}.away`, remote);
    await keeper.council();
    assert.deepEqual([countOf(workspace), countOf(remote, 'main')], [3, 3]);
    assert.equal(keeper.told.length, 1);
  });

  it('R18: a remote that has moved on is never forced', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    const other = path.join(freshFolder(), 'other');
    gitIn(workspace, 'clone', '-q', remote, other);
    gitIn(other, 'commit', '-q', '--allow-empty', '-m', 'theirs');
    gitIn(other, 'push', '-q');
    const theirs = gitIn(remote, 'rev-parse', 'main');
    const keeper = keeperOf(workspace, 'push');
    await keeper.council();
    assert.equal(gitIn(remote, 'rev-parse', 'main'), theirs);
    assert.equal(countOf(workspace), 2);
    assert.match(keeper.told.join(), /^warning: Push failed: origin has commits that are not here/);
    gitIn(workspace, 'pull', '-q', '--rebase');
    await keeper.council();
    assert.equal(gitIn(remote, 'rev-parse', 'main'), gitIn(workspace, 'rev-parse', 'HEAD'));
    assert.equal(countOf(remote, 'main'), 4);
  });

  it('R18: a locked repository: the files stay and go with the next council', async () => {
    const workspace = workspaceRepository();
    const keeper = keeperOf(workspace, 'commit');
    const lock = path.join(workspace, '.git', 'index.lock');
    writeFileSync(lock, '');
    await keeper.council();
    assert.equal(countOf(workspace), 1);
    assert.match(keeper.told.join(), /^warning: Not committed: the repository is locked by another git/);
    rmSync(lock);
    await keeper.council();
    assert.equal(
      gitIn(workspace, 'show', '--name-only', '--format=', 'HEAD'),
      'council/conseils/1.md\ncouncil/conseils/2.md',
    );
  });

  it('no repository or no remote is said once, however many councils and hosts there are', async () => {
    const nowhere = freshFolder();
    const alone = keeperOf(nowhere, 'push');
    for (let n = 0; n < 3; n++) await alone.council();
    assert.equal(alone.told.length, 1);
    assert.match(alone.told[0] ?? '', /^info: .*in no git repository/);

    const workspace = workspaceRepository();
    const keeper = keeperOf(workspace, 'push');
    for (let n = 0; n < 3; n++) await keeper.council();
    assert.equal(countOf(workspace), 4);
    assert.deepEqual(
      keeper.told.map((each) => /has no remote/.test(each)),
      [true],
    );
  });

  it('councils that end at the same time are committed one after the other', async () => {
    const workspace = workspaceRepository();
    const keeper = keepInGit({
      home: path.join(workspace, 'council'),
      language: 'fr',
      mode: async () => 'commit',
      consent: allowed,
      done: () => {},
      tell: () => undefined,
      log: silent,
    });
    write(workspace, 'council/.state/.gitignore', '*\n');
    const files = [1, 2, 3, 4].map((n) => write(workspace, `council/conseils/${n}.md`, `${n}\n`));
    await Promise.all(files.map((file) => keeper.afterwards(over, [file])));
    assert.equal(countOf(workspace), 5);
    assert.equal(gitIn(workspace, 'status', '--porcelain'), '');
  });

  it('§14 S20: files that a repository brought its own list of are neither committed nor pushed', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    const outside = freshFolder();
    const key = write(outside, 'id_key', 'canary\n');
    write(workspace, 'notes/private.txt', 'canary\n');
    write(workspace, 'council/identities.yaml', 'identities: []\n');
    symlinkSync(outside, path.join(workspace, 'council', 'projects'));
    const named = [
      key,
      path.join(workspace, 'notes', 'private.txt'),
      path.join(workspace, 'council', 'identities.yaml'),
      path.join(workspace, 'council', 'projects', 'id_key'),
      `${path.join(workspace, 'council', 'conseils')}/../../notes/private.txt`,
      'notes/private.txt',
      7,
    ];
    write(workspace, 'council/.state/git.json', JSON.stringify({ waiting: named, unpushed: true }));
    const keeper = keeperOf(workspace, 'push');
    await keeper.council();
    const kept = gitIn(remote, 'ls-tree', '-r', '--name-only', 'main').split('\n');
    assert.deepEqual(
      kept.filter((file) => /id_key|private|identities/.test(file)),
      [],
    );
    assert.ok(
      kept.some((file) => file.endsWith('conseils/1.md')),
      'what the council wrote is there',
    );
  });
});
