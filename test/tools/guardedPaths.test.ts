/** Calls that name a path where tools do not go: refused before anything is called, however the path is spelled. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { namesGuarded } from '../../src/host/store/home/guardedPlaces.ts';
import { namedTexts } from '../../src/host/tools/mcp/namedTexts.ts';
import { allowChecks, estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { scratchHome } from '../support/scratch.ts';
import { callsOf, type Tooled, tooled } from '../support/tooled.ts';

describe('§14 paths that a call of a tool names', () => {
  let home: string;
  let workspace: string;
  let config: string;
  beforeEach(() => {
    home = scratchHome();
    workspace = dirname(home);
    config = join(workspace, 'of-the-person');
    for (const folder of [
      home,
      join(workspace, '.git'),
      join(workspace, '.vscode'),
      join(workspace, 'src', 'deep'),
      config,
    ])
      mkdirSync(folder, { recursive: true });
  });
  const found = (input: unknown, from = [workspace]) =>
    namesGuarded(namedTexts(input), from, { home, workspace, own: [config], person: workspace });
  const refused = async (text: string, from?: string[]) =>
    assert.equal(await found({ path: text }, from), text, JSON.stringify(text));
  const taken = async (input: unknown, from?: string[]) =>
    assert.equal(await found(input, from), undefined, JSON.stringify(input));

  it('are refused in the home, in .git, in .vscode, in workspaces of the editor and in the person’s own folder', async () => {
    for (const path of [
      'council/council.yaml',
      'council/briefs/new.yaml',
      'council',
      './council/',
      '.git/hooks/post-commit',
      '.git',
      'src/deep/.git/config',
      'new/.vscode/tasks.json',
      '.vscode/settings.json',
      'all.code-workspace',
      'of-the-person/consent/x.json',
    ])
      await refused(path);
  });

  it('are refused in every spelling: whole, with .., as an address, encoded, without case, with signs nobody sees', async () => {
    for (const path of [
      join(home, 'council.yaml'),
      'src/../council/council.yaml',
      'not-there/../council/x',
      `${'x/../'.repeat(2000)}council/x`,
      `${'y'.repeat(300)}/../.git/config`,
      'https://x/../../.git/config',
      pathToFileURL(join(home, 'x')).href,
      `file://localhost${home}/x`,
      `FILE:${home}/x`,
      'file:council/x',
      'council%2Fcouncil.yaml',
      '%2egit/config',
      'Council/COUNCIL.YAML',
      '.GIT/config',
      '.g\u200Dit/config',
      '.v\u017Fcode/settings.json',
      '.git./config',
      '.git::$INDEX_ALLOCATION/config',
      'git~1/config',
      'council\\council.yaml',
      '  .git/config ',
      '~/council/x',
      'council/a\nb.yaml',
      'My Project/../.git/config',
      '.git/config\0.txt',
      'council/x\0',
      'council%2Fx%00.md',
    ])
      await refused(path);
  });

  it('are refused where they lead is known to the server’s own process alone', async () => {
    for (const path of [
      '/proc/self/cwd/council/council.yaml',
      '/proc/thread-self/cwd/x',
      '/proc/self/root',
      '/proc/4242/cwd/council/x',
      '/proc/self/task/4242/cwd/x',
      '//proc//self/./fd/3/x',
      '/dev/fd/3/x',
      'file:///proc/self/cwd/council/x',
    ])
      await refused(path);
    await taken({ path: '/proc/cpuinfo' });
    await taken({ path: 'proc/self/cwd/x', note: 'see /proc/self/cwd for it' });
  });

  it('are refused through links, also through one that leads to nothing yet, and where .. follows one', async () => {
    symlinkSync(home, join(workspace, 'door'));
    symlinkSync(join(home, 'protocols', 'mine.yaml'), join(workspace, 'new.txt'));
    symlinkSync('../../.git', join(workspace, 'src', 'deep', 'books'));
    symlinkSync(join(home, 'briefs'), join(workspace, 'src', 'far'));
    symlinkSync('loop', join(workspace, 'loop'));
    for (const path of ['door/x', 'new.txt', 'src/deep/books/config', 'src/far/../council.yaml'])
      await refused(path);
    await taken({ path: 'loop/x' });
  });

  it('are refused from wherever a server starts, and by the folder that its command names', async () => {
    await taken({ path: 'hooks/x' });
    await refused('hooks/x', [join(workspace, '.git')]);
    await refused('../../council/x', [join(workspace, 'src', 'deep')]);
  });

  it('are found at any depth, as a name, in JSON inside a text and in the files of a diff', async () => {
    assert.equal(await found({ edits: [{ deep: { files: ['a.md', '.git/x'] } }] }), '.git/x');
    assert.equal(await found({ files: { 'council/x.md': 'words' } }), 'council/x.md');
    assert.equal(
      await found({ batch: JSON.stringify([{ to: '.vscode/tasks.json' }]) }),
      '.vscode/tasks.json',
    );
    for (const head of ['+++ b/.git/config', '*** Update File: .git/config', 'rename to .git/config'])
      assert.equal(await found({ patch: `diff\n${head}\n@@\n` }), '.git/config', head);
  });

  it('are not seen where there are none: words, prose, addresses, names that begin alike', async () => {
    for (const input of [
      { query: 'council' },
      {
        entities: [
          { name: 'council', observations: ['The council sits.', 'See council/conseils/x.md for it.'] },
        ],
      },
      { path: 'councils/x.md' },
      { path: '.gitignore' },
      { path: '.github/workflows/ci.yml' },
      { path: 'src/git/config.ts' },
      { url: 'https://example.org/tree/main/.vscode/settings.json' },
      { path: 'notes.md', content: 'Run `cat repo/.git/config`,\nthen look at other/.vscode/x.' },
      { path: 'notes.md', content: 'x/'.repeat(50_000) },
      { code: 'git status && ls' },
      { path: '.', excludePatterns: ['.git', '**/.vscode/**', 'council/**'] },
    ])
      await taken(input);
  });

  it('are refused in a home that is the workspace itself only where a council keeps its files', async () => {
    const places = { home: workspace, workspace, own: [], person: workspace };
    const judged = (path: string) => namesGuarded(namedTexts({ path }), [workspace], places);
    for (const path of ['council.yaml', 'memory/x.md', '.state/journal/x', 'conseils/a.md'])
      assert.equal(await judged(path), path);
    for (const path of ['src/x.ts', 'notes.md', '.']) assert.equal(await judged(path), undefined);
  });
});

describe('§14 a granted file server at the table', function () {
  this.timeout(30_000);
  const program = fileURLToPath(new URL('../support/mcp/stdioFiles.ts', import.meta.url));
  let table: Tooled | undefined;
  afterEach(() => table?.close());

  it('writes where it may, and is not called where the call names a place of the council’s: on record as refused, in the seat’s words', async () => {
    const write = (path: string) => ({ tool: 'files__write', input: { path, text: 'owned' } });
    const home = scratchHome();
    const around = dirname(home);
    const calls = [
      write('council/briefs/evil.yaml'),
      write(join(around, '.git', 'hooks', 'pre-commit')),
      write(join(around, 'notes.md')),
    ];
    table = await tooled({ phases: { COLLECT: { henry: { calls, say: '{{tool:1}}' } } } }, { home });
    await table.settings(`mcp:\n  files: { command: ${JSON.stringify([process.execPath, program])} }\n`);
    await table.grant('henry', 'files/*');
    const asked = { question: 'Now?', seats: ['henry', 'sage'] };
    const { checks } = await table.client.request(estimateCouncil, asked);
    await table.client.request(allowChecks, { checks });
    const view = await table.hold();
    assert.deepEqual(
      callsOf(view, 'henry').map(({ ok, refused }) => [ok, refused]),
      [
        [false, true],
        [false, true],
        [true, undefined],
      ],
    );
    assert.equal(
      callsOf(view, 'henry')[0]?.output,
      'Not called: “council/briefs/evil.yaml” leads into the council’s folder, .git, .vscode or settings, where tools do not go.',
    );
    assert.ok(!existsSync(join(home, 'briefs', 'evil.yaml')));
    assert.equal(readFileSync(join(around, 'notes.md'), 'utf8'), 'owned');
  });
});
