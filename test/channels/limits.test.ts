/** What a channel may use, on a host: sums of the hour are lifted by raising them alone, and nobody answers himself. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import {
  createChannel,
  getChannel,
  limitChannel,
  resumeChannel,
  sayInChannel,
  steerTurn,
} from '../../src/rpc/messages/channelMessages.ts';
import { filesChanged } from '../../src/rpc/messages/messages.ts';
import { channelWords } from '../../src/rpc/words/channels/channelWords.ts';
import { type ChannelTable, channelTable, isDormant, untilChannel } from '../support/channelTable.ts';
import { channelPuppets } from '../support/openTable.ts';

let table: ChannelTable;
const yaml = () => readFileSync(join(table.home, 'channels.yaml'), 'utf8');

describe('limits of a channel on a host', () => {
  afterEach(() => table.close());

  /** A dollar for each reply, and a limit of two an hour. */
  async function limited(): Promise<void> {
    table = await channelTable({
      speak: ({ scene }) => ({ text: `Word ${scene.turn}.`, usage: { input: 0, output: 500_000 } }),
    });
    writeFileSync(join(table.home, 'council.yaml'), 'git: off\nprices:\n  puppet: { input: 1, output: 2 }\n');
    writeFileSync(
      join(table.home, 'channels.yaml'),
      yaml().replace('id: kitchen\n', 'id: kitchen\n    # ours\n    guards: { costAnHour: 2 } # dollars\n'),
    );
    await table.client.request(filesChanged, {});
    await table.say('Go.');
    await untilChannel(table.client, 'kitchen', ({ stopped }) => stopped !== undefined);
  }

  it('a cost that is used up is lifted by no message and no resume, only by raising it, which edits that line of the file', async () => {
    await limited();
    const { head } = await table.client.request(getChannel, { channel: 'kitchen' });
    assert.deepEqual(head.stopped, { reason: 'cost-an-hour', limit: 2, used: 2 });
    for (let n = 0; n < 3; n += 1) await table.say('Go on.');
    assert.equal(table.asked.length, 2, 'three messages were answered by nobody');
    const { messages } = await table.client.request(getChannel, { channel: 'kitchen' });
    const notice = messages.at(-1)?.notice;
    assert.ok(notice);
    assert.equal(
      channelWords.en.notice(notice),
      'Stopped: $2.00 of $2.00 spent this hour. A message does not lift a limit in money; raising it does.',
    );
    assert.equal(
      channelWords.fr.notice(notice).replaceAll('\u202f', ' '),
      'Arrêt : 2,00 $ sur 2,00 $ dépensés cette heure. Un message ne lève pas une limite d’argent ; la relever, si.',
    );
    await assert.rejects(
      table.client.request(resumeChannel, { channel: 'kitchen' }),
      /a limit stopped it: \$2\.00 of \$2\.00 spent this hour\. A message does not lift/,
    );
    const before = yaml();
    const raised = await table.client.request(limitChannel, { channel: 'kitchen', costAnHour: 4 });
    assert.deepEqual(raised.written, ['channels.yaml']);
    assert.equal(yaml(), before.replace('costAnHour: 2', 'costAnHour: 4'), 'every other line stays');
    await untilChannel(table.client, 'kitchen', ({ stopped }) => stopped?.limit === 4);
    assert.equal(table.asked.length, 4, 'two dollars more, and no third');
  });

  for (const [what, guard, reason] of [
    ['money', 'costAnHour: 2', 'cost-an-hour'],
    ['tokens', 'tokensAnHour: 2000', 'tokens-an-hour'],
  ] as const)
    it(`a limit in ${what} holds also with a server that does not say what a reply took`, async () => {
      table = await channelTable({ speak: ({ scene }) => `Word ${scene.turn} ${'and more '.repeat(400)}` });
      writeFileSync(
        join(table.home, 'council.yaml'),
        'git: off\nprices:\n  puppet: { input: 1000, output: 1000 }\n',
      );
      writeFileSync(
        join(table.home, 'channels.yaml'),
        yaml().replace('id: kitchen\n', `id: kitchen\n    guards: { ${guard} }\n`),
      );
      await table.client.request(filesChanged, {});
      await table.say('Go.');
      const { head } = await untilChannel(
        table.client,
        'kitchen',
        ({ stopped, stage }) => stopped !== undefined || stage === 'dormant',
      );
      assert.equal(head.stopped?.reason, reason);
      assert.ok(table.asked.length <= 3, `${table.asked.length} asks`);
    });

  it('a hand edit that raises it does so too; another edit does not', async () => {
    await limited();
    writeFileSync(join(table.home, 'channels.yaml'), yaml().replace('# ours', 'topic: Ours'));
    await table.client.request(filesChanged, {});
    const { head } = await table.client.request(getChannel, { channel: 'kitchen' });
    assert.deepEqual([head.topic, head.stopped?.limit, table.asked.length], ['Ours', 2, 2]);
    writeFileSync(join(table.home, 'channels.yaml'), yaml().replace('costAnHour: 2', 'costAnHour: 3'));
    await table.client.request(filesChanged, {});
    await untilChannel(table.client, 'kitchen', ({ stopped }) => stopped?.limit === 3);
    assert.equal(table.asked.length, 3);
  });

  it('what is no limit, and a channel that stands in no file, are refused', async () => {
    await limited();
    const limit = (asked: object) => table.client.request(limitChannel, asked as never);
    await assert.rejects(limit({ channel: 'kitchen' }), /Say which limit/);
    await assert.rejects(limit({ channel: 'kitchen', costAnHour: 0 }));
    await assert.rejects(limit({ channel: 'nowhere', costAnHour: 1 }), /There is no channel “nowhere”/);
  });

  it('one able speaker is asked for each message of a person and never for its own words; whoever passes the floor on is told why not', async () => {
    const silent = new Set(['henry', 'sage']);
    table = await channelTable({
      speak: ({ scene }) => {
        if (silent.has(scene.seat.id)) throw new Error('nobody is there');
        return `News ${scene.turn}.`;
      },
    });
    // Each failing call is tried twice more, after a while.
    const quiet = untilChannel(table.client, 'kitchen', ({ only, active }) => only === 'Nova' && !active);
    const ticking = setInterval(() => table.clock.pass(5000), 1);
    await table.say('Go.');
    const { head } = await quiet;
    clearInterval(ticking);
    assert.equal(channelWords.en.state(head), 'only Nova can speak');
    const turns = head.turnCount;
    await assert.rejects(
      table.client.request(steerTurn, { channel: 'kitchen', do: 'advance' }),
      /only Nova can speak/,
    );
    await table.say('And now?');
    const after = await untilChannel(
      table.client,
      'kitchen',
      ({ turnCount, active }) => turnCount === turns + 1 && !active,
    );
    assert.equal(after.messages.filter(({ notice }) => notice?.code === 'one-able').length, 1);
    const told = after.messages.find(({ notice }) => notice?.code === 'one-able')?.notice;
    assert.equal(
      told && channelWords.en.notice(told),
      'Only Nova can speak: Henry is offline, Sage is offline. Nova answers people, not itself.',
    );
  });

  it('an agent that posts into a channel that a limit has stopped is told that nobody is woken there', async () => {
    const outputs: string[] = [];
    const voice = channelPuppets(async ({ scene, tools }) => {
      if (scene.channel !== 'desk') return { text: 'Yes.', usage: { input: 20, output: 0 } };
      const called = await tools?.call('post-message', { channel: 'kitchen', text: '@sage, look.' });
      outputs.push(called?.text ?? 'no tool');
      return 'Done.';
    });
    table = await channelTable({ speak: () => 'TURN_PASS', mode: 'none', host: { backends: [voice] } });
    const file = join(table.home, 'identities.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        '  - id: henry\n',
        '  - id: henry\n    capabilities: { tools: [post-message] }\n',
      ),
    );
    await table.client.request(filesChanged, {});
    await table.client.request(createChannel, {
      channel: 'desk',
      mode: 'single',
      members: ['papa', 'henry'],
    });
    await table.client.request(limitChannel, { channel: 'kitchen', tokensAnHour: 10 });
    await table.say('@sage?');
    await table.say('@sage, again?');
    await untilChannel(table.client, 'kitchen', ({ stopped }) => stopped !== undefined);
    await table.client.request(sayInChannel, { channel: 'desk', text: 'Tell them.', by: 'papa' });
    await untilChannel(table.client, 'desk', ({ turnCount, active }) => turnCount === 1 && !active);
    assert.deepEqual(outputs, [
      'Posted in #kitchen. Nobody is woken by it for now: a limit has stopped that channel until a person sees to it.',
    ]);
  });

  it('dressed passes are passes on a host too: three agents sleep after three asks', async () => {
    const dress = ['TURN_PASS.', '`TURN_PASS`', '<think>Nothing new.</think>\n\n**TURN_PASS**'];
    table = await channelTable({ speak: ({ scene }) => dress[scene.turn % 3] ?? '' });
    await table.say('Anything?');
    const { messages } = await untilChannel(table.client, 'kitchen', isDormant);
    assert.equal(table.asked.length, 3);
    assert.deepEqual(
      messages.map(({ by }) => by),
      ['papa', 'moderator'],
    );
  });
});
