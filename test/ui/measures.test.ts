/** The page of measures in a real browser: the ranking with its intervals, counts as bars, read in every theme, width and language. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import type { ToMeasuresPage } from '../../src/rpc/pages/measuresPageMessages.ts';
import type { StatsView } from '../../src/rpc/views/pastViews.ts';
import type { Language } from '../../src/rpc/views/views.ts';
import { type Bench, startBench } from '../support/ui/browser.ts';
import { contrasts, cutOff } from '../support/ui/measure.ts';

const standing = (model: string, value: number, low: number, high: number) => ({
  model,
  rankings: 40,
  chance: { value, low, high },
});

const stats: StatsView = {
  all: { councils: 23, byStatus: {}, judged: 20, converged: 9, rated: 0, tokens: 1 },
  rehearsals: 2,
  protocols: [],
  seats: [],
  ranking: {
    rankings: 146,
    councils: 23,
    models: [
      standing('claude-opus-4-5', 0.65, 0.58, 0.72),
      standing('claude-sonnet-4-5', 0.55, 0.49, 0.62),
      standing('gpt-4o', 0.46, 0.39, 0.52),
      standing('glm-4.7', 0.34, 0.26, 0.43),
      { model: 'a-model-of-a-very-long-name-that-nobody-would-ever-want-to-read-to-its-end', rankings: 4 },
    ],
  },
  alone: { council: 7, equal: 2, alone: 3 },
  endings: { strong: 9, soft: 6, none: 5, 'no-vote': 3 },
  moves: { named: 24, unnamed: 7 },
  points: {
    found: [
      { phase: 'CHALLENGE', count: 61 },
      { phase: 'RESOLVE', count: 9 },
    ],
    open: 18,
  },
  months: [
    { month: '2026-02', councils: 9, calls: 112, cost: 2.44 },
    { month: '2026-01', councils: 10, calls: 131, cost: 3.1 },
    { month: '2025-12', councils: 4, calls: 47 },
  ],
};
const told = (language: Language = 'en'): ToMeasuresPage => ({ type: 'measures', stats, language });

describe('§6 page of measures', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: Awaited<ReturnType<Bench['openMeasures']>>;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());

  it('says who is there, then shows whose answers are ranked highest, and no dot where there is too little to say', async () => {
    shown = await bench.openMeasures({ width: 1200 });
    assert.deepEqual(await shown.posted(), [{ type: 'ready' }]);
    await shown.say(told());
    const text = await shown.page.locator('main').innerText();
    assert.match(
      text,
      /Whose first answers your councils rank highest[\s\S]*claude-opus-4-5[\s\S]*65%\s+58–72/,
    );
    assert.match(
      text,
      /Bradley-Terry, 146 rankings in 23 councils\). Where intervals overlap, do not choose by this\./,
    );
    assert.match(text, /council 7\s*equal 2\s*alone 3\s*12 compared/);
    assert.match(text, /strong 9\s*soft 6\s*none 5\s*no vote 3/);
    assert.match(
      text,
      /Moved for a named reason\s+24[\s\S]*Points found in Challenge\s+61[\s\S]*Open at the decision\s+18/,
    );
    assert.match(text, /February 2026\s+9\s+112\s+\$0\.27\s+\$2\.44/);
    assert.match(text, /December 2025\s+4\s+47\s+–\s+–/);
    assert.equal(await shown.page.locator('.chart .pt').count(), 4);
    assert.match(await shown.page.locator('.chart .few').innerText(), /too few to say/);
    const places = await shown.page
      .locator('.chart .pt')
      .evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().x));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => b - a),
      'the better, the further right',
    );
    assert.deepEqual(shown.errors, []);
    assert.deepEqual(shown.strangers, []);
  });

  it('says what will stand here while there is nothing', async () => {
    shown = await bench.openMeasures();
    await shown.say({ type: 'measures', language: 'fr' });
    assert.match(await shown.page.locator('main').innerText(), /Aucun conseil n’est encore terminé/);
  });

  it('is read in three themes, two languages, narrow and wide', async () => {
    for (const theme of ['dark', 'light', 'hc'] as const)
      for (const language of ['en', 'fr'] as const)
        for (const width of [360, 800, 1300]) {
          shown = await bench.openMeasures({ theme, language, width, height: 900 });
          await shown.say(told(language));
          const shots = process.env.COUNCIL_TEST_SHOTS;
          if (shots)
            await shown.page.screenshot({
              path: `${shots}/measures-${theme}-${language}-${width}.png`,
              fullPage: true,
            });
          assert.deepEqual(
            (await shown.page.evaluate(contrasts)).filter(({ ratio }) => ratio < 4.5),
            [],
          );
          // A long name ends in … on purpose; its whole is in the tooltip.
          const cut = (await shown.page.evaluate(cutOff)).filter((what) => !what.includes('a-model-of'));
          assert.deepEqual(cut, [], `${theme} ${language} ${width}`);
          await shown.close();
        }
    shown = await bench.openMeasures();
  });
});
