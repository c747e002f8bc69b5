/** What was said long ago is read from the journal, a page at a time, beyond the window and beyond a restart. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { channelHistory, getChannel, setChannelMode } from '../../src/rpc/channelMessages.ts';
import { channelTable, isDormant, untilChannel } from '../support/channelTable.ts';

describe('the history of a channel', () => {
  it('is read page by page from the journal, newest page first, each message once', async () => {
    const table = await channelTable({
      mode: 'single',
      members: ['papa', 'henry'],
      speak: ({ scene }) => `Answer ${scene.round}.`,
    });
    try {
      for (let n = 1; n <= 60; n++) {
        await table.say(`Question ${n}?`);
        await untilChannel(table.client, 'kitchen', ({ turnCount, active }) => turnCount >= n && !active);
        if (n % 10 === 0) table.clock.pass(3_600_000);
      }
      const { messages: window, more } = await table.client.request(getChannel, { channel: 'kitchen' });
      assert.equal(window.length, 40);
      assert.equal(more, true);
      await table.reopen();
      const read: string[] = [];
      let before: number | undefined;
      do {
        const page = await table.client.request(channelHistory, {
          channel: 'kitchen',
          limit: 50,
          ...(before === undefined ? {} : { before }),
        });
        read.unshift(...page.messages.map(({ by, text }) => `${by} ${text}`));
        ({ before } = page);
      } while (before !== undefined);
      const wanted = Array.from({ length: 60 }, (_, n) => [
        `papa Question ${n + 1}?`,
        `henry Answer ${n + 1}.`,
      ]).flat();
      assert.deepEqual(read, wanted);
    } finally {
      await table.close();
    }
  });

  it('leaves out passes and what came too late', async () => {
    let late: (text: string) => void = () => undefined;
    const table = await channelTable({
      members: ['papa', 'henry', 'sage'],
      speak: ({ scene }) =>
        scene.round === 1
          ? new Promise<string>((resolve) => {
              late = resolve;
            })
          : 'TURN_PASS',
    });
    try {
      await table.say('Hello.');
      await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
      table.clock.pass(121_000);
      await untilChannel(table.client, 'kitchen', isDormant);
      late('Too late.');
      const { messages } = await table.client.request(channelHistory, { channel: 'kitchen' });
      assert.deepEqual(
        messages.map(({ text }) => text),
        ['Hello.'],
      );
    } finally {
      await table.close();
    }
  });

  it('has no signals of the time when turns ended by them, whatever the mode is now', async () => {
    const table = await channelTable({
      mode: 'turn-based',
      speak: ({ scene }) => (scene.round === 1 ? 'Soup.\nTURN_COMPLETE' : 'TURN_PASS\nTURN_COMPLETE'),
    });
    try {
      await table.say('What to eat?');
      await untilChannel(table.client, 'kitchen', isDormant);
      await table.client.request(setChannelMode, { channel: 'kitchen', mode: 'chat' });
      const { messages } = await table.client.request(channelHistory, { channel: 'kitchen' });
      assert.deepEqual(
        messages.map(({ text }) => text),
        ['What to eat?', 'Soup.'],
      );
    } finally {
      await table.close();
    }
  });
});
