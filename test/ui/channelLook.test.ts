/** The look of a channel, measured: contrast in three themes, nothing cut off in either language, at every width. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import type { ToChannelPage } from '../../src/rpc/pages/channelPageMessages.ts';
import type { Language } from '../../src/rpc/views/views.ts';
import { type Bench, startBench } from '../support/ui/browser.ts';
import {
  channelMembers,
  channelNow,
  conversation,
  conversationMessages,
  message,
  openChannel,
  quiet,
} from '../support/ui/channels.ts';
import { contrasts, cutOff } from '../support/ui/measure.ts';

const notices = [
  { code: 'dormant', reason: 'all-passed' },
  { code: 'stopped', reason: 'cost-an-hour', limit: 2, used: 2.02 },
  {
    ...{ code: 'one-able', agent: 'nova', name: 'Nova' },
    others: [{ name: 'Henry', why: 'offline' as const }],
  },
  { code: 'repeats', agent: 'sage', name: 'Sage', limit: 3 },
  { code: 'not-woken', agent: 'sage', name: 'Sage', limit: 8 },
  { code: 'timed-out', agent: 'blaise', name: 'Blaise' },
  { code: 'escalated-to', agent: 'henry', name: 'Henry', channel: 'operations-and-incidents' },
  { code: 'concluded', channel: 'release-talk', path: 'discussion-summary/release-talk.md' },
  { code: 'closed' },
];

const said = notices.map((notice) =>
  message('moderator', '', channelNow, { kind: 'moderator', name: 'moderator', notice }),
);

const offer = message('moderator', '', channelNow, {
  kind: 'moderator',
  name: 'moderator',
  notice: { code: 'offer' },
  offer: {
    id: 'o1',
    question: 'Should we move session storage from Redis to Postgres before 2.0?',
    mode: 'debate',
    seats: ['henry', 'sage', 'nova', 'blaise'],
    estimate: '13 calls, about 42 k tokens',
  },
});

const odd = [
  message('papa', 'Wait for this.', channelNow, { held: true }),
  message(
    'sage',
    `A path: src/${'very/long/'.repeat(30)}file.ts\n\n\`\`\`\n${'x'.repeat(300)}\n\`\`\``,
    channelNow,
    {
      cut: true,
      to: 'henry',
      council: { id: 'c1', phase: 'CHALLENGE', round: 2 },
      context: [{ by: 'nova', name: 'Nova', text: 'What was said before.' }],
    },
  ),
];

const states: [string, (language: Language) => ToChannelPage[]][] = [
  ['live', (l) => [openChannel(conversation(l), l)]],
  [
    'over a limit',
    (l) => [
      openChannel(
        {
          ...quiet(l, { stopped: { reason: 'cost-an-hour', limit: 1, used: 1 }, only: 'Nova' }),
          messages: [...said],
        },
        l,
      ),
    ],
  ],
  [
    'stopped',
    (l) => [
      openChannel(
        { ...quiet(l, { stopped: { reason: 'turns-without-human', limit: 20 } }), messages: [...said] },
        l,
      ),
    ],
  ],
  [
    'dormant with an offer',
    (l) => [
      openChannel(
        {
          ...quiet(l, { stage: 'dormant', dormant: 'nobody-able', humans: 'queue' }),
          messages: [...conversationMessages, offer, ...odd],
        },
        l,
      ),
    ],
  ],
  [
    'paused late, refused',
    (l) => [
      openChannel(quiet(l, { paused: { late: true }, topic: 'Release 2.0' }), l),
      { type: 'refused', message: 'Non.' },
    ],
  ],
  [
    'idle discussion',
    (l) => [
      openChannel(
        quiet(l, {
          ...{ mode: 'discussion', locked: true, stage: 'dormant', dormant: 'all-passed' },
          discussion: { initiator: 'nova' },
        }),
        l,
      ),
    ],
  ],
  [
    'sealed',
    (l) => [
      openChannel(
        quiet(l, { archived: { summary: 'discussion-summary/x.md' }, mode: 'discussion', locked: true }),
        l,
      ),
    ],
  ],
  [
    'blocked, muted',
    (l) => [
      openChannel(
        quiet(l, {
          blocked: 'release-talk',
          order: 'addressed',
          turns: 'normal',
          members: channelMembers(l).map((member) => ({ ...member, muted: member.id === 'sage' })),
          links: { escalatesTo: ['ops'], blockedBy: ['release-talk'], sharesContextWith: ['ops', 'general'] },
        }),
        l,
      ),
    ],
  ],
  ['held by a council', (l) => [openChannel(quiet(l, { councils: ['c1'] }), l)]],
  ['nothing said', (l) => [openChannel({ ...quiet(l, { stage: 'resting' }), messages: [], events: [] }, l)]],
  ['gone', (l) => [{ type: 'channel-gone', language: l }]],
];

describe('§12 channel page: look', function () {
  this.timeout(60_000);
  let bench: Bench;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());

  for (const theme of ['dark', 'light', 'hc'] as const) {
    it(`has no text under 4.5:1 in the ${theme} theme, in ${states.length} states`, async () => {
      const low: string[] = [];
      const shown = await bench.openChannel({ theme, height: 2000 });
      for (const [name, messages] of states) {
        await shown.say(...messages('en'));
        if (name === 'live') await shown.page.locator('.modes').click();
        const measured = await shown.page.evaluate(contrasts);
        assert.ok(measured.length >= 2, `${name}: ${measured.length} texts`);
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
        const shown = await bench.openChannel({ width, language, height: 2000 });
        for (const [name, messages] of states) {
          await shown.say(...messages(language));
          if (name === 'live' && width < 960) await shown.page.locator('.strip .ib').click();
          cut.push(...(await shown.page.evaluate(cutOff)).map((what) => `${name}: ${what}`));
        }
        await shown.close();
        assert.deepEqual(cut, []);
      });
    }
  }

  it('leaves no English in the French page but what was said and the names of modes', async () => {
    const shown = await bench.openChannel({ language: 'fr' });
    for (const [, messages] of states) {
      await shown.say(...messages('fr'));
      // What was said is in the language of whoever said it.
      await shown.page.evaluate(() => {
        for (const words of document.querySelectorAll('.body, .offer p')) words.remove();
      });
      const words = await shown.page.locator('channel-conversation').innerText();
      assert.doesNotMatch(
        words,
        /\b(the|floor|next|queued|idle|offline|waiting|turns|without|send|now|paused|stopped|dormant|shares)\b/i,
      );
    }
    await shown.close();
  });

  it('gives every button a name and at least 22 px, and no id twice', async () => {
    const shown = await bench.openChannel();
    for (const [, messages] of states) {
      await shown.say(...messages('en'));
      const wrong = await shown.page.evaluate(() => {
        const small = [...document.querySelectorAll<HTMLElement>('button:not(.link)')]
          .filter((b) => b.offsetParent !== null)
          .filter((b) => b.offsetHeight < 22 || (b.getAttribute('aria-label') ?? b.innerText).trim() === '');
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
        return [...small.map((b) => b.outerHTML.slice(0, 120)), ...twice];
      });
      assert.deepEqual(wrong, []);
    }
    await shown.close();
  });

  it('stands still without motion, and chooses its layout by its own width', async () => {
    for (const [width, side, strip] of [
      [1400, true, false],
      [800, false, true],
      [320, false, true],
    ] as const) {
      const shown = await bench.openChannel({ width, height: 700 });
      await shown.say(openChannel(conversation()));
      assert.equal(await shown.page.locator('.side').isVisible(), side, `side at ${width}`);
      assert.equal(await shown.page.locator('.strip').isVisible(), strip, `strip at ${width}`);
      assert.equal(await shown.page.evaluate(() => document.getAnimations().length), 0);
      await shown.close();
    }
  });
});
