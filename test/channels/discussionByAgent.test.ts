/** A discussion from its beginning to its end on a host, by agents alone: begun, governed, idle, concluded by the one who began it. */
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import type * as z from 'zod';
import type { Script } from '../../src/host/ports/scriptShape.ts';
import {
  createChannel,
  createDiscussion,
  getChannel,
  sayInChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import { channelWords } from '../../src/rpc/words/channels/channelWords.ts';
import { lines, untilChannel } from '../support/channelTable.ts';
import { eventsIn } from '../support/journalEvents.ts';
import { type Tooled, tooled } from '../support/tooled.ts';
import { virtualClock } from '../support/virtualClock.ts';

const id = 'agree-on-a-cache';
const path = `discussion-summary/${id}.md`;
const begin = {
  tool: 'create-discussion-channel',
  input: {
    'callback-guild': 'local',
    'callback-channel': 'plaza',
    'discussion-guide': 'Agree on a cache.\nDone when everyone has said yes or no.',
    participants: ['henry', 'Sage'],
  },
};
const conclude = (summary = path) => ({
  tool: 'discussion-complete',
  input: { 'discussion-channel': id, summary },
});

const how =
  'Call it again with the text of the summary itself, or with the path of a file that exists under discussion-summary/.';

/** Turn 1 of #plaza is Maman's, who begins it; in the discussion Henry and Sage speak once, then pass. */
const script = (phases: z.input<typeof Script>['phases'] = {}): z.input<typeof Script> => ({
  phases: {
    'CHAT@1': { maman: { calls: [begin], say: '{{tool:1}}' }, henry: 'Yes, for a day.' },
    'CHAT@2': { sage: 'Yes, if it can be emptied.' },
    CHAT: { '*': 'TURN_PASS' },
    ...phases,
  },
});

describe('§6 a discussion that agents hold by themselves', function () {
  this.timeout(20_000);
  let table: Tooled;
  const clock = virtualClock(Date.UTC(2026, 1, 14));
  afterEach(() => table?.close());

  async function begun(
    phases: z.input<typeof Script>['phases'] = {},
    whole: z.input<typeof Script> = script(phases),
  ) {
    table = await tooled(whole, { clock });
    await table.grant('maman', 'create-discussion-channel', 'discussion-complete', 'post-message');
    await table.grant('henry', 'discussion-complete');
    await mkdir(join(table.home, 'discussion-summary'), { recursive: true });
    await writeFile(join(table.home, path), 'We cache.');
    const members = ['papa', 'maman', 'henry'];
    await table.client.request(createChannel, { channel: 'plaza', mode: 'none', members });
    await say('plaza', '@maman, have them agree on a cache');
    await untilChannel(table.client, 'plaza', (_, all) => all.some(({ by }) => by === 'maman'));
  }
  const say = (channel: string, text: string) =>
    table.client.request(sayInChannel, { channel, text, by: 'papa' });
  const plaza = () => table.client.request(getChannel, { channel: 'plaza' });
  const uses = async (tool: string) =>
    (await eventsIn(table.home)).flatMap((event) =>
      event.type === 'channel.tool-called' && event.use.tool === tool ? [event.use] : [],
    );
  const dormant = () => untilChannel(table.client, id, (head) => head.stage === 'dormant' && !head.active);

  it('is begun, woken by its guide, governed, idle, and concluded by its initiator, a model, alone', async () => {
    await begun({ 'CHAT@5': { maman: { calls: [conclude()] } } });
    const view = await untilChannel(table.client, 'plaza', (_, all) =>
      all.some(({ notice }) => notice?.code === 'concluded'),
    );
    assert.equal(view.messages.at(-1)?.notice?.path, path);
    assert.match(lines(view)[1] ?? '', /^maman: The discussion #agree-on-a-cache has begun\./);
    const closed = await table.client.request(getChannel, { channel: id });
    assert.deepEqual(lines(closed), [
      '(guide)',
      'henry: Yes, for a day.',
      'sage: Yes, if it can be emptied.',
      '(dormant)',
      '(idle)',
    ]);
    assert.equal(closed.head.turns, 'archived');
    assert.equal(closed.head.locked, true);
    assert.deepEqual(closed.head.archived, { summary: path });
    assert.deepEqual(closed.head.discussion, { initiator: 'maman', callback: 'plaza' });
    const [done] = await uses('discussion-complete');
    assert.equal(done?.ok, true);
    const file = await readFile(join(table.home, 'channels.yaml'), 'utf8');
    assert.match(file, /id: agree-on-a-cache\n[^]*mode: discussion\n[^]*initiator: maman/);
  });

  it('is concluded by a model that was given no tool, in words of its own, where a person made it the initiator', async () => {
    table = await tooled(
      script({
        'CHAT@1': { henry: 'Yes, for a day.' },
        'CHAT@5': { maman: { calls: [conclude('We cache for a day; Sage empties it.')], say: '{{tool:1}}' } },
      }),
      { clock },
    );
    await table.client.request(createChannel, { channel: 'plaza', mode: 'none', members: ['papa'] });
    await table.client.request(createDiscussion, {
      ...{ channel: id, initiator: 'maman', guide: 'Agree on a cache.', participants: ['henry', 'sage'] },
      callback: 'plaza',
    });
    await untilChannel(table.client, id, (head) => head.archived !== undefined);
    assert.equal((await plaza()).messages.at(-1)?.notice?.path, path);
    const written = await readFile(join(table.home, path), 'utf8');
    assert.match(written, /^> Discussion #agree-on-a-cache · concluded by Maman on 2026-02-14\n/);
    assert.match(written, /\n\nWe cache for a day; Sage empties it\.\n$/);
  });

  it('is held by rehearsal voices too, who speak a while and then have nothing to add', async () => {
    await begun(
      {},
      {
        default: 'rehearsal',
        phases: { 'CHAT@1': { maman: { calls: [begin] } }, CHAT: { maman: { calls: [conclude()] } } },
      },
    );
    const view = await untilChannel(table.client, id, (head) => head.archived !== undefined);
    const speakers = view.messages.flatMap(({ kind, by }) => (kind === 'agent' ? [by] : []));
    assert.deepEqual(new Set(speakers), new Set(['henry', 'sage']));
    assert.deepEqual(view.head.archived, { summary: path });
  });

  it('once closed it says so, at most once a minute to each author, and wakes nobody', async () => {
    await begun({ 'CHAT@5': { maman: { calls: [conclude()] } } });
    await untilChannel(table.client, id, (head) => head.archived !== undefined);
    const replies = async () => {
      const { messages } = await table.client.request(getChannel, { channel: id });
      return messages.filter(({ notice }) => notice?.code === 'closed');
    };
    await say(id, 'one more thing');
    await say(id, 'hello?');
    assert.equal((await replies()).length, 1);
    clock.pass(60_000);
    await say(id, 'hello??');
    const [first, second, ...more] = await replies();
    assert.ok(first?.notice && second && more.length === 0);
    assert.equal(channelWords.en.notice(first.notice), 'This discussion is closed.');
    const { head } = await table.client.request(getChannel, { channel: id });
    assert.equal(head.active, undefined);
    assert.equal(head.turnCount, 5);
  });

  it('idle, the initiator alone is told, once for each dormancy', async () => {
    await begun({ 'CHAT@5': { maman: 'Later.' }, 'CHAT@8': { maman: { calls: [conclude()] } } });
    await dormant();
    const told = async () => {
      const { messages, head } = await table.client.request(getChannel, { channel: id });
      const idle = messages.filter(({ notice }) => notice?.code === 'idle');
      return { to: idle.map(({ to }) => to), turns: head.turnCount };
    };
    assert.deepEqual(await told(), { to: ['maman'], turns: 5 });
    clock.pass(600_000);
    assert.deepEqual(await told(), { to: ['maman'], turns: 5 });
    await say(id, 'Is that all?');
    await untilChannel(table.client, id, (head) => head.archived !== undefined);
    assert.deepEqual(await told(), { to: ['maman', 'maman'], turns: 8 });
  });

  it('is refused to a participant, for a path outside, for a file that is missing, and a second time', async () => {
    await begun({
      // In #plaza, once it is over.
      'CHAT@2': { sage: 'Yes, if it can be emptied.', maman: { calls: [conclude()], say: '{{tool:1}}' } },
      'CHAT@3': { henry: { calls: [conclude()], say: 'TURN_PASS' } },
      'CHAT@5': {
        maman: {
          calls: [
            conclude('../council.yaml'),
            conclude('council.yaml'),
            conclude('discussion-summary/none.md'),
            conclude(),
          ],
        },
      },
    });
    await untilChannel(table.client, id, (head) => head.archived !== undefined);
    await say('plaza', '@maman, once more');
    const again = await untilChannel(table.client, 'plaza', (_, all) => all.at(-1)?.by === 'maman');
    assert.equal(
      again.messages.at(-1)?.text,
      `Refused: the discussion #${id} is concluded already. Its summary: ${path}. Nothing is left to do.`,
    );
    const all = (await uses('discussion-complete')).slice(0, -1);
    assert.deepEqual(
      all.map(({ ok, output }) => `${ok} ${output}`),
      [
        'false Refused: only who began #agree-on-a-cache concludes it: Maman. Say there that it can be concluded; @maman or a person does it.',
        `false Refused: “../council.yaml” is not under discussion-summary/. ${how}`,
        `false Refused: “council.yaml” is not under discussion-summary/. ${how}`,
        `false Refused: there is no file “discussion-summary/none.md”. ${how}`,
        `true The discussion #${id} is closed. #plaza was told where the summary is: ${path}.`,
      ],
    );
    assert.equal((await plaza()).messages.filter(({ notice }) => notice?.code === 'concluded').length, 1);
  });

  it('for people as for agents, its end is told to a group channel', async () => {
    table = await tooled({}, { clock });
    await table.client.request(createChannel, { channel: 'one', mode: 'single', members: ['maman'] });
    const asked = { channel: 'x', initiator: 'maman', guide: 'Decide.', participants: ['henry'] };
    await assert.rejects(
      table.client.request(createDiscussion, { ...asked, callback: 'one' }),
      /#one is in mode “single”.*told to a group channel/,
    );
  });

  it('§4 survives its host: reopened, it is closed, and nothing is posted twice', async () => {
    await begun({ 'CHAT@5': { maman: { calls: [conclude()] } } });
    await untilChannel(table.client, id, (head) => head.archived !== undefined);
    const before = lines(await plaza());
    await table.reopen();
    assert.deepEqual(lines(await plaza()), before);
    const { head } = await table.client.request(getChannel, { channel: id });
    assert.equal(head.turns, 'archived');
    assert.equal(head.turnCount, 5);
  });
});
