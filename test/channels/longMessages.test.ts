/** A long message is taken up to a generous limit, and beyond it refused in words: nothing waits for an answer that never comes. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { channelHistory, longestMessage, sayInChannel } from '../../src/rpc/channelMessages.ts';
import { type ChannelTable, channelTable, isDormant, untilChannel } from '../support/channelTable.ts';

describe('a long message in a channel', () => {
  let table: ChannelTable;
  afterEach(() => table.close());

  it('is taken up to 100,000 characters, and stands whole in the journal', async () => {
    table = await channelTable({ speak: () => 'TURN_PASS' });
    const text = `${'été '.repeat(24_999)}fin!`;
    assert.equal(text.length, longestMessage);
    const { message } = await table.client.request(sayInChannel, { channel: 'kitchen', text });
    assert.ok(message);
    await untilChannel(table.client, 'kitchen', isDormant);
    const { messages } = await table.client.request(channelHistory, { channel: 'kitchen' });
    assert.equal(messages.find(({ key }) => key === message.key)?.text, text);
  });

  for (const [language, said] of [
    ['en', /This message has 100,001 characters; at most 100,000\. Nothing was sent/],
    ['fr', /Ce message a 100\s001 caractères\s; 100\s000 au plus\. Rien n’a été envoyé/],
  ] as const)
    it(`beyond that it is refused in words (${language}), and nobody is asked`, async () => {
      table = await channelTable({ speak: () => 'TURN_PASS', host: { language } });
      const text = 'x'.repeat(longestMessage + 1);
      await assert.rejects(table.client.request(sayInChannel, { channel: 'kitchen', text }), said);
      assert.deepEqual(table.asked, []);
    });
});
