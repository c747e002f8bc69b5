/** A seat that may propose works in a copy: what it did comes back as a diff that git takes, and the workspace stays as it was. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import type { ToolUse } from '../../src/core/councils/toolUse.ts';
import type { Conversation, TurnRequest } from '../../src/host/ports/ports.ts';
import {
  agentSeat,
  type Script,
  type ScriptedAgent,
  type ScriptedOptions,
  scriptedAgent,
  shownTools,
} from '../support/acp/scripted.ts';
import { readAs } from '../support/readAs.ts';
import { clearFolders, gitIn, setTraps, write } from '../support/repositories.ts';
import { sampleTurn } from '../support/sampleTurn.ts';
import { clearScratch, textsUnder } from '../support/scratch.ts';

describe('an agent that proposes a change', () => {
  const talks: Conversation[] = [];
  afterEach(async () => {
    for (const talk of talks.splice(0)) await talk.close();
    clearScratch();
    clearFolders();
  });

  /** Tracked, changed since and untracked files; a secret; something that git ignores. */
  function repository(script: Script, options?: ScriptedOptions): ScriptedAgent {
    const agent = scriptedAgent(script, options);
    const { workspace } = agent;
    gitIn(workspace, 'init', '-q', '-b', 'main');
    write(workspace, 'README.md', 'hello\n');
    write(workspace, 'src/a.js', 'one\ntwo\nthree\n');
    write(workspace, 'old.txt', 'old\n');
    write(workspace, '.gitignore', 'build/\n');
    gitIn(workspace, 'add', '.gitignore', 'README.md', 'src', 'old.txt');
    gitIn(workspace, 'commit', '-q', '-m', 'first');
    write(workspace, 'src/a.js', 'one\ntwo, changed\nthree\n');
    write(workspace, 'new.txt', 'not yet added\n');
    write(workspace, '.env', 'TOKEN=canary');
    write(workspace, 'build/out.js', 'canary');
    return agent;
  }
  const uses: ToolUse[] = [];
  function changeTurn(more: Partial<TurnRequest> = {}): TurnRequest {
    const { turn } = sampleTurn(agentSeat('propose'));
    uses.length = 0;
    return {
      ...turn,
      scene: { ...turn.scene, form: 'change', part: 'owner' },
      onTool: (use) => uses.push(use),
      ...more,
    };
  }
  function open(agent: ScriptedAgent): Conversation {
    const talk = agent.backend.open('c', agentSeat('propose'));
    talks.push(talk);
    return talk;
  }
  const gitTakes = ({ workspace }: ScriptedAgent, diff = ''): void =>
    void execFileSync('git', ['apply', '--check', '-'], { cwd: workspace, input: `${diff}\n` });
  const filesOf = ({ workspace }: ScriptedAgent) => {
    const texts = [...textsUnder(workspace)];
    return new Map(texts.filter(([name]) => !name.startsWith('.git/') && !name.startsWith('council/')));
  };

  it('§7 leaves a diff that git applies, taken from its copy; the workspace is untouched and the copy goes with it', async () => {
    const agent = repository({
      turns: [
        [
          { say: 'I changed it.\n\n```diff\n--- a/lie\n+++ b/lie\n@@ -1 +1 @@\n-a\n+b\n```\nThat is all.' },
          { edit: ['src/a.js', 'one\ntwo, changed\nthree, better\n'] },
          { edit: ['src/deep/b.js', 'new\n'] },
          { edit: ['old.txt', null] },
          { edit: ['build/junk.js', 'ignored'] },
          { edit: ['.env', 'TOKEN=stolen'] },
          { edit: ['.vscode/settings.json', '{}'] },
          { edit: ['council/identities.yaml', 'identities: []'] },
          { write: ['README.md', 'hello, world\n'], quiet: true },
        ],
      ],
    });
    const before = filesOf(agent);
    const talk = open(agent);
    const { text, model } = await talk.send(changeTurn());
    const change = readAs('change', text);
    assert.deepEqual(change.files, ['README.md', 'old.txt', 'src/a.js', 'src/deep/b.js']);
    assert.equal(change.summary, 'I changed it.');
    gitTakes(agent, change.diff);
    assert.ok(!text.includes('lie') && !text.includes('canary') && text.includes('That is all.'));
    assert.equal(model, 'Scripted 1.2');
    assert.deepEqual(filesOf(agent), before);
    assert.equal(gitIn(agent.workspace, 'worktree', 'list').split('\n').length, 1);

    const [begun] = agent.told('new');
    const [started] = agent.told('start');
    const folder = String(begun?.cwd);
    assert.equal(started?.cwd, folder);
    assert.ok(!folder.startsWith(agent.workspace) && existsSync(folder));
    assert.ok(String(agent.told('prompt')[0]?.text).includes(folder), 'it is told where to work');
    await talk.close();
    assert.ok(!existsSync(folder));
  });

  it('§8 sees the workspace as it is, uncommitted and new files included, without secrets and what git ignores', async () => {
    const agent = repository({
      turns: [[{ read: 'src/a.js' }, { read: 'new.txt' }, { read: '.env' }, { read: 'build/out.js' }]],
    });
    const { text } = await open(agent).send(changeTurn());
    assert.match(text, /two, changed/);
    assert.match(text, /not yet added/);
    assert.ok(!text.includes('canary'));
    assert.match(shownTools(uses)[2] ?? '', /refused/);
  });

  it('§8 keeps the ends of lines as they are, and takes binary files and names in any script', async () => {
    const agent = repository({
      turns: [
        [
          { say: 'Done.' },
          { edit: ['windows.txt', 'one\r\nTWO\r\nthree'] },
          { edit: ['été/☀.md', '```\nfenced\n```\n'] },
          { edit: ['picture.bin', 'a\0b'] },
        ],
      ],
    });
    write(agent.workspace, 'windows.txt', 'one\r\ntwo\r\nthree');
    const change = readAs('change', (await open(agent).send(changeTurn())).text);
    assert.deepEqual(change.files, ['picture.bin', 'windows.txt', 'été/☀.md']);
    gitTakes(agent, change.diff);
  });

  it('§14 writes through us only in its copy, and only while it is asked for the change', async () => {
    const agent = repository({
      turns: [
        [{ write: ['README.md', 'too early'] }, { ask: { kind: 'edit', paths: ['README.md'] } }],
        [
          { write: ['../../escaped.txt', 'no'] },
          { write: ['.git/config', 'no'] },
          { write: ['.vscode/settings.json', 'no'] },
          { write: ['council/council.yaml', 'no'] },
          { ask: { kind: 'edit', paths: ['README.md'] } },
          { ask: { kind: 'delete', paths: ['../../x'] } },
          { ask: { kind: 'edit' } },
          { ask: { kind: 'execute' } },
          { ask: { kind: 'fetch' } },
          { ask: { kind: 'edit', paths: ['README.md'], options: ['allow_always', 'reject_always'] } },
          { write: ['README.md', 'now\n'] },
        ],
      ],
    });
    const talk = open(agent);
    const first = await talk.send({ ...changeTurn(), scene: sampleTurn().turn.scene });
    assert.match(first.text, /only when you are asked for the change/);
    assert.match(first.text, /permission: reject_once/);
    const { text } = await talk.send(changeTurn());
    assert.deepEqual(
      agent
        .told('told')
        .slice(2)
        .map(({ what, answer }) => (what === 'write' ? String(answer).slice(0, 7) : answer)),
      [
        'refused',
        'refused',
        'refused',
        'refused',
        'allow_once',
        'reject_once',
        'reject_once',
        'reject_once',
        'reject_once',
        'reject_always',
        'done',
      ],
    );
    assert.deepEqual(readAs('change', text).files, ['README.md']);
    assert.equal(uses.length, 11, 'each is noted');
    assert.equal(uses[4]?.tool, 'acp/edit');
    assert.equal(uses[4]?.input, 'to edit: README.md');
    assert.match(uses[7]?.output ?? '', /Commands that an agent writes do not run/);
    assert.equal(readFileSync(path.join(agent.workspace, 'README.md'), 'utf8'), 'hello\n');
  });

  it('§14 what the system itself refuses to read or write is on record, and said without a word of how we asked it', async () => {
    const long = `${'é'.repeat(200)}.md`;
    const agent = repository({
      turns: [[{ write: [long, 'no'] }, { write: ['README.md/x', 'no'] }, { read: long }, { say: 'Done.' }]],
    });
    const { text } = await open(agent).send(changeTurn());
    assert.doesNotMatch(text, /\/proc\/|Internal/);
    assert.deepEqual(
      uses.map(({ tool, ok }) => [tool, ok]),
      [
        ['acp/write', false],
        ['acp/write', false],
        ['acp/read', false],
      ],
    );
  });

  it('§7 goes on in the same copy when it is sent back; a workspace that changed meanwhile is copied anew', async () => {
    const agent = repository({
      turns: [
        [{ say: 'First.' }, { edit: ['README.md', 'hello one\n'] }],
        [{ say: 'Second.' }, { edit: ['more.md', 'more\n'] }],
        [{ say: 'Third.' }, { edit: ['more.md', 'more\n'] }],
      ],
    });
    const talk = open(agent);
    await talk.send(changeTurn());
    assert.deepEqual(readAs('change', (await talk.send(changeTurn())).text).files, ['README.md', 'more.md']);
    assert.equal(agent.told('start').length, 1);
    write(agent.workspace, 'README.md', 'changed by a person\n');
    const change = readAs('change', (await talk.send(changeTurn())).text);
    assert.deepEqual(change.files, ['more.md']);
    assert.equal(agent.told('start').length, 2);
    gitTakes(agent, change.diff);
  });

  it('§14 no trap of a hostile repository snaps, neither while it is copied nor while the diff is taken (S20)', async () => {
    const agent = repository({ turns: [[{ say: 'Done.' }, { edit: ['README.md', 'x\n'] }]] });
    const snapped = setTraps(agent.workspace);
    const { text } = await open(agent).send(changeTurn());
    assert.deepEqual(readAs('change', text).files, ['README.md']);
    assert.deepEqual(snapped(), []);
  });

  it('without a git repository it reads only, says why, and may write its diff as words', async () => {
    const agent = scriptedAgent({
      turns: [
        [{ write: ['a.md', 'x'] }, { say: '\n```diff\n--- /dev/null\n+++ b/a.md\n@@ -0,0 +1 @@\n+x\n```' }],
      ],
    });
    const { text } = await open(agent).send(changeTurn());
    assert.match(shownTools(uses)[0] ?? '', /acp\/scratch refused: .*no git repository/);
    assert.match(text, /may not change files/);
    assert.deepEqual(readAs('change', text).files, ['a.md']);
  });

  it('a change too large to be read whole is left out, with words that say so', async () => {
    const agent = repository({ turns: [[{ say: 'Big.' }, { edit: ['big.txt', 'line\n'.repeat(20_000)] }]] });
    const { text } = await open(agent).send(changeTurn());
    assert.match(text, /^Big\.\n\nThe change has \d+ characters, and at most 90000/);
    assert.equal(readAs('change', text).diff, undefined);
  });

  it('copies that a killed host left are swept, and those of other homes are not', async () => {
    const [agent, other] = [repository({}), repository({})];
    const [left, theirs] = [await agent.files.scratch(), await other.files.scratch()];
    await agent.files.sweep();
    assert.ok(!existsSync(left.folder) && existsSync(theirs.folder));
    await theirs.remove();
  });

  it('§3 where the home is the workspace itself, reads and changes the rest, and nothing that the council keeps there', async () => {
    const allow = ['allow_once', 'reject_once'] as const;
    const agent = repository(
      {
        turns: [
          [
            { read: 'README.md' },
            { read: 'memory/day.md' },
            { ask: { kind: 'edit', paths: ['src/a.js'], options: [...allow], input: { file: 'src/a.js' } } },
            { ask: { kind: 'read', paths: ['README.md'], options: [...allow], input: { file: 'memory/x' } } },
            { write: ['README.md', 'hello, better\n'] },
            { write: ['identities.yaml', 'identities: []'] },
            { edit: ['council.yaml', 'acp: {}'] },
          ],
        ],
      },
      { homeIsWorkspace: true },
    );
    write(agent.workspace, 'memory/day.md', 'canary');
    write(agent.workspace, 'identities.yaml', 'identities: [] # canary');
    const { text } = await open(agent).send(changeTurn());
    assert.deepEqual(
      uses.map(({ tool, ok }) => [tool, ok]),
      [
        ['acp/read', true],
        ['acp/read', false],
        ['acp/edit', true],
        ['acp/read', false],
        ['acp/write', true],
        ['acp/write', false],
        // The log of this agent, which the council does not keep.
        ['acp/workspace', false],
      ],
    );
    assert.match(text, /\+hello, better/);
    assert.doesNotMatch(text, /canary|acp: \{\}|[ab]\/(?:identities|council)\.yaml/);
    // The same rules where there is no copy.
    const { files, workspace } = agent;
    assert.deepEqual(await files.read(workspace, 'README.md'), { text: 'hello\n' });
    assert.ok('problem' in (await files.read(workspace, 'memory/day.md')));
    assert.deepEqual(
      await Promise.all(
        ['src', 'README.md', 'memory', '.state/journal'].map((at) => files.isOpen(workspace, at)),
      ),
      [true, true, false, false],
    );
  });
});
