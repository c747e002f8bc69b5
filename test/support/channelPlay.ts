/** Plays channels on the pure core: who has the floor is answered by the test, time passes only when told. */
import assert from 'node:assert/strict';
import type * as z from 'zod';
import type { Channel, Message } from '../../src/core/channels/channel.ts';
import type { ChannelEvent, Operation } from '../../src/core/channels/channelEvents.ts';
import { ChannelSettings, type HumanPolicy } from '../../src/core/channels/settings.ts';
import { pendingIn } from '../../src/core/channels/turns/pendingIn.ts';
import { heardIn } from '../../src/core/channels/turns/router.ts';
import type { Event, Stamped } from '../../src/core/events.ts';
import { Identity } from '../../src/core/identities/identity.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';

export type Declared = z.input<typeof ChannelSettings>;
export type Known = z.input<typeof Identity>;

export interface ChannelPlay {
  records: Stamped[];
  state(): State;
  /** The channel, by default the only one. */
  channel(id?: string): Channel;
  tell(...events: Event[]): void;
  wait(ms: number): void;
  now(): number;
  declare(channels: Declared[], identities?: Known[]): void;
  /** The members of the first channel from now on. */
  members(...ids: string[]): void;
  say(text: string, where?: { channel?: string; by?: string; id?: string; policy?: HumanPolicy }): void;
  post(by: string, text: string, where?: { channel?: string; depth?: number; id?: string }): void;
  /** Whoever has the floor answers. */
  reply(text: string, how?: Reply): void;
  pass(channel?: string): void;
  timeOut(channel?: string): void;
  fail(channel?: string): void;
  operate(operation: Operation, channel?: string): void;
  restart(): void;
  /** Who has the floor. */
  floor(channel?: string): string | undefined;
  why(channel?: string): string | undefined;
  /** What was said, without what the moderator said. */
  said(channel?: string): string[];
  notices(channel?: string): string[];
  notes(channel?: string): string[];
}

interface Reply {
  channel?: string;
  delivery?: 'awaited';
  tokens?: number;
  cost?: number;
}

export const agents = (...ids: string[]): Known[] =>
  ids.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }));

export const papa: Known = { id: 'papa', name: 'Papa', kind: 'human' };
export const start = 1_800_000_000_000;

/** Channels as declared, among these identities; a person is among them. */
export function playChannels(
  declared: Declared | Declared[],
  known: Known[] = agents('ann', 'ben', 'cyd', 'dan', 'eve'),
  seed = 1,
): ChannelPlay {
  let state = emptyState;
  let now = start;
  let said = 0;
  let channels = [declared].flat();
  let identities = [...known, papa];
  const records: Stamped[] = [];
  const first = channels[0]?.id ?? '';

  const tell = (...events: Event[]) => {
    for (const event of events) {
      now += 1;
      const record: Stamped = { seq: state.seq + 1, at: now, event };
      records.push(record);
      state = reduce(state, record);
    }
  };
  const channel = (id = first) => {
    const found = state.channels[id];
    assert.ok(found, `no channel ${id}`);
    return found;
  };
  const declare = (next: Declared[], more?: Known[]) => {
    channels = next;
    if (more) identities = more;
    const settings = channels.map((each) => ChannelSettings.parse(each));
    tell(
      { type: 'identities.declared', identities: identities.map((each) => Identity.parse(each)) },
      { type: 'channels.declared', channels: settings, seed },
    );
  };
  const message = (
    kind: 'human' | 'agent',
    by: string,
    text: string,
    id: string,
    depth: number,
    to: string,
    policy?: HumanPolicy,
  ) => {
    const here = state.channels[to];
    const heard = here ? heardIn(here, text, state.identities) : { mentions: [] };
    tell({
      type: 'message.posted',
      channel: to,
      id,
      by,
      kind,
      text,
      depth,
      ...heard,
      ...(policy ? { policy } : {}),
    });
  };
  const openAsk = (id: string) => {
    const ask = pendingIn(channel(id)).find((owed) => owed.kind === 'channel-ask');
    assert.ok(ask?.kind === 'channel-ask', `nobody is asked in ${id}`);
    return { channel: id, turn: ask.turn, attempt: ask.attempt };
  };
  const reply = (text: string, { channel: id = first, delivery, tokens, cost }: Reply = {}) => {
    const { mentions } = heardIn(channel(id), text, state.identities);
    const event: ChannelEvent = {
      type: 'channel.replied',
      ...openAsk(id),
      ...{ text, mentions, ms: 1, tries: 1 },
      ...(delivery ? { delivery } : {}),
      ...(tokens === undefined ? {} : { usage: { input: tokens, output: 0 } }),
      ...(cost === undefined ? {} : { cost }),
    };
    tell(event);
  };
  declare(channels);
  return {
    records,
    state: () => state,
    channel,
    tell,
    now: () => now,
    wait: (ms) => {
      now += ms;
    },
    declare,
    members: (...ids) =>
      declare(channels.map((each) => (each.id === first ? { ...each, members: ids } : each))),
    say: (text, { channel: to = first, by = 'papa', id = `said-${(said += 1)}`, policy } = {}) =>
      message('human', by, text, id, 0, to, policy),
    post: (by, text, { channel: to = first, depth = 1, id = `posted-${(said += 1)}` } = {}) =>
      message('agent', by, text, id, depth, to),
    reply,
    pass: (id = first) => reply('TURN_PASS', { channel: id }),
    timeOut: (id = first) => tell({ type: 'channel.deadline-passed', ...openAsk(id) }),
    fail: (id = first) =>
      tell({ type: 'channel.failed', ...openAsk(id), absence: { code: 'failed' }, tries: 3 }),
    operate: (operation, id = first) =>
      tell({ type: 'channel.operated', channel: id, by: 'papa', operation }),
    restart: () => tell({ type: 'host.started', version: '1', askedAgain: [] }),
    floor: (id = first) => channel(id).turn?.agent,
    why: (id = first) => channel(id).turn?.why.code,
    said: (id = first) => spoken(channel(id)).map(({ by, text }) => `${by}: ${text}`),
    notices: (id = first) => channel(id).messages.flatMap(({ notice }) => (notice ? [notice.code] : [])),
    notes: (id = first) => channel(id).log.map(({ event, agent }) => (agent ? `${event} ${agent}` : event)),
  };
}

const spoken = ({ messages }: Channel): Message[] => messages.filter(({ kind }) => kind !== 'moderator');
