/** What a seated agent reads goes through us: inside the workspace, never the council's home, git's own files or secrets. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InitializeRequest } from '@agentclientprotocol/sdk';
import { afterEach, describe, it } from 'mocha';
import type { ToolUse } from '../../src/core/councils/toolUse.ts';
import type { Conversation } from '../../src/host/ports/ports.ts';
import { agentSeat, type ScriptedAgent, type Step, scriptedAgent } from '../support/acp/scripted.ts';
import { sampleTurn } from '../support/sampleTurn.ts';
import { clearScratch } from '../support/scratch.ts';

describe('a reading agent', () => {
  let talk: Conversation | undefined;
  afterEach(async () => {
    await talk?.close();
    clearScratch();
  });

  async function heard(
    steps: Step[],
    prepare: (agent: ScriptedAgent) => void = () => undefined,
    files?: 'none' | 'read',
  ): Promise<{ text: string; uses: ToolUse[]; agent: ScriptedAgent }> {
    const agent = scriptedAgent({ turns: [steps] });
    prepare(agent);
    const seat = agentSeat(files);
    const { turn } = sampleTurn(seat);
    const uses: ToolUse[] = [];
    talk = agent.backend.open('c', seat);
    const { text } = await talk.send({ ...turn, onTool: (use) => uses.push(use) });
    return { text, uses, agent };
  }
  const fill = ({ workspace, home }: ScriptedAgent): void => {
    writeFileSync(path.join(workspace, 'notes.md'), 'one\r\ntwo\nthree\n');
    writeFileSync(path.join(workspace, '.env'), 'TOKEN=canary');
    writeFileSync(path.join(workspace, '.env.example'), 'TOKEN=yours');
    mkdirSync(path.join(workspace, '.git'));
    writeFileSync(path.join(workspace, '.git', 'config'), 'canary');
    mkdirSync(path.join(home, 'memory'), { recursive: true });
    writeFileSync(path.join(home, 'memory', 'live.md'), 'canary of another seat');
    symlinkSync('/etc', path.join(workspace, 'etc'));
    symlinkSync(path.join(home, 'memory'), path.join(workspace, 'innocent'));
    symlinkSync('notes.md', path.join(workspace, 'link.md'));
  };

  it('§8 reads files of the workspace to the sign, links inside it included, a part where it asks for one', async () => {
    const { text, uses } = await heard(
      [{ read: 'notes.md' }, { read: 'link.md', lines: { line: 2, limit: 1 } }, { read: '.env.example' }],
      fill,
    );
    assert.equal(text, '[read: one\r\ntwo\nthree\n][read: two\n][read: TOKEN=yours]');
    assert.deepEqual(
      uses.map(({ tool, input, ok }) => [tool, input, ok]),
      [
        ['acp/read', 'notes.md', true],
        ['acp/read', 'link.md', true],
        ['acp/read', '.env.example', true],
      ],
    );
  });

  it('§14 is refused what lies outside, by its name or by a link, and told so in words', async () => {
    const { text, uses } = await heard(
      [{ read: '/etc/hostname' }, { read: '../x' }, { read: 'etc/hostname' }, { read: 'missing.md' }],
      fill,
    );
    assert.equal(uses.filter(({ ok }) => !ok).length, 4);
    assert.equal(text.match(/refused/g)?.length, 4);
    // In its copy there is no such link.
    assert.match(uses[2]?.output ?? '', /etc\/hostname.*no such file/);
    assert.match(uses[3]?.output ?? '', /no such file/);
  });

  it('§7 never reads the council’s home, git’s own files or what looks like a secret, not by a link either', async () => {
    const { text, agent } = await heard(
      [
        { read: 'council/memory/live.md' },
        { read: 'innocent/live.md' },
        { read: '.git/config' },
        { read: '.env' },
        { ask: { kind: 'read', paths: ['council/memory/live.md'] } },
        { ask: { kind: 'read', paths: ['innocent/live.md'] } },
        { ask: { kind: 'read', paths: [], input: { file: 'council/x' } } },
        { ask: { kind: 'read', paths: ['notes.md'], input: { file: 'notes.md' } } },
      ],
      fill,
    );
    assert.ok(!text.includes('canary'), text);
    assert.equal(text.match(/refused/g)?.length, 4);
    const answers = agent.told('told').map(({ answer }) => answer);
    assert.deepEqual(answers.slice(4), ['reject_once', 'reject_once', 'reject_once', 'allow_once']);
  });

  it('§14 that runs away is held after a thousand requests, and the journal is not filled by it', async () => {
    const { text, uses } = await heard([{ read: 'notes.md', times: 1001 }], fill);
    assert.match(text, /refused: .*1000 requests a turn\. Answer now/);
    assert.equal(uses.length, 51);
    assert.deepEqual([uses[50]?.tool, uses[50]?.input], ['acp/more', '951 more calls, not listed']);
  });

  it('§14 is given no more of the files in a turn than a host can hold for it', async () => {
    const { text, agent } = await heard(
      [{ read: 'big.txt', times: 12, quiet: true }, { say: 'Yes.' }],
      ({ workspace }) => writeFileSync(path.join(workspace, 'big.txt'), 'b'.repeat(4_900_000)),
    );
    assert.equal(text, 'Yes.');
    assert.match(String(agent.told('told')[0]?.answer), /refused: .*no more of the files in this turn/);
  }).timeout(30_000);

  it('§8 is refused every write, and the capability is not even offered; no terminal is', async () => {
    const { text, agent, uses } = await heard([{ write: ['notes.md', 'mine'] }, { terminal: true }], fill);
    assert.match(text, /write: refused: .*may not change files/);
    assert.match(text, /terminal: refused/);
    assert.equal(uses[0]?.ok, false);
    const [{ params }] = agent.told('initialize') as unknown as [{ params: InitializeRequest }];
    const { fs, terminal } = params.clientCapabilities ?? {};
    assert.deepEqual({ fs, terminal }, { fs: { readTextFile: true, writeTextFile: false }, terminal: false });
  });

  it('§8 with `files: none` reads nothing, and works in an empty folder that goes with it', async () => {
    const { text, agent } = await heard([{ read: 'notes.md' }], fill, 'none');
    assert.match(text, /may not read files/);
    const [begun] = agent.told('new');
    assert.ok(!String(begun?.cwd).startsWith(agent.workspace));
    await talk?.close();
    assert.throws(() => rmSync(String(begun?.cwd)));
  });
});
