/** What a brief's context brings to the table: from the workspace and nowhere else, no binary, no more than can be read. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'mocha';
import type { ContextSource } from '../../src/core/councils/briefs/brief.ts';
import { gatherContext, mostCharacters } from '../../src/host/store/context/gatherContext.ts';
import { gitDiff } from '../../src/host/store/context/gitDiff.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

function workspace(files: Record<string, string | Buffer> = {}): string {
  const root = join(dirname(scratchHome()), 'work');
  mkdirSync(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}
const gather = (root: string, sources: ContextSource[], language: 'en' | 'fr' = 'en', trusted = true) =>
  gatherContext(sources, { workspace: root, trusted, language, hidden: join(root, 'council', '.state') });
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('§14 the context of a brief', () => {
  afterEach(clearScratch);

  it('holds text as it is, files and selections under their paths in a fence they can’t close', async () => {
    const code = 'const a = `x`;\nconst b = 2;\n```\nconst c = 3;\n';
    const root = workspace({ 'src/a.ts': code });
    const gathered = await gather(root, [
      'We are three.',
      { text: 'And tired.' },
      { file: 'src/a.ts' },
      { selection: { file: './src/../src/a.ts', from: 2, to: 2 } },
    ]);
    assert.deepEqual(gathered.problems, []);
    assert.equal(
      gathered.text,
      `We are three.\n\nAnd tired.\n\nsrc/a.ts\n\n\`\`\`\`ts\n${code}\`\`\`\`\n\nsrc/a.ts:2-2\n\n\`\`\`ts\nconst b = 2;\n\`\`\``,
    );
    assert.deepEqual(gathered.cited, [{ path: 'src/a.ts', hash: sha(code) }]);
    assert.deepEqual(gathered.cut, []);
  });

  it('takes a file of nothing but fences', async () => {
    const root = workspace({ 'ticks.md': '` '.repeat(200_000) });
    const { text, problems } = await gather(root, [{ file: 'ticks.md' }]);
    assert.deepEqual(problems, []);
    assert.ok(text.length <= mostCharacters);
  });

  it('refuses what lies outside the workspace after links are followed, what is hidden, no text or not there', async () => {
    const root = workspace({
      'a.png': Buffer.from([137, 80, 78, 71, 0, 1]),
      'latin.txt': Buffer.from([0x63, 0xe9]),
      'council/.state/journal': 'x',
      '.git/config': '[remote]\n',
      'dir/x': 'x',
    });
    writeFileSync(join(dirname(root), 'secret.txt'), 'canary');
    symlinkSync(join(dirname(root), 'secret.txt'), join(root, 'link.txt'));
    symlinkSync(dirname(root), join(root, 'up'));
    const refused: [string, string][] = [
      ['../secret.txt', 'lies outside the workspace'],
      [join(dirname(root), 'secret.txt'), 'lies outside the workspace'],
      ['link.txt', 'lies outside the workspace'],
      ['up/secret.txt', 'lies outside the workspace'],
      ['dir/../../secret.txt', 'lies outside the workspace'],
      ['//host/share', 'lies outside the workspace'],
      ['a\0.ts', 'lies outside the workspace'],
      ['.', 'lies outside the workspace'],
      ['council/.state/journal', 'is not for a council to read'],
      ['.git/config', 'is not for a council to read'],
      ['a.png', 'is no text'],
      ['latin.txt', 'is no text'],
      ['dir', 'is not a file'],
      ['none.ts', 'there is no such file'],
    ];
    for (const [file, why] of refused) {
      const { problems, text } = await gather(root, [{ file }]);
      assert.equal(problems.length, 1, file);
      assert.ok(problems[0]?.message.includes(why), `${file}: ${problems[0]?.message}`);
      assert.deepEqual(problems[0]?.path, ['context', 0, 'file']);
      assert.ok(!text.includes('canary'));
    }
    const french = await gather(root, ['x', { selection: { file: 'dir/x', from: 3, to: 4 } }], 'fr');
    assert.deepEqual(french.problems, [
      { path: ['context', 1, 'selection', 'from'], message: 'dir/x a 1 ligne' },
    ]);
    const backwards = await gather(root, [{ selection: { file: 'dir/x', from: 2, to: 1 } }]);
    assert.deepEqual(backwards.problems[0]?.path, ['context', 0, 'selection', 'to']);
  });

  it('§7 holds 60,000 tokens at most, cut between lines, and names what was left out', async () => {
    const line = `${'x'.repeat(99)}\n`;
    const root = workspace({
      'big.txt': line.repeat(2000),
      'more.txt': line.repeat(2000),
      'last.txt': 'tail',
    });
    const sources = [{ file: 'big.txt' }, { file: 'more.txt' }, { file: 'last.txt' }];
    const { text, cut, cited } = await gather(root, sources);
    assert.ok(text.length <= mostCharacters && text.length > mostCharacters - 500, String(text.length));
    assert.deepEqual(cut, ['more.txt: the first 39,899 of 200,000 characters', 'last.txt: left out']);
    assert.equal(cited.length, 3);
    assert.ok(!text.includes('tail'));
    const french = await gather(root, sources, 'fr');
    assert.match(french.cut[0] ?? '', /^more\.txt : les 39.899 premiers caractères sur 200.000$/);
  });
});

describe('§14 a git range as context', () => {
  afterEach(clearScratch);
  const git = (root: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    });

  function repository(): string {
    const root = workspace({ 'a.txt': 'one\n' });
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'one');
    git(root, 'checkout', '-q', '-b', 'topic');
    writeFileSync(join(root, 'a.txt'), 'one\ntwo\n');
    git(root, 'commit', '-q', '-a', '-m', 'two');
    return root;
  }

  it('is the difference between two commits, under its name', async () => {
    const root = repository();
    for (const range of ['main..topic', 'main...topic', 'main..', 'HEAD~1..HEAD']) {
      const { text, problems } = await gather(root, [{ git: range }]);
      assert.deepEqual(problems, [], range);
      assert.ok(text.startsWith(`git diff ${range}\n\n\`\`\`diff\n`), text);
      assert.match(text, /\n\+two\n/);
    }
  });

  it('that is none, an option or unknown is refused, and none runs where the workspace is not trusted', async () => {
    const root = repository();
    const words: [string, RegExp][] = [
      ['--output=/tmp/x', /is no range/],
      ['--output=x..HEAD', /is no range/],
      ['main..--output=x', /is no range/],
      ['main', /is no range/],
      ['main..topic; touch x', /is no range/],
      ['main..$(touch x)', /is no range/],
      ['a..b..c', /is no range/],
      ['main..nobody', /git knows no commit "nobody" \(in main\.\.nobody\)/],
    ];
    for (const [range, why] of words) {
      const { problems } = await gather(root, [{ git: range }]);
      assert.match(problems[0]?.message ?? '', why, range);
      assert.deepEqual(problems[0]?.path, ['context', 0, 'git']);
    }
    const untrusted = await gather(root, [{ git: 'main..topic' }], 'en', false);
    assert.match(untrusted.problems[0]?.message ?? '', /trusted workspace only/);
    const missing = await gitDiff('main..topic', { workspace: root, trusted: true, git: 'no-such-git' });
    assert.ok('problem' in missing && /git was not found/.test(missing.problem));
  });

  it('starts nothing that a hostile configuration names (S20)', async () => {
    const root = repository();
    const trap = join(root, 'trap.sh');
    const sprung = join(root, 'sprung');
    writeFileSync(trap, `#!/bin/sh\necho "$0 $*" >> ${sprung}\ncat\n`);
    chmodSync(trap, 0o755);
    const settings: [string, string][] = [
      ['core.fsmonitor', trap],
      ['core.pager', trap],
      ['core.sshCommand', trap],
      ['core.hooksPath', root],
      ['core.alternateRefsCommand', trap],
      ['diff.external', trap],
      ['diff.evil.command', trap],
      ['diff.evil.textconv', trap],
      ['filter.evil.clean', trap],
      ['filter.evil.smudge', trap],
      ['pager.diff', trap],
      ['alias.diff', `!${trap}`],
      ['credential.helper', `!${trap}`],
      ['gpg.program', trap],
      ['extensions.partialClone', 'evil'],
      ['remote.evil.url', `ext::${trap}`],
      ['remote.evil.promisor', 'true'],
      ['protocol.ext.allow', 'always'],
    ];
    for (const [key, value] of settings) git(root, 'config', key, value);
    writeFileSync(join(root, '.gitattributes'), '* diff=evil filter=evil\n');
    const before = process.env.GIT_EXTERNAL_DIFF;
    process.env.GIT_EXTERNAL_DIFF = trap;
    try {
      const { text, problems } = await gather(root, [{ git: 'main..topic' }]);
      assert.deepEqual(problems, []);
      assert.match(text, /\n\+two\n/);
      // A commit that is not there is not fetched either.
      await gather(root, [{ git: `main..${'1'.repeat(40)}` }]);
    } finally {
      if (before === undefined) delete process.env.GIT_EXTERNAL_DIFF;
      else process.env.GIT_EXTERNAL_DIFF = before;
    }
    assert.equal(existsSync(sprung), false);
  });

  it('that takes too long is given up', async () => {
    const root = repository();
    const slow = join(root, 'slow.sh');
    writeFileSync(
      slow,
      '#!/bin/sh\ncase "$*" in *rev-parse*) echo 1111111111111111111111111111111111111111;; *) exec sleep 60;; esac\n',
    );
    chmodSync(slow, 0o755);
    const late = await gitDiff('main..topic', { workspace: root, trusted: true, git: slow, timeLimit: 300 });
    assert.ok('problem' in late && /took too long/.test(late.problem));
  });
});
