/** Keys that a window lent to a host that is gone: their seats wait for them within their time, say so, and go on. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { openKeys } from '../../src/host/keys/keyring.ts';
import type { HostOptions } from '../../src/host/options.ts';
import { sayInChannel } from '../../src/rpc/messages/channelMessages.ts';
import { lendModels } from '../../src/rpc/messages/editorMessages.ts';
import { lendKeys } from '../../src/rpc/messages/keyMessages.ts';
import { convene, getCouncil } from '../../src/rpc/messages/messages.ts';
import type { TurnView } from '../../src/rpc/views/views.ts';
import { channelTable } from '../support/channelTable.ts';
import {
  agreeing,
  type CouncilTurn,
  channelPuppets,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { type VirtualClock, virtualClock } from '../support/virtualClock.ts';

const key = { provider: 'anthropic', value: 'sk-ant-canary-2718281828' };
const aLoop = () => new Promise((resolve) => setImmediate(resolve));

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

/** A debate of two whose seats are answered for by anthropic, left in its first phase by a host that is gone. */
async function left(clock: VirtualClock, env: Record<string, string>, language = 'en') {
  let isHeld = true;
  const asked: string[] = [];
  const voice = (turn: CouncilTurn) => {
    asked.push(turn.scene.seat.id);
    return isHeld ? new Promise<string>(() => undefined) : agreeing(turn);
  };
  const backends = [puppets(voice, 'anthropic'), puppets(agreeing)];
  const surrounding = (values: Record<string, string>) => ({
    env: { A_TABLE_PROBE: 'off', ...values },
    keys: openKeys({ env: { HOME: '/nowhere', ...values } }),
  });
  table = await openTable({ backends, clock, ...surrounding(env) });
  if (Object.keys(env).length === 0) await table.client.request(lendKeys, { keys: [key] });
  const briefText = [
    'type: debate',
    'question: Cache it?',
    `language: ${language}`,
    'seats: [{id: henry, backend: anthropic, model: some}, {id: sage, backend: anthropic, model: some}]',
    'roles: {orchestrator: nova, synthesizer: nova}',
    '',
  ].join('\n');
  const { id } = await table.client.request(convene, { briefText, attended: false });
  while (asked.length < 2) await aLoop();
  isHeld = false;
  asked.length = 0;
  await table.reopen({ backends: [puppets(voice, 'anthropic'), puppets(agreeing)], ...surrounding({}) });
  const { client } = table;
  const turns = async () => {
    const { entries } = await client.request(getCouncil, { id });
    return entries.filter((entry): entry is TurnView => entry.kind === 'turn');
  };
  return { id, client, asked, turns };
}

async function waited(turns: () => Promise<TurnView[]>): Promise<(string | undefined)[]> {
  for (;;) {
    const all = await turns();
    if (all.length > 0 && all.every(({ heldUp }) => heldUp !== undefined))
      return all.map(({ heldUp }) => heldUp);
    await aLoop();
  }
}

describe('§12 a key of the editor', () => {
  it('that a new host has not been lent yet is waited for, said, and used once it is lent again', async () => {
    const clock = virtualClock(Date.UTC(2026, 1, 14));
    const { id, client, asked, turns } = await left(clock, {});
    assert.deepEqual(await waited(turns), [
      'waits for the key of anthropic from the editor',
      'waits for the key of anthropic from the editor',
    ]);
    clock.pass(60_000);
    assert.deepEqual(asked, []);
    await client.request(lendKeys, { keys: [key] });
    const { head, entries } = await watchUntil(client, id, isRecorded);
    assert.equal(head.status, 'recommended');
    const all = entries.filter((entry): entry is TurnView => entry.kind === 'turn');
    assert.ok(all.every(({ state, heldUp }) => state === 'replied' && heldUp === undefined));
  });

  it('that never comes leaves its seats absent at their deadline, with that reason, in the council’s language', async () => {
    const clock = virtualClock(Date.UTC(2026, 1, 14));
    const { id, client, asked, turns } = await left(clock, {}, 'fr');
    assert.deepEqual(await waited(turns), [
      'attend la clé de anthropic que prête l’éditeur',
      'attend la clé de anthropic que prête l’éditeur',
    ]);
    clock.pass(90_000);
    const { head } = await watchUntil(client, id, hasStatus('inconclusive'));
    assert.equal(head.why?.code, 'too-few-answered');
    const [first] = await turns();
    assert.equal(first?.absence?.code, 'timeout');
    assert.match(first?.absence?.detail ?? '', /^L’éditeur n’a pas prêté de nouveau la clé de anthropic\./);
    assert.deepEqual(asked, []);
  });

  it('is not waited for where it came from the environment: it says what to do', async () => {
    const { id, client, turns } = await left(virtualClock(Date.UTC(2026, 1, 14)), {
      ANTHROPIC_API_KEY: key.value,
    });
    await watchUntil(client, id, hasStatus('inconclusive'));
    const [first] = await turns();
    assert.match(
      first?.absence?.detail ?? '',
      /came from the environment .* Set ANTHROPIC_API_KEY .*, or: council key set anthropic/,
    );
  });
});

describe('§12 the models of the editor', () => {
  it('are waited for by a new host whose seats they answered for', async () => {
    const clock = virtualClock(Date.UTC(2026, 1, 14));
    table = await openTable({ clock });
    const models = [{ id: 'gpt', name: 'GPT', family: 'gpt', vendor: 'copilot' }];
    await table.client.request(lendModels, { models });
    const briefText =
      'type: debate\nquestion: Cache it?\nseats: [{id: henry, backend: editor}, {id: sage, backend: editor}]\nroles: {orchestrator: nova}\n';
    const { id } = await table.client.request(convene, { briefText, attended: false });
    await table.reopen();
    const { client } = table;
    const turns = async () =>
      (await client.request(getCouncil, { id })).entries.filter(
        (entry): entry is TurnView => entry.kind === 'turn',
      );
    const why = 'waits for the models of the editor';
    assert.deepEqual(await waited(turns), [why, why]);
    await client.request(lendModels, { models });
    while ((await turns()).some(({ heldUp }) => heldUp !== undefined)) await aLoop();
    assert.ok((await turns()).every(({ state }) => state !== 'absent'));
  });
});

describe('§8 an agent of a channel in a host that a window started', () => {
  it('is answered for by nobody else before the window has lent what it lends', async () => {
    const env = { HOME: '/nowhere', A_TABLE_PROBE: 'off' };
    const keys = openKeys({ env, awaited: true });
    const asked: string[] = [];
    const named = channelPuppets((turn) => {
      asked.push(turn.scene.seat.id);
      return 'Yes. [[wait]]';
    }, 'anthropic');
    // None is named: what answers is chosen.
    const host = {
      env,
      keys,
      backends: [named],
      defaultBackend: undefined,
    } as unknown as Partial<HostOptions>;
    const kitchen = await channelTable({ members: ['papa', 'henry'], speak: () => 'No.', host });
    table = kitchen;
    await kitchen.client.request(sayInChannel, { channel: 'kitchen', text: 'Henry?', by: 'papa' });
    for (let turn = 0; turn < 50; turn++) await aLoop();
    assert.deepEqual(asked, []);
    await kitchen.client.request(lendKeys, { keys: [key] });
    kitchen.clock.pass(4000);
    while (asked.length === 0) await aLoop();
    assert.deepEqual(asked, ['henry']);
  });
});
