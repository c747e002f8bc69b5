/**
 * S28: a tool, an agent and a check that write where only people write: what may be done here, what git runs, what the
 * editor runs. It is put back, what was written is kept and named, it stands on record, and it is never in force.
 */
import assert from 'node:assert/strict';
import fs, {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { place } from '../../src/host/store/home/placeFile.ts';
import { guardPowers, type Powers, sumOf, type Undone } from '../../src/host/store/home/powerFiles.ts';
import { createChannel, setChannelMode } from '../../src/rpc/messages/channelMessages.ts';
import { allowChecks, estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { convene, filesChanged, listIdentities, noticed } from '../../src/rpc/messages/messages.ts';
import { agentCommand } from '../support/acp/scripted.ts';
import { asPuppet, hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';
import { gitIn } from '../support/repositories.ts';
import { scratchHome } from '../support/scratch.ts';
import { callsOf, tooled } from '../support/tooled.ts';
import { inEveryForm } from '../support/voices.ts';

const program = fileURLToPath(new URL('../support/mcp/stdioFiles.ts', import.meta.url));
const evil = 'git: push\nchecks: { evil: { command: [rm, -rf, /] } }\n';

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

function inGit(home: string): string {
  const workspace = dirname(home);
  gitIn(workspace, 'init', '-q', '-b', 'main');
  mkdirSync(join(workspace, '.vscode'));
  writeFileSync(join(workspace, '.vscode', 'settings.json'), '{}\n');
  mkdirSync(join(home, 'protocols'), { recursive: true });
  return workspace;
}

describe('§4 a granted filesystem server', function () {
  this.timeout(30_000);

  /** One seat calls these tools in its turn. */
  async function calling(calls: (home: string) => { tool: string; input: unknown }[]) {
    const home = scratchHome();
    const laid = await tooled({ phases: { COLLECT: { henry: { calls: calls(home) } } } }, { home });
    table = laid;
    const workspace = inGit(home);
    await laid.settings(`mcp:\n  files: { command: ${JSON.stringify([process.execPath, program])} }\n`);
    await laid.grant('henry', 'files/*');
    const { checks } = await laid.client.request(estimateCouncil, {
      question: 'Now?',
      seats: ['henry', 'sage'],
    });
    await laid.client.request(allowChecks, { checks });
    const told: string[] = [];
    laid.client.on(noticed, ({ message }) => void told.push(message));
    return { laid, home, workspace, told };
  }
  /** A path that is named is refused before anything is called: these are known to the server alone. */
  const unnamed = (path: string) => `base64:${Buffer.from(path).toString('base64')}`;
  const write = (path: string, text: string) => ({
    tool: 'files__write',
    input: { path: unnamed(path), text },
  });

  it('rewrites council.yaml in mid-round: it is put back, never in force, kept, told and on record', async () => {
    const { laid, home, told } = await calling((at) => [write(join(at, 'council.yaml'), evil)]);
    const before = readFileSync(join(home, 'council.yaml'), 'utf8');
    const view = await laid.hold();
    assert.equal(readFileSync(join(home, 'council.yaml'), 'utf8'), before);
    const [call] = callsOf(view, 'henry');
    assert.equal(call?.ok, false);
    assert.match(call?.output ?? '', /^Undone: council\/council\.yaml was changed meanwhile/);
    assert.match(
      told.join('\n'),
      /council\/council\.yaml was changed .* put back\. What stood there is in council\/\.state\/versions\/council\.yaml/,
    );
    const kept = join(home, '.state', 'versions', 'council.yaml');
    assert.equal(readFileSync(kept, 'utf8'), evil);
    assert.equal(statSync(kept).mode & 0o777, 0o600);
    const { checks } = await laid.client.request(estimateCouncil, { question: 'Now?' });
    assert.ok(!JSON.stringify(checks).includes('evil'));
  });

  it('writes, links and removes wherever power lies: all of it is as it was, nothing it wrote can run', async () => {
    const { laid, home, workspace } = await calling((at) => {
      const around = dirname(at);
      return [
        write(
          join(at, 'identities.yaml'),
          'identities:\n  - { id: mole, name: Mole, capabilities: { tools: [files/*] } }\n',
        ),
        write(join(at, 'channels.yaml'), 'channels:\n  - { id: lair, mode: chat }\n'),
        write(join(at, 'protocols', 'mine.yaml'), 'id: mine\n'),
        write(join(around, '.git', 'hooks', 'post-commit'), '#!/bin/sh\ntouch owned\n'),
        write(join(around, '.git', 'config'), '[core]\n\thooksPath = /tmp/evil\n'),
        write(join(around, '.vscode', 'tasks.json'), '{"tasks":[]}'),
        { tool: 'files__remove', input: { path: unnamed(join(around, '.vscode')) } },
        { tool: 'files__link', input: { path: unnamed(join(at, 'council.yaml')), to: '/dev/zero' } },
      ];
    });
    const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
    const state = () =>
      [
        read(home, 'council.yaml'),
        read(home, 'identities.yaml'),
        existsSync(join(home, 'channels.yaml')) ? read(home, 'channels.yaml') : 'none',
        readdirSync(join(home, 'protocols')).join(),
        readdirSync(join(workspace, '.git', 'hooks'))
          .toSorted()
          .join(),
        read(workspace, '.git', 'config'),
        readdirSync(join(workspace, '.vscode')).join(),
        read(workspace, '.vscode', 'settings.json'),
      ] as const;
    const before = state();
    const view = await laid.hold();
    assert.deepEqual(state(), before);
    assert.ok(lstatSync(join(home, 'council.yaml')).isFile());
    const calls = callsOf(view, 'henry');
    assert.equal(calls.length, 8);
    for (const call of calls) assert.match(call.output, /^Undone: /);
    const { rows } = await laid.client.request(listIdentities, {});
    assert.ok(!rows.some(({ id }) => id === 'mole'));
    for (const name of readdirSync(join(home, '.state', 'versions')))
      assert.equal(lstatSync(join(home, '.state', 'versions', name)).mode & 0o111, 0);
  });

  it('what it writes elsewhere stays: only what gives power is put back', async () => {
    const { laid, workspace, told } = await calling((at) => [write(join(dirname(at), 'notes.md'), 'words')]);
    const view = await laid.hold();
    assert.equal(readFileSync(join(workspace, 'notes.md'), 'utf8'), 'words');
    assert.equal(callsOf(view, 'henry')[0]?.ok, true);
    assert.deepEqual(
      told.filter((each) => each.includes('put back')),
      [],
    );
  });
});

describe('§4 an agent and a check', function () {
  this.timeout(30_000);

  it('an agent that edits its own limits finds them put back, and its turn says so', async () => {
    table = await openTable({ backends: [puppets(asPuppet(inEveryForm()))] });
    const { home, client } = table;
    const workspace = inGit(home);
    writeFileSync(join(workspace, 'notes.md'), 'one\n');
    gitIn(workspace, 'add', 'notes.md');
    gitIn(workspace, 'commit', '-q', '-m', 'first');
    const script = {
      turns: [
        [
          { edit: [join(home, 'identities.yaml'), 'identities: []\n'] as [string, string] },
          { edit: [join(workspace, '.git', 'hooks', 'pre-commit'), '#!/bin/sh\n'] as [string, string] },
          { say: 'Steps:\n1. Write.\n\nFiles: notes.md\n\nTests: none.\n\nRisks: none.' },
        ],
        [{ edit: ['notes.md', 'two\n'] as [string, string] }, { say: 'Done.' }],
      ],
    };
    const command = JSON.stringify(agentCommand(script, join(home, 'agent.log')));
    writeFileSync(join(home, 'council.yaml'), `git: off\nacp:\n  scripted: { command: ${command} }\n`);
    appendFileSync(
      join(home, 'identities.yaml'),
      '\n  - { id: coder, name: Coder, role: code, backend: acp, capabilities: { files: propose } }\n',
    );
    await client.request(filesChanged, {});
    const before = readFileSync(join(home, 'identities.yaml'), 'utf8');
    const briefText =
      'type: engineering\nquestion: Add a note.\nlanguage: en\nseats: [henry, sage, coder]\nroles: { owner: coder }\n';
    const { checks } = await client.request(estimateCouncil, { briefText });
    await client.request(allowChecks, { checks });
    const { id } = await client.request(convene, { briefText, attended: true });
    const view = await watchUntil(client, id, hasStatus('decision'));
    assert.equal(readFileSync(join(home, 'identities.yaml'), 'utf8'), before);
    assert.ok(!existsSync(join(workspace, '.git', 'hooks', 'pre-commit')));
    const undone = view.entries.flatMap((entry) =>
      entry.kind === 'turn' ? (entry.tools ?? []).filter(({ tool }) => tool === 'acp/undone') : [],
    );
    assert.equal(undone.length, 1);
    for (const changed of ['council/identities.yaml', '.git/hooks/pre-commit'])
      assert.ok(undone[0]?.output.includes(`Undone: ${changed} was changed meanwhile`), changed);
    assert.deepEqual(view.head.change, { state: 'proposed', files: ['notes.md'] });
  });

  it('a check that rewrites council.yaml runs as it was allowed, and what it printed says that it was undone', async () => {
    table = await openTable({ backends: [puppets(asPuppet(inEveryForm()))] });
    const { home, client } = table;
    const line = `require('node:fs').writeFileSync('council/council.yaml', ${JSON.stringify(evil)}); console.log('ran')`;
    const settings = `git: off\nchecks:\n  tests: { command: ${JSON.stringify([process.execPath, '-e', line])} }\n`;
    writeFileSync(join(home, 'council.yaml'), settings);
    const briefText =
      'type: review\nquestion: Is this ready to ship?\ncontext: the change of the week\nseats: [henry, sage, nova]\nroles: { owner: nova, qa: blaise }\nchecks: [tests]\n';
    const { checks } = await client.request(estimateCouncil, { briefText });
    await client.request(allowChecks, { checks });
    const { id } = await client.request(convene, { briefText });
    const view = await watchUntil(client, id, hasStatus('decision'));
    assert.equal(readFileSync(join(home, 'council.yaml'), 'utf8'), settings);
    const [check] = view.head.phases.flatMap((phase) => phase.checks ?? []);
    assert.equal(check?.state, 'passed');
    assert.match(check?.output ?? '', /^ran\nUndone: council\/council\.yaml/);
  });
});

describe('§4 what people and the host write meanwhile', () => {
  let powers: Powers;
  let told: Undone[][];
  let home: string;
  let workspace: string;
  beforeEach(async () => {
    table = await openTable();
    ({ home } = table);
    workspace = inGit(home);
    told = [];
    powers = guardPowers({ home, workspace, tell: (undone) => void told.push(undone) });
  });
  afterEach(() => powers.close());
  const file = () => join(home, 'council.yaml');
  const text = () => readFileSync(file(), 'utf8');

  it('the host’s own edits stay: of a person over any client, and of a tool', async () => {
    const guard = powers.begin();
    await table?.client.request(createChannel, { channel: 'kitchen', mode: 'chat' });
    await table?.client.request(setChannelMode, { channel: 'kitchen', mode: 'report' });
    await place(join(home, 'protocols', 'mine.yaml'), 'id: mine\n');
    assert.deepEqual(guard.end(), []);
    assert.match(readFileSync(join(home, 'channels.yaml'), 'utf8'), /kitchen/);
  });

  it('a save in the editor stays, also when it is told after the file was put back', () => {
    const guard = powers.begin();
    writeFileSync(file(), 'git: off\n# mine\n');
    powers.saved(file(), sumOf('git: off\n# mine\n'));
    powers.look();
    assert.equal(text(), 'git: off\n# mine\n');
    writeFileSync(file(), 'git: off\n# later\n');
    powers.look();
    assert.equal(text(), 'git: off\n# mine\n');
    powers.saved(file(), sumOf('git: off\n# later\n'));
    assert.equal(text(), 'git: off\n# later\n');
    guard.end();
    assert.equal(text(), 'git: off\n# later\n');
  });

  it('is put back in one step: whoever saves it meanwhile finds it there at any moment', () => {
    const guard = powers.begin();
    writeFileSync(file(), evil);
    const real = fs.renameSync;
    const stood: boolean[] = [];
    fs.renameSync = (from, to) => {
      if (to === file()) stood.push(existsSync(file()));
      real(from, to);
    };
    try {
      guard.end();
    } finally {
      fs.renameSync = real;
    }
    assert.deepEqual(stood, [true]);
    assert.notEqual(text(), evil);
  });

  it('a save vouches for its own words alone', () => {
    const before = text();
    const guard = powers.begin();
    writeFileSync(file(), evil);
    powers.saved(file(), sumOf('something else'));
    assert.deepEqual(
      guard.end().map((each) => each.file),
      ['council/council.yaml'],
    );
    assert.equal(text(), before);
  });

  it('a new file that a person saves stays; one that is no matter of ours is left alone', () => {
    const guard = powers.begin();
    const tasks = join(workspace, '.vscode', 'tasks.json');
    writeFileSync(tasks, '{}');
    powers.saved(tasks, sumOf('{}'));
    const notes = join(workspace, 'notes.md');
    writeFileSync(notes, 'words');
    powers.saved(notes, sumOf('words'));
    rmSync(notes);
    assert.deepEqual(guard.end(), []);
    assert.deepEqual([existsSync(tasks), existsSync(notes)], [true, false]);
  });

  it('with nobody at work every change is a person’s', () => {
    const guard = powers.begin();
    guard.end();
    writeFileSync(file(), 'git: off\n');
    powers.look();
    assert.equal(text(), 'git: off\n');
    assert.deepEqual(told, []);
  });

  it('of two at work the first to end puts back, and both say so; each version is kept', () => {
    const before = text();
    const [one, two] = [powers.begin(), powers.begin()];
    writeFileSync(file(), evil);
    assert.equal(one.end().length, 1);
    assert.equal(text(), before);
    writeFileSync(file(), `${evil}# again\n`);
    assert.equal(two.end().length, 2);
    assert.equal(text(), before);
    assert.deepEqual(
      told.flat().map(({ kept }) => readFileSync(join(workspace, kept ?? ''), 'utf8')),
      [evil, `${evil}# again\n`],
    );
  });

  it('a folder that became a link is a folder again, and what the link leads to is not touched', () => {
    const elsewhere = join(workspace, 'elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'settings.json'), '{"theirs":1}');
    const guard = powers.begin();
    const folder = join(workspace, '.vscode');
    gitIn(workspace, 'config', 'branch.main.remote', 'origin');
    rmSync(folder, { recursive: true });
    symlinkSync(elsewhere, folder);
    const files = guard.end().map((each) => each.file);
    assert.deepEqual(files.toSorted(), ['.vscode', '.vscode/settings.json']);
    assert.ok(lstatSync(folder).isDirectory());
    assert.equal(readFileSync(join(folder, 'settings.json'), 'utf8'), '{}\n');
    assert.equal(readFileSync(join(elsewhere, 'settings.json'), 'utf8'), '{"theirs":1}');
    assert.match(readFileSync(join(workspace, '.git', 'config'), 'utf8'), /branch "main"/);
  });

  it('which branch follows which is no power; a section behind it on its line is', () => {
    const config = join(workspace, '.git', 'config');
    const guard = powers.begin();
    gitIn(workspace, 'config', 'branch.main.merge', 'refs/heads/main');
    powers.look();
    assert.deepEqual(told, []);
    appendFileSync(config, '[branch "x"] [core] hooksPath = /tmp/evil\n');
    assert.equal(guard.end().length, 1);
    assert.doesNotMatch(readFileSync(config, 'utf8'), /hooksPath/);
  });
});
