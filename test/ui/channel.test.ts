/** A channel as a live conversation, in a real browser: streaming, the floor, reasons, the box, names after an @. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import { type Bench, type OpenedChannel, startBench } from '../support/ui/browser.ts';
import {
  channelHead,
  channelMembers,
  channelNow,
  channelPatch,
  conversation,
  headWithout,
  message,
  openChannel,
  quiet,
  speakingKey,
} from '../support/ui/channels.ts';

describe('§6 channel page', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: OpenedChannel;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());

  const row = (key: string) => shown.page.locator(`[data-row="${key}"]`);

  it('streams what is said with ring, caret and clock, and the whole message takes its place', async () => {
    shown = await bench.openChannel();
    await shown.say(openChannel(conversation()));
    const nova = row(speakingKey);
    assert.match(await nova.locator('.vt').innerText(), /speaking · 0:3\d \/ 2:00/);
    assert.equal(await nova.locator('.av.on').count(), 1);
    await shown.say({ type: 'channel-delta', key: speakingKey, text: ' one more word' });
    assert.match(await nova.innerText(), /steps: one more word/);
    await shown.say({ type: 'channel-delta', key: speakingKey, text: 'From the top.', again: true });
    assert.match(await nova.locator('.body').innerText(), /^From the top\.$/);
    const head = headWithout(channelHead('en', { said: 5 }), 'active');
    const whole = message('nova', 'A warning stands there now.', channelNow, { key: speakingKey, turn: 9 });
    await shown.say(channelPatch(head, [whole]));
    assert.match(await nova.innerText(), /A warning stands there now\./);
    assert.equal(await nova.locator('.av.on').count(), 0);
    assert.equal(await shown.page.locator('.body.live').count(), 0);
  });

  it('marks what of a long message goes to nobody who is asked by a dashed line with its count, and shows it', async () => {
    shown = await bench.openChannel();
    const text = 'The beginning. The middle that nobody reads. The end.';
    const from = text.indexOf('The middle');
    const to = text.indexOf('The end');
    const unread = { from, to, words: 1840, total: 2600, first: 480, last: 280 };
    const long = message('papa', text, channelNow, { key: 'long', unread });
    await shown.say(openChannel({ ...quiet(), messages: [long] }));
    const line = row('long').locator('.cut');
    assert.match(await line.innerText(), /1,840 words not read by the seats · Show/);
    assert.match(
      await row('long').innerText(),
      /2,600 words: the first 480 and the last 280 went to the seats/,
    );
    const middle = row('long').getByText('The middle that nobody reads.');
    assert.equal(await middle.isVisible(), false);
    await line.click();
    await middle.waitFor({ state: 'visible' });
  });

  it('says whose turn a person has; whoever answers in that name sends it so, and may pass', async () => {
    shown = await bench.openChannel();
    const { active } = channelHead();
    assert.ok(active);
    const head = channelHead('en', { active: { ...active, person: true } });
    await shown.say(openChannel({ ...quiet(), head }));
    const note = shown.page.locator('.note', { hasText: `${active.name}’s turn` });
    await note.waitFor();
    await note.getByRole('button', { name: `Answer as ${active.name}` }).click();
    await shown.page.locator('textarea').fill('I would wait.');
    assert.match(await shown.page.locator('.hint').innerText(), new RegExp(`Said as ${active.name}`));
    await shown.page.setViewportSize({ width: 420, height: 900 });
    assert.equal(await shown.page.locator('.hint').isVisible(), false, 'no room for it');
    assert.match(await note.innerText(), new RegExp(`Said as ${active.name}: it ends the turn`));
    await shown.page.getByRole('button', { name: 'Send' }).click();
    assert.deepEqual(
      (await shown.posted()).findLast(({ type }) => type === 'say'),
      {
        type: 'say',
        text: 'I would wait.',
        as: active.agent,
      },
    );
  });

  it('shows cycles as hairlines, empty turns in one line, and why a turn was out of order', async () => {
    shown = await bench.openChannel();
    await shown.say(openChannel(conversation()));
    const lines = await shown.page.locator('.cyc, .line').allInnerTexts();
    assert.deepEqual(
      lines.map((line) => line.replaceAll(/\d\d:\d\d/g, 'hh:mm')),
      [
        'Cycle 3 · hh:mm',
        'Henry and Blaise had nothing to add',
        'Cycle 4, reshuffled · hh:mm',
        'Henry takes this turn out of order',
      ],
    );
  });

  it('says why somebody was woken: the word of an interrupt, who addressed them', async () => {
    shown = await bench.openChannel();
    const view = quiet();
    await shown.say(openChannel(view));
    const turn = { ...channelHead().active, turn: 12, agent: 'sage', name: 'Sage' };
    const why = { code: 'interrupt', word: 'blocker' };
    const head = channelHead('en', { active: { ...turn, why } as never });
    await shown.say(channelPatch(head), { type: 'channel-delta', key: 'release-2-12-1', text: 'Wait.' });
    assert.match(
      await shown.page.locator('.line').last().innerText(),
      /Sage takes this turn out of order: “blocker”/,
    );
    assert.match(await shown.page.locator('.side .floor').innerText(), /reacts to “blocker”/);
    const asked = message('papa', 'And you, @Blaise?', channelNow);
    const blaise = message('blaise', 'Works.', channelNow + 1000, { turn: 13 });
    const opened = { n: 40, at: channelNow, event: 'opened', agent: 'blaise', turn: 13, reason: 'mention' };
    await shown.say(channelPatch(headWithout(head, 'active'), [asked, blaise], [opened]));
    assert.match(await shown.page.locator('.line').last().innerText(), /Blaise · addressed by Papa/);
  });

  it('shows who has the floor, who is next and how everyone stands, as glyph and word', async () => {
    shown = await bench.openChannel();
    await shown.say(openChannel(conversation()));
    const side = shown.page.locator('.side');
    assert.match(await side.locator('.floor').innerText(), /Nova\s+0:3\d of 2:00 · next in order/);
    const people = await side.locator('.q li').allInnerTexts();
    assert.deepEqual(
      people.map((text) => text.split(/\s*\n\s*/).filter((word) => [...word].length > 1 || /\d/.test(word))),
      [
        ['1', 'Blaise', 'Queued'],
        ['2', 'Sage', 'Queued'],
        ['Papa', 'You'],
        ['Maman', 'Waiting for you'],
        ['Henry', 'Idle'],
        ['Ollie', 'Offline'],
      ],
    );
    await side.getByRole('button', { name: 'Pass the floor' }).click();
    await side.getByRole('button', { name: 'Release Ollie' }).click();
    assert.deepEqual((await shown.posted()).slice(-2), [
      { type: 'pass', turn: 9 },
      { type: 'release', agent: 'ollie' },
    ]);
  });

  it('says what the moderator said: dormant, stopped by a guard, closed; and what to do then', async () => {
    shown = await bench.openChannel();
    const notice = (code: string, more = {}) =>
      message('moderator', '', channelNow, { kind: 'moderator', notice: { code, ...more } });
    const stop = { reason: 'turns-without-human', limit: 20 };
    await shown.say(
      openChannel({
        ...quiet('en', { stopped: stop }),
        messages: [notice('dormant', { reason: 'all-passed' }), notice('stopped', stop), notice('closed')],
      }),
    );
    const lines = await shown.page.locator('.line.said').allInnerTexts();
    assert.match(lines[0] ?? '', /Dormant: nobody had anything to add/);
    assert.match(lines[1] ?? '', /Stopped: 20 turns without a person/);
    assert.match(lines[2] ?? '', /This discussion is closed\./);
    assert.match(
      await shown.page.locator('.tx-foot .note').innerText(),
      /Stopped: 20 turns without a person\s+Limit set in channels\.yaml\. Say something to go on\./,
    );
    await shown.page.getByRole('button', { name: 'Go on' }).click();
    assert.equal(await shown.page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
    await shown.page.getByRole('button', { name: 'Change the limit' }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'open', what: 'channels' });
  });

  it('says of each stop what lifts it, and offers no limit to change where none is set', async () => {
    shown = await bench.openChannel();
    const foot = shown.page.locator('.tx-foot .note');
    const change = shown.page.getByRole('button', { name: 'Change the limit…' });
    await shown.say(openChannel(quiet('en', { stopped: { reason: 'turns-an-hour', limit: 120 } })));
    assert.match(await foot.innerText(), /It goes on for a cycle when a person speaks\./);
    assert.equal(await change.count(), 1);
    await shown.say(openChannel(quiet('en', { stopped: { reason: 'chain', limit: 8 } })));
    assert.match(await foot.innerText(), /It goes on when a person speaks\./);
    assert.equal(await change.count(), 0, 'the end of a chain stands in no file');
  });

  it('offers to release nobody who is muted, and says so in French too', async () => {
    shown = await bench.openChannel({ language: 'fr' });
    const members = channelMembers('fr').map((member) => ({ ...member, muted: member.id === 'maman' }));
    await shown.say(openChannel(quiet('fr', { members }), 'fr'));
    const maman = shown.page.locator('aside.side li', { hasText: 'Maman' });
    assert.match(await maman.innerText(), /En sourdine/);
    assert.equal(await maman.getByRole('button').count(), 0);
  });

  it('says that a message does not lift a limit in money, and raises it at a button that names the sum', async () => {
    shown = await bench.openChannel();
    const stop = { reason: 'cost-an-hour', limit: 1, used: 1 };
    await shown.say(openChannel(quiet('en', { stopped: stop })));
    assert.match(
      await shown.page.locator('.tx-foot .note').innerText(),
      /Stopped: \$1\.00 of \$1\.00 spent this hour\s+A message does not lift a limit in money; raising it does\./,
    );
    assert.match(await shown.page.locator('aside.side').innerText(), /Nobody: stopped by a limit/);
    assert.equal(await shown.page.locator('textarea').count(), 1, 'Send stays');
    await shown.page.getByRole('button', { name: 'Raise to $2.00 an hour' }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'limit', costAnHour: 2 });
    await shown.page.getByRole('button', { name: 'Change the limit…' }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'open', what: 'channels' });
  });

  it('says in its head and once in the conversation that only one can speak, and why', async () => {
    shown = await bench.openChannel();
    const others = [
      { name: 'Henry', why: 'offline' },
      { name: 'Blaise', why: 'waiting' },
      { name: 'Sage', why: 'muted' },
    ] as const;
    const notice = { code: 'one-able', agent: 'nova', name: 'Nova', others: [...others] };
    await shown.say(
      openChannel({
        ...quiet('en', { only: 'Nova' }),
        messages: [message('moderator', '', channelNow, { kind: 'moderator', notice })],
      }),
    );
    assert.match(await shown.page.locator('header .meta').innerText(), /One able speaker/);
    assert.equal(
      (await shown.page.locator('.line.said').allInnerTexts())[0]?.trim(),
      'Only Nova can speak: Henry is offline, Blaise waits for you, Sage is muted. Nova answers people, not itself.',
    );
  });

  it('§6 offers the end of a discussion to whoever reads it: in the head always, and in words once it is idle', async () => {
    shown = await bench.openChannel();
    const held = { mode: 'discussion', locked: true, discussion: { initiator: 'maman' } } as const;
    await shown.say(openChannel(quiet('en', held)));
    assert.equal(await shown.page.getByText('The discussion is idle').count(), 0);
    await shown.page.locator('header').getByRole('button', { name: 'Conclude…' }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'open', what: 'conclude' });
    await shown.say(openChannel(quiet('en', { ...held, stage: 'dormant', dormant: 'all-passed' })));
    assert.match(
      await shown.page.locator('.tx-foot').innerText(),
      /The discussion is idle\s+Maman was asked for a summary\. You may conclude it too\./,
    );
    await shown.page.locator('.tx-foot').getByRole('button', { name: 'Conclude…' }).click();
    assert.deepEqual((await shown.posted()).slice(-1), [{ type: 'open', what: 'conclude' }]);
    await shown.say(openChannel(quiet('en', { mode: 'chat', stage: 'dormant', dormant: 'all-passed' })));
    assert.equal(await shown.page.getByRole('button', { name: 'Conclude…' }).count(), 0);
  });

  it('puts the notice in the place of the box once the channel is sealed', async () => {
    shown = await bench.openChannel({ language: 'fr' });
    const sealed = { archived: { summary: 'discussion-summary/x.md' }, locked: true } as const;
    await shown.say(openChannel(quiet('fr', { ...sealed, mode: 'discussion' }), 'fr'));
    assert.match(
      await shown.page.locator('.tx-foot').innerText(),
      /Ce salon est archivé et n’est plus actif\./,
    );
    assert.equal(await shown.page.locator('textarea').count(), 0);
    await shown.page.getByRole('button', { name: 'discussion-summary/x.md' }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'open', what: 'summary' });
    assert.equal(
      await shown.page.locator('.tag.mode').getAttribute('title'),
      '«\u202fdiscussion\u202f» se choisit à la création et ne se change pas.',
    );
  });

  it('changes the mode from its badge; modes of creation are shown, disabled, with the reason', async () => {
    shown = await bench.openChannel();
    await shown.say(openChannel(conversation()));
    const badge = shown.page.getByRole('button', { name: 'Set channel mode: chat' });
    await badge.click();
    const work = shown.page.getByRole('option', { name: /work/ });
    assert.equal(await work.getAttribute('aria-disabled'), 'true');
    assert.match((await work.getAttribute('title')) ?? '', /“work” is set when a channel is made/);
    await work.click({ force: true });
    assert.ok(!(await shown.posted()).some(({ type }) => type === 'set-mode'));
    await shown.page.getByRole('option', { name: /turn-based/ }).click();
    assert.deepEqual((await shown.posted()).at(-1), { type: 'set-mode', mode: 'turn-based' });
    assert.equal(await shown.page.locator('.menu').count(), 0);
  });

  it('says how a message will enter and whom that affects, and keeps the words until they are there', async () => {
    shown = await bench.openChannel();
    await shown.say(openChannel(conversation()));
    const hint = shown.page.locator('.box .hint');
    assert.equal(await hint.innerText(), 'Joins the context at once. Nova keeps the floor.');
    await shown.say(channelPatch(channelHead('en', { humans: 'interrupt' })));
    assert.equal(await hint.innerText(), 'Ends Nova’s turn, new cycle.');
    const box = shown.page.locator('textarea');
    await box.fill('And the migration?');
    await box.press('Control+Enter');
    assert.deepEqual((await shown.posted()).at(-1), { type: 'say', text: 'And the migration?' });
    assert.equal(await box.inputValue(), 'And the migration?');
    await shown.say({ type: 'refused', message: 'The channel is archived.' });
    assert.equal(await box.inputValue(), 'And the migration?');
    assert.match(await shown.page.locator('.tx-foot .note').first().innerText(), /The channel is archived\./);
    await box.press('Control+Enter');
    await shown.say(channelPatch(channelHead(), [message('papa', 'And the migration?', channelNow)]));
    await shown.say({ type: 'taken' });
    assert.equal(await box.inputValue(), '');
  });

  it('lets a person choose how one message enters; the next enters as the channel says', async () => {
    shown = await bench.openChannel();
    await shown.say(openChannel(conversation()));
    const chooser = (now: string) =>
      shown.page.getByRole('button', { name: `How this message enters: ${now}` });
    await chooser('Now').click();
    assert.deepEqual(await shown.page.locator('.box .menu .mi > :nth-child(2)').allInnerTexts(), [
      'Now',
      'After this turn',
      'Interrupt',
    ]);
    await shown.page.keyboard.press('Escape');
    assert.equal(await shown.page.locator('.box .menu').count(), 0);
    // By key: the menu takes the focus, a choice gives it to the box.
    await chooser('Now').press('Enter');
    await shown.page.keyboard.press('ArrowDown');
    await shown.page.keyboard.press('ArrowDown');
    await shown.page.keyboard.press('Enter');
    assert.equal(await shown.page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
    assert.equal(await shown.page.locator('.box .hint').innerText(), 'Ends Nova’s turn, new cycle.');
    const box = shown.page.locator('textarea');
    await box.fill('Stop there.');
    await box.press('Control+Enter');
    const sent = { type: 'say', text: 'Stop there.', policy: 'interrupt' };
    assert.deepEqual((await shown.posted()).at(-1), sent);
    await shown.say({ type: 'refused', message: 'Not now.' });
    assert.equal(await chooser('Interrupt').count(), 1);
    await box.press('Control+Enter');
    await shown.say(channelPatch(channelHead(), [message('papa', 'Stop there.', channelNow)]));
    await shown.say({ type: 'taken' });
    assert.equal(await chooser('Now').count(), 1);
  });

  it('completes names after an @, by key and by pointer', async () => {
    shown = await bench.openChannel();
    await shown.say(openChannel(conversation()));
    const box = shown.page.locator('textarea');
    await box.pressSequentially('What says @b');
    assert.deepEqual(await shown.page.locator('.menu.people .mi > :nth-child(2)').allInnerTexts(), [
      '@Blaise',
    ]);
    assert.equal(await box.getAttribute('aria-activedescendant'), 'mention-blaise');
    await box.press('Enter');
    assert.equal(await box.inputValue(), 'What says @Blaise ');
    await box.pressSequentially('and @');
    await box.press('ArrowDown');
    await box.press('Tab');
    assert.equal(await box.inputValue(), 'What says @Blaise and @Henry ');
    await box.pressSequentially('and @');
    await shown.page.getByRole('option', { name: /@Sage/ }).click();
    assert.equal(await box.inputValue(), 'What says @Blaise and @Henry and @Sage ');
    await box.pressSequentially('or a@');
    assert.equal(await shown.page.locator('.menu.people').count(), 0, 'an address is no mention');
  });
});
