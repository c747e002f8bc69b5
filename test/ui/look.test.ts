/** What the eye needs, measured in the page: contrast in three themes, nothing cut off in two languages and three widths. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { ToPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import type { CouncilView, Language } from '../../src/rpc/views/views.ts';
import { type Bench, startBench } from '../support/ui/browser.ts';
import { decision, live, now, open, rehearsal } from '../support/ui/fixtures.ts';
import { contrasts, cutOff } from '../support/ui/measure.ts';
import { t0, turn } from '../support/ui/turns.ts';

const full = (language: Language): CouncilView => {
  const view = decision(language);
  const long = turn(
    2,
    'RESOLVE',
    'sage',
    'A reply with `a_very_long_identifier_that_has_no_place_to_break_anywhere_at_all`.\n\n```\nconst aLineOfCode = "that is much longer than the column is wide, so that it must scroll";\n```\n\n| Option | Cost |\n|---|---|\n| Redis | low |',
    {
      vote: 'unreadable',
      askedAgain: true,
      stance: 'maintain',
      proposal: 'Move in two steps.',
      changeMind: 'A bench on three cold nodes.',
      acknowledges: 'One hour changes my answer.',
    },
  );
  return { ...view, entries: view.entries.map((entry) => (entry.key === '2:sage' ? long : entry)) };
};

/** What could not be taken from the shared file, with a heading and a path that are longer than a narrow column. */
const shared = (language: Language): CouncilView => ({
  ...live(language),
  head: {
    ...live(language).head,
    fileNotes: [
      { at: t0, what: ['status'], seat: 'sage', where: 'DONE?' },
      {
        at: t0,
        what: ['text'],
        where: `Papa, Redis ${'2.0 '.repeat(40)}`,
        kept: `council/.state/${'2026-02-14-session-storage'.repeat(4)}.md`,
      },
      { at: t0, what: ['empty'], seat: 'blaise' },
    ],
  },
});

const states: [string, (language: Language) => ToPage[]][] = [
  ['live', (l) => [open(live(l))]],
  ['decision', (l) => [open(full(l))]],
  ['rehearsal', (l) => [open(rehearsal(l))]],
  ['shared file', (l) => [open(shared(l))]],
  [
    'paused',
    (l) => [
      open({ ...live(l), head: { ...live(l).head, status: 'paused', why: { code: 'reopened-late' } } }),
    ],
  ],
  [
    'amended',
    (l) => [
      open(
        decision(l, {
          status: 'decided',
          decision: { verdict: 'amend', by: 'papa', at: t0, text: 'Sunday 1 March.' },
        }),
      ),
    ],
  ],
  [
    'inconclusive',
    (l) => [
      open(decision(l, { status: 'inconclusive', why: { code: 'too-few-answered', count: 1, of: 4 } })),
    ],
  ],
  [
    'refused while restarting',
    (l) => [
      open(decision(l)),
      { type: 'refused', message: 'No.' },
      { type: 'host', host: { state: 'restarting', attempt: 2, of: 5 } },
    ],
  ],
  ['empty', (l) => [{ type: 'empty', language: l }]],
  [
    'host down',
    (l) => [
      { type: 'empty', language: l },
      { type: 'host', host: { state: 'down', message: 'It stopped with code 1.' } },
    ],
  ],
];

