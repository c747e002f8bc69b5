/** What people may do to channels over RPC: each done and seen, or refused in words with the rule, in both languages. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import type * as z from 'zod';
import * as messages from '../../src/rpc/messages/channelMessages.ts';
import { filesChanged, type Request } from '../../src/rpc/messages/messages.ts';
import { type ChannelTable, channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';

let table: ChannelTable;

async function refused<S extends z.ZodType, R>(
  message: Request<S, R>,
  params: z.input<S>,
  said: RegExp,
): Promise<void> {
  await assert.rejects(table.client.request(message, params), (error: Error) => {
    assert.equal(error.name, 'Refusal');
    assert.match(error.message, said);
    return true;
  });
}

const file = () => readFileSync(join(table.home, 'channels.yaml'), 'utf8');

describe('§6 what people do to channels', () => {
  before(async () => {
    table = await channelTable({ speak: () => 'TURN_PASS' });
  });
  after(() => table.close());

  it('a channel is created in channels.yaml, comments kept, and is there at once', async () => {
    const before = file();
    const { head, written } = await table.client.request(messages.createChannel, {
      channel: 'workshop',
      mode: 'work',
      members: ['papa', 'nova'],
      topic: 'Things to build',
    });
    assert.deepEqual(written, ['channels.yaml']);
    assert.equal(head.locked, true);
    assert.ok(file().startsWith(before.trimEnd()));
    const { rows } = await table.client.request(messages.listChannels, {});
    assert.deepEqual(
      rows.map(({ id, mode }) => `${id} ${mode}`),
      ['general chat', 'kitchen chat', 'workshop work'],
    );
    await refused(messages.createChannel, { channel: 'workshop' }, /already/);
    await refused(messages.createChannel, { channel: 'Not An Id' }, /lower case/);
    await refused(messages.createChannel, { channel: 'x', members: ['nobody'] }, /Nobody is called/);
  });

  it('the mode of a work channel can’t be left, and no channel can become one: refused with the rule', async () => {
    const rule = /“work” is locked: its mode is set when it is created and can’t be changed/;
    await refused(messages.setChannelMode, { channel: 'workshop', mode: 'chat' }, rule);
    await refused(messages.setChannelMode, { channel: 'general', mode: 'work' }, rule);
    await refused(
      messages.setChannelMode,
      { channel: 'general', mode: 'discussion' },
      /“discussion” is locked/,
    );
    assert.match(file(), /id: workshop\n {4}topic: .*\n {4}mode: work/);
  });

  it('§3 a mode is set in the file, then in force; every other line stays', async () => {
    const before = file();
    const { head } = await table.client.request(messages.setChannelMode, {
      channel: 'kitchen',
      mode: 'turn-based',
    });
    assert.equal(head.mode, 'turn-based');
    assert.equal(file(), before.replace(/(id: kitchen\n {4}mode: )chat/, '$1turn-based'));
    await table.client.request(messages.setChannelMode, { channel: 'kitchen', mode: 'chat' });
  });

  it('order, members and mutes are set and taken back', async () => {
    const { client } = table;
    const order = await client.request(messages.setChannelOrder, { channel: 'kitchen', order: 'priority' });
    assert.equal(order.head.order, 'priority');
    const none = await client.request(messages.setChannelOrder, { channel: 'kitchen' });
    assert.equal(none.head.order, undefined);
    await client.request(messages.assignMember, { channel: 'kitchen', member: 'blaise' });
    await refused(messages.assignMember, { channel: 'kitchen', member: 'blaise' }, /already/);
    const muted = await client.request(messages.muteMember, { channel: 'kitchen', member: 'blaise' });
    assert.equal(muted.head.members.find(({ id }) => id === 'blaise')?.muted, true);
    const gone = await client.request(messages.removeMember, { channel: 'kitchen', member: 'blaise' });
    assert.deepEqual(
      gone.head.members.map(({ id }) => id),
      ['papa', 'henry', 'sage', 'nova'],
    );
    await refused(messages.removeMember, { channel: 'kitchen', member: 'blaise' }, /no member/);
    await refused(messages.muteMember, { channel: 'kitchen', member: 'maman' }, /no member/);
  });

  it('§3 while channels.yaml is broken a change is refused with its line, and the last good version stays', async () => {
    const good = file();
    writeFileSync(join(table.home, 'channels.yaml'), good.replace('mode: chat', 'mode: chatty'));
    await table.client.request(filesChanged, {});
    await refused(
      messages.setChannelMode,
      { channel: 'kitchen', mode: 'none' },
      /channels\.yaml has a problem at line \d+/,
    );
    const { problems, rows } = await table.client.request(messages.listChannels, {});
    assert.equal(problems.length, 1);
    assert.equal(rows.length, 3);
    writeFileSync(join(table.home, 'channels.yaml'), good);
    await table.client.request(filesChanged, {});
  });

  it('§14 nobody speaks for an agent, for a stranger, in a channel that is not there, or without words', async () => {
    const say = { channel: 'kitchen', text: 'Hello.' };
    await refused(messages.sayInChannel, { ...say, by: 'sage' }, /Sage is an agent/);
    await refused(messages.sayInChannel, { ...say, by: 'zoe' }, /Nobody is called “zoe”/);
    await refused(messages.sayInChannel, { ...say, channel: 'cellar' }, /no channel “cellar”.*general/);
    await refused(messages.sayInChannel, { ...say, text: '   ' }, /needs words/);
  });

  it('turn operations say when there is nothing to do, and which turn they meant', async () => {
    await refused(messages.steerTurn, { channel: 'kitchen', do: 'complete' }, /Nobody has the floor/);
    await refused(
      messages.steerTurn,
      { channel: 'kitchen', do: 'time-out', turn: 3 },
      /Turn 3 is no longer open/,
    );
    await refused(messages.steerTurn, { channel: 'workshop', do: 'advance' }, /without turns/);
    await refused(messages.resumeChannel, { channel: 'kitchen' }, /not paused/);
    await refused(
      messages.releaseAgent,
      { channel: 'kitchen', agent: 'henry' },
      /neither waiting nor offline/,
    );
    assert.equal((await table.client.request(messages.activeTurn, { channel: 'kitchen' })).active, null);
  });

  it('a question moves only along a link, with what was said around it, and wakes the other channel', async () => {
    await refused(
      messages.escalateQuestion,
      { channel: 'kitchen', to: 'workshop', text: 'Who?' },
      /moves no questions/,
    );
    await refused(
      messages.escalateQuestion,
      { channel: 'kitchen', to: 'workshop', text: ' \n' },
      /needs words/,
    );
    const linked = file().replace(
      /(id: kitchen\n {4}mode: chat\n)/,
      '$1    links:\n      escalatesTo: [workshop]\n',
    );
    writeFileSync(join(table.home, 'channels.yaml'), linked);
    await table.client.request(filesChanged, {});
    await table.client.request(messages.escalateQuestion, {
      channel: 'kitchen',
      to: 'workshop',
      text: 'Who builds it?',
    });
    const view = await untilChannel(
      table.client,
      'workshop',
      ({ turnCount, active }) => turnCount > 0 && !active,
    );
    assert.deepEqual(lines(view), ['(escalated-from)']);
    assert.ok(table.asked.at(-1)?.startsWith('nova'));
    const source = await table.client.request(messages.getChannel, { channel: 'kitchen' });
    assert.equal(source.messages.at(-1)?.notice?.code, 'escalated-to');
    for (const [channel, code] of [
      ['kitchen', 'escalated-to'],
      ['workshop', 'escalated-from'],
    ] as const) {
      const past = await table.client.request(messages.channelHistory, { channel });
      assert.equal(past.messages.at(-1)?.notice?.code, code, `the history of ${channel} has the link`);
    }
  });
});

describe('§6 steering a turn', () => {
  it('advance passes the floor, complete ends the turn, time-out counts as an absence', async () => {
    const held = await channelTable({ speak: () => new Promise<string>(() => undefined) });
    const { client } = held;
    const speaker = async () =>
      (await client.request(messages.activeTurn, { channel: 'kitchen' })).active?.agent;
    try {
      await held.say('Hello.');
      await untilChannel(client, 'kitchen', ({ active }) => active !== undefined);
      assert.equal(await speaker(), 'henry');
      await client.request(messages.steerTurn, { channel: 'kitchen', do: 'advance' });
      assert.equal(await speaker(), 'sage');
      await client.request(messages.steerTurn, { channel: 'kitchen', do: 'complete' });
      assert.equal(await speaker(), 'nova');
      await client.request(messages.steerTurn, { channel: 'kitchen', do: 'time-out' });
      const { log } = await client.request(messages.getChannel, { channel: 'kitchen' });
      assert.deepEqual(
        log
          .filter(({ event }) => ['advanced', 'completed', 'timed-out'].includes(event))
          .map(({ agent }) => agent),
        ['henry', 'sage', 'nova'],
      );
    } finally {
      await held.close();
    }
  });

  it('a person may say how one message enters, whatever the channel says', async () => {
    let calls = 0;
    const held = await channelTable({
      speak: () => {
        calls += 1;
        return calls === 1 ? new Promise<string>(() => undefined) : 'TURN_PASS';
      },
    });
    try {
      const { client } = held;
      await held.say('Hello.');
      await untilChannel(client, 'kitchen', ({ active }) => active !== undefined);
      const say = { channel: 'kitchen', by: 'papa' };
      await client.request(messages.sayInChannel, { ...say, text: 'Later.', policy: 'queue' });
      const { messages: waiting } = await client.request(messages.getChannel, { channel: 'kitchen' });
      assert.equal(waiting.find(({ text }) => text === 'Later.')?.held, true);
      await client.request(messages.sayInChannel, { ...say, text: 'Stop.', policy: 'interrupt' });
      const view = await untilChannel(client, 'kitchen', isDormant);
      assert.deepEqual(lines(view).toSorted(), [
        '(dormant)',
        '(interrupted)',
        'papa: Hello.',
        'papa: Later.',
        'papa: Stop.',
      ]);
      assert.deepEqual(held.asked.slice(0, 2), ['henry 1', 'henry 2']);
    } finally {
      await held.close();
    }
  });

  it('§12 refusals are in French where the host speaks French', async () => {
    const french = await channelTable({ speak: () => 'TURN_PASS', host: { language: 'fr' } });
    try {
      await assert.rejects(
        french.client.request(messages.setChannelMode, { channel: 'kitchen', mode: 'work' }),
        /verrouillé\s: son mode se choisit à la création/,
      );
      await french.say('Bonjour.');
      await untilChannel(french.client, 'kitchen', isDormant);
    } finally {
      await french.close();
    }
  });
});

describe('a channel’s id', () => {
  before(async () => {
    table = await channelTable({ speak: () => 'TURN_PASS' });
  });
  after(() => table.close());

  it('may be what every object has: unknown until it is made, then like any other', async () => {
    const channel = 'constructor';
    await refused(messages.getChannel, { channel }, /no channel “constructor”/);
    const discussion = { channel: 'talk', initiator: 'papa', guide: 'Why?', participants: ['nova'] };
    await refused(messages.createDiscussion, { ...discussion, callback: channel }, /constructor/);
    const { head } = await table.client.request(messages.createChannel, { channel, members: ['nova'] });
    assert.equal(head.id, channel);
    await table.client.request(messages.sayInChannel, { channel, text: 'Is anybody here?', by: 'papa' });
    await table.client.request(messages.setChannelMode, { channel, mode: 'broadcast' });
    const view = await table.client.request(messages.getChannel, { channel });
    assert.equal(view.head.mode, 'broadcast');
  });
});
