/** Committing a council's files: them and nothing else, whatever state the repository and the person's index are in. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { type Committed, commitFiles } from '../../src/host/store/git/commitFiles.ts';
import { clearFolders, freshFolder, gitIn, workspaceRepository, write } from '../support/repositories.ts';

const message = 'Council: cache?\n\nThe council is over.\n';
const commit = (workspace: string, ...files: string[]): Promise<Committed> =>
  commitFiles(
    files.map((file) => path.join(workspace, file)),
    workspace,
    message,
  );
const codeOf = (committed: Committed): string =>
  'why' in committed ? committed.why.code : 'commit' in committed ? 'commit' : committed.nothing;

describe('§7 git: a commit of what a council wrote', () => {
  afterEach(clearFolders);

  it('holds only the files that the council wrote; what was staged stays staged', async () => {
    const workspace = workspaceRepository();
    write(workspace, 'council/conseils/a.md', 'archive\n');
    write(workspace, 'mine.txt', 'half done\n');
    write(workspace, 'README.md', 'edited\n');
    gitIn(workspace, 'add', 'mine.txt');
    assert.equal(codeOf(await commit(workspace, 'council/conseils/a.md')), 'commit');
    assert.equal(gitIn(workspace, 'show', '--name-only', '--format=', 'HEAD'), 'council/conseils/a.md');
    assert.equal(gitIn(workspace, 'show', 'HEAD:council/conseils/a.md'), 'archive');
    assert.deepEqual(gitIn(workspace, 'status', '--porcelain').split('\n'), ['M README.md', 'A  mine.txt']);
    assert.equal(gitIn(workspace, 'log', '-1', '--format=%s'), 'Council: cache?');
    assert.equal(gitIn(workspace, 'fsck', '--strict'), '');
  });

  it('changes nothing when everything is there already, so that a crash may repeat it', async () => {
    const workspace = workspaceRepository();
    write(workspace, 'a.md', 'one\n');
    await commit(workspace, 'a.md');
    const head = gitIn(workspace, 'rev-parse', 'HEAD');
    assert.equal(codeOf(await commit(workspace, 'a.md')), 'unchanged');
    assert.equal(gitIn(workspace, 'rev-parse', 'HEAD'), head);
  });

  it('makes the first commit of a branch that has none', async () => {
    const workspace = freshFolder();
    gitIn(workspace, 'init', '-q', '-b', 'main');
    write(workspace, 'a.md', 'one\n');
    assert.equal(codeOf(await commit(workspace, 'a.md')), 'commit');
    assert.equal(gitIn(workspace, 'rev-list', '--count', 'HEAD'), '1');
    assert.equal(gitIn(workspace, 'status', '--porcelain'), '');
  });

  it('says what keeps it from committing: no repository, no branch, a merge, a lock', async () => {
    const nowhere = freshFolder();
    write(nowhere, 'a.md', 'one\n');
    assert.equal(codeOf(await commit(nowhere, 'a.md')), 'no-repository');

    const workspace = workspaceRepository();
    write(workspace, 'a.md', 'one\n');
    const head = gitIn(workspace, 'rev-parse', 'HEAD');
    writeFileSync(path.join(workspace, '.git', 'MERGE_HEAD'), `${head}\n`);
    assert.equal(codeOf(await commit(workspace, 'a.md')), 'busy');
    rmSync(path.join(workspace, '.git', 'MERGE_HEAD'));

    for (const lock of ['index.lock', 'refs/heads/main.lock']) {
      writeFileSync(path.join(workspace, '.git', lock), '');
      assert.equal(codeOf(await commit(workspace, 'a.md')), 'locked', lock);
      rmSync(path.join(workspace, '.git', lock));
    }
    assert.equal(gitIn(workspace, 'rev-parse', 'HEAD'), head);

    gitIn(workspace, 'checkout', '-q', '--detach');
    assert.equal(codeOf(await commit(workspace, 'a.md')), 'detached');
    assert.equal(gitIn(workspace, 'rev-parse', 'HEAD'), head);
    assert.equal(readFileSync(path.join(workspace, 'a.md'), 'utf8'), 'one\n');
  });

  it('works in a linked working tree, and in a folder below the root', async () => {
    const workspace = workspaceRepository();
    const linked = path.join(freshFolder(), 'linked');
    gitIn(workspace, 'worktree', 'add', '-q', '-b', 'side', linked);
    const file = write(linked, 'docs/council/a.md', 'one\n');
    assert.equal(codeOf(await commitFiles([file], path.join(linked, 'docs'), message)), 'commit');
    assert.equal(gitIn(linked, 'show', '--name-only', '--format=', 'HEAD'), 'docs/council/a.md');
    assert.equal(gitIn(linked, 'status', '--porcelain'), '');
    assert.equal(gitIn(workspace, 'log', '-1', '--format=%s', 'main'), 'first');
  });

  it('takes over an index that stands in two files', async () => {
    const workspace = workspaceRepository();
    gitIn(workspace, 'update-index', '--split-index');
    write(workspace, 'mine.txt', 'half done\n');
    gitIn(workspace, 'add', 'mine.txt');
    write(workspace, 'a.md', 'one\n');
    assert.equal(codeOf(await commit(workspace, 'a.md')), 'commit');
    assert.equal(gitIn(workspace, 'status', '--porcelain'), 'A  mine.txt');
  });

  it('leaves alone what git is told to ignore, links, and what lies outside', async () => {
    const workspace = workspaceRepository();
    const outside = write(freshFolder(), 'secret.txt', 'secret\n');
    write(workspace, '.gitignore', 'council/\n');
    write(workspace, 'council/a.md', 'one\n');
    assert.equal(codeOf(await commit(workspace, 'council/a.md')), 'ignored');
    symlinkSync(outside, path.join(workspace, 'link.md'));
    mkdirSync(path.join(workspace, 'real'));
    symlinkSync(path.dirname(outside), path.join(workspace, 'door'));
    const files = ['link.md', 'door/secret.txt'].map((file) => path.join(workspace, file));
    assert.equal(codeOf(await commitFiles([...files, outside], workspace, message)), 'unchanged');
    assert.equal(gitIn(workspace, 'log', '-1', '--format=%s'), 'first');
  });

  it('is signed with the name that git knows, else with a neutral one', async () => {
    const workspace = workspaceRepository();
    gitIn(workspace, 'config', 'user.name', 'Nova');
    gitIn(workspace, 'config', 'user.email', 'nova@example.org');
    write(workspace, 'a.md', 'one\n');
    await commit(workspace, 'a.md');
    assert.equal(gitIn(workspace, 'log', '-1', '--format=%an <%ae>'), 'Nova <nova@example.org>');
  });
});
