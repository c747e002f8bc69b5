/** Guards and dormancy are told: in the channel in the moderator's words, in turns.log, and over RPC. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import {
  createChannel,
  getChannel,
  resumeChannel,
  sayInChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import { channelWords } from '../../src/rpc/words/channels/channelWords.ts';
import { channelTable, isDormant, untilChannel } from '../support/channelTable.ts';
import { tooled } from '../support/tooled.ts';

const logged = (home: string): { event: string; reason?: string; channel: string }[] =>
  readFileSync(join(home, '.state', 'logs', 'turns.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { event: string; channel: string });

describe('§6 guards on a host', () => {
  it('a chain of mentions A → B → C → A stops at eight asks, with its reason everywhere', async () => {
    const next: Record<string, string> = { henry: 'sage', sage: 'nova', nova: 'henry' };
    const table = await channelTable({
      mode: 'none',
      speak: ({ scene }) => `Over to @${next[scene.seat.id]}.`,
    });
    try {
      await table.say('@henry, begin.');
      const view = await untilChannel(table.client, 'kitchen', ({ stopped }) => stopped !== undefined);
      assert.equal(table.asked.length, 8);
      assert.deepEqual(view.head.stopped, { reason: 'chain', limit: 8 });
      const notice = view.messages.at(-1)?.notice;
      assert.ok(notice);
      assert.equal(
        channelWords.en.notice(notice),
        'Stopped: 8 asks in a row since a person spoke: the limit of this channel. It goes on when a person speaks.',
      );
      await table.host.close();
      assert.ok(logged(table.home).some(({ event, reason }) => event === 'stopped' && reason === 'chain'));
    } finally {
      await table.close();
    }
  });

  it('A → B → C → A over three channels stops at eight asks: told in the channel, in turns.log and over RPC', async () => {
    const passOn = (channel: string, who: string) => ({
      calls: [{ tool: 'post-message', input: { channel, text: `@${who}, your turn.` } }],
      say: 'Passed on.',
    });
    const table = await tooled({
      phases: { CHAT: { henry: passOn('b', 'sage'), sage: passOn('c', 'nova'), nova: passOn('a', 'henry') } },
    });
    try {
      for (const agent of ['henry', 'sage', 'nova']) await table.grant(agent, 'post-message');
      const ring = { a: ['papa', 'nova', 'henry'], b: ['henry', 'sage'], c: ['sage', 'nova'] };
      for (const [channel, members] of Object.entries(ring))
        await table.client.request(createChannel, { channel, mode: 'none', members });
      await table.client.request(sayInChannel, { channel: 'a', text: '@henry, begin.', by: 'papa' });
      const view = await untilChannel(table.client, 'c', ({ stopped }) => stopped !== undefined);
      const quiet = ({ active }: { active?: unknown }) => active === undefined;
      const turns = await Promise.all(
        Object.keys(ring).map(async (channel) => (await untilChannel(table.client, channel, quiet)).head),
      );
      assert.deepEqual(
        turns.map(({ id, turnCount, stopped }) => [id, turnCount, stopped?.reason]),
        [
          ['a', 3, undefined],
          ['b', 3, undefined],
          ['c', 2, 'chain'],
        ],
      );
      const notice = view.messages.findLast(({ notice: one }) => one)?.notice;
      assert.deepEqual(notice, { code: 'stopped', reason: 'chain', limit: 8 });
      const { log } = await table.client.request(getChannel, { channel: 'c' });
      assert.ok(log.some(({ event, reason }) => event === 'stopped' && reason === 'chain'));
      await table.host.close();
      const stops = logged(table.home).filter(({ event }) => event === 'stopped');
      assert.deepEqual(
        stops.map(({ channel, reason }) => [channel, reason]),
        [['c', 'chain']],
      );
    } finally {
      await table.close();
    }
  });

  it('a governed chat stops at 50 turns without a person, and goes on when one speaks', async () => {
    let quiet = false;
    const table = await channelTable({
      speak: ({ scene }) => (quiet ? 'TURN_PASS' : `Word ${scene.turn}.`),
    });
    try {
      await table.say('Talk.');
      const view = await untilChannel(table.client, 'kitchen', ({ stopped }) => stopped !== undefined);
      assert.equal(table.asked.length, 50);
      assert.deepEqual(view.head.stopped, { reason: 'turns-without-human', limit: 50 });
      await assert.rejects(
        table.client.request(resumeChannel, { channel: 'kitchen' }),
        /not paused, a limit stopped it: 50 turns.*It goes on when a person speaks/,
      );
      const notice = view.messages.at(-1)?.notice;
      assert.deepEqual(notice, { code: 'stopped', reason: 'turns-without-human', limit: 50 });
      assert.match(channelWords.fr.state(view.head), /arrêté\s: 50 tours sans une personne/);
      quiet = true;
      await table.say('Go on.');
      const after = await untilChannel(table.client, 'kitchen', isDormant);
      assert.equal(after.head.stopped, undefined);
      await table.host.close();
      const events = logged(table.home);
      assert.ok(events.some(({ event, reason }) => event === 'stopped' && reason === 'turns-without-human'));
      assert.ok(events.some(({ event, reason }) => event === 'dormant' && reason === 'all-passed'));
    } finally {
      await table.close();
    }
  });

  it('the hour’s guard stops a channel too', async () => {
    const table = await channelTable({ mode: 'single', members: ['papa', 'henry'], speak: () => 'Yes.' });
    try {
      for (let n = 1; n <= 121; n++) {
        await table.say(`Question ${n}`);
        await untilChannel(
          table.client,
          'kitchen',
          ({ turnCount, active, stopped }) => (turnCount >= n && !active) || stopped !== undefined,
        );
      }
      const { head } = await table.client.request(getChannel, { channel: 'kitchen' });
      assert.deepEqual(head.stopped, { reason: 'turns-an-hour', limit: 120 });
    } finally {
      await table.close();
    }
  });
});
