/** Inside the real extension host: models that another extension offers to the editor sit at the table. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commandIds } from '../../../src/extension/manifest/contributions.ts';
import { seenOf } from '../../../src/rpc/askToSpend.ts';
import type { Client } from '../../../src/rpc/connect/client.ts';
import { estimateCouncil } from '../../../src/rpc/messages/estimateMessages.ts';
import {
  councilDelta,
  filesChanged,
  getCouncil,
  identitiesChanged,
  listIdentities,
  skipSeat,
  stopCouncil,
  watchCouncil,
} from '../../../src/rpc/messages/messages.ts';
import { listModels } from '../../../src/rpc/messages/modelMessages.ts';
import { attach, headWhen, homeFolder, once, rowWhen } from '../../support/editor/insideHome.ts';
import { type Manner, modelCommands, type SeenRequest } from '../../support/editor/modelProvider/commands.ts';
import { assertInTime } from '../../support/inTime.ts';

const models = [
  { id: 'gpt-test', name: 'GPT Test', family: 'gpt-5' },
  { id: 'claude-test', name: 'Claude Test', family: 'claude-sonnet-5' },
];
const question = 'Should we cache the index of the search service?';
const { executeCommand } = vscode.commands;
const behave = (manner: Manner) => executeCommand(modelCommands.behave, manner);
const requests = () => executeCommand<{ seen: SeenRequest[]; looks: number }>(modelCommands.requests);

describe('§8 models that the editor offers', function () {
  this.timeout(120_000);
  let client: Client;

  /** The models as the host has them, once there are so many. It tells that who answers may be others. */
  async function lent(count: number): Promise<string[]> {
    const now = async () => {
      const { rows } = await client.request(listModels, {});
      return rows.find(({ backend }) => backend === 'editor')?.models.map(({ id }) => id) ?? [];
    };
    return new Promise((resolve, reject) => {
      const look = () =>
        void now().then((ids) => ids.length === count && (stop(), resolve(ids.sort())), reject);
      const stop = client.on(identitiesChanged, look);
      look();
    });
  }
  /** As one who has seen what it may take: nothing is begun without that. */
  const convened = async (): Promise<string> => {
    const asked = { question, mode: 'debate' };
    const { spend } = await client.request(estimateCouncil, asked);
    assert.ok(spend, 'a model of somebody else’s may cost');
    return String(await executeCommand(commandIds.aTable, { ...asked, seen: seenOf(spend) }));
  };
  const turnsOf = async (id: string) => {
    const { entries } = await client.request(getCouncil, { id });
    return entries.flatMap((entry) => (entry.kind === 'turn' ? [entry] : []));
  };

  before(async () => {
    await executeCommand(commandIds.useFamily);
    client = await attach();
    await executeCommand(modelCommands.offer, models);
    await once(vscode.lm.onDidChangeChatModels, () => true);
  });
  after(async () => {
    await behave('answers');
    await executeCommand(modelCommands.offer, []);
    await lent(0);
    client.close();
  });

  it('are lent as they come, and looking at them does not go on for ever', async () => {
    const ids = (await vscode.lm.selectChatModels()).map(({ id }) => id);
    assert.deepEqual(ids.sort(), ['claude-test', 'gpt-test']);
    assert.deepEqual(await lent(2), ['claude-test', 'gpt-test']);
    const { looks } = await requests();
    assert.ok(looks < 20, `${looks} looks`);
  });

  it('are chosen where nothing is named, both families over the seats, and that is shown before', async () => {
    const { choice } = await client.request(estimateCouncil, { question, mode: 'debate' });
    assert.deepEqual([...new Set(choice.seats.map(({ backend }) => backend))], ['editor']);
    assert.deepEqual([...new Set(choice.seats.slice(0, 2).map(({ model }) => model))].sort(), [
      'claude-test',
      'gpt-test',
    ]);
    assert.deepEqual(choice.warnings, []);
    assert.match(choice.why ?? '', /editor/i);
    const { rows } = await client.request(listIdentities, {});
    assert.deepEqual(
      [...new Set(rows.flatMap((row) => (row.kind === 'agent' ? [row.backend] : [])))],
      ['editor'],
    );
  });

  it('hold a council that streams, waits for its decision, and is archived under their names', async () => {
    await behave('answers');
    const streamed = new Promise<string>((resolve) => {
      client.on(councilDelta, ({ text }) => resolve(text));
    });
    const id = await convened();
    await client.request(watchCouncil, { id });
    assert.ok((await streamed).length > 0);
    // Its archive stands from then on: before, only its place is known.
    await headWhen(client, id, ({ status, recorded }) => status === 'decision' && recorded === true);
    const { seen } = await requests();
    assert.deepEqual([...new Set(seen.map(({ model }) => model))].sort(), ['claude-test', 'gpt-test']);
    assert.match(seen[0]?.system ?? '', /You are/);
    const said = (await turnsOf(id)).filter(({ state }) => state === 'replied');
    assert.deepEqual([...new Set(said.map(({ model }) => model))].sort(), ['Claude Test', 'GPT Test']);
    await client.request(stopCouncil, { id });
    const { archivePath } = await rowWhen(client, id, (row) => row.archivePath !== undefined);
    const archive = readFileSync(path.join(homeFolder(), archivePath ?? ''), 'utf8');
    for (const word of [/GPT Test/, /Claude Test/, /editor/]) assert.match(archive, word);
  });

  it('call the tools that a seat is granted, and read what they answer', async () => {
    const file = path.join(homeFolder(), 'identities.yaml');
    const before = readFileSync(file, 'utf8');
    const granted = before.replace('  - id: sage\n', '$&    capabilities: { tools: [council-status] }\n');
    assert.notEqual(granted, before);
    writeFileSync(file, granted);
    await client.request(filesChanged, {});
    await behave('calls a tool');
    const id = await convened();
    await headWhen(client, id, ({ status }) => status === 'decision');
    const { seen } = await requests();
    assert.ok(seen.some(({ tools }) => tools.length === 0));
    const [offered] = seen.filter(({ tools }) => tools.length > 0);
    assert.deepEqual(offered?.tools, ['council-status']);
    const [sage] = (await turnsOf(id)).filter(({ seat }) => seat === 'sage');
    const [used, ...more] = sage?.tools ?? [];
    assert.deepEqual([used?.tool, used?.ok, more], ['council-status', true, []]);
    assert.ok(used && seen.some(({ results }) => results.includes(used.output)));
    await client.request(stopCouncil, { id });
    writeFileSync(file, before);
    await client.request(filesChanged, {});
  });

  it('say in words that they may not be used, and that a quota is used up', async () => {
    for (const [manner, words] of [
      ['refuses', /was not allowed to use .* Test/],
      ['is used up', /quota of the editor’s .* Test is used up/],
    ] as const) {
      await behave(manner);
      const id = await convened();
      await rowWhen(client, id, ({ status }) => status !== 'running');
      const absent = (await turnsOf(id)).find(({ state }) => state === 'absent');
      assert.match(absent?.absence?.detail ?? '', words);
      await client.request(stopCouncil, { id }).catch(() => undefined);
    }
  });

  it('are left at once when their seat is skipped, also by a provider that takes no notice', async () => {
    await behave('hangs');
    const streamed = new Promise<void>((resolve) => {
      client.on(councilDelta, () => resolve());
    });
    const id = await convened();
    await client.request(watchCouncil, { id });
    await streamed;
    const [speaking] = (await turnsOf(id)).filter(({ state }) => state !== 'replied');
    assert.ok(speaking);
    const began = Date.now();
    await client.request(skipSeat, { id, seat: speaking.seat });
    await executeCommand(modelCommands.cancelled);
    assertInTime(Date.now() - began, 1000);
    await client.request(stopCouncil, { id });
    await rowWhen(client, id, (row) => row.archivePath !== undefined);
  });
});
