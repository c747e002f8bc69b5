/** A long conversation, in a real browser: scrolling, reading back, a reload, keys, search, what messages may not do. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import { type Bench, type OpenedChannel, startBench } from '../support/ui/browser.ts';
import {
  channelHead,
  channelNow,
  channelPatch,
  conversation,
  conversationMessages,
  longConversation,
  message,
  openChannel,
  quiet,
  speakingKey,
} from '../support/ui/channels.ts';

const frames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

describe('§12 channel page: reading', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: OpenedChannel;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());

  const row = (key: string) => shown.page.locator(`[data-row="${key}"]`);
  const distance = () =>
    shown.page
      .locator('channel-conversation')
      .evaluate((pane) => pane.scrollHeight - pane.scrollTop - pane.clientHeight);

  it('keeps ten thousand messages in a window of about sixty and scrolls through them without a jump', async () => {
    shown = await bench.openChannel({ height: 800 });
    await shown.say(openChannel(longConversation(10_000)));
    const { page } = shown;
    assert.equal(await page.locator('article').last().getAttribute('aria-setsize'), '10000');
    const pane = page.locator('channel-conversation');
    assert.ok((await distance()) < 2, 'opens at the end');
    for (const share of [0.5, 0.1, 0.93]) {
      await pane.evaluate((e, part) => e.scrollTo(0, e.scrollHeight * part), share);
      await page.evaluate(frames);
      const articles = await page.locator('article').count();
      assert.ok(articles >= 50 && articles <= 80, `${articles} messages at ${share}`);
    }
    const { most, slow } = await page.evaluate(async () => {
      const scroll = document.querySelector('channel-conversation') as HTMLElement;
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      let [jump, long] = [0, 0];
      for (let i = 0; i < 60; i += 1) {
        const middle = document.elementFromPoint(400, 400)?.closest('article');
        const was = middle?.getBoundingClientRect().top ?? 0;
        const began = performance.now();
        scroll.scrollBy(0, -90);
        await frame();
        await frame();
        long = Math.max(long, performance.now() - began);
        const moved = (middle?.isConnected ? middle.getBoundingClientRect().top : was + 90) - was;
        jump = Math.max(jump, Math.abs(moved - 90));
      }
      return { most: jump, slow: long };
    });
    assert.ok(most <= 2, `messages jumped by ${most} px`);
    assert.ok(slow < 1000, `a step took ${slow} ms`);
  });

  it('reads back what was said before, and nothing moves under the reader', async () => {
    shown = await bench.openChannel({ height: 700 });
    const all = longConversation(400);
    const part = { ...all, messages: all.messages.slice(-40), more: true };
    await shown.say(openChannel(part));
    const pane = shown.page.locator('channel-conversation');
    await pane.evaluate((e) => e.scrollTo(0, 500));
    await shown.page.evaluate(frames);
    assert.deepEqual((await shown.posted()).at(-1), { type: 'older', before: 362 });
    const key = await shown.page.evaluate(
      () => document.elementFromPoint(400, 350)?.closest<HTMLElement>('article')?.dataset['row'] ?? '',
    );
    const top = () => row(key).evaluate((e) => e.getBoundingClientRect().top);
    const was = await top();
    await shown.say({ type: 'channel-older', messages: all.messages.slice(200, 362), before: 201 });
    await shown.page.evaluate(frames);
    assert.ok(Math.abs((await top()) - was) <= 2, `moved by ${(await top()) - was} px`);
    assert.equal(await row(key).getAttribute('aria-setsize'), '400');
  });

  it('follows the end while it is in view, otherwise counts what is new and stays', async () => {
    shown = await bench.openChannel({ height: 500 });
    await shown.say(openChannel(longConversation(60)));
    assert.ok((await distance()) < 2);
    const pane = shown.page.locator('channel-conversation');
    await pane.evaluate((e) => e.scrollTo(0, 300));
    await shown.page.waitForFunction(() => document.querySelector('channel-conversation')?.scrollTop === 300);
    // The page learns of it by an event of the next frame.
    await shown.page.evaluate(frames);
    await shown.say(
      channelPatch(channelHead('en', { said: 61 }), [message('sage', 'New.', channelNow, { seq: 900 })]),
    );
    assert.equal(await pane.evaluate((e) => e.scrollTop), 300);
    await shown.page.getByRole('button', { name: '1 new message' }).click();
    assert.ok((await distance()) < 2);
  });

  it('moves nothing away that the pointer is on: what comes meanwhile is counted', async () => {
    shown = await bench.openChannel({ height: 500 });
    await shown.say(openChannel(longConversation(60)));
    const { page } = shown;
    const last = row((await page.locator('article').last().getAttribute('data-row')) ?? '');
    await last.hover();
    const button = last.getByRole('button').first();
    await button.hover();
    const top = () => button.evaluate((e) => e.getBoundingClientRect().top);
    const was = await top();
    const comes = (seq: number) =>
      channelPatch(channelHead('en', { said: seq }), [message('sage', 'New.\n\nNew.', channelNow, { seq })]);
    await shown.say(comes(900));
    await page.evaluate(frames);
    assert.equal(await top(), was);
    const pill = page.getByRole('button', { name: '1 new message' });
    await pill.click();
    assert.ok((await distance()) < 2, 'one click goes to the end');
    await shown.say(comes(901));
    await page.evaluate(frames);
    assert.ok((await distance()) < 2, 'and the end is followed again');
  });

  it('survives a reload: the words in the box and the place of the reader', async () => {
    shown = await bench.openChannel({ height: 600 });
    await shown.say(openChannel(longConversation(100)));
    await shown.page.locator('textarea').fill('Not sent yet');
    const pane = shown.page.locator('channel-conversation');
    await pane.evaluate((e) => e.scrollTo(0, 2000));
    await shown.page.waitForFunction(() => (sessionStorage.getItem('state') ?? '').includes('"scroll"'));
    const first = () =>
      shown.page.evaluate(
        () => document.elementFromPoint(400, 250)?.closest<HTMLElement>('[data-row]')?.dataset['row'],
      );
    const was = await first();
    await shown.page.reload();
    await shown.say(openChannel(longConversation(100)));
    await shown.page.evaluate(frames);
    assert.equal(await shown.page.locator('textarea').inputValue(), 'Not sent yet');
    assert.equal(await first(), was);
  });

  it('is moved through by keys, and tells a screen reader of whole messages and the floor, not of deltas', async () => {
    shown = await bench.openChannel();
    await shown.say(openChannel(conversation()));
    const { page } = shown;
    const log = page.locator('.feed');
    assert.equal(await log.getAttribute('role'), 'log');
    assert.equal(await log.getAttribute('aria-live'), 'off');
    await page.locator('textarea').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['row']);
    assert.equal(await focused(), 'papa-1');
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(), 'nova-1');
    await page.keyboard.press('c');
    assert.equal((await shown.posted()).at(-1)?.type, 'copy');
    await page.keyboard.press('i');
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
    await shown.say({ type: 'channel-delta', key: speakingKey, text: 'never read aloud' });
    const status = page.locator('[role="status"]').last();
    assert.doesNotMatch(await status.innerText(), /never read aloud/);
    await shown.say(channelPatch(channelHead(), [message('henry', 'Read **this**.', channelNow)]));
    await page.waitForFunction(() => document.body.innerText.includes('Henry: Read this.'));
  });

  it('says in the head who is only rehearsed, and that no model is asked', async () => {
    shown = await bench.openChannel();
    const agents = ['maman', 'henry', 'sage', 'nova', 'blaise', 'ollie'];
    const opened = openChannel(conversation());
    await shown.say({ ...opened, rehearsed: agents } as typeof opened);
    const tag = shown.page.locator('.tag.rehearsal');
    assert.equal(await tag.innerText(), 'Rehearsal: no model is asked');
    await shown.say({ ...channelPatch(channelHead()), rehearsed: ['sage'] } as typeof opened);
    assert.match((await tag.getAttribute('title')) ?? '', /voices answer for Sage\./);
    await shown.say({ ...channelPatch(channelHead()), rehearsed: [] } as typeof opened);
    assert.equal(await tag.count(), 0);
  });

  it('finds words in what was said, whatever the accents', async () => {
    shown = await bench.openChannel({ height: 500 });
    await shown.say(openChannel(quiet()));
    await shown.page.getByRole('button', { name: 'Search' }).click();
    await shown.page.locator('.search input').fill('CODEMOD');
    assert.equal(await shown.page.locator('.search [role=status]').innerText(), '1 of 1');
    await shown.page.keyboard.press('Escape');
    assert.equal(await shown.page.locator('.search').count(), 0);
  });

  it('§14 can do nothing that a message asks for: no HTML, no address but https, no request that leaves', async () => {
    shown = await bench.openChannel();
    const hostile =
      '<img src=https://evil.example/x onerror=alert(1)> [a](javascript:alert(1)) ![p](https://evil.example/p.png) <script>x</script> [ok](https://example.org/ok)';
    await shown.say(openChannel({ ...quiet(), messages: [message('sage', hostile, channelNow)] }));
    assert.equal(await shown.page.locator('.feed img, .feed script').count(), 0);
    assert.deepEqual(await shown.page.locator('.feed a').allInnerTexts(), ['https://evil.example/x', 'ok']);
    await shown.page.locator('.feed a').last().click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'link', href: 'https://example.org/ok' });
    assert.deepEqual(shown.strangers, []);
    assert.deepEqual(
      await shown.page.evaluate(() => (window as unknown as { violations: string[] }).violations),
      [],
    );
  });

  it('leads from a mention to that member’s last message before it', async () => {
    shown = await bench.openChannel();
    const asked = message('papa', '@Sage, and now?', channelNow, { key: 'asked' });
    await shown.say(openChannel({ ...quiet(), messages: [...conversationMessages, asked] }));
    await row('asked').locator('a').click();
    const focused = await shown.page.evaluate(() => (document.activeElement as HTMLElement).innerText);
    assert.match(focused, /session\.ttl/);
  });

  it('keeps the conversation readable and the words in the box while the host is away', async () => {
    shown = await bench.openChannel();
    await shown.say(openChannel(conversation()));
    await shown.page.locator('textarea').fill('Half a thought');
    await shown.say({ type: 'host', host: { state: 'restarting', attempt: 2, of: 5 } });
    assert.equal(await shown.page.locator('textarea').isDisabled(), true);
    assert.equal(await shown.page.locator('textarea').inputValue(), 'Half a thought');
    assert.match(await shown.page.locator('.tx-foot').innerText(), /The host stopped\. Restarting…/);
    assert.equal(await shown.page.locator('article').count(), 5);
    await shown.say({ type: 'host', host: { state: 'down', message: 'code 1' } });
    assert.match(await shown.page.locator('.pane').innerText(), /The host does not start/);
  });
});
