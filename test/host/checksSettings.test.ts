/** council.yaml: what it may say, what is wrong with it at its line, and that a broken one changes nothing. */
import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, it } from 'mocha';
import { pricesWith } from '../../src/host/answering/prices.ts';
import { loadSettings, settingsInForce } from '../../src/host/declared/settings/settingsInForce.ts';
import { commandWords, shownCommand } from '../../src/host/declared/splitCommandLine.ts';
import { initHome } from '../../src/host/declared/templates/initHome.ts';
import { settingsTemplate } from '../../src/host/declared/templates/settingsTemplate.ts';
import { filesChanged, identitiesChanged } from '../../src/rpc/messages/messages.ts';
import type { FileProblem } from '../../src/rpc/views/views.ts';
import { assertInTime } from '../support/inTime.ts';
import { openTable } from '../support/openTable.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const wrong: [title: string, text: string, line: number, says: RegExp][] = [
  ['an unknown key', 'git: off\nchekcs: {}\n', 2, /chekcs: unknown \(did you mean checks\?\)/],
  ['another git', 'git: always\n', 1, /git: expected one of off, commit, push/],
  ['a check with no command', 'checks:\n  tests:\n    timeout: 5\n', 2, /checks\.tests\.command: missing/],
  [
    'a quote that is not closed',
    'checks:\n  tests:\n    command: npm "test\n',
    3,
    /quote that is not closed/,
  ],
  ['a folder outside', 'checks:\n  t:\n    command: [a]\n    cwd: ../x\n', 4, /inside the workspace/],
  [
    'a price that is no number',
    'prices:\n  m: { input: much, output: 1 }\n',
    2,
    /prices\.m\.input: expected a number/,
  ],
  ['a name with a slash', 'checks:\n  a/b: { command: [a] }\n', 2, /./],
];

describe('council.yaml', () => {
  afterEach(clearScratch);

  it('is read at once however many blanks it holds', () => {
    const started = performance.now();
    loadSettings(`# comment\n${' '.repeat(10_000)}x: 1\n${'\n \t'.repeat(10_000)}y`);
    assertInTime(performance.now() - started, 2000);
  });

  for (const [title, text, line, says] of wrong)
    it(`refuses ${title}, at its line`, () => {
      const { settings, problems } = loadSettings(text);
      assert.equal(settings, undefined);
      assert.equal(problems[0]?.line, line);
      assert.match(problems[0]?.message ?? '', says);
    });

  it('§17 a new home has one that holds, in both languages, and says push', async () => {
    for (const language of ['en', 'fr'] as const) {
      const { settings, problems } = loadSettings(settingsTemplate(language, 'push'), language);
      assert.deepEqual([settings?.git, problems], ['push', []]);
    }
    const home = scratchHome();
    assert.ok((await initHome(home, 'fr')).includes('council.yaml'));
  });

  it('§3 the last good version stays in force while the file is broken or gone', async () => {
    const home = scratchHome();
    await initHome(home, 'en');
    const file = join(home, 'council.yaml');
    let told = 0;
    const settings = settingsInForce({ home, onProblems: () => told++ });
    await writeFile(file, 'git: commit\n');
    assert.equal((await settings.look()).git, 'commit');
    await writeFile(file, 'git: comm\n');
    assert.equal((await settings.look()).git, 'commit');
    assert.equal(settings.problems()[0]?.line, 1);
    await rm(file);
    assert.equal((await settings.look()).git, 'commit');
    assert.match(settings.problems()[0]?.message ?? '', /is gone: the last good version stays/);
    await writeFile(file, '# nothing\n');
    assert.equal((await settings.look()).git, 'off');
    assert.deepEqual([settings.problems(), told], [[], 3]);
  });

  it('a command in one text is split like a shell would, and nothing in it is expanded', () => {
    assert.deepEqual(commandWords('npm run "unit tests" --x=\'a b\' c\\ d'), [
      'npm',
      'run',
      'unit tests',
      '--x=a b',
      'c d',
    ]);
    assert.deepEqual(
      commandWords('echo $HOME `id` ; rm -rf * | cat'),
      'echo $HOME `id` ; rm -rf * | cat'.split(' '),
    );
    assert.equal(commandWords('  '), undefined);
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 }), (words) => {
        assert.deepEqual(commandWords(words), words);
        assert.deepEqual(commandWords(shownCommand(words)), words);
      }),
      { seed: 20261118 },
    );
  });

  it('§7 its prices go before the built-in table, by model, then by backend', () => {
    const priceOf = pricesWith({ 'gpt-5': { input: 9, output: 9 }, local: { input: 0, output: 0 } });
    assert.deepEqual(priceOf({ backend: 'openai', model: 'gpt-5' }), { input: 9, output: 9 });
    assert.deepEqual(priceOf({ backend: 'local', model: 'gpt-4o' }), { input: 0, output: 0 });
    assert.equal(priceOf({ backend: 'openai', model: 'openai/gpt-4o-2024-08-06' })?.input, 2.5);
    assert.equal(priceOf({ backend: 'openai', model: 'nobody-knows' }), undefined);
    assert.equal(priceOf({ backend: 'anthropic', model: 'claude-sonnet-5-5' })?.stored, 2.5);
    assert.equal(priceOf({ backend: 'openai' }), undefined);
    assert.equal(priceOf({ backend: 'x', model: 'constructor' }), undefined);
  });
});

describe('council.yaml on a host', () => {
  it('is looked at with identities.yaml: its problems are told at their line, and are gone when it is put right', async () => {
    const table = await openTable({ watch: true });
    try {
      const told = (wanted: (problems: FileProblem[]) => boolean): Promise<FileProblem[]> =>
        new Promise((resolve) => {
          table.client.on(identitiesChanged, ({ problems }) => {
            if (wanted(problems)) resolve(problems);
          });
        });
      const wrong = told((problems) => problems.length > 0);
      const right = wrong.then(() => told((problems) => problems.length === 0));
      await writeFile(join(table.home, 'council.yaml'), '# ours\ngit: sometimes\n');
      await table.client.request(filesChanged, {});
      assert.deepEqual(
        (await wrong).map(({ file, line }) => [file, line]),
        [['council.yaml', 2]],
      );
      await writeFile(join(table.home, 'council.yaml'), '# ours\ngit: off\n');
      await table.client.request(filesChanged, {});
      await right;
    } finally {
      await table.close();
    }
  });
});
