/** Drawn lives of channels: what people, agents, the file and the clock may do, in any order. */
import fc from 'fast-check';
import type { Operation } from '../../src/core/channels/channelEvents.ts';
import { type HumanPolicy, humanPolicies, modeNames, orderNames } from '../../src/core/channels/settings.ts';
import { pendingIn } from '../../src/core/channels/turns/pendingIn.ts';
import { agents, type ChannelPlay, type Declared, type Known, playChannels } from './channelPlay.ts';

export const everyone = ['ann', 'ben', 'cyd', 'dan', 'eve'] as const;
const who = fc.constantFrom(...everyone);
const where = fc.constantFrom('c', 'e');

/** Those with turns more often: there is more to go wrong. */
const mode = fc.constantFrom(
  ...modeNames,
  ...Array.from({ length: 6 }, () => ['chat', 'turn-based'] as const).flat(),
);

/** At both ends of what a chain of causes may be, more than between. */
const depth = fc.constantFrom(0, 1, 4, 7, 7, 8, 8, 9);

const words = fc.constantFrom(
  'fine',
  'what says @ann?',
  '@ben and @cyd',
  'a blocker',
  'TURN_PASS',
  '**TURN_PASS**.',
  'we should empty the cache first',
  '',
  'NO',
  'done\nTURN_COMPLETE',
  'later\nTURN_WAIT',
);

export type Step =
  | { act: 'say'; text: string; in: string; policy: HumanPolicy | undefined }
  | { act: 'post'; by: string; text: string; in: string; depth: number }
  | { act: 'reply'; text: string; in: string; awaited: boolean }
  | { act: 'delivered' | 'time-out' | 'fail' | 'choose'; in: string; ok: boolean; agent: string }
  | { act: 'stale'; in: string; turn: number; attempt: number }
  | { act: 'declare'; in: string; change: Partial<Declared> }
  | { act: 'operate'; in: string; operation: Operation }
  | { act: 'council'; in: string; id: string; leaves: boolean }
  | { act: 'escalate'; from: string; depth: number }
  | { act: 'conclude'; in: string; by: string }
  | { act: 'mute'; agent: string; muted: boolean }
  | { act: 'restart'; aliveMinutesAgo: number | undefined }
  | { act: 'wait'; minutes: number };

const change: fc.Arbitrary<Partial<Declared>> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ members: fc.uniqueArray(who, { maxLength: 5 }) }) },
  { weight: 4, arbitrary: fc.record({ mode }) },
  { weight: 3, arbitrary: fc.record({ order: fc.constantFrom(...orderNames) }) },
  { weight: 3, arbitrary: fc.record({ muted: fc.uniqueArray(who, { maxLength: 2 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ guards: fc.constantFrom({}, { tokensAnHour: 60 }, { tokensAnHour: 150 }) }),
  },
  { weight: 3, arbitrary: fc.record({ humans: fc.constantFrom(...humanPolicies) }) },
  { weight: 1, arbitrary: fc.constantFrom({ archived: true }, ...Array(4).fill({ archived: false })) },
);

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<Operation>(
      { do: 'advance' },
      { do: 'complete' },
      { do: 'time-out' },
      { do: 'pause' },
    ),
  },
  { weight: 3, arbitrary: fc.constant<Operation>({ do: 'resume' }) },
  { weight: 1, arbitrary: who.map((agent): Operation => ({ do: 'release', agent })) },
);

const ask = (act: 'delivered' | 'time-out' | 'fail' | 'choose') =>
  fc.record({ act: fc.constant(act), in: where, ok: fc.boolean(), agent: who });

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 24,
    arbitrary: fc.record({
      act: fc.constant('reply' as const),
      text: words,
      in: where,
      awaited: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('say' as const),
      text: words,
      in: where,
      policy: fc.option(fc.constantFrom(...humanPolicies), { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('post' as const),
      by: who,
      text: words,
      in: where,
      depth,
    }),
  },
  { weight: 2, arbitrary: ask('delivered') },
  { weight: 2, arbitrary: ask('time-out') },
  { weight: 1, arbitrary: ask('fail') },
  { weight: 3, arbitrary: ask('choose') },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('stale' as const),
      in: where,
      turn: fc.integer({ min: 0, max: 60 }),
      attempt: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('declare' as const), in: where, change }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('operate' as const), in: where, operation }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('council' as const),
      in: where,
      id: fc.constantFrom('k1', 'k2'),
      leaves: fc.constantFrom(false, true, true),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('escalate' as const),
      from: where,
      depth,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('conclude' as const), in: where, by: who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('mute' as const), agent: who, muted: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('restart' as const),
      aliveMinutesAgo: fc.constantFrom(undefined, 0, 5, 11),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.constantFrom(0, 1, 5, 9, 11, 70) }),
  },
);

