/** The copy that a check runs in: the repository as it is now, the change laid under it, dependencies by links, and nothing written outside. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { type ChangedCopy, type CopyOptions, copyWithChange } from '../../src/host/store/git/changedCopy.ts';
import {
  clearFolders,
  freshFolder,
  gitIn,
  setTraps,
  workspaceRepository,
  write,
} from '../support/repositories.ts';
import { textsUnder } from '../support/scratch.ts';

const adds = (path: string, text = 'new'): string =>
  `--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${text}\n`;
const turns = (path: string, from: string, to: string): string =>
  `--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-${from}\n+${to}\n`;

const made: ChangedCopy[] = [];
afterEach(async () => {
  for (const copy of made.splice(0)) await copy.remove();
  clearFolders();
});

async function copied(workspace: string, diff: string, more: Partial<CopyOptions> = {}) {
  const place = { workspace, home: join(workspace, 'council') };
  const copy = await copyWithChange(place, diff, {
    needs: [],
    signal: new AbortController().signal,
    ...more,
  });
  if ('why' in copy) return copy;
  made.push(copy);
  return copy;
}

async function tree(workspace: string, diff: string, more: Partial<CopyOptions> = {}): Promise<string> {
  const copy = await copied(workspace, diff, more);
  assert.ok('tree' in copy, JSON.stringify(copy));
  return copy.tree;
}
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
const node = (cwd: string, code: string): string =>
  execFileSync(process.execPath, ['-e', code], { cwd, encoding: 'utf8' }).trim();

describe('§7 the copy that a check runs in', () => {
  it('has the files of the workspace as they are now, what is not committed included, and the change', async () => {
    const workspace = workspaceRepository();
    write(workspace, '.gitignore', 'dist/\n.env\nnode_modules/\nlocal.json\n');
    for (const file of [
      '.npmrc',
      'test/server.pem',
      '.vscode/settings.json',
      'council/protocols/duel.yaml',
      'gone.md',
    ])
      write(workspace, file, 'committed\n');
    gitIn(workspace, 'add', '-A', '-f');
    gitIn(workspace, 'commit', '-q', '-m', 'second');
    rmSync(join(workspace, 'gone.md'));
    for (const file of ['README.md', 'été/né.md', 'dist/out.js', '.env', 'council/.state/journal.jsonl'])
      write(workspace, file, 'as it is now\n');
    const before = textsUnder(workspace);
    const at = await tree(
      workspace,
      turns('README.md', 'as it is now', 'as it would be') + adds('a/b/new.md'),
    );
    const there = [...textsUnder(at).keys()].filter((path) => !path.startsWith('.git/')).sort();
    assert.deepEqual(there, [
      '.gitignore',
      '.npmrc',
      '.vscode/settings.json',
      'README.md',
      'a/b/new.md',
      'council/protocols/duel.yaml',
      'test/server.pem',
      'été/né.md',
    ]);
    assert.equal(read(at, 'README.md'), 'as it would be\n');
    assert.equal(read(at, 'été/né.md'), 'as it is now\n');
    assert.deepEqual(textsUnder(workspace), before);
  });

  it('takes every kind of change: moved, deleted, binary, made runnable, with lines that end in CRLF', async () => {
    const workspace = workspaceRepository();
    write(workspace, 'moved.md', 'one\ntwo\nthree\nfour\n');
    write(workspace, 'old/deleted.md', 'x\n');
    write(workspace, 'run.sh', 'echo\n');
    write(workspace, 'crlf.txt', 'one\r\n');
    write(workspace, 'pic.bin', '\0\x01\x02');
    gitIn(workspace, 'add', '-A');
    gitIn(workspace, 'commit', '-q', '-m', 'second');
    gitIn(workspace, 'mv', 'moved.md', 'here.md');
    gitIn(workspace, 'rm', '-q', 'old/deleted.md');
    chmodSync(join(workspace, 'run.sh'), 0o755);
    write(workspace, 'pic.bin', '\0\x09\x09\x09');
    gitIn(workspace, 'add', '-A');
    const diff = `${gitIn(workspace, 'diff', '--cached', '--binary', '-M')}\n\n${turns('crlf.txt', 'one', 'two')}`;
    gitIn(workspace, 'reset', '-q', '--hard');
    const at = await tree(workspace, diff);
    assert.deepEqual(
      [existsSync(join(at, 'moved.md')), read(at, 'here.md')],
      [false, 'one\ntwo\nthree\nfour\n'],
    );
    assert.equal(existsSync(join(at, 'old', 'deleted.md')), false);
    assert.equal(read(at, 'pic.bin'), '\0\x09\x09\x09');
    assert.equal(read(at, 'crlf.txt'), 'two\r\n');
    if (process.platform !== 'win32') assert.equal(statSync(join(at, 'run.sh')).mode & 0o111, 0o111);
  });

  it('links what was installed and nothing that was built; a package of the repository itself is found as it was changed', async () => {
    const workspace = workspaceRepository();
    write(workspace, '.gitignore', 'node_modules\ndist\n.venv\n');
    write(workspace, 'packages/a/index.js', "module.exports = 'a as it was';\n");
    write(workspace, 'packages/b/index.js', "module.exports = require('@me/a') + ' ' + require('dep');\n");
    write(workspace, 'node_modules/dep/index.js', "module.exports = 'installed';\n");
    write(workspace, 'node_modules/.cache/tool/kept', 'x');
    write(workspace, '.venv/bin/python', 'x');
    write(workspace, 'packages/a/dist/index.js', 'built of what was');
    for (const place of ['node_modules', 'packages/b/node_modules']) {
      mkdirSync(join(workspace, place, '@me'), { recursive: true });
      const up = place === 'node_modules' ? '../..' : '../../..';
      symlinkSync(
        `${up}/${place === 'node_modules' ? 'packages/' : ''}a`,
        join(workspace, place, '@me', 'a'),
      );
    }
    mkdirSync(join(workspace, 'node_modules', '.bin'));
    symlinkSync('../@me/a/index.js', join(workspace, 'node_modules', '.bin', 'a'));
    const diff = turns(
      'packages/a/index.js',
      "module.exports = 'a as it was';",
      "module.exports = 'a as changed';",
    );
    const at = await tree(workspace, diff);
    assert.equal(
      node(join(at, 'packages/b'), "console.log(require('./index.js'))"),
      'a as changed installed',
    );
    assert.equal(read(at, 'node_modules/.bin/a'), "module.exports = 'a as changed';\n");
    assert.deepEqual(
      ['packages/a/dist', 'node_modules/.cache', '.venv/bin/python'].map((path) =>
        existsSync(join(at, path)),
      ),
      [false, false, true],
    );
    assert.equal(gitIn(at, 'status', '--short'), '?? .gitignore\n?? packages/');
  });

  it('of a workspace that is a folder of its repository, has the repository, with the change in that folder', async () => {
    const top = workspaceRepository();
    write(top, '.gitignore', 'node_modules\n');
    write(top, 'node_modules/dep/index.js', "module.exports = 'hoisted';\n");
    write(top, 'shared/index.js', "module.exports = 'shared';\n");
    write(top, 'apps/web/index.js', 'old\n');
    gitIn(top, 'add', 'apps');
    const workspace = join(top, 'apps', 'web');
    const diff = turns('index.js', 'old', "console.log(require('dep'), require('../../shared'));");
    const copy = await copied(workspace, diff);
    assert.ok('tree' in copy);
    assert.equal(copy.top, realpathSync(top));
    assert.equal(node(join(copy.tree, 'apps', 'web'), "require('./index.js')"), 'hoisted shared');
    assert.equal(read(workspace, 'index.js'), 'old\n');
  });

  it('writes nothing behind a link: what a change touches in a linked folder is the copy’s own', async () => {
    const workspace = workspaceRepository();
    const elsewhere = freshFolder();
    write(elsewhere, 'data.txt', 'old\n');
    write(workspace, '.gitignore', 'node_modules\nvendor\n');
    write(workspace, 'node_modules/dep/lib/index.js', 'old\n');
    write(workspace, 'node_modules/dep/lib/other.js', 'other\n');
    write(workspace, 'vendor/lib/index.php', 'old\n');
    write(workspace, 'src/real.txt', 'old\n');
    symlinkSync('src', join(workspace, 'alias'));
    symlinkSync(elsewhere, join(workspace, 'outside'));
    const diff = [
      turns('node_modules/dep/lib/index.js', 'old', 'new'),
      turns('vendor/lib/index.php', 'old', 'new'),
      turns('alias/real.txt', 'old', 'new'),
    ].join('');
    const before = textsUnder(workspace);
    const at = await tree(workspace, diff);
    assert.deepEqual(
      [
        'node_modules/dep/lib/index.js',
        'node_modules/dep/lib/other.js',
        'vendor/lib/index.php',
        'src/real.txt',
        'alias/real.txt',
        'outside/data.txt',
      ].map((path) => read(at, path)),
      ['new\n', 'other\n', 'new\n', 'new\n', 'new\n', 'old\n'],
    );
    assert.deepEqual(textsUnder(workspace), before);
    const out = await copied(workspace, turns('outside/data.txt', 'old', 'new'));
    assert.deepEqual('why' in out && out.why, 'outside');
  });

  it('links that people made lead into the copy where they led into the repository, else where they led', async () => {
    const workspace = workspaceRepository();
    const elsewhere = freshFolder();
    write(elsewhere, 'x.txt', 'elsewhere');
    write(workspace, 'src/a.txt', 'a');
    symlinkSync('src/a.txt', join(workspace, 'relative'));
    symlinkSync(join(workspace, 'src'), join(workspace, 'absolute'));
    symlinkSync(join(elsewhere, 'x.txt'), join(workspace, 'out'));
    symlinkSync('nowhere', join(workspace, 'dangling'));
    const at = await tree(workspace, adds('new.md'));
    assert.equal(realpathSync(join(at, 'relative')), join(at, 'src', 'a.txt'));
    assert.equal(realpathSync(join(at, 'absolute')), join(at, 'src'));
    assert.equal(read(at, 'out'), 'elsewhere');
    assert.ok(lstatSync(join(at, 'dangling')).isSymbolicLink());
  });

  it('git is there with its history and the change to be seen, in every state of a repository; the repository is as it was', async () => {
    const states: [string, (workspace: string) => string][] = [
      ['a branch', (workspace) => workspace],
      ['no branch', (workspace) => (gitIn(workspace, 'checkout', '-q', '--detach'), workspace)],
      [
        'a working tree of its own',
        (workspace) => {
          const other = join(freshFolder(), 'other');
          gitIn(workspace, 'worktree', 'add', '-q', '-b', 'side', other);
          return other;
        },
      ],
    ];
    for (const [name, prepared] of states) {
      const workspace = prepared(workspaceRepository());
      const isFolder = lstatSync(join(workspace, '.git')).isDirectory();
      const before = isFolder ? textsUnder(join(workspace, '.git')) : undefined;
      const at = await tree(workspace, turns('README.md', 'hello', 'bye'));
      assert.equal(gitIn(at, 'status', '--short'), 'M README.md', name);
      assert.equal(gitIn(at, 'log', '--format=%s'), 'first', name);
      assert.equal(gitIn(at, 'rev-parse', 'HEAD'), gitIn(workspace, 'rev-parse', 'HEAD'), name);
      gitIn(at, 'commit', '-q', '-a', '-m', 'of the copy');
      assert.equal(gitIn(workspace, 'status', '--short'), '', name);
      assert.equal(gitIn(workspace, 'log', '--all', '--format=%s'), 'first', name);
      if (before) {
        const after = textsUnder(join(workspace, '.git'));
        before.delete('index');
        after.delete('index');
        assert.deepEqual(after, before, name);
      }
    }
    const empty = freshFolder();
    gitIn(empty, 'init', '-q');
    write(empty, 'README.md', 'hello\n');
    assert.equal(
      gitIn(await tree(empty, turns('README.md', 'hello', 'bye')), 'status', '--short'),
      '?? README.md',
    );
    const sha256 = freshFolder();
    gitIn(sha256, 'init', '-q', '--object-format=sha256');
    write(sha256, 'README.md', 'hello\n');
    gitIn(sha256, 'add', 'README.md');
    gitIn(sha256, 'commit', '-q', '-m', 'first');
    assert.equal(
      gitIn(await tree(sha256, turns('README.md', 'hello', 'bye')), 'log', '--format=%s'),
      'first',
    );
  });

  it('§14 no trap of a hostile repository snaps, and none is in the copy (S20)', async () => {
    const workspace = workspaceRepository();
    const snapped = setTraps(workspace);
    const at = await tree(workspace, turns('README.md', 'hello', 'bye'));
    gitIn(at, 'status', '--short');
    gitIn(at, 'commit', '-q', '-a', '-m', 'x');
    assert.deepEqual(snapped(), []);
  });

  it('in no repository has what lies there, without what .gitignore names; what was installed is linked', async () => {
    const workspace = freshFolder();
    write(workspace, 'README.md', 'hello\n');
    write(workspace, '.gitignore', 'dist\n');
    write(workspace, 'dist/x.js', 'built');
    write(workspace, 'node_modules/dep/index.js', "module.exports = 'installed';\n");
    const at = await tree(workspace, turns('README.md', 'hello', 'bye'));
    assert.equal(read(at, 'README.md'), 'bye\n');
    assert.deepEqual([existsSync(join(at, '.git')), existsSync(join(at, 'dist'))], [false, false]);
    assert.equal(node(at, "console.log(require('dep'))"), 'installed');
    assert.ok(lstatSync(join(at, 'node_modules', 'dep')).isSymbolicLink());
    assert.equal(existsSync(join(workspace, '.git')), false);
  });

  it('has what lies in another repository inside; git takes it for one that is not checked out', async () => {
    const [workspace, other] = [workspaceRepository(), workspaceRepository()];
    gitIn(workspace, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other, 'sub');
    gitIn(workspace, 'commit', '-q', '-m', 'second');
    const at = await tree(workspace, turns('README.md', 'hello', 'bye'));
    assert.equal(read(at, 'sub/README.md'), 'hello\n');
    assert.equal(gitIn(at, 'status', '--short', '--ignore-submodules=none'), 'M README.md');
    const inside = await tree(workspace, turns('sub/README.md', 'hello', 'bye'));
    assert.deepEqual([read(inside, 'sub/README.md'), read(other, 'README.md')], ['bye\n', 'hello\n']);
    assert.equal(read(workspace, 'sub/README.md'), 'hello\n');
  });

  it('in a folder that the repository around it knows nothing of, has that folder alone', async () => {
    const around = workspaceRepository();
    write(around, '.gitignore', '*\n');
    write(around, 'private.txt', 'of the person');
    const workspace = join(around, 'work');
    write(workspace, 'README.md', 'hello\n');
    write(workspace, 'src/x.js', 'x\n');
    const copy = await copied(workspace, turns('README.md', 'hello', 'bye'));
    assert.ok('tree' in copy);
    assert.deepEqual([...textsUnder(copy.tree).keys()].toSorted(), ['README.md', 'src/x.js']);
  });

  it('a file where a folder would be is in the way, unless the change takes it away', async () => {
    const workspace = workspaceRepository();
    const out = await copied(workspace, adds('README.md/new.md'));
    assert.deepEqual('why' in out && out, { why: 'does-not-apply', said: 'README.md/new.md' });
    const gone = '--- a/README.md\n+++ /dev/null\n@@ -1 +0,0 @@\n-hello\n';
    assert.equal(read(await tree(workspace, gone + adds('README.md/new.md')), 'README.md/new.md'), 'new\n');
  });

  it('brings what a check says it needs, as a copy; nothing of git’s own, the host’s, or from outside', async () => {
    const workspace = workspaceRepository();
    const elsewhere = freshFolder();
    write(elsewhere, 'secret', 'x');
    write(workspace, '.gitignore', 'generated\n.env\ncouncil\nnode_modules\n');
    write(workspace, 'generated/deep/x.js', 'made\n');
    write(workspace, '.env', 'A=1\n');
    write(workspace, 'council/.state/x', 'x');
    write(workspace, 'council/notes.md', 'x');
    write(workspace, 'node_modules/dep/index.js', 'x');
    symlinkSync(elsewhere, join(workspace, 'generated', 'out'));
    const needs = [
      'generated',
      '.env',
      '.git',
      'council',
      '../',
      elsewhere,
      'not-there',
      'node_modules',
      'generated/out',
    ];
    const at = await tree(workspace, turns('generated/deep/x.js', 'made', 'changed'), { needs });
    assert.equal(read(at, 'generated/deep/x.js'), 'changed\n');
    assert.equal(read(workspace, 'generated/deep/x.js'), 'made\n');
    assert.deepEqual(
      ['.env', 'council/notes.md', 'council/.state'].map((path) => existsSync(join(at, path))),
      [true, true, false],
    );
    assert.equal(
      lstatSync(join(at, 'node_modules', 'dep')).isSymbolicLink(),
      false,
      'copied, as was asked for',
    );
    assert.equal(existsSync(join(at, '.git', 'hooks')), false);
  });

  it('says why there is none: too much of it, a change that does not apply, nobody waits for it; and leaves nothing', async () => {
    const workspace = workspaceRepository();
    const diff = turns('README.md', 'hello', 'bye');
    const why = async (text: string, more: Partial<CopyOptions> = {}) => {
      const copy = await copied(workspace, text, more);
      return 'why' in copy ? copy.why : 'made';
    };
    assert.equal(await why(diff, { most: { files: 0, bytes: 1e9 } }), 'too-much');
    assert.equal(await why(diff, { most: { files: 9, bytes: 1 } }), 'too-much');
    assert.equal(await why(turns('README.md', 'other', 'bye')), 'does-not-apply');
    assert.equal(await why(turns('.git/config', 'other', 'bye')), 'guarded');
    assert.equal(await why(diff, { signal: AbortSignal.abort() }), 'failed');
  });
});
