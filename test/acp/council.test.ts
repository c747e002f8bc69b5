/** An agent at a real table: seen and allowed before it starts, its change proposed as a diff, the workspace untouched until a person accepts. */
import assert from 'node:assert/strict';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { storyteller } from '../../src/cli/follow/story.ts';
import { momentLines } from '../../src/cli/render/renderMoment.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { agentFiles } from '../../src/host/programs/agentFiles.ts';
import { allowChecks, estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { convene, decideCouncil, filesChanged } from '../../src/rpc/messages/messages.ts';
import { agentCommand, type Script, toldIn, whenToldIn } from '../support/acp/scripted.ts';
import {
  asPuppet,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { gitIn } from '../support/repositories.ts';
import { callsOf, saidBy } from '../support/tooled.ts';
import { inEveryForm } from '../support/voices.ts';

const briefText =
  'type: engineering\nquestion: Add a note.\nlanguage: en\nseats: [henry, sage, coder]\nroles: { owner: coder }\n';
const plan = 'Steps:\n1. Write the note.\n\nFiles: notes.md\n\nTests: none needed.\n\nRisks: none.';

describe('an agent at the table', function () {
  this.timeout(30_000);
  let table: OpenTable;
  afterEach(() => table.close());
  const workspace = () => dirname(table.home);
  const log = () => join(table.home, 'agent.log');

  async function laid(script: Script, options: { trusted?: boolean; env?: string } = {}): Promise<void> {
    const { trusted = true, env = '' } = options;
    table = await openTable({ backends: [puppets(asPuppet(inEveryForm()))], trusted });
    gitIn(workspace(), 'init', '-q', '-b', 'main');
    writeFileSync(join(workspace(), 'notes.md'), 'one\n');
    gitIn(workspace(), 'add', 'notes.md');
    gitIn(workspace(), 'commit', '-q', '-m', 'first');
    const command = JSON.stringify(agentCommand(script, log()));
    writeFileSync(
      join(table.home, 'council.yaml'),
      `git: off\nacp:\n  scripted:\n    command: ${command}\n${env}`,
    );
    appendFileSync(
      join(table.home, 'identities.yaml'),
      '\n  - { id: coder, name: Coder, role: code, backend: acp, capabilities: { files: propose } }\n',
    );
    await table.client.request(filesChanged, {});
  }
  const asked = { briefText, attended: true };
  const seen = async () => (await table.client.request(estimateCouncil, asked)).checks;
  const allow = async () => table.client.request(allowChecks, { checks: await seen() });
  const proposal: Script = {
    turns: [
      [{ say: plan }],
      [{ read: 'notes.md', quiet: true }, { edit: ['notes.md', 'one\ntwo\n'] }, { say: 'I added a line.' }],
    ],
  };

  it('§8 proposes a change: a diff is left, the workspace is touched only once a person accepts', async () => {
    await laid(proposal);
    await allow();
    const { id } = await table.client.request(convene, asked);
    const view = await watchUntil(table.client, id, hasStatus('decision'));
    assert.deepEqual(view.head.change, { state: 'proposed', files: ['notes.md'] });
    const reply = 'I added a line.\n\n```diff\ndiff --git a/notes.md b/notes.md\n';
    assert.ok(saidBy(view, 'coder', 'IMPLEMENT').includes(reply));
    assert.equal(view.head.phases.findLast(({ phase }) => phase === 'QA')?.checks?.[0]?.state, 'passed');
    assert.equal(readFileSync(join(workspace(), 'notes.md'), 'utf8'), 'one\n');
    assert.equal(gitIn(workspace(), 'status', '--short', 'notes.md'), '');
    assert.deepEqual(
      callsOf(view, 'coder', 'IMPLEMENT').map(({ tool, input, ok }) => [tool, input, ok]),
      [['acp/read', 'notes.md', true]],
    );
    assert.equal(toldIn(log(), 'start').length, 1, 'one process over the phases');

    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    const { head } = await watchUntil(table.client, id, isRecorded);
    assert.deepEqual(head.change, { state: 'applied', files: ['notes.md'] });
    assert.equal(readFileSync(join(workspace(), 'notes.md'), 'utf8'), 'one\ntwo\n');
    const copy = String(toldIn(log(), 'new')[0]?.cwd);
    await table.host.close();
    assert.equal(existsSync(copy), false, 'the copy is gone');
  });

  it('§14 starts nothing that nobody has seen; its seat is absent with words, and what is shown is the very command', async () => {
    await laid(proposal, { env: '    env: [AGENT_LOGIN]\n' });
    const [shown] = await seen();
    assert.deepEqual(
      [shown?.name, shown?.program, shown?.allowed, shown?.env],
      ['acp/scripted', 'acp', false, ['AGENT_LOGIN']],
    );
    assert.ok(shown?.command.includes('scriptedAgent.ts'));
    const { id } = await table.client.request(convene, { ...asked, attended: false });
    const { head } = await watchUntil(table.client, id, isRecorded);
    assert.equal(head.status, 'inconclusive');
    const archive = readFileSync(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(archive, /nobody has allowed its command here yet.* --allow-programs: .*scriptedAgent\.ts/);
    assert.deepEqual(toldIn(log()), []);
  });

  it('§7 hears nothing of another seat in a blind round, whatever of the home it asks for, nor after a restart', async () => {
    const live = 'council/memory/shared/council-active-conversation.md';
    const looks = [
      { read: live },
      { read: 'council/.state/journal/000001.jsonl' },
      { read: 'council/council.yaml' },
    ];
    await laid({
      turns: [
        [...looks, { hang: true }],
        [...looks, { say: 'My own view.\n\nProposal: mine.' }],
      ],
    });
    await allow();
    const debate =
      'type: debate\nquestion: Ready?\nlanguage: en\nseats: [henry, sage, coder]\nmaxRounds: 1\n';
    const { id } = await table.client.request(convene, { briefText: debate, attended: false });
    await watchUntil(table.client, id, ({ phases }) => phases[0]?.answered === 2);
    await whenToldIn(log(), 'told', 3);
    await table.reopen();
    const view = await watchUntil(table.client, id, isRecorded);
    const reply = saidBy(view, 'coder');
    assert.match(reply, /My own view\./);
    assert.equal(reply.match(/refused/g)?.length, 3);
    const answers = toldIn(log(), 'told').map(({ answer }) => String(answer));
    assert.ok(
      answers.length >= 3 && answers.every((answer) => answer.startsWith('refused')),
      answers.join('\n'),
    );
  });

  it('§8 tells what it did by itself and what it took, in the transcript, the terminal, the archive and the log; what nobody told is unknown', async () => {
    const call = { sessionUpdate: 'tool_call', toolCallId: '1', kind: 'execute', status: 'completed' };
    const own = [
      { update: { ...call, title: 'npm test <b>**now**</b>' } },
      { say: 'Mine.\n\nProposal: mine.' },
    ];
    await laid({ turns: [[...own, { answer: { usage: { inputTokens: 4000, outputTokens: 321 } } }], own] });
    await allow();
    const debate =
      'type: debate\nquestion: Ready?\nlanguage: en\nseats: [henry, sage, coder]\nmaxRounds: 1\n';
    const spend = (await table.client.request(estimateCouncil, { briefText: debate })).spend;
    assert.equal(spend?.tokens.unknown, true, 'what it will take nobody knows');
    const { id } = await table.client.request(convene, { briefText: debate, attended: false });
    const view = await watchUntil(table.client, id, isRecorded);
    const [first] = callsOf(view, 'coder', 'COLLECT');
    assert.deepEqual(
      [first?.tool, first?.announced, first?.input],
      ['acp/execute', 'completed', 'npm test <b>**now**</b>'],
    );
    const page = pageOf(100, noPaint, 'en');
    const told = storyteller()(view).flatMap((moment) => momentLines(moment, page));
    assert.ok(told.some((line) => line.includes('🔧 acp/execute → done, it says  npm test <b>')));
    const archive = readFileSync(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.ok(archive.includes('- 🔧 acp/execute → done, it says · npm test &lt;b>'), 'no markup of its own');
    const rows = archive.split('\n').filter((line) => /^\| .*\| (?:acp|puppet) \|/.test(line));
    assert.deepEqual(
      rows.map((row) => row.split(' | ').at(-1)),
      ['unknown |', 'unknown |', '4321 |', 'unknown |'],
    );
    assert.match(archive, /\| 4321 \+ unknown \|/);
    assert.match(archive, /4,321 \+ unknown tokens/);
    assert.match(archive, /tokens: 4321, uncounted: 3,/);
    assert.equal(view.head.uncounted, 3);
    const log = readFileSync(join(table.home, 'memory/shared/councils', `council-${id}.json`), 'utf8');
    assert.ok(/"announced":\s*"completed"/.test(log) && /"input":\s*4000/.test(log));
  });

  it('§14 asks again when the command, its folder or its variables change', async () => {
    await laid(proposal);
    await allow();
    assert.deepEqual(
      (await seen()).map(({ allowed }) => allowed),
      [true],
    );
    const settings = join(table.home, 'council.yaml');
    appendFileSync(settings, '    env: [HOME]\n');
    assert.deepEqual(
      (await seen()).map(({ allowed }) => allowed),
      [false],
    );
  });

  it('§14 starts nothing in a workspace that is not trusted', async () => {
    await laid(proposal, { trusted: false });
    await allow();
    const { id } = await table.client.request(convene, { ...asked, attended: false });
    await watchUntil(table.client, id, isRecorded);
    const archive = readFileSync(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(archive, /not started: the workspace is not trusted/);
    assert.deepEqual(toldIn(log()), []);
  });

  it('§8 copies of a host that was killed are gone once the next one holds the home', async () => {
    await laid(proposal);
    const { scratch } = agentFiles({ workspace: workspace(), home: table.home, language: 'en' });
    const { folder } = await scratch();
    assert.ok(existsSync(folder));
    await table.reopen();
    assert.ok(!existsSync(folder));
  });
});
