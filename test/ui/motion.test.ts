/** A council that votes on a motion, in a real browser: the object beside every vote, the ledger, the ways to them, nothing cut or faint. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { viewOf } from '../../src/host/clients/present/changes.ts';
import type { ToPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import type { CouncilView, Language } from '../../src/rpc/views/views.ts';
import { motionStories } from '../support/motionCouncils.ts';
import { type Bench, startBench } from '../support/ui/browser.ts';
import { contrasts, cutOff } from '../support/ui/measure.ts';

type Story = keyof typeof motionStories;
const stories = Object.keys(motionStories) as Story[];

const viewed = (council: Council): CouncilView => viewOf(council, 'papa', undefined);
const opened = (view: CouncilView, language: Language = 'en'): ToPage => ({
  type: 'open',
  view,
  language,
  me: 'papa',
  now: view.head.createdAt + 204_000,
});
const story = (name: Story, language: Language = 'en'): ToPage =>
  opened(viewed(motionStories[name](language)), language);

/** Fifteen seats, names of 200 signs, forty proposals' worth of words. */
function crowded(language: Language): CouncilView {
  const view = viewed(motionStories.everyStatus(language));
  const long = `${'Wolkenkuckucksheim'.repeat(12)} `;
  const more = Array.from({ length: 11 }, (_, n) => `seat-${n}`);
  const { head } = view;
  const seat = head.seats.find(({ id }) => id === 'nova');
  assert.ok(seat && head.support && head.proposals && head.points);
  const letters = [...'EFGHIJKLMNO'];
  return {
    entries: view.entries,
    head: {
      ...head,
      seats: [
        ...head.seats.map((each) => ({ ...each, name: `${each.name} ${long}` })),
        ...more.map((id) => ({ ...seat, id, name: `${id} ${long}` })),
      ],
      support: {
        ...head.support,
        of: 15,
        stands: [
          ...head.support.stands,
          ...more.map((id, n) => ({ seat: id, vote: 'disagree' as const, letter: letters[n] ?? 'Z' })),
        ],
      },
      proposals: [
        ...head.proposals.map((each) => ({ ...each, text: `${long}${each.text}` })),
        ...more.map((id, n) => ({
          letter: letters[n] ?? 'Z',
          seat: id,
          text: `${long}${long}`,
          backers: [id],
          places: head.seats.map((each, place) => ({ seat: each.id, place: place + 1 })),
        })),
      ],
      points: head.points.flatMap((point, n) =>
        [1, 2, 3].map((time) => ({ ...point, id: `P${n * 100 + time}`, text: `${long}${point.text}` })),
      ),
    },
  };
}

