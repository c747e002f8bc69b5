/** The life of a discussion on a host: guide, turns, one reminder, and an end that its initiator or a person brings about. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import * as messages from '../../src/rpc/messages/channelMessages.ts';
import { filesChanged } from '../../src/rpc/messages/messages.ts';
import { type ChannelTable, channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';

let table: ChannelTable;
const complete = (summary: string, by?: string) =>
  table.client.request(messages.completeDiscussion, {
    ...{ channel: 'lunch', summary },
    ...(by === undefined ? {} : { by }),
  });

describe('§6 a discussion on a host', () => {
  before(async () => {
    const spoken = new Set<string>();
    table = await channelTable({
      speak: ({ scene }) => {
        const { id } = scene.seat;
        if (scene.isReminder) return 'I will write it down.';
        if (scene.channel !== 'lunch' || spoken.has(id)) return 'TURN_PASS';
        spoken.add(id);
        return `${id} would eat soup.`;
      },
    });
  });
  after(() => table.close());

  it('is created with initiator, guide, participants and callback; the guide is posted and wakes them', async () => {
    const asked = {
      channel: 'lunch',
      initiator: 'maman',
      guide: 'Where to eat?',
      participants: ['henry', 'sage'],
    };
    await assert.rejects(
      table.client.request(messages.createDiscussion, { ...asked, callback: 'cellar' }),
      /no channel “cellar”/,
    );
    const { head } = await table.client.request(messages.createDiscussion, { ...asked, callback: 'kitchen' });
    assert.equal(head.locked, true);
    const view = await untilChannel(table.client, 'lunch', (row) => isDormant(row) && !row.active);
    assert.equal(view.messages[0]?.text, 'Where to eat?');
    assert.deepEqual(lines(view).slice(1, 3), ['henry: henry would eat soup.', 'sage: sage would eat soup.']);
  });

  it('idle, the initiator alone is told and asked outside the order, once', async () => {
    const view = await untilChannel(table.client, 'lunch', (row) => isDormant(row) && !row.active);
    assert.equal(view.messages.filter(({ notice }) => notice?.code === 'idle').length, 1);
    assert.equal(view.messages.find(({ notice }) => notice?.code === 'idle')?.to, 'maman');
    assert.equal(table.asked.filter((each) => each.startsWith('maman')).length, 1);
    assert.equal(
      view.messages.find(({ by, to }) => by === 'maman' && to === 'moderator')?.text,
      'I will write it down.',
    );
  });

  it('is concluded in no agent’s name, and with no summary outside discussion-summary/, by .. or a link; every refusal says how', async () => {
    const folder = join(table.home, 'discussion-summary');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'lunch.md'), '# Soup\n');
    writeFileSync(join(table.home, 'outside.md'), '# Not here\n');
    symlinkSync(join(table.home, 'outside.md'), join(folder, 'link.md'));
    const how = 'Write it as text, or name a file that exists under discussion-summary/\\.$';
    const refused = (given: string, why: string) =>
      assert.rejects(complete(given), new RegExp(`${why} ${how}`));
    await assert.rejects(complete('discussion-summary/lunch.md', 'henry'), /Henry is an agent/);
    await assert.rejects(complete('discussion-summary/lunch.md', 'maman'), /Maman is an agent/);
    await assert.rejects(complete('discussion-summary/lunch.md', 'nobody'), /Nobody is called “nobody”/);
    await refused(
      'discussion-summary/../outside.md',
      'is not under discussion-summary/, where summaries stand.',
    );
    await refused('outside.md', 'is not under discussion-summary/, where summaries stand.');
    await refused('discussion-summary/link.md', 'is not under discussion-summary/, where summaries stand.');
    await refused('discussion-summary/none.md', 'does not exist.');
    await refused('discussion-summary', 'is not under discussion-summary/, where summaries stand.');
    await refused('  ', 'A discussion is concluded with a summary.');
    await assert.rejects(
      table.client.request(messages.completeDiscussion, { channel: 'kitchen', summary: 'Soup.' }),
      /#kitchen is no discussion: .* take it out of channels\.yaml/,
    );
    const { head } = await table.client.request(messages.getChannel, { channel: 'lunch' });
    assert.equal(head.archived, undefined);
  });

  it('done right, by a person though an agent began it, the channel is archived, the callback has the path, and later messages are answered', async () => {
    assert.deepEqual(await complete('discussion-summary/lunch.md'), {
      summary: 'discussion-summary/lunch.md',
    });
    const kitchen = await table.client.request(messages.getChannel, { channel: 'kitchen' });
    const told = kitchen.messages.at(-1)?.notice;
    assert.deepEqual(
      [told?.code, told?.channel, told?.path],
      ['concluded', 'lunch', 'discussion-summary/lunch.md'],
    );
    const past = await table.client.request(messages.channelHistory, { channel: 'kitchen' });
    assert.equal(
      past.messages.at(-1)?.notice?.path,
      'discussion-summary/lunch.md',
      'and so does its history',
    );
    const asked = table.asked.length;
    await table.say('And dessert?', 'lunch');
    await table.say('Hello?', 'lunch');
    const lunch = await table.client.request(messages.getChannel, { channel: 'lunch' });
    assert.equal(lunch.head.archived?.summary, 'discussion-summary/lunch.md');
    assert.deepEqual(lines(lunch).slice(-3), ['papa: And dessert?', '(closed)', 'papa: Hello?']);
    assert.equal(table.asked.length, asked);
    await assert.rejects(
      complete('Soup, then.'),
      /concluded already\. Its summary: discussion-summary\/lunch\.md/,
    );
    assert.deepEqual(told?.name, 'Papa');
    await assert.rejects(
      table.client.request(messages.setChannelMode, { channel: 'lunch', mode: 'chat' }),
      /#lunch is archived/,
    );
  });
});

describe('§6 two who conclude a discussion at once', () => {
  it('have one summary between them: whoever comes second is told', async () => {
    const table = await channelTable({ speak: () => 'TURN_PASS' });
    try {
      await table.client.request(messages.createDiscussion, {
        ...{ channel: 'dinner', initiator: 'maman', guide: 'And then?', participants: ['nova', 'henry'] },
      });
      const answers = await Promise.allSettled(
        ['Soup.', 'Stew.'].map((summary) =>
          table.client.request(messages.completeDiscussion, { channel: 'dinner', summary }),
        ),
      );
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
      const { head } = await table.client.request(messages.getChannel, { channel: 'dinner' });
      const [done] = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value.summary] : []));
      assert.equal(head.archived?.summary, done);
    } finally {
      await table.close();
    }
  });
});

describe('§2 a discussion that stands in a file', () => {
  it('of a clone or a pull spends nothing: nobody is asked before somebody speaks', async () => {
    const table = await channelTable({ speak: () => 'TURN_PASS' });
    try {
      const file = join(table.home, 'channels.yaml');
      const lunch =
        '  - id: lunch\n    mode: discussion\n    members: [henry, sage]\n' +
        '    discussion: { initiator: papa, guide: Where to eat? }\n';
      writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n${lunch}`);
      await table.client.request(filesChanged, {});
      const view = await table.client.request(messages.getChannel, { channel: 'lunch' });
      assert.deepEqual([view.messages[0]?.text, view.head.active], ['Where to eat?', undefined]);
      await table.client.request(messages.createDiscussion, {
        ...{ channel: 'dinner', initiator: 'papa', guide: 'And then?', participants: ['nova'] },
      });
      await untilChannel(table.client, 'dinner', ({ turnCount, active }) => turnCount === 1 && !active);
      assert.deepEqual(table.asked, ['nova 1']);
      await table.say('Let us begin.', 'lunch');
      await untilChannel(table.client, 'lunch', isDormant);
      assert.deepEqual(table.asked, ['nova 1', 'henry 1', 'sage 2']);
    } finally {
      await table.close();
    }
  });
});
