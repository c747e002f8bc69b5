/** Reading: folding, the rail, mentions, search, copying, the keyboard, and what survives a reload. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import { type Bench, type Opened, startBench } from '../support/ui/browser.ts';
import { changed, decision, live, long, open } from '../support/ui/fixtures.ts';
import { turn } from '../support/ui/turns.ts';

describe('transcript page: reading', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: Opened;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());

  const row = (id: string) => shown.page.locator(`[data-row="${id}"]`);
  const focused = () => shown.page.evaluate(() => document.activeElement?.getAttribute('data-row'));

  it('folds the phase before the previous one with its votes still shown, and keeps the reader’s own folding', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    assert.equal(await row('phase:0').getAttribute('aria-expanded'), 'false');
    assert.equal(await row('0:henry').count(), 0);
    await row('phase:0').click();
    assert.equal(await row('0:henry').count(), 1);
    await row('phase:1').locator('button').click();
    assert.equal(await row('phase:1').locator('.glyph').count(), 4);
    await shown.say(changed(live(), [turn(3, 'SYNTHESIZE', 'maman', 'So.', { state: 'speaking' })]));
    assert.equal(await row('0:henry').count(), 1, 'what the reader opened stays open');
    assert.equal(await row('1:henry').count(), 0);
  });

  it('leads from a mention to that seat’s last turn before it, and leaves unknown names as text', async () => {
    shown = await bench.open({ height: 500 });
    await shown.say(open(live()));
    const said = turn(2, 'RESOLVE', 'maman', 'As @Sage, @nobody, me@sage.test and @Maman said.');
    await shown.say(changed(live(), [said]));
    assert.deepEqual(await row('2:maman').locator('a').allInnerTexts(), ['@Sage']);
    await row('1:henry').locator('a', { hasText: '@Nova' }).click();
    assert.equal(await focused(), '0:nova', 'its phase unfolds');
    assert.ok(await row('0:nova').isVisible());
  });

  it('jumps to a phase from the rail', async () => {
    shown = await bench.open({ height: 500 });
    await shown.say(open(live()));
    await shown.page
      .getByRole('list', { name: 'Phases' })
      .getByRole('button', { name: /Challenge/ })
      .click();
    const gap = await shown.page.evaluate(() => {
      const head = document.querySelector('.tx-head')?.getBoundingClientRect().bottom ?? 0;
      return (document.querySelector('[data-row="phase:1"]')?.getBoundingClientRect().top ?? 0) - head;
    });
    assert.ok(gap >= 0 && gap < 40, `the heading stands ${gap} px under the head`);
  });

  it('shows a skipped phase in its place with the reason, and a blind one as a count', async () => {
    shown = await bench.open();
    const view = decision();
    const phases = view.head.phases.map((phase) =>
      phase.phase === 'RESOLVE' ? { ...phase, state: 'skipped' as const, why: { code: 'all-agree' } } : phase,
    );
    await shown.say(open({ ...view, head: { ...view.head, phases } }));
    const steps = await shown.page.getByRole('list', { name: 'Phases' }).locator('li').allInnerTexts();
    assert.match(steps[0] ?? '', /Collect\s+4 positions/);
    assert.match(steps[2] ?? '', /Resolve\s+skipped: all agree/);
    assert.equal(
      await shown.page
        .locator('[aria-current="step"]')
        .innerText()
        .then((t) => t.split('\n')[0]),
      'Your decision',
    );
  });

  it('draws one segment a seat, without faces above eight', async () => {
    shown = await bench.open();
    const view = live();
    await shown.say(open(view));
    const meter = shown.page.locator('.side .meter');
    assert.equal(await meter.getAttribute('aria-label'), 'No consensus yet, 2 agree, 1 disagrees, 1 to come');
    assert.deepEqual([await meter.locator('.seg').count(), await meter.locator('.av').count()], [4, 4]);
    const stands = Array.from({ length: 9 }, (_, i) => ({ seat: `s${i}`, stand: 'agree' as const }));
    await shown.say(changed(view, [], { tally: { ...view.head.tally, stands, of: 9 } }));
    assert.deepEqual([await meter.locator('.seg').count(), await meter.locator('.av').count()], [9, 0]);
  });

  it('moves by the keys of the feed, one stop for the Tab key', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    assert.equal(await shown.page.locator('.feed [tabindex="0"]').count(), 1);
    await row('1:henry').focus();
    const press = async (...keys: string[]) => {
      for (const key of keys) await shown.page.keyboard.press(key);
      return focused();
    };
    assert.equal(await press('j'), '1:sage');
    assert.equal(await press('ArrowDown', 'k'), '1:sage');
    assert.equal(await press(']'), '2:henry');
    assert.equal(await press('['), '1:henry');
    assert.equal(await press('Home'), 'phase:0');
    assert.equal(await press('ArrowRight'), '0:henry');
    assert.equal(await press('ArrowLeft'), 'phase:0');
    assert.equal(await press('End'), '2:nova');
    await press('k', 'c');
    assert.deepEqual((await shown.posted()).at(-1), {
      type: 'copy',
      text: live().entries.find((e) => e.key === '2:blaise')?.text,
    });
    await press('Enter');
    assert.equal(
      await shown.page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Copy turn',
    );
    await press('ArrowRight');
    assert.equal(
      await shown.page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Ask this seat',
    );
    assert.equal(await press('Escape'), '2:blaise');
    await press('i');
    await shown.page.keyboard.type('jjk/c');
    assert.equal(await shown.page.locator('.box .area').inputValue(), 'jjk/c');
    assert.equal(await press('Escape'), '2:blaise');
  });

  it('finds words in folded phases too, marks them, and leaves the reader at the turn', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    await row('1:henry').focus();
    await shown.page.keyboard.press('/');
    await shown.page.keyboard.type('AS SAGE');
    assert.ok(await row('0:sage').isVisible());
    assert.equal(await shown.page.evaluate(() => CSS.highlights.get('found')?.size), 1);
    await shown.page.locator('.search input').fill('bench');
    assert.match(await shown.page.locator('.search').innerText(), /1 of 3/);
    await shown.page.keyboard.press('Enter');
    await shown.page.keyboard.press('Escape');
    assert.equal(await shown.page.locator('.search').count(), 0);
    assert.equal(await focused(), '2:blaise');
  });

  it('keeps scroll, folds and draft over a reload', async () => {
    shown = await bench.open({ height: 600 });
    await shown.say(open(long(400)));
    const { page } = shown;
    await page.locator('council-transcript').evaluate((e) => e.scrollTo(0, e.scrollHeight / 2));
    await page.locator('.box .area').fill('A draft');
    const firstSeen = () =>
      page.evaluate(() => {
        const head = document.querySelector('.tx-head')?.getBoundingClientRect().bottom ?? 0;
        const first = [...document.querySelectorAll('article')].find(
          (a) => a.getBoundingClientRect().bottom > head,
        );
        return `${first?.getAttribute('data-row')} ${Math.round(first?.getBoundingClientRect().top ?? 0)}`;
      });
    await page.waitForFunction(() => (sessionStorage.getItem('state') ?? '').includes('A draft'));
    const was = await firstSeen();
    await page.reload();
    await shown.say(open(long(400)));
    assert.equal(await firstSeen(), was);
    assert.equal(await page.locator('.box .area').inputValue(), 'A draft');
  });

  it('loses no focus when the turn it was on leaves the window', async () => {
    shown = await bench.open();
    await shown.say(open(long(500)));
    await row('t490').focus();
    await shown.page.locator('council-transcript').evaluate((e) => e.scrollTo(0, 0));
    await row('t3').waitFor();
    assert.equal(await row('t490').count(), 0);
    await shown.page.keyboard.press('j');
    assert.equal(await focused(), 't491');
  });

  it('says whole turns in one polite region and alerts for the decision alone', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    const status = shown.page.locator('.sr[role="status"]');
    await shown.say({ type: 'delta', key: '2:nova', text: ' switch' });
    assert.equal(await status.innerText(), '');
    await shown.say(changed(live(), [turn(2, 'RESOLVE', 'nova', 'Done.', { vote: 'agree', confidence: 5 })]));
    assert.equal(await status.textContent(), 'Nova votes agree, confidence 5.');
    await shown.say(changed(decision(), []));
    assert.equal(
      await shown.page.locator('.sr[role="alert"]').textContent(),
      'The council waits for your decision.',
    );
    const label = await row('2:henry').getAttribute('aria-label');
    assert.equal(label, 'Henry, Security and ops, Resolve, agrees, was disagree, confidence 4');
    assert.equal(await shown.page.getByRole('feed').getAttribute('aria-busy'), 'false');
  });
});