describe('§7 transcript page: motion and points', function () {
  this.timeout(120_000);
  let bench: Bench;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());

  /** Every fold open. */
  const unfold = async (page: Awaited<ReturnType<Bench['open']>>['page']) => {
    for (let n = 0; n < 8; n += 1) {
      const fold = page.locator('.feed > .fold').first();
      if ((await fold.count()) === 0) return;
      await fold.click();
    }
  };

  for (const theme of ['dark', 'light', 'hc'] as const)
    it(`has no text under 4.5:1 in the ${theme} theme, in ${stories.length} councils`, async () => {
      const shown = await bench.open({ theme, height: 2600 });
      const low: string[] = [];
      for (const name of stories) {
        await shown.say(story(name));
        await unfold(shown.page);
        const measured = await shown.page.evaluate(contrasts);
        assert.ok(measured.length > 30, name);
        low.push(
          ...measured
            .filter(({ ratio }) => ratio < 4.5)
            .map(({ ratio, text }) => `${name}: ${ratio.toFixed(2)} “${text}”`),
        );
      }
      assert.deepEqual(shown.errors, []);
      await shown.close();
      assert.deepEqual(low, []);
    });

  for (const language of ['en', 'fr'] as const)
    for (const width of [320, 800, 1400])
      it(`cuts nothing off at ${width} px in ${language}, nor with fifteen seats of 200 signs`, async () => {
        const shown = await bench.open({ width, language, height: 2600 });
        const cut: string[] = [];
        const messages: [string, ToPage][] = [
          ...stories.map((name) => [name, story(name, language)] as [string, ToPage]),
          ['crowded', opened(crowded(language), language)],
        ];
        for (const [name, message] of messages) {
          await shown.say(message);
          await unfold(shown.page);
          if (width < 960) await shown.page.locator('.strip .row .link').click();
          cut.push(...(await shown.page.evaluate(cutOff)).map((what) => `${name}: ${what}`));
          if (width < 960) await shown.page.locator('.strip .row .link').click();
        }
        await shown.close();
        assert.deepEqual(cut, []);
      });

  it('never prints a vote without its object: in pills, meter, table and moves', async () => {
    const shown = await bench.open({ height: 2600 });
    await shown.say(story('backed'));
    await unfold(shown.page);
    const pills = await shown.page.locator('.vt .vote').allInnerTexts();
    assert.deepEqual(
      pills.map((text) => text.replace(/\s+/g, ' ')),
      ['Disagree A', 'Nuance D', 'Agree B', 'Disagree C', 'Agree B', 'Agree B', 'Agree B', 'Disagree C'],
    );
    assert.deepEqual((await shown.page.locator('.side .meter .seg .lt').allInnerTexts()).join(''), 'BBBC');
    assert.deepEqual(await shown.page.locator('.side .seats .lt').allInnerTexts(), [...'ABDBBBCC']);
    assert.equal(await shown.page.locator('.side .seats .flip').count(), 2);
    assert.equal(
      await shown.page
        .locator('.was .lt')
        .allInnerTexts()
        .then((all) => all.join('')),
      'AD',
    );
    // Shape, not colour: the motion's letter is filled.
    const filled = await shown.page.locator('.side .meter .lt.on').count();
    assert.equal(filled, 3);
    await shown.close();
  });

  it('says it in words to those who do not see it: turns, meter, points, ranking', async () => {
    const shown = await bench.open({ height: 2600 });
    await shown.say(story('backed'));
    await unfold(shown.page);
    const label = (key: string) => shown.page.locator(`[data-row="${key}"]`).getAttribute('aria-label');
    assert.equal(
      await label('2/henry'),
      'Henry, security and ops, Resolve, agrees with motion B, was disagree on A, moved for a reason, confidence 4',
    );
    assert.equal(
      await label('2/sage'),
      'Sage, critique and specs, Resolve, agrees with motion B, was nuance on D, moved without a reason, confidence 2',
    );
    assert.match((await label('2/blaise')) ?? '', /disagrees with motion B, backs C, confidence 3$/);
    assert.equal(
      await shown.page.locator('.side .meter').getAttribute('aria-label'),
      'Support for motion B: Henry, Sage and Nova back it, Blaise backs C',
    );
    assert.match(
      (await shown.page.locator('.led > li').first().getAttribute('aria-label')) ?? '',
      /^P2, kept, contest, Blaise to Nova, The benchmark/,
    );
    const table = shown.page.getByRole('table', { name: 'Ranked by the peers' });
    assert.equal(await table.getByRole('columnheader').count(), 5);
    assert.equal(await table.getByRole('rowheader').count(), 4);
    await shown.close();
  });

  it('puts the proposals between Challenge and Resolve, open at the decision, and the points before the synthesis', async () => {
    const shown = await bench.open({ height: 2600 });
    await shown.say(story('backed'));
    const rows = () =>
      shown.page
        .locator('.feed > [data-row]')
        .evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
    assert.deepEqual(await rows(), [
      'phase:0',
      'phase:1',
      'proposals',
      'phase:2',
      'motion:2',
      '2/henry',
      '2/sage',
      '2/nova',
      '2/blaise',
      'points',
      'phase:3',
      '3/maman',
    ]);
    assert.equal(await shown.page.locator('.props li').count(), 4);
    assert.deepEqual(await shown.page.locator('.rk .p1').allInnerTexts(), ['1', '1', '1', '1']);
    assert.equal(await shown.page.locator('.led').count(), 0);
    await shown.close();
  });

  it('leads from a reason to the turn that it names, and from a move without one to what was said before', async () => {
    const shown = await bench.open({ height: 700 });
    await shown.say(story('backed'));
    await shown.page.getByRole('button', { name: 'rollback test' }).click();
    const said = shown.page.locator('[data-row="1/nova"]');
    await said.waitFor();
    await shown.page
      .locator('[data-row="2/sage"]')
      .getByRole('button', { name: 'Compare with Challenge' })
      .click();
    await shown.page.locator('[data-row="1/sage"]').waitFor();
    await shown.close();
  });

  it('has p lead to the points and m to the motion, from the feed alone', async () => {
    const shown = await bench.open({ height: 700 });
    await shown.say(story('backed'));
    const focused = () => shown.page.evaluate(() => document.activeElement?.getAttribute('data-row'));
    await shown.page.locator('[data-row="3/maman"]').focus();
    await shown.page.keyboard.press('p');
    assert.equal(await focused(), 'points');
    assert.equal(await shown.page.locator('.led').count(), 1);
    await shown.page.keyboard.press('m');
    assert.equal(await focused(), 'motion:2');
    await shown.page.keyboard.press('ArrowLeft');
    assert.equal(await focused(), 'phase:2');
    await shown.page.keyboard.press('m');
    assert.equal(await focused(), 'motion:2');
    await shown.page.keyboard.press('p');
    await shown.page.keyboard.press('ArrowLeft');
    assert.equal(await shown.page.locator('.led').count(), 0);
    assert.equal(await focused(), 'points');
    await shown.page.locator('.box .area').focus();
    await shown.page.keyboard.type('pm');
    assert.equal(await shown.page.locator('.box .area').inputValue(), 'pm');
    await shown.close();
  });

  it('waives a point only with a sentence, and empties the box once the ledger has it', async () => {
    const shown = await bench.open({ height: 1400 });
    const view = viewed(motionStories.backed('en'));
    await shown.say(opened(view));
    await shown.page.locator('[data-row="points"]').click();
    const open = await shown.page.locator('.led .waive').count();
    assert.equal(open, 3);
    await shown.page.getByRole('button', { name: 'Waive P5' }).click();
    const send = shown.page.getByRole('button', { name: 'Waive', exact: true });
    assert.equal(await send.isDisabled(), true);
    await shown.page.keyboard.type('The old host is an alias.');
    await send.click();
    const sent = (await shown.posted()).filter(({ type }) => type === 'waive-point');
    assert.deepEqual(sent, [{ type: 'waive-point', point: 'P5', text: 'The old host is an alias.' }]);
    const points = view.head.points?.map((point) =>
      point.id === 'P5'
        ? {
            ...point,
            open: false,
            status: 'waived' as const,
            history: [
              ...point.history,
              { run: 3, phase: 'SYNTHESIZE', by: 'papa', what: 'waived' as const, text: 'An alias.' },
            ],
          }
        : point,
    );
    await shown.say({
      type: 'changed',
      patch: { id: view.head.id, head: { ...view.head, ...(points ? { points } : {}) }, entries: [] },
      now: 0,
    });
    assert.equal(await shown.page.locator('.box .area').inputValue(), '');
    assert.equal(await shown.page.locator('.led .waive').count(), 2);
    const said = await shown.page.locator('[role="status"][aria-live]').innerText();
    assert.match(said, /P5 is waived\./);
    assert.match(await shown.page.locator('.led').innerText(), /Your decision · Papa waives it: “An alias.”/);
    // A decision that has fallen leaves nothing to waive.
    await shown.say(story('accepted'));
    assert.equal(await shown.page.locator('.waive').count(), 0);
    await shown.close();
  });

  it('says once, politely, what is put to the vote', async () => {
    const shown = await bench.open();
    const view = viewed(motionStories.backed('en'));
    const { motion: _motion, ...head } = view.head;
    await shown.say(opened({ ...view, head: { ...head, status: 'running' } }));
    await shown.say({
      type: 'changed',
      patch: { id: head.id, head: { ...view.head, status: 'running' }, entries: [] },
      now: 0,
    });
    assert.match(
      await shown.page.locator('[role="status"][aria-live]').innerText(),
      /^B is put to the vote\.$/,
    );
    await shown.close();
  });

  it('warns before anything else where a synthesis departs, does not say, or no model wrote it', async () => {
    const shown = await bench.open({ height: 2600 });
    await shown.say(story('departs'));
    const first = shown.page.locator('.syn > :nth-child(2)');
    assert.match(
      await first.innerText(),
      /^This departs from the motion\s+The council backs B, 3 of 4\. Maman recommends/,
    );
    assert.equal(await shown.page.locator('.decide .dep').innerText(), 'departs from the motion');
    await shown.say(story('silent'));
    assert.match(await first.innerText(), /does not say whether it follows the motion/);
    await shown.say(story('drawnFromMotion'));
    assert.match(
      await first.innerText(),
      /^No model wrote this: drawn from the motion\s+Maman, then Nova, could not/,
    );
    await shown.page.getByRole('button', { name: 'Ask for a synthesis again' }).click();
    assert.deepEqual(
      (await shown.posted()).filter(({ type }) => type === 'ask-again'),
      [{ type: 'ask-again', at: '4/nova' }],
    );
    await shown.say(story('drawnFromPositions'));
    assert.match(await first.innerText(), /nothing was put to the vote\s+It recommends nothing/);
    assert.equal(await shown.page.locator('.syn .props li').count(), 4);
    await shown.close();
  });

  it('says that nothing was voted on with one round, and that all agree on different answers', async () => {
    const shown = await bench.open();
    await shown.say(story('oneRound'));
    assert.match(
      await shown.page.locator('.side').innerText(),
      /No vote in this council\s+One round: positions/,
    );
    assert.equal(await shown.page.locator('.side .meter').count(), 0);
    await shown.say(story('falseConsensus'));
    const side = await shown.page.locator('.side').innerText();
    assert.match(side, /2 of 4 back B\s+Not converged: all agree, on 3 different answers/);
    assert.doesNotMatch(side, /[Cc]onsensus: |Strong/);
    await shown.close();
  });

  it('shows thoughts to whoever asks for them, as text', async () => {
    const shown = await bench.open();
    const view = viewed(motionStories.backed('en'));
    const entries = view.entries.map((entry) =>
      entry.key === '2/nova' ? { ...entry, thoughts: 'Perhaps <b>not</b>.\n\n# So' } : entry,
    );
    await shown.say(opened({ ...view, entries }));
    assert.equal(await shown.page.locator('.thoughts').count(), 0);
    await shown.page.getByRole('button', { name: 'Show thoughts' }).click();
    assert.equal(await shown.page.locator('.thoughts').innerText(), 'Perhaps <b>not</b>.\n\n# So');
    await shown.page.getByRole('button', { name: 'Hide thoughts' }).click();
    assert.equal(await shown.page.locator('.thoughts').count(), 0);
    await shown.close();
  });

  it('keeps the reader’s folding of proposals and points over a reload', async () => {
    const shown = await bench.open({ height: 1200 });
    await shown.say(story('backed'));
    await shown.page.locator('section.foldout .fold').click();
    await shown.page.locator('[data-row="points"]').click();
    await shown.page.waitForFunction(() => sessionStorage.getItem('state')?.includes('"points":false'));
    await shown.page.reload();
    await shown.say(story('backed'));
    assert.equal(await shown.page.locator('.props').count(), 0);
    assert.equal(await shown.page.locator('.led').count(), 1);
    await shown.close();
  });

  it('leaves no English in the French page but what the council said', async () => {
    const shown = await bench.open({ language: 'fr', height: 2600 });
    for (const name of stories) {
      await shown.say(story(name, 'fr'));
      await unfold(shown.page);
      // What a server said is the server's.
      const words = (await shown.page.locator('council-transcript').innerText()).replaceAll(
        'the server answered 500',
        '',
      );
      assert.doesNotMatch(
        words,
        /\b(back|backs|agree|open|closed|kept|withdrawn|answered|waived|moved|motion is|points? made|everyone|nobody|ranked|proposals)\b/i,
        name,
      );
    }
    await shown.close();
  });
});
