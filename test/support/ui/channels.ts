/** The channel of the reference pictures, in each state in which it is shown. */
import type { ToChannelPage } from '../../../src/rpc/pages/channelPageMessages.ts';
import type {
  ActiveTurnView,
  ChannelMemberView,
  ChannelMessageView,
  ChannelRow,
  ChannelView,
  TurnEventView,
} from '../../../src/rpc/views/channelViews.ts';
import type { Language } from '../../../src/rpc/views/views.ts';
import { family, second, t0 } from './turns.ts';

/** 14:02:34 in the picture: Nova has had the floor for 34 seconds. */
export const channelNow = t0 + 154 * second;

const states = { henry: 'IDLE', sage: 'QUEUED', nova: 'ACTIVE', blaise: 'QUEUED', maman: 'WAITING' } as const;

export function channelMembers(language: Language = 'en'): ChannelMemberView[] {
  const seats = family(language).map(({ id, name, emoji, role }): ChannelMemberView => {
    const state = states[id as keyof typeof states];
    return { id, name, kind: 'agent', role, state, ...(emoji === undefined ? {} : { emoji }) };
  });
  return [
    { id: 'papa', name: 'Papa', kind: 'human', role: '' },
    ...seats,
    { id: 'ollie', name: 'Ollie', emoji: '🦉', kind: 'agent', role: 'Ops', state: 'OFFLINE' },
  ];
}

export const novaTurn: ActiveTurnView = {
  turn: 9,
  agent: 'nova',
  name: 'Nova',
  emoji: '⭐',
  state: 'asked',
  why: { code: 'order' },
  startedAt: channelNow - 34 * second,
  timeoutAt: channelNow + 86 * second,
  messages: 0,
};

export const channelHead = (language: Language = 'en', more: Partial<ChannelRow> = {}): ChannelRow => ({
  id: 'release-2',
  name: 'release-2.0',
  mode: 'chat',
  locked: false,
  turns: 'shuffle',
  completion: 'reply',
  humans: 'inject',
  stage: 'running',
  councils: [],
  active: novaTurn,
  queue: ['blaise', 'sage'],
  members: channelMembers(language),
  links: { escalatesTo: [], blockedBy: [], sharesContextWith: ['ops'] },
  said: 4,
  turnCount: 9,
  cycle: 4,
  inCycle: { taken: 1, of: 4 },
  guards: {
    withoutHuman: { used: 6, limit: 20 },
    turns: { used: 18, limit: 40 },
    cost: { used: 0.12, limit: 1 },
  },
  at: channelNow,
  ...more,
});

/** Without what is given as undefined: an active turn, say. */
export function headWithout(
  head: ChannelRow,
  ...fields: ('active' | 'inCycle' | 'guards' | 'order')[]
): ChannelRow {
  return Object.fromEntries(
    Object.entries(head).filter(([name]) => !fields.includes(name as 'active')),
  ) as unknown as ChannelRow;
}

let said = 0;
export function message(
  by: string,
  text: string,
  at: number,
  more: Partial<ChannelMessageView> = {},
): ChannelMessageView {
  said += 1;
  const member = channelMembers().find(({ id }) => id === by);
  return {
    key: `m${said}`,
    seq: said * 3,
    at,
    by,
    name: member?.name ?? by,
    kind: member?.kind ?? (by === 'moderator' ? 'moderator' : 'human'),
    text,
    ...(member?.emoji === undefined ? {} : { emoji: member.emoji }),
    ...more,
  };
}

const minute = 60 * second;
export const conversationMessages: readonly ChannelMessageView[] = [
  message('papa', 'Release notes for 2.0: what is missing?', t0 - 2 * minute, { key: 'papa-1' }),
  message(
    'sage',
    'The breaking change in `session.ttl` is under “Improved”. It belongs at the top, with the line to change.',
    t0 - minute,
    { turn: 4 },
  ),
  message(
    'nova',
    'Moved, and added a codemod: `npx atable-codemod ttl`. @Blaise, can you try it on the sample app?',
    t0,
    { turn: 5, key: 'nova-1' },
  ),
  message(
    'henry',
    'One blocker: the notes tell people to restart, but a restart drops sessions until the move to Postgres. Say so, or wait for it.',
    t0 + 80 * second,
    { turn: 8, key: 'henry-1' },
  ),
];

export const conversationEvents: readonly TurnEventView[] = [
  { n: 20, at: t0 - 2 * minute, event: 'woken' },
  { n: 21, at: t0 - 2 * minute, event: 'opened', agent: 'sage', turn: 4, reason: 'order' },
  { n: 24, at: t0 + 20 * second, event: 'passed', agent: 'henry', turn: 6 },
  { n: 26, at: t0 + 40 * second, event: 'passed', agent: 'blaise', turn: 7 },
  { n: 27, at: t0 + 60 * second, event: 'cycle' },
  { n: 28, at: t0 + 60 * second, event: 'opened', agent: 'henry', turn: 8, reason: 'interrupt' },
];

const half =
  'Then the notes wait for [the council on session storage](https://example.org/c); until it is decided I put a warning above the upgrade steps:';

export const speakingKey = 'release-2-9-1';

export const conversation = (language: Language = 'en', more: Partial<ChannelRow> = {}): ChannelView => ({
  head: channelHead(language, more),
  messages: [...conversationMessages],
  events: [...conversationEvents],
  speaking: { key: speakingKey, agent: 'nova', name: 'Nova', text: half },
  more: false,
});

export const openChannel = (view: ChannelView, language: Language = 'en'): ToChannelPage => ({
  type: 'channel',
  view,
  language,
  me: 'papa',
  now: channelNow,
});

/** Nobody speaks there. */
export const quiet = (language: Language = 'en', more: Partial<ChannelRow> = {}): ChannelView => ({
  head: { ...headWithout(channelHead(language), 'active'), queue: [], ...more },
  messages: [...conversationMessages],
  events: [...conversationEvents],
  more: false,
});

export const channelPatch = (
  head: ChannelRow,
  messages: ChannelMessageView[] = [],
  events: TurnEventView[] = [],
): ToChannelPage => ({
  type: 'channel-changed',
  patch: { id: head.id, head, messages, events },
  now: channelNow,
});

/** Ten thousand messages, say. */
export function longConversation(count: number): ChannelView {
  const speakers = ['sage', 'nova', 'henry', 'blaise'];
  const messages = Array.from({ length: count }, (_, i) => {
    const text = `Message ${i + 1}. ${'Words that fill a line or two of the column. '.repeat(1 + (i % 4))}`;
    const by = i % 25 === 0 ? 'papa' : (speakers[i % 4] ?? 'sage');
    return message(by, text, t0 + i * second, { key: `long-${i + 1}`, seq: i + 1, turn: i + 1 });
  });
  return { head: channelHead('en', { said: count }), messages, events: [], more: false };
}