export const first: fc.Arbitrary<Declared[]> = fc
  .tuple(
    mode,
    mode,
    fc.option(fc.constantFrom(...orderNames), { nil: undefined }),
    fc.uniqueArray(who, { maxLength: 5 }),
    fc.constantFrom(...humanPolicies),
    // Small enough to be reached.
    fc.constantFrom(
      {},
      { turnsWithoutHuman: 2 },
      { turnsWithoutHuman: 5 },
      { turnsAnHour: 9 },
      { tokensAnHour: 60 },
    ),
  )
  .map(([one, other, order, members, humans, guards]) => [
    {
      ...{ id: 'c', mode: one, members, humans, guards, links: { escalatesTo: ['e'] } },
      ...(order ? { order } : {}),
      discussion: { initiator: 'eve', guide: 'Begin.', callback: { channel: 'e' } },
    },
    { id: 'e', mode: other, members: ['ann', 'ben', 'cyd'], discussion: { initiator: 'papa' } },
  ]);

const people: Known[] = agents(...everyone).map((each) => ({
  ...each,
  ...(each.id === 'cyd' ? { reactsTo: ['blocker'] } : {}),
  ...(each.id === 'dan' ? { orchestrator: true, speed: 30 } : {}),
  ...(each.id === 'ann' ? { priority: 3 } : {}),
  // Used up after two and after four replies of an hour.
  ...(each.id === 'ben' ? { budget: { tokens: 20 } } : {}),
  ...(each.id === 'eve' ? { budget: { tokens: 40 } } : {}),
}));

export interface Life {
  play: ChannelPlay;
  take(step: Step): void;
}

/** A pair of channels, and how each step is done to them; a step that is not possible now is not done. */
export function liveChannels(declared: Declared[], seed: number): Life {
  let now = declared;
  let known = people;
  let asked = 0;
  const play = playChannels(declared, known, seed);
  const owed = (id: string, kind: string) => pendingIn(play.channel(id)).find((each) => each.kind === kind);
  const take = (each: Step): void => {
    switch (each.act) {
      case 'say':
        return play.say(each.text, { channel: each.in, ...(each.policy ? { policy: each.policy } : {}) });
      case 'post':
        return play.post(each.by, each.text, { channel: each.in, depth: each.depth });
      case 'reply': {
        const delivery = each.awaited ? { delivery: 'awaited' as const } : {};
        if (owed(each.in, 'channel-ask'))
          play.reply(each.text, { channel: each.in, tokens: 10, ...delivery });
        return;
      }
      case 'delivered': {
        const due = owed(each.in, 'channel-deliver');
        if (due?.kind === 'channel-deliver')
          play.tell({ type: 'channel.delivered', channel: each.in, turn: due.turn, ok: each.ok });
        return;
      }
      case 'time-out':
        if (owed(each.in, 'channel-ask')) play.timeOut(each.in);
        return;
      case 'fail':
        if (owed(each.in, 'channel-ask')) play.fail(each.in);
        return;
      case 'choose': {
        const due = owed(each.in, 'channel-choose');
        if (due?.kind !== 'channel-choose') return;
        const chosen = each.ok ? { agent: each.agent } : {};
        return play.tell({ type: 'channel.chosen', channel: each.in, choice: due.choice, ...chosen });
      }
      case 'stale': {
        const { turn, attempt } = each;
        const ref = { channel: each.in, turn, attempt };
        const said = { text: 'stale', mentions: [], ms: 1, tries: 1 };
        return play.tell({ type: 'channel.replied', ...ref, ...said });
      }
      case 'declare':
        now = now.map((one) => (one.id === each.in ? { ...one, ...each.change } : one));
        return play.declare(now, [...known, { id: 'papa', name: 'Papa', kind: 'human' }]);
      case 'mute':
        known = known.map((one) => (one.id === each.agent ? { ...one, muted: each.muted } : one));
        return play.declare(now, [...known, { id: 'papa', name: 'Papa', kind: 'human' }]);
      case 'operate':
        return play.operate(each.operation, each.in);
      case 'council': {
        const type = each.leaves ? 'channel.council-left' : 'channel.council-called';
        return play.tell({ type, channel: each.in, council: each.id });
      }
      case 'escalate': {
        const id = `q${(asked += 1)}`;
        const to = each.from === 'c' ? 'e' : 'c';
        const question = { id, by: 'ann', text: 'May we?', mentions: [], depth: each.depth };
        return play.tell({ type: 'channel.escalated', from: each.from, to, ...question });
      }
      case 'conclude':
        return play.tell({ type: 'discussion.completed', channel: each.in, by: each.by, summary: 's.md' });
      case 'restart': {
        const { aliveMinutesAgo } = each;
        const alive = aliveMinutesAgo === undefined ? {} : { alive: play.now() - aliveMinutesAgo * 60_000 };
        return play.tell({ type: 'host.started', version: '1', askedAgain: [], ...alive });
      }
      case 'wait':
        return play.wait(each.minutes * 60_000);
    }
  };
  return { play, take };
}
