/** An agent whose turns a person has: the person is given the floor, an hour for it, and what they say in that name ends the turn. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import {
  activeTurn,
  assignMember,
  channelHistory,
  createChannel,
  getChannel,
  listChannels,
  sayInChannel,
  steerTurn,
} from '../../src/rpc/messages/channelMessages.ts';
import { addIdentity, editIdentity } from '../../src/rpc/messages/identityMessages.ts';
import { filesChanged } from '../../src/rpc/messages/messages.ts';
import { channelWords } from '../../src/rpc/words/channels/channelWords.ts';
import { type ChannelTable, channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';

const hour = 3_600_000;

describe('§5, §8 an agent that a person answers for', () => {
  let table: ChannelTable;
  afterEach(() => table.close());

  async function withZoe(options: Partial<Parameters<typeof channelTable>[0]> = {}): Promise<void> {
    table = await channelTable({ speak: () => 'TURN_PASS', channel: 'hall', members: ['papa'], ...options });
    await table.client.request(addIdentity, { id: 'zoe', fields: { name: 'Zoé', backend: 'human' } });
    await table.client.request(createChannel, {
      channel: 'kitchen',
      mode: options.mode ?? 'chat',
      members: ['papa', 'zoe', 'henry'],
    });
  }
  const zoesTurn = () => untilChannel(table.client, 'kitchen', ({ active }) => active?.agent === 'zoe');
  const asZoe = (text: string) => table.client.request(sayInChannel, { channel: 'kitchen', text, by: 'zoe' });

  it('has the floor in its turn: nobody is called, the turn is shown as a person’s, with an hour', async () => {
    await withZoe();
    await table.say('What do you all think?', 'kitchen');
    const { head, speaking } = await zoesTurn();
    assert.equal(head.active?.person, true);
    assert.equal((head.active?.timeoutAt ?? 0) - (head.active?.startedAt ?? 0), hour);
    assert.equal(speaking, undefined);
    assert.deepEqual(table.asked, []);
    assert.equal(channelWords.en.state(head), 'Zoé’s turn: a person answers');
    assert.match(channelWords.fr.state(head), /^au tour de Zoé\s: une personne répond$/);
    const { active } = await table.client.request(activeTurn, { channel: 'kitchen' });
    assert.equal(active?.person, true);
  });

  for (const mode of ['chat', 'turn-based'] as const)
    it(`${mode}: what the person says in that name ends the turn, and the floor passes`, async () => {
      await withZoe({ mode });
      await table.say('What do you all think?', 'kitchen');
      await zoesTurn();
      const { message } = await asZoe('I would wait. @henry?');
      assert.equal(message?.by, 'zoe');
      assert.equal(message?.kind, 'human');
      await untilChannel(table.client, 'kitchen', ({ active }) => active?.agent !== 'zoe');
      assert.equal(table.asked[0], 'henry 2');
      const { messages } = await table.client.request(channelHistory, { channel: 'kitchen' });
      assert.deepEqual(
        messages.map(({ by, kind }) => `${by} ${kind}`),
        ['papa human', 'zoe human'],
      );
    });

  it('can be passed, by a word or by the floor’s own button, and counts as a pass', async () => {
    await withZoe();
    await table.say('Anything?', 'kitchen');
    await zoesTurn();
    assert.equal((await asZoe('TURN_PASS')).message, null);
    await untilChannel(table.client, 'kitchen', isDormant);
    await table.say('And now?', 'kitchen');
    const { head } = await zoesTurn();
    await table.client.request(steerTurn, { channel: 'kitchen', do: 'complete', turn: head.active?.turn });
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.equal(view.head.dormant, 'all-passed');
    assert.deepEqual(lines(view).slice(0, 3), ['papa: Anything?', '(dormant)', 'papa: And now?']);
  });

  it('whoever does not answer within the hour is passed over, and no sooner', async () => {
    await withZoe();
    await table.say('Anything?', 'kitchen');
    await zoesTurn();
    table.clock.pass(hour - 1000);
    assert.equal((await table.client.request(getChannel, { channel: 'kitchen' })).head.active?.agent, 'zoe');
    table.clock.pass(2000);
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.ok(lines(view).includes('(timed-out)'));
  });

  it('out of its turn it is a message of a person like any other', async () => {
    await withZoe({ mode: 'none' });
    await asZoe('@henry, is it done?');
    await untilChannel(table.client, 'kitchen', ({ turnCount, active }) => turnCount === 1 && !active);
    assert.deepEqual(table.asked, ['henry 1']);
  });

  it('in a name that a model answers for nobody speaks', async () => {
    await withZoe();
    await assert.rejects(
      table.client.request(sayInChannel, { channel: 'kitchen', text: 'I am Henry.', by: 'henry' }),
      /Henry is an agent: nobody speaks in its place/,
    );
  });

  it('a host that comes back still waits, with a whole hour', async () => {
    await withZoe();
    await table.say('Anything?', 'kitchen');
    await zoesTurn();
    table.clock.pass(5 * 60_000);
    await table.reopen();
    const { head } = await table.client.request(getChannel, { channel: 'kitchen' });
    assert.equal(head.active?.agent, 'zoe');
    assert.equal(head.active.timeoutAt - table.clock.now(), hour);
    await asZoe('Here I am.');
    await untilChannel(table.client, 'kitchen', ({ active }) => active?.agent !== 'zoe');
  });

  it('an orchestrator or an initiator that is a person is not waited for outside its turns', async () => {
    table = await channelTable({ speak: () => 'TURN_PASS', order: 'chosen' });
    await table.client.request(editIdentity, { id: 'maman', set: { backend: 'human' } });
    await table.say('Begin.');
    const { head } = await untilChannel(table.client, 'kitchen', isDormant);
    assert.equal(head.dormant, 'all-passed');
    assert.equal(table.clock.now(), Date.UTC(2026, 1, 14));
  });
});

describe('§8 `file` in a channel', () => {
  let table: ChannelTable;
  afterEach(() => table.close());
  const channels = () => join(table.home, 'channels.yaml');

  it('is refused at the member’s line, in both languages, and never asked', async () => {
    table = await channelTable({ speak: () => 'TURN_PASS', members: ['papa', 'henry', 'sage'] });
    await table.client.request(addIdentity, { id: 'scribe', fields: { name: 'Scribe', backend: 'file' } });
    await assert.rejects(
      table.client.request(assignMember, { channel: 'kitchen', member: 'scribe' }),
      /Scribe answers in the shared file \(backend: file\), which only councils have/,
    );
    writeFileSync(
      channels(),
      readFileSync(channels(), 'utf8')
        .replace(/( *)- sage\n/, '$1- sage\n$1- scribe\n')
        .replace('henry, sage]', 'henry, sage, scribe]'),
    );
    await table.client.request(filesChanged, {});
    const { problems } = await table.client.request(listChannels, {});
    const line =
      readFileSync(channels(), 'utf8')
        .split('\n')
        .findIndex((each) => each.includes('scribe')) + 1;
    assert.deepEqual(
      problems.map((one) => [one.line, one.severity]),
      [[line, 'error']],
    );
    await assert.rejects(
      table.client.request(assignMember, { channel: 'general', member: 'scribe' }),
      /Scribe answers in the shared file/,
      'the same words stand there already, of another channel',
    );
    await table.say('@scribe?');
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.ok(lines(view).includes('(file)'));
    assert.ok(!table.asked.some((one) => one.startsWith('scribe')));
    assert.equal(view.head.members.find(({ id }) => id === 'scribe')?.passedOver, 'file');
  });

  it('a change of identities.yaml that would make a member one is refused, and names the channels', async () => {
    table = await channelTable({ speak: () => 'TURN_PASS' });
    await assert.rejects(
      table.client.request(editIdentity, { id: 'sage', set: { backend: 'file' } }),
      /“sage” is a member of #general, #kitchen, where nobody can answer from the shared file/,
    );
  });
});
