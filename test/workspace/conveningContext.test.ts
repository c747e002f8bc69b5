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
import { convene, getCouncil } from '../../src/rpc/messages/messages.ts';
import { type OpenTable, openTable } from '../support/openTable.ts';
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
  gatherContext(sources, {
    workspace: root,
    trusted,
    language,
    hidden: join(root, 'council', '.state'),
    home: join(root, 'council'),
  });
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
    const rows = await gather(workspace({ 'row.md': '`'.repeat(200_000), 'a.md': 'A.' }), [
      { file: 'row.md' },
      { file: 'a.md' },
    ]);
    assert.ok(rows.text.length <= mostCharacters && rows.text.includes('A.'), String(rows.text.length));
    assert.deepEqual(rows.cut, ['row.md: left out']);
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
      ['council/.state/journal', 'is not for a council to read'],
      ['.git/config', 'is not for a council to read'],
      ['a.png', 'is no text'],
      ['latin.txt', 'is no text'],
      ['up', 'lies outside the workspace'],
      ['council', 'nothing for a council to read in this folder'],
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

  it('takes the files of a folder under their paths, without the council’s own home, secrets, links and what is no text', async () => {
    const root = workspace({
      'src/b.ts': 'const b = 2;\n',
      'src/deep/a.ts': 'const a = 1;\n',
      'src/.env': 'KEY=canary',
      'src/picture.png': Buffer.from([137, 80, 0]),
      'council/conseils/2026-01-01-x.md': 'canary of the home',
      'council/.state/journal': 'canary of the state',
      'notes.md': 'Notes.',
    });
    writeFileSync(join(dirname(root), 'secret.txt'), 'canary');
    symlinkSync(join(dirname(root), 'secret.txt'), join(root, 'src/link.ts'));
    for (const trusted of [true, false]) {
      const { text, cited, cut, problems } = await gather(root, [{ file: 'src' }], 'en', trusted);
      assert.deepEqual(problems, []);
      assert.deepEqual(
        cited.map(({ path }) => path),
        ['src/b.ts', 'src/deep/a.ts'],
      );
      assert.match(text, /^src\/b\.ts\n\n```ts\nconst b[\s\S]*src\/deep\/a\.ts\n/);
      assert.doesNotMatch(text, /canary/);
      assert.deepEqual(cut, ['src: 1 file left out (no text, too big, or too many)']);
      const all = await gather(root, [{ file: '.' }], 'fr', trusted);
      assert.deepEqual(
        all.cited.map(({ path }) => path),
        ['notes.md', 'src/b.ts', 'src/deep/a.ts'],
      );
      assert.doesNotMatch(all.text, /canary/);
      assert.deepEqual(all.cut, ['. : 1 fichier laissé de côté (pas du texte, trop gros ou trop nombreux)']);
    }
    // One file of the home is a person's to show.
    const named = await gather(root, [{ file: 'council/conseils/2026-01-01-x.md' }]);
    assert.match(named.text, /canary of the home/);
  });

  it('§7 holds 60,000 tokens at most: small parts whole, the big ones share the room, cut between lines and said', async () => {
    const line = `${'x'.repeat(99)}\n`;
    const root = workspace({
      'big.txt': line.repeat(2000),
      'more.txt': line.repeat(2000),
      'last.txt': 'tail',
    });
    const sources = [{ file: 'big.txt' }, { file: 'more.txt' }, { file: 'last.txt' }];
    const { text, cut, cited } = await gather(root, sources);
    assert.ok(text.length <= mostCharacters && text.length > mostCharacters - 1000, String(text.length));
    const said = 'the first 119,899 of 200,000 characters';
    assert.deepEqual(cut, [`big.txt: ${said}`, `more.txt: ${said}`]);
    assert.ok(text.includes(`big.txt (${said})\n\n`) && text.includes(`more.txt (${said})\n\n`));
    assert.equal(cited.length, 3);
    assert.match(text, /\n\nlast\.txt\n\n```txt\ntail\n```$/);
    const french = await gather(root, sources, 'fr');
    assert.match(french.cut[0] ?? '', /^big\.txt : les 119.899 premiers caractères sur 200.000$/);
    assert.match(french.text, /^big\.txt \(les 119.899 premiers caractères sur 200.000\)\n/);
  });

  it('§7 the room is shared whatever the parts are: never over the limit, no small part cut for a big one', async () => {
    for (const sizes of [
      [300_000],
      [10, 300_000, 10, 300_000, 10],
      [70_000, 70_000, 70_000, 70_000],
      [239_990, 10],
      [120_000, 119_000, 500, 3],
    ]) {
      const files = Object.fromEntries(sizes.map((size, at) => [`f${at}.txt`, `${at}\n`.repeat(size / 2)]));
      const root = workspace(files);
      const { text, cut } = await gather(
        root,
        sizes.map((_, at) => ({ file: `f${at}.txt` })),
      );
      assert.ok(text.length <= mostCharacters, `${sizes.join()}: ${text.length}`);
      assert.ok(cut.length === 0 || text.length > mostCharacters * 0.99, `${sizes.join()}: ${text.length}`);
      const fair = mostCharacters / sizes.length - 200;
      for (const [at, size] of sizes.entries())
        if (size < fair)
          assert.ok(!cut.some((each) => each.startsWith(`f${at}.txt`)), `${sizes.join()} ${at}`);
    }
  });

  it('§7 more parts than there is room for: the last are left out, the first of them by name', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 900 }, (_, at) => [`d/${String(at).padStart(3, '0')}.txt`, 'word '.repeat(400)]),
    );
    const { text, cut } = await gather(workspace(files), [{ file: 'd' }]);
    assert.ok(text.length <= mostCharacters && text.length > mostCharacters * 0.9, String(text.length));
    assert.match(text, /^d\/000\.txt \(the first/);
    assert.equal(cut.length, 21);
    assert.match(cut[20] ?? '', /^and \d+ more$/);
  });
});

describe('§7 a context that was cut', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  it('is said in the language of the council, also where whoever convenes it chose that', async () => {
    table = await openTable();
    writeFileSync(join(dirname(table.home), 'long.txt'), 'word '.repeat(60_000));
    for (const [language, said] of [
      ['fr', /Le contexte était trop long\. long\.txt\s: les 239.\d+ premiers caractères sur 300.000/],
      ['en', /The context was too long\. long\.txt: the first 239,\d+ of 300,000 characters/],
    ] as const) {
      const { id, warnings } = await table.client.request(convene, {
        question: 'Cache or not?',
        mode: 'debate',
        context: [{ file: 'long.txt' }],
        language,
        attended: false,
      });
      assert.match(warnings.join('\n'), said);
      const { head } = await table.client.request(getCouncil, { id });
      assert.match(head.cut?.join() ?? '', language === 'fr' ? /premiers caractères/ : /the first/);
    }
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

  it('leaves out the council’s own home, wherever it stands in the repository', async () => {
    const root = repository();
    const change = (at: string): void => {
      mkdirSync(dirname(join(root, at)), { recursive: true });
      writeFileSync(join(root, at), `canary of ${at}\n`);
    };
    for (const at of ['council/conseils/x.md', 'council/DECISIONS.md', 'app/src/y.ts', 'councillors.md'])
      change(at);
    git(root, 'add', '-f', '.');
    git(root, 'commit', '-q', '-m', 'three');
    const { text, problems } = await gather(root, [{ git: 'main..topic' }]);
    assert.deepEqual(problems, []);
    assert.doesNotMatch(text, /canary of council\//);
    assert.match(text, /canary of app\/src\/y\.ts/);
    assert.match(text, /canary of councillors\.md/);
    // From a folder of the repository: all of the change, as git has it, and the home beside it is none.
    const app = join(root, 'app');
    const beside = await gatherContext([{ git: 'main..topic' }], {
      workspace: app,
      trusted: true,
      home: join(root, 'council'),
    });
    assert.doesNotMatch(beside.text, /canary of council\//);
    assert.match(beside.text, /canary of app[\s\S]*canary of councillors/);
    // Where the home is the workspace itself, only what a council keeps there.
    change('conseils/z.md');
    change('memory/2026-01-01.md');
    change('DECISIONS.md');
    git(root, 'add', '-f', '.');
    git(root, 'commit', '-q', '-m', 'four');
    const own = await gatherContext([{ git: 'main..topic' }], { workspace: root, trusted: true, home: root });
    assert.doesNotMatch(own.text, /canary of (?:conseils|memory|DECISIONS)/);
    assert.match(own.text, /canary of app/);
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
