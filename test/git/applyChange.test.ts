/** An accepted change reaches the working tree whole or not at all, and nothing else: no index, no guarded file, no trap. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, promises, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { applyChanges } from '../../src/host/store/git/applyChange.ts';
import { pathsInDiff } from '../../src/host/store/git/diffPaths.ts';
import { readAs } from '../support/readAs.ts';
import {
  clearFolders,
  freshFolder,
  gitIn,
  setTraps,
  workspaceRepository,
  write,
} from '../support/repositories.ts';

const id = '2026-01-02-change';
const added = (file: string, text = 'new'): string =>
  `diff --git a/${file} b/${file}\nnew file mode 100644\n--- /dev/null\n+++ b/${file}\n@@ -0,0 +1 @@\n+${text}`;
const readme = '--- a/README.md\n+++ b/README.md\n@@ -1 +1 @@\n-hello\n+salut';

const changesIn = (workspace: string, more: { home?: string; trusted?: boolean } = {}) =>
  applyChanges({
    workspace,
    home: more.home ?? path.join(workspace, 'council'),
    trusted: more.trusted ?? true,
    mask: (text) => text,
  });
const textOf = (workspace: string, file: string): string => readFileSync(path.join(workspace, file), 'utf8');
const planAt = (workspace: string): string => path.join(workspace, `council/.state/changes/${id}.json`);

describe('git: applying an accepted change', () => {
  afterEach(clearFolders);

  it('§7 changes, adds, moves, deletes and makes runnable in the working tree; nothing is staged or committed', async () => {
    const workspace = workspaceRepository();
    write(workspace, 'old name.txt', 'one\n');
    write(workspace, 'gone/é.txt', 'bye\n');
    write(workspace, 'run.sh', 'echo\n');
    gitIn(workspace, 'add', '-A');
    gitIn(workspace, 'commit', '-q', '-m', 'more');
    const head = gitIn(workspace, 'rev-parse', 'HEAD');
    const diff = [
      readme,
      added('src/deep/new.ts'),
      'diff --git a/old name.txt b/new name.txt\nsimilarity index 100%\nrename from old name.txt\nrename to new name.txt',
      'diff --git "a/gone/\\303\\251.txt" "b/gone/\\303\\251.txt"\ndeleted file mode 100644\n--- "a/gone/\\303\\251.txt"\n+++ /dev/null\n@@ -1 +0,0 @@\n-bye',
      'diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755',
    ].join('\n');
    const outcome = await changesIn(workspace).apply(id, diff);
    assert.deepEqual(outcome, {
      ok: true,
      files: ['README.md', 'gone/é.txt', 'new name.txt', 'old name.txt', 'run.sh', 'src/deep/new.ts'],
      output: '',
    });
    assert.equal(textOf(workspace, 'README.md'), 'salut\n');
    assert.equal(textOf(workspace, 'new name.txt'), 'one\n');
    assert.equal(textOf(workspace, 'src/deep/new.ts'), 'new\n');
    for (const gone of ['gone', 'old name.txt']) assert.ok(!existsSync(path.join(workspace, gone)));
    assert.ok(statSync(path.join(workspace, 'run.sh')).mode & 0o100);
    assert.equal(gitIn(workspace, 'diff', '--cached', '--name-only'), '');
    assert.equal(gitIn(workspace, 'rev-parse', 'HEAD'), head);
  });

  it('§14 S20: fires no hook, filter or monitor of the repository', async () => {
    const workspace = workspaceRepository();
    const snapped = setTraps(workspace);
    assert.ok((await changesIn(workspace).apply(id, readme)).ok);
    assert.deepEqual(snapped(), []);
    assert.equal(textOf(workspace, 'README.md'), 'salut\n');
  });

  it('§14 S5, S13: refuses what leads out, links, .git, .vscode and the council’s home, and then changes nothing', async () => {
    const workspace = workspaceRepository();
    const elsewhere = freshFolder();
    write(elsewhere, 'secret.md', 'hello\n');
    mkdirSync(path.join(workspace, 'council'));
    symlinkSync(elsewhere, path.join(workspace, 'out'));
    symlinkSync(path.join(elsewhere, 'nowhere'), path.join(workspace, 'dangling'));
    symlinkSync(path.join(workspace, '.git'), path.join(workspace, 'inner'));
    const refusals = {
      outside: [
        '--- a/../x/secret.md\n+++ b/../x/secret.md\n@@ -1 +1 @@\n-hello\n+x',
        '--- a/out/secret.md\n+++ b/out/secret.md\n@@ -1 +1 @@\n-hello\n+x',
        added('out/new.md'),
        added('dangling'),
        '--- a//etc/passwd\n+++ b//etc/passwd\n@@ -1 +1 @@\n-hello\n+x',
        'diff --git a/link b/link\nnew file mode 120000\n--- /dev/null\n+++ b/link\n@@ -0,0 +1 @@\n+/etc',
      ],
      guarded: [
        added('.git/hooks/pre-commit'),
        added('.GIT/hooks/pre-commit'),
        added('sub/.git/config'),
        added('inner/hooks/pre-commit'),
        added('.vscode/settings.json'),
        added('.VSCode./tasks.json'),
        added('a.code-workspace'),
        added('council/council.yaml'),
        added('council/.state/grants.json'),
        'diff --git a/README.md b/.git/x\nsimilarity index 100%\nrename from README.md\nrename to .git/x',
      ],
    };
    for (const [why, diffs] of Object.entries(refusals))
      for (const diff of diffs) {
        const outcome = await changesIn(workspace).apply(id, `${diff}\n${readme}`);
        assert.equal(outcome.ok, false, diff);
        assert.equal(outcome.why, why, `${diff} ${outcome.output}`);
        assert.equal(textOf(workspace, 'README.md'), 'hello\n', diff);
      }
    assert.equal(textOf(elsewhere, 'secret.md'), 'hello\n');
  });

  it('where the home is the workspace itself, only what a council keeps there is refused', async () => {
    const workspace = workspaceRepository();
    const changes = changesIn(workspace, { home: workspace });
    for (const own of ['identities.yaml', 'memory/x.md', '.state/x', 'DECISIONS.md', 'projects/x.md'])
      assert.equal((await changes.apply(id, added(own))).why, 'guarded', own);
    assert.ok((await changes.apply(id, readme)).ok);
  });

  it('puts a file with the longest name that there may be, and a binary one at the end of what a seat wrote; with a part that can’t be read it puts none', async () => {
    const workspace = workspaceRepository();
    const longest = `${'é'.repeat(100)}${'x'.repeat(52)}.js`;
    write(workspace, longest, 'x\n');
    write(workspace, 'z.bin', '\0\x01');
    gitIn(workspace, 'add', '-A');
    const written = gitIn(workspace, 'diff', '--cached', '--binary');
    gitIn(workspace, 'reset', '-q', '--hard');
    const { diff = '' } = readAs('change', `\`\`\`diff\n${written}\n\`\`\`\n\`\`\`diff\n${readme}\n\`\`\``);
    const isThere = () => [longest, 'z.bin'].map((name) => existsSync(path.join(workspace, name)));
    const broken = await changesIn(workspace).apply(id, diff.replace(/literal 2\n.+/, 'literal 2\n?'));
    assert.deepEqual([broken.ok, broken.why, isThere()], [false, 'does-not-apply', [false, false]]);
    const { ok, files } = await changesIn(workspace).apply(id, diff.slice(0, diff.indexOf('\n--- a/README')));
    assert.deepEqual([ok, files, isThere()], [true, ['z.bin', longest], [true, true]]);
    assert.equal((await changesIn(workspace).apply(id, diff.replace(/^[^]*(?=--- a\/README)/, ''))).ok, true);
  });

  it('§7 is not tried in a workspace that is not trusted, or that is no repository', async () => {
    const workspace = workspaceRepository();
    assert.equal((await changesIn(workspace, { trusted: false }).apply(id, readme)).why, 'untrusted');
    const plain = freshFolder();
    write(plain, 'README.md', 'hello\n');
    assert.equal((await changesIn(plain).apply(id, readme)).why, 'no-repository');
    assert.equal(textOf(workspace, 'README.md') + textOf(plain, 'README.md'), 'hello\nhello\n');
  });

  it('§7 a tree that changed meanwhile is left as it is, with what git says', async () => {
    const workspace = workspaceRepository();
    write(workspace, 'README.md', 'bonjour\n');
    const outcome = await changesIn(workspace).apply(id, `${added('a.md')}\n${readme}`);
    assert.equal(outcome.why, 'does-not-apply');
    assert.match(outcome.output, /README\.md/);
    assert.ok(!existsSync(path.join(workspace, 'a.md')));
  });

  it('a change that stands there already is no failure, with or without the plan of the host that applied it', async () => {
    const workspace = workspaceRepository();
    const changes = changesIn(workspace);
    assert.ok((await changes.apply(id, readme)).ok);
    assert.ok(existsSync(planAt(workspace)));
    assert.deepEqual(await changesIn(workspace).apply(id, readme), {
      ok: true,
      files: ['README.md'],
      output: '',
    });
    await changes.settled(id);
    assert.ok(!existsSync(planAt(workspace)));
    assert.deepEqual(await changes.apply(id, readme), { ok: true, files: ['README.md'], output: '' });
    assert.equal(textOf(workspace, 'README.md'), 'salut\n');
  });

  it('§4 a host that ended between two files finishes them; what somebody changed since is theirs, and named', async () => {
    const workspace = workspaceRepository();
    const diff = `${added('a.md')}\n${readme}`;
    const half = () => {
      write(workspace, 'README.md', 'hello\n');
      write(workspace, 'a.md', 'new\n');
    };
    assert.ok((await changesIn(workspace).apply(id, diff)).ok);
    half();
    assert.ok((await changesIn(workspace).apply(id, diff)).ok);
    assert.equal(textOf(workspace, 'README.md'), 'salut\n');
    half();
    write(workspace, 'README.md', 'mine\n');
    assert.deepEqual(await changesIn(workspace).apply(id, diff), {
      ok: false,
      files: ['a.md'],
      why: 'changed-meanwhile',
      output: 'README.md',
    });
    assert.equal(textOf(workspace, 'README.md'), 'mine\n');
    assert.equal(
      (await changesIn(workspace).apply(id, added('b.md'))).ok,
      true,
      'another diff, another plan',
    );
  });

  it('a plan that came with the folder is carried out by no host without trust, and never for a file that the diff does not name', async () => {
    const workspace = workspaceRepository();
    const version = (text: string) => ({ bytes: Buffer.from(text).toString('base64'), executable: false });
    const steps = [{ path: 'package.json', after: version('{ "scripts": {} }') }];
    const diff = createHash('sha256').update(readme).digest('hex');
    write(workspace, `council/.state/changes/${id}.json`, JSON.stringify({ diff, steps }));
    assert.equal((await changesIn(workspace, { trusted: false }).apply(id, readme)).why, 'untrusted');
    assert.deepEqual((await changesIn(workspace).apply(id, readme)).files, ['README.md']);
    assert.ok(!existsSync(path.join(workspace, 'package.json')));
    // The plan that stands there now is the host's own: nor is that one carried out without trust.
    write(workspace, 'README.md', 'hello\n');
    assert.equal((await changesIn(workspace, { trusted: false }).apply(id, readme)).why, 'untrusted');
    assert.equal(textOf(workspace, 'README.md'), 'hello\n');
  });

  it('a file whose lines end in CRLF keeps them, and one that can’t be read is no failure of the host', async () => {
    const workspace = workspaceRepository();
    write(workspace, 'README.md', 'hello\r\nthere\r\n');
    write(workspace, 'mixed.md', 'one\r\ntwo\n');
    const two = '--- a/README.md\n+++ b/README.md\n@@ -1,2 +1,3 @@\n hello\n+dear\n there';
    assert.ok((await changesIn(workspace).apply(id, two)).ok);
    assert.equal(textOf(workspace, 'README.md'), 'hello\r\ndear\r\nthere\r\n');
    const mixed = '--- a/mixed.md\n+++ b/mixed.md\n@@ -1,2 +1 @@\n-one\n two';
    assert.equal((await changesIn(workspace).apply(id, mixed)).why, 'does-not-apply');
    assert.equal((await changesIn(workspace).apply(id, added('README.md/x'))).ok, false);
  });

  it('takes back what it has put when a later file can’t be written', async () => {
    const workspace = workspaceRepository();
    const { rename } = promises;
    promises.rename = async (from, to) => {
      if (String(to).endsWith('last.txt')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      await rename(from, to);
    };
    syncBuiltinESMExports();
    const outcome = await changesIn(workspace)
      .apply(id, `${readme}\n${added('last.txt')}`)
      .finally(() => {
        promises.rename = rename;
        syncBuiltinESMExports();
      });
    assert.deepEqual([outcome.why, outcome.output], ['failed', 'last.txt: ENOSPC']);
    assert.deepEqual(
      readdirSync(workspace).filter((name) => name.startsWith('last')),
      [],
    );
    assert.deepEqual(outcome.files, []);
    assert.equal(textOf(workspace, 'README.md'), 'hello\n');
  });

  it('reads every path of a diff, and takes no line of a hunk for a header', () => {
    const diff = `--- a/x.sql\n+++ b/x.sql\n@@ -1,2 +1,2 @@\n--- /etc/passwd\n+++ /etc/shadow\n end\n\\ No newline at end of file\n${added('y')}`;
    assert.deepEqual(pathsInDiff(diff), ['x.sql', 'y']);
  });
});
