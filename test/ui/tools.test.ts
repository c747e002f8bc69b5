/** Calls of tools in the page: a line each, texts behind it that are only ever text, readable in every theme and width. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Language } from '../../src/rpc/views/views.ts';
import { type Bench, startBench } from '../support/ui/browser.ts';
import { open } from '../support/ui/fixtures.ts';
import { contrasts, cutOff } from '../support/ui/measure.ts';
import { uses, withTools } from '../support/ui/tools.ts';

describe('transcript page: tools', function () {
  this.timeout(60_000);
  let bench: Bench;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());

  const unfolded = async (language: Language, look: Parameters<Bench['open']>[0] = {}) => {
    const opened = await bench.open({ height: 3000, language, ...look });
    await opened.say(open(withTools(language)));
    const folds = opened.page.locator('.fold');
    while ((await folds.count()) > 0) await folds.first().click();
    return opened;
  };

  it('§8 shows each call as a line that unfolds to what went in and out', async () => {
    const { page, close, errors } = await unfolded('en');
    const lines = page.locator('.uses').first().locator('.use');
    assert.equal(await lines.count(), uses.length);
    assert.match(await lines.nth(0).innerText(), /weather\/forecast\s*→ ok/);
    assert.match(await lines.nth(1).innerText(), /inject\s*→ refused/);
    assert.equal(await lines.nth(0).getAttribute('aria-expanded'), 'false');
    await lines.nth(0).focus();
    await page.keyboard.press('Enter');
    const seen = page.locator('.uses').first().locator('pre.out');
    assert.deepEqual(await seen.allInnerTexts(), ['{"city":"Lyon"}', 'Lyon: rain at ten, 14 degrees']);
    assert.deepEqual(errors, []);
    await close();
  });

  it('§14 shows what a tool answered as text and nothing else', async () => {
    const { page, close, errors, strangers } = await unfolded('en');
    const all = page.locator('.use');
    for (let n = 0; n < (await all.count()); n++) await all.nth(n).click();
    assert.equal(await page.locator('.seen :is(img, script, a, h1, strong)').count(), 0);
    assert.equal(await page.evaluate(() => (window as { ran?: number }).ran), undefined);
    assert.match((await page.locator('.seen').allInnerTexts()).join('\n'), /<img src=x onerror=/);
    assert.deepEqual([...errors, ...strangers], []);
    await close();
  });

  for (const theme of ['dark', 'light', 'hc'] as const)
    it(`has no text of a call under 4.5:1 in the ${theme} theme`, async () => {
      const { page, close } = await unfolded('en', { theme });
      const all = page.locator('.use');
      for (let n = 0; n < (await all.count()); n++) await all.nth(n).click();
      const low = (await page.evaluate(contrasts)).filter(({ ratio }) => ratio < 4.5);
      assert.deepEqual(low, []);
      await close();
    });

  for (const language of ['en', 'fr'] as const)
    for (const width of [320, 800, 1400])
      it(`cuts nothing of a call off at ${width} px in ${language}`, async () => {
        const { page, close } = await unfolded(language, { width });
        const all = page.locator('.use');
        for (let n = 0; n < (await all.count()); n++) await all.nth(n).click();
        assert.deepEqual(await page.evaluate(cutOff), []);
        // A narrow page lays a turn out in columns: a call has the whole width there, not that of the avatar.
        const [list, feed] = [page.locator('.uses').first(), page.locator('.turn').first()];
        const share = ((await list.boundingBox())?.width ?? 0) / ((await feed.boundingBox())?.width ?? 1);
        assert.ok(share > 0.8, `${share}`);
        await close();
      });
});
