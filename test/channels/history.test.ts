/** What was said long ago is read from the journal, a page at a time, beyond the window and beyond a restart. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type Files, realFiles } from '../../src/host/store/home/files.ts';
import {
  channelHistory,
  getChannel,
  sayInChannel,
  setChannelMode,
} from '../../src/rpc/messages/channelMessages.ts';
import type { ChannelMessageView } from '../../src/rpc/views/channelViews.ts';
import { channelTable, isDormant, untilChannel } from '../support/channelTable.ts';

describe('§6 the history of a channel', () => {
  it('§2 is read page by page from the journal, newest page first, each message once', async () => {
    const table = await channelTable({
      mode: 'single',
      members: ['papa', 'henry'],
      speak: ({ scene }) => `Answer ${scene.turn}.`,
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
        scene.turn === 1
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

  it('leaves out a reply that was recorded in the milliseconds after its turn was interrupted, as the live view does', async () => {
    let late: (text: string) => void = () => undefined;
    let interrupting = false;
    const files: Files = {
      ...realFiles,
      async syncData(fd) {
        if (interrupting) {
          // The interruption is being written: the reply arrives now, and goes into the batch after it.
          interrupting = false;
          late('Too late.');
          for (let turns = 0; turns < 5; turns++) await new Promise(setImmediate);
        }
        await realFiles.syncData(fd);
      },
    };
    const table = await channelTable({
      members: ['papa', 'henry', 'sage'],
      speak: ({ scene }) =>
        scene.turn === 1
          ? new Promise<string>((resolve) => {
              late = resolve;
            })
          : 'TURN_PASS',
      host: { files },
    });
    try {
      await table.say('Hello.');
      await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
      interrupting = true;
      const stop = { channel: 'kitchen', text: 'Stop.', by: 'papa', policy: 'interrupt' } as const;
      await table.client.request(sayInChannel, stop);
      const live = await untilChannel(table.client, 'kitchen', isDormant);
      const { log } = await table.client.request(getChannel, { channel: 'kitchen' });
      assert.ok(
        log.some(({ event }) => event === 'late-reply'),
        'the reply is on record',
      );
      const spoken = (all: readonly ChannelMessageView[]) =>
        all.flatMap(({ kind, text }) => (kind === 'moderator' ? [] : [text]));
      assert.deepEqual(spoken(live.messages), ['Hello.', 'Stop.']);
      for (const again of [false, true]) {
        if (again) await table.reopen();
        const { messages } = await table.client.request(channelHistory, { channel: 'kitchen' });
        assert.deepEqual(spoken(messages), ['Hello.', 'Stop.']);
      }
    } finally {
      await table.close();
    }
  });

  it('has no signals of the time when turns ended by them, whatever the mode is now', async () => {
    const table = await channelTable({
      mode: 'turn-based',
      speak: ({ scene }) => (scene.turn === 1 ? 'Soup.\nTURN_COMPLETE' : 'TURN_PASS\nTURN_COMPLETE'),
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
