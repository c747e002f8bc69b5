/** Trial S20: a repository whose configuration, attributes and hooks are traps. Not one of them may snap. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { commitFiles } from '../../src/host/store/git/commitFiles.ts';
import { pushBranch } from '../../src/host/store/git/pushBranch.ts';
import { plainAddress, targetOf } from '../../src/host/store/git/pushTarget.ts';
import type { Repository } from '../../src/host/store/git/repository.ts';
import {
  clearFolders,
  freshFolder,
  gitIn,
  setTraps,
  withRemote,
  workspaceRepository,
  write,
} from '../support/repositories.ts';

/** As if a person had allowed it, with the commit known as a council's. */
async function push({ repository, commit }: { repository: Repository; commit: string }) {
  const target = await targetOf(repository);
  assert.ok(target);
  const own = { commits: new Set([commit]), councils: new Set<string>(), holds: () => false };
  return await pushBranch(repository, commit, target, { own, creates: false });
}

describe('§14 git: a hostile repository', () => {
  afterEach(clearFolders);

  it('S20: fires no hook, filter, monitor, signature or helper while a council is committed and pushed', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    const snapped = setTraps(workspace, remote);
    const file = write(workspace, 'council/a.md', 'archive\n');
    const committed = await commitFiles([file], workspace, 'Council: x\n');
    assert.ok('commit' in committed, JSON.stringify(committed));
    const pushed = await push(committed);
    assert.ok('done' in pushed, JSON.stringify(pushed));
    assert.deepEqual(snapped(), []);
    assert.equal(gitIn(remote, 'rev-parse', 'main'), committed.commit);
    assert.equal(gitIn(remote, 'show', 'main:council/a.md'), 'archive');
  });

  it('S20: pushes to no address that names a program, and asks no program of the repository for a password', async () => {
    const workspace = workspaceRepository();
    withRemote(workspace);
    const snapped = setTraps(workspace);
    const file = write(workspace, 'a.md', 'one\n');
    const committed = await commitFiles([file], workspace, 'Council: x\n');
    assert.ok('commit' in committed);
    const to = async (address: string) => {
      gitIn(workspace, 'config', 'remote.origin.url', address);
      return await push(committed);
    };
    for (const address of ['ext::sh -c touch% x', '--upload-pack=touch x', 'evil://host/x', 'fd::7']) {
      const pushed = await to(address);
      assert.equal('why' in pushed && pushed.why, 'strange-address', address);
    }
    for (const address of ['https://127.0.0.1:1/x.git', 'git://127.0.0.1:1/x.git']) {
      const pushed = await to(address);
      assert.equal('why' in pushed && pushed.why, 'offline', `${address} ${JSON.stringify(pushed)}`);
    }
    await to('ssh://127.0.0.1:1/x.git');
    assert.deepEqual(snapped(), []);
  });

  it('S20: fetches nothing that a repository says is missing, and says that it could not commit', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    const snapped = setTraps(workspace, remote);
    for (const [key, value] of [
      ['core.repositoryformatversion', '1'],
      ['extensions.partialClone', 'origin'],
      ['remote.origin.promisor', 'true'],
    ])
      gitIn(workspace, 'config', key ?? '', value ?? '');
    const tree = gitIn(workspace, 'rev-parse', 'HEAD^{tree}');
    rmSync(path.join(workspace, '.git', 'objects', tree.slice(0, 2), tree.slice(2)));
    const file = write(workspace, 'a.md', 'one\n');
    const committed = await commitFiles([file], workspace, 'Council: x\n');
    assert.equal('why' in committed && committed.why.code, 'failed', JSON.stringify(committed));
    assert.deepEqual(snapped(), []);
  });

  it('S20: a folder that only looks like a repository is none', async () => {
    const workspace = freshFolder();
    gitIn(workspace, 'init', '-q', '--bare', workspace);
    gitIn(workspace, 'config', 'core.bare', 'false');
    gitIn(workspace, 'config', 'core.worktree', workspace);
    const file = write(workspace, 'a.md', 'one\n');
    const committed = await commitFiles([file], workspace, 'Council: x\n');
    assert.ok('why' in committed, JSON.stringify(committed));
  });

  it('the traps do snap for whoever walks in as usual', () => {
    const workspace = workspaceRepository();
    const snapped = setTraps(workspace);
    write(workspace, 'a.md', 'one\n');
    assert.throws(() =>
      execFileSync('git', ['commit', '-q', '-a', '-m', 'x'], { cwd: workspace, stdio: 'ignore' }),
    );
    assert.ok(snapped().length > 0);
  });

  it('knows the address of a server or a folder from one that names a program', () => {
    const top = path.resolve('/somewhere');
    for (const address of ['https://example.org/x.git', 'git@example.org:x/y.git', 'ssh://git@example.org/x'])
      assert.equal(plainAddress(address, top), address);
    assert.equal(plainAddress('../remote.git', top), path.resolve('/remote.git'));
    for (const address of ['ext::sh', '-x', 'evil://x', 'a\nb'])
      assert.equal(plainAddress(address, top), undefined);
  });
});