describe('transcript page: look', function () {
  this.timeout(60_000);
  let bench: Bench;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());

  for (const theme of ['dark', 'light', 'hc'] as const) {
    it(`has no text under 4.5:1 in the ${theme} theme, in ${states.length} states`, async () => {
      const low: string[] = [];
      const shown = await bench.open({ theme, height: 2000 });
      for (const [name, messages] of states) {
        await shown.say(...messages('en'));
        if (name === 'live') await shown.page.getByRole('button', { name: 'To everyone' }).click();
        const measured = await shown.page.evaluate(contrasts);
        assert.ok(measured.length >= 3, `${name}: ${measured.length} texts`);
        low.push(
          ...measured
            .filter(({ ratio }) => ratio < 4.5)
            .map((m) => `${name}: ${m.ratio.toFixed(2)} “${m.text}”`),
        );
      }
      await shown.close();
      assert.deepEqual(low, []);
    });
  }

  for (const language of ['en', 'fr'] as const) {
    for (const width of [320, 800, 1400]) {
      it(`cuts nothing off at ${width} px in ${language}, in ${states.length} states`, async () => {
        const cut: string[] = [];
        const shown = await bench.open({ width, language, height: 2000 });
        for (const [name, messages] of states) {
          await shown.say(...messages(language));
          const overview = shown.page.locator('.strip .link');
          if (name === 'live' && width < 960) await overview.click();
          cut.push(...(await shown.page.evaluate(cutOff)).map((what) => `${name}: ${what}`));
        }
        await shown.close();
        assert.deepEqual(cut, []);
      });
    }
  }

  it('would notice: a text made too faint, a button made too small', async () => {
    const shown = await bench.open();
    await shown.say(open(live()));
    await shown.page.evaluate(() => {
      document.querySelector<HTMLElement>('.who')?.style.setProperty('color', '#555');
      document.querySelector<HTMLElement>('.pick .select')?.style.setProperty('width', '40px');
    });
    const faint = (await shown.page.evaluate(contrasts)).filter(({ ratio }) => ratio < 4.5);
    assert.deepEqual(
      faint.map(({ text }) => text),
      ['Henry'],
    );
    assert.match((await shown.page.evaluate(cutOff)).join(), /To everyone/);
    await shown.close();
  });

  it('leaves no English in the French page but what the council and the models said', async () => {
    const shown = await bench.open({ language: 'fr' });
    await shown.say(open({ ...live('fr'), entries: [] }));
    const words = await shown.page.locator('council-transcript').innerText();
    assert.doesNotMatch(words, /\b(agree|seats|of|words|confidence|budget time|overview|turns|answered)\b/i);
    await shown.close();
  });

  it('stands still without motion, ring and caret still there', async () => {
    const shown = await bench.open({ motion: false });
    await shown.say(open(live()));
    const running = await shown.page.evaluate(() => document.getAnimations().length);
    assert.equal(running, 0);
    assert.equal(
      await shown.page.locator('.ring .over').evaluate((e) => getComputedStyle(e).strokeDasharray),
      '30.6px, 10.2px',
    );
    await shown.close();
    const moving = await bench.open({ motion: true });
    await moving.say(open(live()));
    assert.ok((await moving.page.evaluate(() => document.getAnimations().length)) >= 2);
    await moving.close();
  });

  it('chooses its layout by its own width: side column, strip, strip alone', async () => {
    for (const [width, side, strip] of [
      [1400, true, false],
      [800, false, true],
      [320, false, true],
    ] as const) {
      const shown = await bench.open({ width, height: 700 });
      await shown.say(open(live()));
      assert.equal(await shown.page.locator('.side').isVisible(), side, `side at ${width}`);
      assert.equal(await shown.page.locator('.strip').isVisible(), strip, `strip at ${width}`);
      if (width === 320) {
        const head = await shown.page.locator('.tx-head').evaluate((e) => e.getBoundingClientRect().bottom);
        const whole = await shown.page.locator('.tx-head').evaluate((e) => (e as HTMLElement).offsetHeight);
        assert.ok(head < whole / 2, `scrolled, ${head} of ${whole} px of the head are left`);
      }
      await shown.close();
    }
  });

  it('rules off the side column where there is more of it below, and only there', async () => {
    for (const [height, isMore] of [
      [520, true],
      [1400, false],
    ] as const) {
      const shown = await bench.open({ height });
      await shown.say(open(decision()));
      const column = shown.page.locator('.side .stick');
      const bottom = () => column.evaluate((e) => e.scrollHeight - e.clientHeight - e.scrollTop);
      const lastLine = async () => {
        const { x, y, width, height } = (await column.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const clip = { x, y: Math.ceil(y + height) - 1, width: Math.min(3, width), height: 1 };
        return (await shown.page.screenshot({ clip })).toString('base64');
      };
      assert.equal((await bottom()) > 0, isMore, `${height} px`);
      const before = await lastLine();
      await column.evaluate((e) => e.scrollTo(0, e.scrollHeight));
      assert.ok((await bottom()) < 1);
      assert.equal((await lastLine()) !== before, isMore, `${height} px`);
      await shown.close();
    }
  });

  it('says what could not be taken from the shared file, in French as it is printed', async () => {
    const shown = await bench.open({ language: 'fr' });
    await shown.say(open(shared('fr')));
    const told = (await shown.page.locator('.tx-foot .note p').allTextContents()).join('\n');
    assert.match(told, /^Fichier partagé, Sage\u202f: «\u202fDONE\?\u202f» n’est pas un statut/);
    assert.doesNotMatch(told, / [:;?!»]|« /);
    await shown.close();
  });

  it('breaks no name in the narrowest side column', async () => {
    const shown = await bench.open({ width: 960 });
    await shown.say(open(live()));
    const heights = await shown.page
      .locator('.side .seats .nm > span:last-child')
      .evaluateAll((names) => names.map((name) => (name as HTMLElement).offsetHeight));
    assert.deepEqual(
      heights.filter((height) => height > 24),
      [],
    );
    await shown.close();
  });

  it('gives every button a name and at least 22 px', async () => {
    const shown = await bench.open();
    await shown.say(open(decision()));
    await shown.say({ type: 'changed', patch: { id: 'council-1', head: live().head, entries: [] }, now });
    const small = await shown.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button:not(.link, .ph button)')]
        .filter((b) => b.offsetParent !== null)
        .filter((b) => b.offsetHeight < 22 || (b.getAttribute('aria-label') ?? b.innerText).trim() === '')
        .map((b) => b.outerHTML.slice(0, 120)),
    );
    assert.deepEqual(small, []);
    await shown.close();
  });
});
