/** A host that a command opened drives what its clients wait for, for as long as they are there, and nothing else. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import type { Client } from '../../src/rpc/connect/client.ts';
import { createChannel, getChannel, sayInChannel } from '../../src/rpc/messages/channelMessages.ts';
import {
  convene,
  councilChanged,
  drive,
  driven,
  hello,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import { agreeing, hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';

const question = 'Should we cache the index?';
const seats = ['henry', 'sage'];

describe('§13 host: what is driven', () => {
  let table: OpenTable;
  let asked: string[] = [];
  let answers: ((text: string) => void)[] = [];
  const open = async (hold = false) => {
    asked = [];
    answers = [];
    const voice = puppets((turn) => {
      asked.push(turn.scene.council);
      for (const look of [...looking]) look();
      return hold ? new Promise((resolve) => answers.push(() => resolve(agreeing(turn)))) : agreeing(turn);
    });
    table = await openTable({ drives: 'asked', backends: [voice] });
  };
  const looking = new Set<() => void>();
  const whenAsked = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => asked.length >= count && resolve();
      looking.add(look);
      look();
    });
  afterEach(() => table.close());
  const isDriven = async (id: string, client: Client = table.client) =>
    (await client.request(driven, { councils: [id] })).councils.length === 1;

  it('a council is driven for whoever convened it; when they leave the call under way comes home and no other is made', async () => {
    await open(true);
    const other = table.host.client();
    const { id } = await table.client.request(convene, { question, seats });
    await other.request(watchCouncil, { id });
    await whenAsked(2);
    assert.equal(await isDriven(id, other), true);
    table.client.close();
    assert.equal(await isDriven(id, other), false);
    const home = new Promise<void>((resolve) => {
      let replies = 0;
      other.on(councilChanged, ({ entries }) => {
        replies += entries.filter((entry) => entry.kind === 'turn' && entry.state === 'replied').length;
        if (replies >= 2) resolve();
      });
    });
    for (const answer of answers) answer('');
    await home;
    const { head, entries } = await other.request(watchCouncil, { id });
    assert.equal(head.status, 'running');
    assert.equal(entries.filter((entry) => entry.kind === 'turn' && entry.state === 'replied').length, 2);
    assert.equal(asked.length, 2, 'nobody else is asked');
    await other.request(drive, { councils: [id] });
    await whenAsked(3);
  });

  it('what was left when the host opened stands still until somebody waits for it', async () => {
    await open();
    const { id } = await table.client.request(convene, { question, seats, attended: true });
    await watchUntil(table.client, id, hasStatus('decision'));
    await table.reopen({ backends: [puppets(agreeing)] });
    assert.equal(await isDriven(id), false);
    await table.client.request(drive, { councils: [id] });
    assert.equal(await isDriven(id), true);
  });

  it('an editor that comes to it sees everything go on', async () => {
    await open();
    await table.client.request(createChannel, {
      channel: 'cellar',
      mode: 'none',
      members: ['papa', 'henry'],
    });
    await table.client.request(sayInChannel, {
      channel: 'cellar',
      text: '@henry is the wine warm?',
      by: 'papa',
    });
    const before = await table.client.request(getChannel, { channel: 'cellar' });
    assert.equal(before.head.active?.agent, 'henry');
    assert.deepEqual((await table.client.request(driven, { channels: ['cellar'] })).channels, []);
    await table.host.client().request(hello, { client: 'extension' });
    assert.deepEqual((await table.client.request(driven, { channels: ['cellar'] })).channels, ['cellar']);
  });

  it('a message and a council that are put to a host twice under one name are there once', async () => {
    await open();
    const once = 'f3b9a3a2-1f54-4f0e-9c8a-0d5b1d8f7c11';
    const first = await table.client.request(convene, { question, seats, once });
    const second = await table.client.request(convene, { question, seats, once });
    assert.equal(second.id, first.id);
    await table.client.request(createChannel, {
      channel: 'cellar',
      mode: 'none',
      members: ['papa', 'henry'],
    });
    const word = { channel: 'cellar', text: 'Soup.', by: 'papa', once };
    await table.client.request(sayInChannel, word);
    await table.client.request(sayInChannel, word);
    const { messages } = await table.client.request(getChannel, { channel: 'cellar' });
    assert.equal(messages.filter(({ text }) => text === 'Soup.').length, 1);
  });
});
