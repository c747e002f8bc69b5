/** Calls of tools in the page: a line each, texts behind it that are only ever text, readable in every theme and width. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Language } from '../../src/rpc/views/views.ts';
import { type Bench, startBench } from '../support/ui/browser.ts';
import { open } from '../support/ui/fixtures.ts';
import { contrasts, cutOff } from '../support/ui/measure.ts';
import { agentUses, uses, withTools } from '../support/ui/tools.ts';

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

  it('§8 says of each call of an agent with what it was, and what was found in its files, its mark never on a line alone', async () => {
    for (const [language, expected] of [
      [
        'en',
        [
          'done, it says · Editing files: src/s',
          'refused · npm test',
          'changes thrown away · src/a.ts, src/b.ts',
          'changed meanwhile · src/c.ts',
          'ok · 12 more calls, not listed',
        ],
      ],
      [
        'fr',
        [
          'fait, selon l’agent · Editing files: src/s',
          'refusé · npm test',
          'modifications jetées · src/a.ts, src/b.ts',
          'modifié entre-temps · src/c.ts',
          'ok · 12 more calls, not listed',
        ],
      ],
    ] as const)
      for (const width of [320, 1400]) {
        const { page, say, close } = await bench.open({ height: 3000, language, width });
        await say(open(withTools(language, agentUses)));
        const lines = page.locator('.uses').last().locator('.use');
        const said = (await lines.allInnerTexts()).map((line) => line.replace(/\s+/g, ' ').split('→ ')[1]);
        assert.deepEqual(
          said.map((line, nth) => line?.slice(0, expected[nth]?.length)),
          expected,
        );
        const alone = await lines.evaluateAll(
          (all) =>
            all.filter((line) => {
              const mark = line.querySelector('.ci:last-child')?.getBoundingClientRect();
              const words = [...line.querySelectorAll('span:not(.ci)')].flatMap((e) => [
                ...e.getClientRects(),
              ]);
              return mark !== undefined && words.every((word) => word.bottom < mark.top + 2);
            }).length,
        );
        assert.equal(alone, 0, `${language}, ${width} px`);
        assert.deepEqual(await page.evaluate(cutOff), []);
        await close();
      }
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
