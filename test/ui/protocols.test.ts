/** Every protocol in the page: what is its own is seen, can be read in every theme and width, and can be acted on. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { CouncilView, Language } from '../../src/rpc/views/views.ts';
import { type Bench, startBench } from '../support/ui/browser.ts';
import { engineering } from '../support/ui/engineering.ts';
import { changed, open } from '../support/ui/fixtures.ts';
import { contrasts, cutOff } from '../support/ui/measure.ts';
import { analysis, rated, review } from '../support/ui/protocols.ts';
import { roundtable, seated } from '../support/ui/roundtable.ts';
import { turn } from '../support/ui/turns.ts';

const shown: [string, (language: Language) => CouncilView][] = [
  ['roundtable', roundtable],
  ['engineering', engineering],
  ['analysis', analysis],
  ['review', review],
  ['seated', seated],
  ['rated', rated],
];

describe('§7 transcript page: every protocol', function () {
  this.timeout(60_000);
  let bench: Bench;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());

  const unfolded = async (view: CouncilView, look: Parameters<Bench['open']>[0] = {}) => {
    const page = await bench.open({ height: 3000, ...look });
    await page.say(open(view));
    const folds = page.page.locator('.fold');
    while ((await folds.count()) > 0) await folds.first().click();
    return page;
  };

  for (const theme of ['dark', 'light', 'hc'] as const) {
    it(`has no text of any protocol under 4.5:1 in the ${theme} theme`, async () => {
      const low: string[] = [];
      for (const [name, view] of shown) {
        const { page, close, errors } = await unfolded(view('en'), { theme });
        const measured = await page.evaluate(contrasts);
        assert.ok(measured.length > 20, `${name}: ${measured.length} texts`);
        low.push(
          ...measured
            .filter(({ ratio }) => ratio < 4.5)
            .map((m) => `${name}: ${m.ratio.toFixed(2)} “${m.text}”`),
        );
        assert.deepEqual(errors, []);
        await close();
      }
      assert.deepEqual(low, []);
    });
  }

  for (const language of ['en', 'fr'] as const) {
    for (const width of [320, 800, 1400]) {
      it(`cuts nothing of any protocol off at ${width} px in ${language}`, async () => {
        const cut: string[] = [];
        for (const [name, view] of shown) {
          const { page, close } = await unfolded(view(language), { width, language });
          if (width < 960) await page.locator('.strip .link').click();
          cut.push(...(await page.evaluate(cutOff)).map((what) => `${name}: ${what}`));
          await close();
        }
        assert.deepEqual(cut, []);
      });
    }
  }

  it('moves the ring back to the phase that a gate sent the work back to', async () => {
    const { page, close } = await unfolded(engineering());
    const steps = await page.locator('.rail li').allInnerTexts();
    assert.deepEqual(
      steps.map((text) => text.split('\n')[0]),
      ['Plan', 'Review', 'Implement', 'QA gate', 'Ship', 'Your decision'],
    );
    const now = page.locator('.rail li[aria-current="step"]');
    assert.match(await now.innerText(), /Implement\s+sent back by QA, 1 of 3/);
    assert.match(steps[3] ?? '', /2 failed/);
    assert.equal(await page.locator('.rail li.next').count(), 3);
    await close();
  });

  it('says the round of a round table, who has the floor, who comes next, and where each stands on the others', async () => {
    const { page, close } = await unfolded(roundtable());
    assert.match(await page.locator('.rail li').first().innerText(), /Deliberate\s+round 2 of 5/);
    assert.match(await page.locator('[data-row="1:blaise"]').innerText(), /next/);
    const sage = page.locator('[data-row="1:sage"]');
    assert.match(
      await sage.locator('.others').innerText(),
      /On the others:\s+Henry\s*: Agrees\s+Nova\s*: In part/,
    );
    assert.match(await sage.locator('.vote').innerText(), /Nuance/);
    assert.match(await sage.innerText(), /Changed vote without a new argument\. Compare with Deliberate/);
    assert.match(await sage.innerText(), /Repeats an earlier turn \(78% alike\)/);
    assert.doesNotMatch(await page.locator('[data-row="1:henry"]').innerText(), /Responses to Others/);
    assert.match(await page.locator('.side').innerText(), /Nova holds 54% of the words/);
    await close();
  });

  it('shows the checks with the end of a failure, and waives one only with a reason', async () => {
    const { page, close, posted } = await unfolded(engineering());
    const checks = page.locator('.side .checks');
    assert.match(await checks.innerText(), /npm test\s+failed · 0:41/);
    assert.match(await checks.innerText(), /86400 !== 3600/);
    assert.match(await checks.innerText(), /Waived by Papa: the bench machine/);
    await page.getByRole('button', { name: 'Waive npm test' }).click();
    const box = page.locator('.box .area');
    assert.equal(await box.getAttribute('placeholder'), 'Why npm test may fail…');
    assert.equal(await page.locator('.box .send').isDisabled(), true);
    await box.fill('Fixed on main already.');
    await page.locator('.box .send').click();
    assert.deepEqual((await posted()).at(-1), {
      type: 'waive',
      name: 'npm test',
      text: 'Fixed on main already.',
    });
    await close();
  });

  it('shows a gate’s six points, what fails as a block, what is accepted as a line', async () => {
    const { page, close } = await unfolded(engineering());
    const gate = page.locator('[data-row="3:blaise"]');
    assert.equal(await gate.locator('.points li').count(), 6);
    assert.equal(await gate.getByRole('note').count(), 1);
    assert.match(await gate.getByRole('note').innerText(), /Not passed · The expiry is a day/);
    assert.match(await gate.innerText(), /Risks accepted: The bench machine is away until Monday/);
    await close();
  });

  it('draws a change with its signs, and folds a long document until it is asked for', async () => {
    const { page, close } = await unfolded(engineering());
    assert.equal(await page.locator('.diff .add').count(), 2);
    assert.equal(await page.locator('.diff .del').count(), 1);
    const plan = page.locator('[data-row="0:nova"]');
    const folded = (await plan.boundingBox())?.height ?? 0;
    await plan.getByRole('button', { name: 'Show all' }).click();
    assert.ok(((await plan.boundingBox())?.height ?? 0) > folded + 200);
    await close();
  });

  it('draws a matrix as a table with its names, and the options as the whole table scored them', async () => {
    for (const width of [320, 1400]) {
      const { page, close } = await unfolded(analysis(), { width });
      const table = page.locator('[data-row="1:henry"]').getByRole('table');
      assert.equal(await table.getByRole('columnheader').count(), 6, `columns at ${width}`);
      assert.equal(await table.getByRole('rowheader').count(), 2);
      await close();
    }
    const { page, close } = await unfolded(analysis());
    assert.match(
      await page.locator('.merged tbody tr').first().innerText(),
      /Postgres before 2\.0\s+4\s+3\s+5\s+2\s+3\.5/,
    );
    assert.match(await page.locator('.meta').innerText(), /anonymous/);
    assert.doesNotMatch(await page.locator('council-transcript').innerText(), /Henry|Sage|Nova|Blaise/);
    await close();
  });

  it('offers a synthesis or twice the limit when a budget pauses the council', async () => {
    const { page, close, posted } = await unfolded(review());
    assert.match(await page.locator('.tx-foot').innerText(), /Paused: the next call would pass \$0\.50/);
    await page.getByRole('button', { name: 'Raise to $1.00' }).click();
    await page.getByRole('button', { name: 'Synthesize now' }).click();
    assert.deepEqual((await posted()).slice(-2), [{ type: 'raise', cost: 1 }, { type: 'synthesise' }]);
    await page
      .getByRole('button', { name: /verifyTheToken/ })
      .first()
      .click();
    assert.deepEqual((await posted()).at(-1), {
      type: 'place',
      path: 'src/sessions/verifyTheTokenOfTheSession.ts',
      line: 41,
    });
    await close();
  });

  it('turns the box into the answer of the person whose turn it is, form and all, and keeps it until it is heard', async () => {
    const view = seated();
    const { page, close, posted, say } = await unfolded(view);
    assert.match(
      await page.locator('.turnline').innerText(),
      /Your turn: Deliberate · round 2 of 5\s+59:4\d left/,
    );
    await page.getByRole('button', { name: 'Insert the form' }).click();
    const box = page.locator('.box .area');
    assert.match(await box.inputValue(), /## Position\n\n## Responses to Others/);
    await box.fill('One repository.');
    await page.getByRole('button', { name: 'Answer' }).click();
    assert.deepEqual((await posted()).at(-1), { type: 'answer', text: 'One repository.' });
    assert.equal(await box.inputValue(), 'One repository.');
    await say(changed(view, [turn(1, 'DELIBERATE', 'papa', 'One repository.', { form: 'turn' })]));
    assert.equal(await box.inputValue(), '');
    assert.equal(await page.locator('.turnline').count(), 0);
    await close();
  });

  it('keeps hostile words what they are in tables, diffs, points, stances and outputs', async () => {
    const bad = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>[x](javascript:alert(1))';
    const view = engineering();
    const hostile: CouncilView = {
      head: {
        ...view.head,
        gate: { verdict: 'fail', open: [bad], risks: [bad] },
        matrix: [{ option: bad, score: 3, scores: [{ seat: 'nova', score: 3 }] }],
        phases: view.head.phases.map((phase) =>
          phase.checks === undefined
            ? phase
            : { ...phase, checks: [{ name: bad, state: 'failed', output: bad }] },
        ),
        artefacts: [{ kind: 'change', path: bad }],
      },
      entries: [
        turn(4, 'IMPLEMENT', 'nova', bad, {
          change: { files: [bad], diff: `+${bad}` },
          matrix: [{ option: bad, pros: bad, cons: bad, cost: bad, risks: bad, score: 1 }],
          stances: [{ seat: 'henry', stance: 'agree', comment: bad }],
          questions: [{ to: 'henry', text: `${bad}?`, answered: false }],
          qa: {
            verdict: 'fail',
            points: [{ point: 'risks', mark: 'warn', text: bad }],
            issues: [bad],
            risks: [],
          },
          flags: [{ code: 'unanswered', detail: bad }],
          blocking: [bad],
          places: [{ issue: 0, path: bad, line: 1 }],
        }),
      ],
    };
    const { page, close, strangers, errors } = await unfolded(hostile);
    assert.equal(await page.evaluate(() => (window as unknown as { hit?: number }).hit), undefined);
    assert.equal(await page.locator('council-transcript img, council-transcript script').count(), 0);
    assert.equal(await page.locator('a[href^="javascript"]').count(), 0);
    assert.deepEqual([strangers, errors], [[], []]);
    await close();
  });

  it('gives a speaking seat five minutes more, and rates what was decided', async () => {
    const live = await unfolded(roundtable());
    await live.page.getByRole('button', { name: 'Give Nova 5 minutes more' }).click();
    assert.deepEqual((await live.posted()).at(-1), { type: 'extend', seat: 'nova', seconds: 300 });
    await live.close();
    const over = await unfolded(rated());
    assert.equal(await over.page.getByRole('radio', { checked: true }).getAttribute('aria-label'), '4 of 5');
    await over.page.getByRole('radio', { name: '2 of 5' }).click();
    assert.deepEqual((await over.posted()).at(-1), { type: 'rate', rating: 2 });
    await over.close();
  });

  it('says what becomes of a change before and after the decision, and which place of an issue is not there', async () => {
    const files = ['src/session.ts', 'src/store.ts'];
    const view = engineering();
    const head = { ...view.head, status: 'decision' as const, change: { state: 'proposed' as const, files } };
    const entries = [
      turn(4, 'REVIEW', 'sage', 'No.', {
        vote: 'disagree',
        blocking: ['[src/a.ts:99] no end'],
        places: [{ issue: 0, path: 'src/a.ts', line: 1 }],
        problems: [{ code: 'line-missing', detail: 'src/a.ts:99' }],
      }),
    ];
    const waiting = await unfolded({ head, entries });
    await waiting.page.getByText('applied to 2 files when you accept').first().waitFor();
    await waiting.page.getByText('that place does not exist, line 1 stands for it: src/a.ts:99').waitFor();
    await waiting.close();
    const decision = { verdict: 'accept' as const, by: 'papa', at: 0 };
    const applied = {
      ...head,
      status: 'decided' as const,
      decision,
      change: { state: 'applied' as const, files },
    };
    const over = await unfolded({ head: applied, entries });
    assert.equal(await over.page.getByText('was applied to 2 files of the working tree').count(), 2);
    await over.close();
    const why = { state: 'not-applied' as const, files: [], why: 'does-not-apply' as const, detail: 'error' };
    const failed = await unfolded({ head: { ...applied, change: why }, entries });
    assert.equal(await failed.page.getByText('git apply --3way').count(), 2);
    assert.deepEqual(await failed.page.evaluate(cutOff), []);
    await failed.close();
  });
});
