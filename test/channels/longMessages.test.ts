/** A long message is taken up to a generous limit, and beyond it refused in words: nothing waits for an answer that never comes. */
import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { messageLines } from '../../src/cli/render/renderChannel.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import type { HostOptions } from '../../src/host/options.ts';
import {
  channelHistory,
  getChannel,
  longestMessage,
  sayInChannel,
  watchChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import { editIdentity } from '../../src/rpc/messages/identityMessages.ts';
import { filesChanged } from '../../src/rpc/messages/messages.ts';
import type { ChannelMessageView } from '../../src/rpc/views/channelViews.ts';
import { channelWords } from '../../src/rpc/words/channels/channelWords.ts';
import { channelPageWords } from '../../src/rpc/words/pages/channelPageWords.ts';
import { type ChannelTable, channelTable, isDormant, untilChannel } from '../support/channelTable.ts';

describe('§6 a long message in a channel', () => {
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

/** `word1 word2 …`, so many of them. */
const words = (n: number, from = 1) => Array.from({ length: n }, (_, i) => `word${from + i}`).join(' ');

describe('what of a channel goes to whoever is asked', () => {
  let table: ChannelTable;
  const prompts: string[] = [];
  afterEach(() => table.close());

  const open = async (host: Partial<HostOptions> = {}) => {
    prompts.length = 0;
    table = await channelTable({
      mode: 'none',
      speak: ({ prompt }) => {
        prompts.push(prompt.messages.map(({ text }) => text).join('\n'));
        return 'Read.';
      },
      host,
    });
  };
  const answered = (n: number) =>
    untilChannel(table.client, 'kitchen', ({ turnCount, active }) => turnCount === n && !active);
  const settings = async (text: string) => {
    appendFileSync(join(table.home, 'council.yaml'), `\n${text}\n`);
    await table.client.request(filesChanged, {});
  };

  it('§2 is the whole of a long message, which the state holds only the beginning of, also over a restart', async () => {
    await open();
    const text = `@henry ${words(10_000)}`;
    await table.say(text);
    await answered(1);
    assert.ok(prompts[0]?.includes(text), 'the first prompt holds it whole');
    assert.doesNotMatch(prompts[0] ?? '', /left out/);
    const [shown] = (await table.client.request(getChannel, { channel: 'kitchen' })).messages;
    assert.deepEqual([shown?.text === text, shown?.cut, shown?.unread], [true, undefined, undefined]);
    await table.reopen();
    const [read] = (await table.client.request(watchChannel, { channel: 'kitchen' })).messages;
    assert.deepEqual([read?.text === text, read?.cut], [true, undefined]);
    await table.say('@sage, you too?');
    await answered(2);
    assert.ok(prompts[1]?.includes(text), 'after the restart, too');
  });

  it('§6 beyond half of the window it is its beginning and its end: said in the prompt, on the page and in the terminal', async () => {
    await open();
    await settings('windows: { default: 1000 }');
    const text = `@henry ${words(2000)}`;
    await table.say(text);
    const view = await answered(1);
    const unread = view.messages[0]?.unread;
    assert.ok(unread);
    assert.equal(unread.total, 2001);
    assert.equal(unread.first + unread.words + unread.last, unread.total);
    const [prompt = ''] = prompts;
    assert.ok(prompt.includes(text.slice(0, unread.from)) && prompt.includes(text.slice(unread.to)));
    assert.ok(!prompt.includes(text.slice(unread.from + 1, unread.from + 40)));
    assert.match(
      prompt,
      new RegExp(
        `The next message has 2001 words\\. Its first ${unread.first} and its last ${unread.last} are given; ${unread.words} between them are left out, where \\[…\\] stands\\.`,
      ),
    );
    assert.equal(view.messages[0]?.text, text);
    const page = pageOf(100, noPaint, 'en');
    const number = (n: number) => new Intl.NumberFormat('en').format(n);
    assert.match(
      messageLines(view.messages[0] as ChannelMessageView, page)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
      new RegExp(
        `${number(unread.words)} words not read by the seats \\(2,001 words: the first ${unread.first} and the last ${unread.last} went to the seats\\)`,
      ),
    );
    const french = channelPageWords.fr
      .unreadOf({ total: 2600, first: 480, last: 280 })
      .replaceAll(/\s/g, ' ');
    assert.equal(french, '2 600 mots : les 480 premiers et les 280 derniers sont allés aux sièges');
    assert.equal(channelPageWords.en.unread({ words: 1840 }), '1,840 words not read by the seats');
  });

  it('of a text without spaces it is counted in characters, to everyone', async () => {
    await open();
    await settings('windows: { default: 1000 }');
    await table.say(`@henry ${'今天天气很好'.repeat(1000)}`);
    const { messages } = await answered(1);
    const unread = messages[0]?.unread;
    assert.ok(unread);
    const { from, to, first, last, total } = unread;
    assert.deepEqual([first, last, total], [from, 6007 - to, 6007]);
    assert.equal(channelPageWords.en.unread(unread), '4,007 characters not read by the seats');
    assert.match(channelPageWords.fr.unreadOf(unread), /^6\s007 caractères/);
    assert.match(prompts[0] ?? '', /The next message has 6007 characters\. Its first 1260/);
  });

  it('§6 is by the size of the model: the smallest of those who are there holds for all', async () => {
    await open();
    await settings('windows: { small: 1000, puppet: 100000 }');
    await table.say(`@henry ${words(2000)}`);
    await answered(1);
    assert.doesNotMatch(prompts[0] ?? '', /left out/);
    await table.client.request(editIdentity, { id: 'sage', set: { backend: 'puppet', model: 'small' } });
    await table.say('@henry, again?');
    const view = await answered(2);
    assert.match(prompts[1] ?? '', /The next message has 2001 words/);
    assert.equal(view.messages[0]?.unread?.total, 2001);
  });

  it('of many messages it is the newest that fit, and how many are left out is said', async () => {
    await open({ language: 'fr' });
    await settings('windows: { default: 1000 }');
    for (let n = 1; n <= 6; n += 1) await table.say(`${n} ${words(200)}`);
    await table.say('@henry ?');
    const { messages, readFrom } = await answered(1);
    const first = messages.find(({ seq }) => seq === readFrom);
    const [prompt = ''] = prompts;
    assert.ok(first && prompt.includes(first.text), 'the page draws its line where the prompt begins');
    assert.ok(!prompt.includes(messages[messages.indexOf(first) - 1]?.text ?? ''));
    assert.match(prompt, /\n6 word1 /);
    assert.doesNotMatch(prompt, /\n1 word1 /);
    assert.match(
      prompt,
      /^\d messages that were said before this are left out here\.|messages dits avant cela sont laissés/m,
    );
  });

  it('a reply that is longer than a message may be is kept in its beginning, and the channel is told', async () => {
    table = await channelTable({ mode: 'none', speak: () => 'x'.repeat(longestMessage + 5) });
    await table.say('@henry, a book please.');
    const view = await untilChannel(
      table.client,
      'kitchen',
      ({ turnCount, active }) => turnCount === 1 && !active,
    );
    assert.equal(view.messages[1]?.text.length, longestMessage);
    const notice = view.messages.at(-1)?.notice;
    assert.equal(notice?.code, 'cut');
    assert.match(channelWords.en.notice(notice), /only the first 100,000 characters are kept/);
  });

  it('§2 what the state holds of a channel stays bounded, however long its messages are', async () => {
    await open();
    for (let n = 0; n < 60; n += 1) await table.say(`${n} ${'x'.repeat(5000)}`);
    const { messages, more } = await table.client.request(getChannel, { channel: 'kitchen' });
    assert.equal(messages.length, 40);
    assert.ok(more);
    assert.ok(messages.every(({ text, cut }) => text.length > 5000 && cut === undefined));
    await table.host.close();
    const snapshots = readdirSync(join(table.home, '.state', 'journal')).filter((name) => /snap/.test(name));
    for (const name of snapshots)
      assert.ok(statSync(join(table.home, '.state', 'journal', name)).size < 100_000, name);
  });
});
