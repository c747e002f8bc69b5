/** A limit in money never does nothing in silence: refused at its line, and who can't be counted is not asked, and the channel says so. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { declaredProblems } from '../../src/host/declared/declaredProblems.ts';
import type { HostOptions } from '../../src/host/options.ts';
import {
  assignMember,
  createChannel,
  getChannel,
  listChannels,
  releaseAgent,
} from '../../src/rpc/messages/channelMessages.ts';
import { editIdentity } from '../../src/rpc/messages/identityMessages.ts';
import { filesChanged, listIdentities } from '../../src/rpc/messages/messages.ts';
import { channelWords } from '../../src/rpc/words/channels/channelWords.ts';
import { type ChannelTable, channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';
import { channelPuppets } from '../support/openTable.ts';

const paid = { text: 'Words.', model: 'm', usage: { input: 10, output: 10 } };

describe('§6 a limit in money with an unpriced model', () => {
  let table: ChannelTable;
  afterEach(() => table.close());

  const path = (name: string) => join(table.home, name);
  const edit = async (name: string, change: (text: string) => string) => {
    const before = (() => {
      try {
        return readFileSync(path(name), 'utf8');
      } catch {
        return '';
      }
    })();
    writeFileSync(path(name), change(before));
    await table.client.request(filesChanged, {});
  };
  const withLimit = (text: string) =>
    text.replace(/( {2}- id: kitchen\n)/, '$1    guards: { costAnHour: 0.5 }\n');
  const open = async (host: Partial<HostOptions> = {}, mode: 'chat' | 'none' | 'single' = 'none') => {
    table = await channelTable({ speak: () => paid, mode, members: ['papa', 'henry', 'sage'], host });
  };
  /** The line of channels.yaml on which the limit stands. */
  const lineOf = (name: string, what: RegExp) =>
    readFileSync(path(name), 'utf8')
      .split('\n')
      .findIndex((line) => what.test(line)) + 1;

  it('of a channel is refused at its line in channels.yaml, for the panel, the list and the doctor, in both languages', async () => {
    await open();
    await table.client.request(editIdentity, { id: 'sage', set: { backend: 'puppet', model: 'new-9' } });
    await edit('channels.yaml', withLimit);
    const { problems } = await table.client.request(listChannels, {});
    assert.deepEqual(
      problems.map(({ line, severity }) => [line, severity]),
      [[lineOf('channels.yaml', /costAnHour/), 'error']],
    );
    assert.match(
      problems[0]?.message ?? '',
      /^guards\.costAnHour: a limit in money needs a price for everyone, and Sage \(puppet, new-9\) has none: it is not asked here until there is one\. Add it to prices in council\.yaml, or limit tokensAnHour$/,
    );
    const shown = (await table.client.request(listIdentities, {})).problems;
    assert.deepEqual(shown, problems);
    await table.host.close();
    assert.deepEqual((await declaredProblems(table.home)).problems, problems);
    const [french] = (await declaredProblems(table.home, 'fr')).problems;
    assert.match(french?.message ?? '', /une limite en argent demande un prix pour chacun, et Sage/);
  });

  it('names everybody who has no price, not the first of them alone', async () => {
    await open();
    for (const id of ['henry', 'sage'])
      await table.client.request(editIdentity, { id, set: { backend: 'puppet', model: `new-${id}` } });
    await edit('channels.yaml', withLimit);
    const { problems } = await table.client.request(listChannels, {});
    assert.deepEqual(
      problems.map(({ message }) => /and (\w+) \(puppet, new-\w+\) has none/.exec(message)?.[1]),
      ['Henry', 'Sage'],
    );
  });

  it('of an identity is refused at its line in identities.yaml, and everybody else is taken', async () => {
    await open();
    await edit('identities.yaml', (text) =>
      text.replace('- id: sage\n', '- id: sage\n    backend: puppet\n    budget: { cost: 2 }\n'),
    );
    const { rows, problems } = await table.client.request(listIdentities, {});
    assert.deepEqual(
      problems.map(({ file, line, severity }) => [file, line, severity]),
      [['identities.yaml', lineOf('identities.yaml', /cost: 2/), 'error']],
    );
    assert.match(problems[0]?.message ?? '', /puppet has no price, so nobody could count what Sage costs/);
    assert.equal(rows.find(({ id }) => id === 'sage')?.backend, 'puppet');
    await table.say('@sage?');
    await untilChannel(table.client, 'kitchen', (_head, all) =>
      all.some(({ notice }) => notice?.code === 'unpriced'),
    );
    assert.deepEqual(table.asked, []);
  });

  it('a change that would bring one is refused in words, and nothing is written', async () => {
    await open();
    await table.client.request(editIdentity, { id: 'sage', set: { backend: 'puppet' } });
    const before = readFileSync(path('identities.yaml'), 'utf8');
    await assert.rejects(
      table.client.request(editIdentity, { id: 'sage', set: { budget: { cost: 1 } } }),
      /puppet has no price/,
    );
    assert.equal(readFileSync(path('identities.yaml'), 'utf8'), before);
    await table.client.request(createChannel, { channel: 'den', mode: 'none', members: ['papa', 'henry'] });
    await edit('channels.yaml', (text) =>
      text.replace(/( {2}- id: den\n)/, '$1    guards: { costAnHour: 1 }\n'),
    );
    await assert.rejects(
      table.client.request(assignMember, { channel: 'den', member: 'sage' }),
      /needs a price for everyone, and Sage/,
    );
  });

  it('what is chosen for an agent that names nothing is looked at before it is asked: said in the channel, and held', async () => {
    await open();
    await edit('channels.yaml', withLimit);
    assert.deepEqual((await table.client.request(listChannels, {})).problems, []);
    await table.say('@sage, what would it cost?');
    const view = await untilChannel(table.client, 'kitchen', (_head, all) =>
      all.some(({ notice }) => notice?.code === 'unpriced'),
    );
    assert.deepEqual(table.asked, []);
    const member = view.head.members.find(({ id }) => id === 'sage');
    assert.deepEqual([member?.state, member?.passedOver], ['WAITING', 'unpriced']);
    const notice = view.messages.at(-1)?.notice ?? { code: '' };
    assert.match(
      channelWords.en.notice(notice),
      /^Sage is passed over: there is a limit in money, and puppet has no price\. Add it to prices in council\.yaml/,
    );
    assert.match(
      channelWords.fr.notice(notice),
      /^On passe Sage\s: il y a une limite en argent, et puppet n’a pas de prix/,
    );
    // Addressed again, the person is told again.
    await table.say('@sage?');
    assert.equal(lines(await table.client.request(getChannel, { channel: 'kitchen' })).at(-1), '(unpriced)');
    assert.deepEqual(table.asked, []);
    await assert.rejects(
      table.client.request(releaseAgent, { channel: 'kitchen', agent: 'sage' }),
      /Sage is passed over: there is a limit in money/,
    );
  });

  it('once there is a price, the next message finds everyone able, and what they say is counted', async () => {
    await open({}, 'chat');
    await edit('channels.yaml', withLimit);
    await table.say('Begin.');
    const asleep = await untilChannel(table.client, 'kitchen', isDormant);
    assert.equal(asleep.head.dormant, 'nobody-able');
    assert.deepEqual(table.asked, []);
    await edit('council.yaml', (text) => `${text}\nprices: { puppet: { input: 10000, output: 10000 } }\n`);
    await table.say('Again.');
    const { head } = await untilChannel(table.client, 'kitchen', ({ stopped }) => stopped !== undefined);
    assert.equal(head.stopped?.reason, 'cost-an-hour');
    assert.equal(table.asked.length, 3);
    assert.ok((head.guards?.cost?.used ?? 0) >= 0.5);
  });

  it('prices that are taken away hold whoever needs them, from the next turn on', async () => {
    await open();
    await edit('council.yaml', (text) => `${text}\nprices: { puppet: { input: 1, output: 1 } }\n`);
    await edit('channels.yaml', withLimit);
    await table.say('@sage?');
    await untilChannel(table.client, 'kitchen', (_head, all) => all.some(({ by }) => by === 'sage'));
    await edit('council.yaml', (text) => text.replace(/\nprices:.*\n/, '\n'));
    await table.say('@sage, and now?');
    await untilChannel(table.client, 'kitchen', (_head, all) =>
      all.some(({ notice }) => notice?.code === 'unpriced'),
    );
    assert.deepEqual(table.asked, ['sage 1']);
  });

  it('a limit that is taken away holds nobody', async () => {
    await open();
    await edit('channels.yaml', withLimit);
    await table.say('@sage?');
    await untilChannel(table.client, 'kitchen', (_head, all) =>
      all.some(({ notice }) => notice?.code === 'unpriced'),
    );
    await edit('channels.yaml', (text) => text.replace(/ {4}guards:.*\n/, ''));
    const { head } = await table.client.request(getChannel, { channel: 'kitchen' });
    assert.equal(head.members.find(({ id }) => id === 'sage')?.passedOver, undefined);
    await table.say('@sage?');
    await untilChannel(table.client, 'kitchen', (_head, all) => all.some(({ by }) => by === 'sage'));
  });

  it('an orchestrator without a price is not asked who goes next', async () => {
    const asked: string[] = [];
    table = await channelTable({
      order: 'chosen',
      speak: () => 'TURN_PASS',
      members: ['papa', 'henry', 'sage'],
      host: {
        backends: [
          channelPuppets(({ scene }) => {
            asked.push(scene.seat.id);
            return scene.choose ? '@sage' : 'TURN_PASS';
          }),
          channelPuppets(() => 'TURN_PASS', 'ollama'),
        ],
      },
    });
    for (const id of ['henry', 'sage'])
      await table.client.request(editIdentity, { id, set: { backend: 'ollama' } });
    await edit('channels.yaml', withLimit);
    await table.say('Begin.');
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.deepEqual(asked, []);
    assert.ok(view.messages.some(({ notice }) => notice?.code === 'unpriced' && notice.agent === 'maman'));
  });
});
