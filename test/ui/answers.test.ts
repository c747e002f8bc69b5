/** A turn that was asked again, as a person meets it: the answer that counts in front, the others marked behind it. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import type { CouncilView, TurnView } from '../../src/rpc/views/views.ts';
import { askedAgain } from '../support/ui/answers.ts';
import { type Bench, type Opened, startBench } from '../support/ui/browser.ts';
import { decision, live, open } from '../support/ui/fixtures.ts';

describe('§7 transcript page: asked again', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: Opened;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());
  const turn = (key: string) => shown.page.locator(`[data-row="${key}"]`);
  const pages: CouncilView[] = [askedAgain(), askedAgain('fr')];

  it('the earlier answer is folded, the one that does not count says so and what to do', async () => {
    shown = await bench.open();
    await shown.say(open(askedAgain()));
    const earlier = turn('2:henry').locator('details');
    assert.equal(await earlier.locator('summary').innerText(), 'Earlier answer, replaced\nDisagree');
    assert.equal(await earlier.locator('.body').isVisible(), false);
    await earlier.locator('summary').click();
    assert.match(await earlier.locator('.body').innerText(), /I hold to what I said/);
    assert.match(await turn('2:henry').innerText(), /Asked again by Papa: Be more concrete\./);
    const beside = turn('2:sage').locator('details');
    assert.match(await beside.innerText(), /Asked again, does not count/);
    assert.match(await beside.innerText(), /To let this one count, fork the council at this turn\./);
    assert.match(await turn('2:blaise').innerText(), /Blaise is asked again…/);
    assert.deepEqual(shown.errors, []);
  });

  it('the button of a turn asks its owner, also when the council has ended, never while it is asked', async () => {
    shown = await bench.open();
    await shown.say(open(askedAgain()));
    await turn('2:sage').hover();
    await turn('2:sage').getByRole('button', { name: 'Ask again' }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'ask-again', at: '2:sage' });
    await turn('2:blaise').hover();
    assert.equal(await turn('2:blaise').getByRole('button', { name: 'Ask again' }).count(), 0);
    await shown.close();
    shown = await bench.open();
    await shown.say(open(decision('en', { status: 'decided' })));
    await shown.page.locator('.syn').getByRole('button', { name: 'Ask again' }).click();
    assert.equal((await shown.posted()).at(-1)?.type, 'ask-again');
  });

  it('not in a paused council, and not for a turn that has not been answered', async () => {
    shown = await bench.open();
    const view = live();
    await shown.say(open({ ...view, head: { ...view.head, status: 'paused' } }));
    assert.equal(await shown.page.getByRole('button', { name: 'Ask again' }).count(), 0);
    await shown.say(open(view));
    const speaking = view.entries.find(
      (entry): entry is TurnView => entry.kind === 'turn' && entry.state === 'speaking',
    );
    assert.equal(
      await turn(speaking?.key ?? '')
        .getByRole('button', { name: 'Ask again' })
        .count(),
      0,
    );
  });

  it('the buttons of a turn ask its owner for its prompt and for a fork, never of one that has not been answered', async () => {
    shown = await bench.open();
    await shown.say(open(decision('en', { status: 'decided' })));
    await turn('2:sage').hover();
    await turn('2:sage').getByRole('button', { name: 'Show prompt' }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'show-prompt', at: '2:sage' });
    await turn('2:sage').getByRole('button', { name: 'Fork from here…' }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'fork', at: '2:sage' });
    assert.equal(await shown.page.locator('.syn').getByRole('button', { name: 'Show prompt' }).count(), 1);
    const view = live();
    await shown.say(open(view));
    const speaking = view.entries.find((entry) => entry.kind === 'turn' && entry.state === 'speaking');
    const buttons = turn(speaking?.key ?? '').getByRole('button', { name: 'Fork from here…' });
    assert.equal(await buttons.count(), 0);
  });

  for (const theme of ['light', 'dark'] as const)
    it(`stays within the page at 360 px, in ${theme}`, async () => {
      for (const view of pages) {
        shown = await bench.open({ theme, width: 360, language: view.head.language });
        await shown.say(open(view));
        const wide = await shown.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${wide} px too wide`);
        const column = await turn('2:sage').locator('.answers').boundingBox();
        assert.ok((column?.width ?? 0) > 300, 'the answers have the column of the words');
        assert.deepEqual(shown.errors, []);
        if (view !== pages.at(-1)) await shown.close();
      }
    });
});
