/** The decision, the box and the notices, as a person meets them. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import type { FromPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import type { CouncilHead } from '../../src/rpc/views/views.ts';
import { type Bench, type Opened, startBench } from '../support/ui/browser.ts';
import { changed, decision, live, open, rehearsal } from '../support/ui/fixtures.ts';
import { injection, t0 } from '../support/ui/turns.ts';

describe('transcript page: decision, box and notices', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: Opened;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());

  const button = (name: string) => shown.page.getByRole('button', { name, exact: true });
  const box = () => shown.page.locator('.box .area');
  const deeds = async () => (await shown.posted()).filter((message) => message.type !== 'ready');

  it('accepts with one press and replaces the bar by the notice', async () => {
    shown = await bench.open();
    await shown.say(open(decision()));
    assert.equal(await shown.page.locator('.btn.primary').count(), 1);
    assert.match(
      await shown.page.getByRole('group', { name: 'Decision' }).innerText(),
      /3 agree, 1 disagrees, nothing blocks/,
    );
    await button('Accept').click();
    assert.deepEqual(await deeds(), [{ type: 'decide', verdict: 'accept' }]);
    assert.ok(await button('Accept').isDisabled(), 'the first decision is on its way');
    const decided: Partial<CouncilHead> = {
      status: 'decided',
      decision: { verdict: 'accept', by: 'papa', at: t0 },
    };
    await shown.say(changed(decision(), [], decided));
    assert.match(await shown.page.locator('.tx-foot').innerText(), /Accepted by Papa/);
    assert.equal(await box().count(), 0);
    await button('DECISIONS.md').click();
    await button('Open archive').click();
    assert.deepEqual((await deeds()).slice(1), [
      { type: 'open', what: 'decisions' },
      { type: 'open', what: 'archive' },
    ]);
  });

  it('amends through the box: the caret goes there and its button is renamed', async () => {
    shown = await bench.open();
    await shown.say(open(decision()));
    await button('Amend…').click();
    assert.ok(await box().evaluate((area) => area === document.activeElement));
    assert.ok(await button('Amend').isDisabled());
    await shown.page.keyboard.type('Sunday 1 March, not the 22nd.');
    await shown.page.keyboard.press('Control+Enter');
    assert.deepEqual(await deeds(), [
      { type: 'decide', verdict: 'amend', text: 'Sunday 1 March, not the 22nd.' },
    ]);
  });

  it('rejects through the box, asks for another round with its text', async () => {
    shown = await bench.open();
    await shown.say(open(decision()));
    await button('Reject…').click();
    await button('Cancel').click();
    await box().fill('What does it cost?');
    await button('Another round').click();
    assert.deepEqual(await deeds(), [
      { type: 'decide', verdict: 'another-round', text: 'What does it cost?' },
    ]);
  });

  it('keeps the words when the host refuses, and says why', async () => {
    shown = await bench.open();
    await shown.say(open(decision()));
    await button('Reject…').click();
    await box().fill('Too early.');
    await button('Reject').click();
    await shown.say({ type: 'refused', message: 'This council was decided a moment ago.' });
    assert.equal(await box().inputValue(), 'Too early.');
    assert.match(await shown.page.getByRole('alert').first().innerText(), /decided a moment ago/);
    assert.ok(await button('Accept').isEnabled());
  });

  it('injects to one seat chosen in the menu, and empties the box once the council holds it', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    assert.ok(await button('Inject').isDisabled());
    await button('To everyone').click();
    await shown.page.keyboard.press('ArrowDown');
    await shown.page.keyboard.press('ArrowDown');
    await shown.page.keyboard.press('Enter');
    assert.match(await shown.page.locator('.pick .select').innerText(), /@Sage$/);
    await box().fill('Which number?');
    await button('Inject').click();
    assert.deepEqual(await deeds(), [{ type: 'inject', text: 'Which number?', to: 'sage' }]);
    assert.equal(await box().inputValue(), 'Which number?');
    await shown.say(changed(live(), [injection(2, 'Which number?', { to: 'sage', waitingFor: ['sage'] })]));
    assert.equal(await box().inputValue(), '');
    assert.match(
      await shown.page.locator('[data-row="2:papa"]').innerText(),
      /to Sage[\s\S]*Waiting for[\s\S]*Sage/,
    );
  });

  it('pauses, resumes, and stops only after it was asked once more', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    await button('Pause').click();
    const why = { code: 'paused-by', detail: 'Papa' };
    await shown.say(changed(live(), [], { status: 'paused', why }));
    assert.match(await shown.page.locator('.tx-foot').innerText(), /Paused: paused by Papa/);
    await shown.page.locator('.tx-foot').getByRole('button', { name: 'Resume' }).click();
    await shown.say(changed(live(), []));
    await button('Stop').click();
    assert.deepEqual(await deeds(), [{ type: 'pause' }, { type: 'resume' }]);
    await shown.page.locator('.tx-foot').getByRole('button', { name: 'Stop' }).click();
    assert.deepEqual((await deeds()).at(-1), { type: 'stop' });
  });

  const endings: [string, Partial<CouncilHead>, RegExp][] = [
    [
      'amended',
      { status: 'decided', decision: { verdict: 'amend', by: 'papa', text: '1 March', at: t0 } },
      /Accepted by Papa, with an amendment[\s\S]*“1 March”/,
    ],
    [
      'rejected',
      { status: 'rejected', decision: { verdict: 'reject', by: 'papa', at: t0 } },
      /Rejected by Papa/,
    ],
    [
      'inconclusive',
      { status: 'inconclusive', why: { code: 'too-few-answered', count: 1, of: 4 } },
      /Inconclusive: 1 of 4 seats answered/,
    ],
    ['stopped', { status: 'stopped', why: { code: 'stopped-by', detail: 'Papa' } }, /Stopped by Papa/],
  ];
  for (const [name, more, words] of endings) {
    it(`says that a council is ${name}, and takes no more words`, async () => {
      shown = await bench.open();
      await shown.say(open(decision('en', more)));
      assert.match(await shown.page.locator('.tx-foot').innerText(), words);
      assert.equal(await box().count(), 0);
      assert.equal(await shown.page.getByRole('group', { name: 'Decision' }).count(), 0);
    });
  }

  for (const [status, words] of [
    ['recommended', /Recommended, not decided/],
    ['over-budget', /Over budget/],
  ] as const)
    it(`lets a person decide what nobody decided: ${status}`, async () => {
      shown = await bench.open();
      await shown.say(open(decision('en', { status })));
      assert.match(await shown.page.locator('.tx-foot').innerText(), words);
      await button('Accept').click();
      assert.deepEqual(await deeds(), [{ type: 'decide', verdict: 'accept' }]);
    });

  it('says a rehearsal in the header, at the top and for each voice', async () => {
    shown = await bench.open();
    await shown.say(open(rehearsal()));
    assert.equal(await shown.page.locator('.tag.rehearsal').innerText(), 'Rehearsal: no model was asked');
    assert.match(await shown.page.locator('.banner').innerText(), /They show the form, not the answer/);
    assert.equal(await shown.page.locator('[data-row="1:sage"] .model').innerText(), 'rehearsal');
  });

  it('names the seats when only some are rehearsed', async () => {
    shown = await bench.open();
    const view = live();
    const seats = view.head.seats.map((seat) =>
      seat.id === 'sage' ? { ...seat, backend: 'rehearsal' } : seat,
    );
    await shown.say(open({ ...view, head: { ...view.head, rehearsal: true, seats } }));
    assert.match(await shown.page.locator('.banner').innerText(), /no model was asked for Sage/);
    assert.equal(await shown.page.locator('.tag.rehearsal').innerText(), 'rehearsal');
  });

  it('keeps turns readable while the host restarts, the words in a disabled box, and gives way to a full pane', async () => {
    shown = await bench.open();
    await shown.say(open(live()));
    await box().fill('Words');
    await shown.say({ type: 'host', host: { state: 'restarting', attempt: 2, of: 5 } });
    assert.match(await shown.page.locator('.tx-foot').innerText(), /Restarting…[\s\S]*Attempt 2 of 5/);
    assert.ok(await box().isDisabled());
    assert.equal(await box().inputValue(), 'Words');
    assert.ok(await shown.page.locator('[data-row="2:nova"]').isVisible());
    await shown.say({ type: 'host', host: { state: 'down', message: 'It stopped with code 1.' } });
    assert.equal(await shown.page.getByRole('heading', { name: 'The host does not start' }).count(), 1);
    await button('Try again').click();
    await button('Show log').click();
    await button('Run doctor').click();
    const wanted: FromPage[] = [
      { type: 'retry-host' },
      { type: 'open', what: 'log' },
      { type: 'open', what: 'doctor' },
    ];
    assert.deepEqual(await deeds(), wanted);
    await shown.say({ type: 'host', host: { state: 'up' } }, open(live()));
    assert.equal(await box().inputValue(), 'Words');
  });

  it('shows the empty state with its one way on, and the loading state only after a while', async () => {
    shown = await bench.open();
    await shown.page.waitForSelector('[role="progressbar"]');
    await shown.say({ type: 'empty', language: 'fr' });
    await button('À table…').click();
    assert.deepEqual(await deeds(), [{ type: 'open', what: 'new' }]);
  });
});
