/** The council beside one model alone, on the page: nothing tells whose an answer is before the pick, and the reveal takes the focus. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import { type Bench, type Opened, startBench } from '../support/ui/browser.ts';
import { compared, picked, open as toPick } from '../support/ui/compared.ts';
import { changed, open } from '../support/ui/fixtures.ts';
import { contrasts, cutOff } from '../support/ui/measure.ts';

describe('§6 transcript page: was it worth it?', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: Opened;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());
  const card = () => shown.page.locator('.worth');
  const button = (name: string) => card().getByRole('button', { name, exact: true });
  const deeds = async () => (await shown.posted()).filter((message) => message.type !== 'ready');

  it('two answers without names, three buttons of equal weight; a pick is one press, by mouse or keyboard', async () => {
    shown = await bench.open({ width: 1200 });
    await shown.say(open(compared(toPick)));
    const text = await card().innerText();
    assert.match(text, /Answer A[\s\S]*one read-only hour[\s\S]*Answer B[\s\S]*dual writes/);
    assert.match(text, /Names, cost and length stay hidden until you pick\. Sides are drawn by lot\./);
    assert.doesNotMatch(text, /The council|claude|calls|\$/);
    assert.equal(await card().locator('.btn.primary').count(), 0);
    await button('A is better').focus();
    await shown.page.keyboard.press('ArrowRight');
    await shown.page.keyboard.press('Enter');
    assert.deepEqual(await deeds(), [{ type: 'pick', choice: 'equal' }]);
  });

  it('after the pick: who is who, what each took, how all picks stand; the focus is on it where the pick was made', async () => {
    shown = await bench.open({ width: 1200 });
    await shown.say(open(compared(toPick)));
    await button('A is better').click();
    await shown.say(changed(compared(toPick), [], { comparison: picked() }));
    const text = await card().innerText();
    assert.match(text, /your pick[\s\S]*The council[\s\S]*13 calls · 26,000 tokens · \$0\.23 · 3:24/);
    assert.match(text, /claude-opus-4-5[\s\S]*alone[\s\S]*1 call · 2,100 tokens · \$0\.02 · 0:14/);
    assert.match(
      text,
      /You preferred the council: \$0\.21 and 3:10 more than one model\. So far: council 7, alone 3, equal 2\./,
    );
    assert.equal(await card().locator('button').count(), 0, 'the first pick wins');
    assert.ok(
      await card()
        .locator('.told')
        .evaluate((one) => one === document.activeElement),
    );
    assert.equal(await card().locator('section.won').getAttribute('aria-label'), 'Answer A');
  });

  it('somebody else’s pick moves nobody’s focus, and is theirs', async () => {
    shown = await bench.open({ width: 1200 });
    await shown.say(open(compared(toPick)));
    await shown.say(changed(compared(toPick), [], { comparison: picked('B', 'Nova') }));
    assert.match(await card().innerText(), /picked by Nova/);
    assert.match(
      await card().innerText(),
      /Nova preferred one model alone: the council took \$0\.21 and 3:10 more\./,
    );
    assert.ok(
      await card()
        .locator('.told')
        .evaluate((one) => one !== document.activeElement),
    );
  });

  it('no answer is a sentence; before the decision there is nothing at all', async () => {
    shown = await bench.open();
    await shown.say(
      open(compared({ state: 'failed', absence: { code: 'failed', detail: 'The server answered 500' } })),
    );
    assert.match(await card().innerText(), /asked alone gave no answer: The server answered 500/);
    await shown.close();
    shown = await bench.open();
    await shown.say(open(compared({ state: 'later' })));
    assert.equal(await card().count(), 0);
  });

  it('is read in three themes, two languages, narrow and wide', async () => {
    for (const theme of ['dark', 'light', 'hc'] as const)
      for (const language of ['en', 'fr'] as const)
        for (const width of [360, 1200]) {
          shown = await bench.open({ theme, language, width, height: 900 });
          for (const view of [toPick, picked('A', 'Nova')]) {
            await shown.say(open(compared(view, language)));
            await card().scrollIntoViewIfNeeded();
            const shot = process.env.COUNCIL_TEST_SHOTS;
            if (shot)
              await shown.page.screenshot({
                path: `${shot}/worth-${view.state}-${theme}-${language}-${width}.png`,
              });
            assert.deepEqual(
              (await shown.page.evaluate(contrasts)).filter(({ ratio }) => ratio < 4.5),
              [],
            );
            assert.deepEqual(await shown.page.evaluate(cutOff), []);
          }
          await shown.close();
        }
    shown = await bench.open();
  });
});
