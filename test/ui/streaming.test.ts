/** Turns as they stream, in a real browser: ring, caret, clock, vote only from the whole reply, scrolling left alone. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import { type Bench, type Opened, startBench } from '../support/ui/browser.ts';
import { changed, decision, live, long, open } from '../support/ui/fixtures.ts';
import { collect, turn } from '../support/ui/turns.ts';

const nova = '[data-row="2:nova"]';

const keptByTheEditor = () =>
  JSON.parse(sessionStorage.getItem('state') ?? 'null') as { council: string } | null;

describe('transcript page: streaming', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: Opened;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());

  it('shows a speaking turn with ring, caret, time of its deadline and Skip', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    const row = shown.page.locator(nova);
    assert.match(await row.locator('.vt').innerText(), /speaking · 0:1\d \/ 1:30/);
    assert.equal(await row.locator('.av.on').count(), 1);
    const caret = await row.locator('.body p').evaluate((p) => getComputedStyle(p, '::after').content);
    assert.equal(caret, '""');
    await row.getByRole('button', { name: 'Skip Nova' }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'skip', seat: 'nova' });
  });

  it('has its council kept by the editor before anything was told of it: a reload finds it again', async () => {
    shown = await bench.open({ shows: '2026-02-08-webhook-queue' });
    await shown.page.locator('council-transcript').waitFor({ state: 'attached' });
    assert.deepEqual(await shown.page.evaluate(keptByTheEditor), {
      council: '2026-02-08-webhook-queue',
      folds: {},
      text: '',
      mode: 'plain',
    });
  });

  it('has where the reader is kept while turns stream without a pause', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    const said = await shown.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          sessionStorage.removeItem('state');
          const streaming = setInterval(() => {
            count += 1;
            const data = { type: 'delta', key: '2:nova', text: ' more' };
            window.dispatchEvent(new MessageEvent('message', { data }));
            if (sessionStorage.getItem('state') === null && count < 100) return;
            clearInterval(streaming);
            resolve(count);
          }, 20);
        }),
    );
    assert.ok(said < 100, 'nothing was kept while a hundred pieces came');
    assert.equal((await shown.page.evaluate(keptByTheEditor))?.council, live().head.id);
  });

  it('grows by deltas and shows the vote only when the turn is whole', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    await shown.say({ type: 'delta', key: '2:nova', text: ' switch.\n\nVote: agree' });
    const row = shown.page.locator(nova);
    assert.match(await row.locator('.body').innerText(), /before the switch\./);
    assert.equal(await row.locator('.vote').count(), 0);
    const whole = turn(2, 'RESOLVE', 'nova', 'Done.', { vote: 'agree', from: 'nuance', confidence: 5 });
    await shown.say(changed(live(), [whole]));
    assert.equal(await row.locator('.vote').innerText(), 'Agree');
    assert.equal(await row.locator('.was').getAttribute('title'), 'was nuance');
    assert.equal(await row.locator('.av.on').count(), 0);
  });

  it('shows a seat that was asked and says nothing yet, and one whose text stays hidden', async () => {
    shown = await bench.open();
    const view = live();
    const entries = [
      turn(0, 'COLLECT', 'henry', '', { state: 'queued', deadlineAt: view.head.createdAt + 90_000 }),
      turn(0, 'COLLECT', 'sage', 'A secret position', { state: 'hidden' }),
    ];
    await shown.say(open({ ...view, entries }));
    assert.match(await shown.page.locator('[data-row="0:henry"] .vt').innerText(), /^asked · /);
    const hidden = shown.page.locator('[data-row="0:sage"]');
    assert.match(await hidden.innerText(), /Answered\. The text shows when the phase closes\./);
    assert.doesNotMatch(await shown.page.locator('body').innerText(), /secret/);
  });

  it('follows the end while it is in view, and otherwise counts new turns and stays', async () => {
    shown = await bench.open({ height: 600 });
    await shown.say(open(live()));
    const pane = shown.page.locator('council-transcript');
    const distance = () => pane.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight);
    assert.ok((await distance()) < 2, 'opens at the end of what runs');
    await shown.say({ type: 'delta', key: '2:nova', text: '\n\nMore.'.repeat(20) });
    assert.ok((await distance()) < 2, 'follows what streams');

    await pane.evaluate((e) => e.scrollTo(0, 300));
    await shown.page.waitForFunction(() => document.querySelector('council-transcript')?.scrollTop === 300);
    const top = () =>
      shown.page.locator('[data-row="1:sage"]').evaluate((e) => e.getBoundingClientRect().top);
    const was = await top();
    await shown.say({ type: 'delta', key: '2:nova', text: '\n\nMore.'.repeat(20) });
    const whole = turn(2, 'RESOLVE', 'nova', 'Done.', { vote: 'agree' });
    const next = turn(3, 'SYNTHESIZE', 'maman', 'So be it.', {});
    await shown.say(changed(live(), [whole, next]));
    assert.equal(await top(), was, 'nothing moves under the reader');
    const pill = shown.page.getByRole('button', { name: '2 new turns' });
    await pill.click();
    assert.ok((await distance()) < 2);
    assert.equal(await pill.count(), 0);
  });

  it('shows a synthesis from its recommendation on when it becomes whole, to whoever follows the end', async () => {
    const view = decision();
    const whole = view.entries.slice(-2);
    const top = () =>
      shown.page.evaluate(() => {
        const card = document.querySelector('.syn')?.getBoundingClientRect();
        const head = document.querySelector('.tx-head')?.getBoundingClientRect();
        return Math.round((card?.top ?? 0) - (head?.bottom ?? 0));
      });
    shown = await bench.open({ height: 600 });
    await shown.say(open(live()));
    await shown.say(changed(view, whole));
    await shown.page.locator('.syn').waitFor();
    await shown.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    assert.ok((await top()) >= 0 && (await top()) < 120, `the card begins ${await top()} px below the head`);
    await shown.close();

    shown = await bench.open({ height: 600 });
    await shown.say(open(live()));
    const pane = shown.page.locator('council-transcript');
    await pane.evaluate((e) => e.scrollTo(0, 300));
    await shown.page.waitForFunction(() => document.querySelector('council-transcript')?.scrollTop === 300);
    await shown.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    await shown.say(changed(view, whole));
    await shown.page.getByRole('button', { name: '2 new turns' }).waitFor();
    assert.equal(await pane.evaluate((e) => e.scrollTop), 300, 'whoever reads further up stays there');
  });

  it('keeps following when a phase folds above and the next begins below', async () => {
    shown = await bench.open({ height: 600 });
    const view = live();
    await shown.say(open(view));
    const whole = turn(2, 'RESOLVE', 'nova', 'Done.', { vote: 'agree' });
    const next = turn(3, 'SYNTHESIZE', 'maman', 'A long synthesis.\n\n'.repeat(12), { state: 'speaking' });
    await shown.say(changed(view, [whole, next]));
    const pane = shown.page.locator('council-transcript');
    assert.ok((await pane.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight)) < 2);
    await shown.say(changed(view, [{ ...next, state: 'replied' }], { status: 'decision' }));
    assert.equal(await shown.page.locator('.pill').count(), 0);
    assert.ok((await pane.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight)) < 2);
  });

  it('keeps ten thousand turns in a window of about sixty, and the true count for those who cannot see it', async () => {
    shown = await bench.open();
    await shown.say(open(long(10_000)));
    const { page } = shown;
    const counts = async () => ({
      articles: await page.locator('article').count(),
      set: await page.locator('article').first().getAttribute('aria-setsize'),
    });
    assert.deepEqual((await counts()).set, '10000');
    assert.ok((await counts()).articles <= 80);
    const pane = page.locator('council-transcript');
    for (const share of [0.5, 0.1, 0.93, 0]) {
      await pane.evaluate((e, part) => e.scrollTo(0, e.scrollHeight * part), share);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const { articles } = await counts();
      assert.ok(articles >= 55 && articles <= 80, `${articles} articles at ${share}`);
      const covered = await page.evaluate(() => {
        const seen = [0.35, 0.5, 0.65].map((y) =>
          document.elementFromPoint(400, innerHeight * y)?.closest('article'),
        );
        return seen.every((article) => article !== null && article !== undefined);
      });
      assert.ok(covered, `turns are drawn where the reader looks, at ${share}`);
    }
  });

  it('scrolls through unmeasured turns without a jump', async () => {
    shown = await bench.open({ height: 800 });
    await shown.say(open(long(2000)));
    const jumps = await shown.page.evaluate(async () => {
      const pane = document.querySelector('council-transcript') as HTMLElement;
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      pane.scrollTo(0, pane.scrollHeight / 2);
      await frame();
      await frame();
      let most = 0;
      for (let i = 0; i < 60; i += 1) {
        const middle = document.elementFromPoint(400, 400)?.closest('article');
        const before = middle?.getBoundingClientRect().top ?? 0;
        pane.scrollBy(0, -90);
        await frame();
        await frame();
        const moved = (middle?.isConnected ? middle.getBoundingClientRect().top : before + 90) - before;
        most = Math.max(most, Math.abs(moved - 90));
      }
      return most;
    });
    assert.ok(jumps <= 2, `rows jumped by ${jumps} px`);
  });

  it('draws a whole council of quick turns without an error', async () => {
    shown = await bench.open({ motion: true });
    const view = live();
    await shown.say(open({ head: view.head, entries: [] }));
    for (const one of [...collect, ...live().entries]) await shown.say(changed(view, [one]));
    assert.deepEqual(shown.errors, []);
    assert.deepEqual(shown.strangers, []);
  });
});
