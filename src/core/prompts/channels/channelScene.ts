/** What one agent sees when it is given the floor of a channel: the only way by which anything said there reaches a voice. */
import type { Channel, Message, Notice, Why } from '../../channels/channel.ts';
import { digestOf, sharedWith } from '../../channels/links.ts';
import {
  type Given,
  inWindow,
  type TextOf,
  type Unread,
  usualWindow,
} from '../../channels/messages/readingLimit.ts';
import type { Mode } from '../../channels/settings.ts';
import { completionOf } from '../../channels/turns/completion.ts';
import type { Seat } from '../../councils/council.ts';
import type { Identity } from '../../identities/identity.ts';
import type { Instant, Language, SeatId } from '../../ids.ts';
import type { State } from '../../state.ts';

const longestName = 60;

export interface ChannelVoice {
  by: string;
  name: string;
  kind: Message['kind'];
  /** Said by whoever is asked now. */
  own: boolean;
  text: string;
  /** What of it is not given: the text is its beginning and its end. */
  unread?: Unread;
  /** Only its beginning is known. */
  isPart?: true;
  context: { name: string; text: string }[];
  notice?: Notice;
}

export interface ChannelMember {
  id: SeatId;
  name: string;
  emoji?: string;
  role: string;
  kind: 'agent' | 'human';
}

export interface ChannelScene {
  kind: 'channel';
  channel: string;
  /** Tells it from one before it of the same id: sessions elsewhere are known by it. */
  openedAt: Instant;
  name: string;
  topic?: string;
  guide?: string;
  mode: Mode;
  language: Language;
  seat: Seat;
  members: ChannelMember[];
  why: Why;
  /** Who or what made it speak, by name. */
  whyBy?: string;
  completion: 'reply' | 'signal';
  /** Asked once more in the same turn, because it has not signalled its end. */
  goOn: boolean;
  turn: number;
  most: number;
  /** Begun by whoever is asked, and waiting for its summary. */
  isReminder: boolean;
  /** Messages that were said before the first of these. */
  leftOut: number;
  voices: ChannelVoice[];
  digests: { name: string; voices: { name: string; text: string }[] }[];
  /** The orchestrator is asked who goes next. */
  choose?: ChannelMember[];
}

export interface AskedInChannel {
  seat: Seat;
  goOn: boolean;
  turn: number;
  why: Why;
  among?: readonly SeatId[];
}

/** How much is read of what was said, in tokens, and where whole texts are found. */
export interface Read {
  window: number;
  textOf: TextOf;
}

export function channelSceneOf(
  state: Pick<State, 'identities' | 'channels'>,
  channel: Channel,
  asked: AskedInChannel,
  language: Language,
  { window, textOf }: Read = { window: usualWindow, textOf: () => undefined },
): ChannelScene {
  const { settings } = channel;
  const { identities } = state;
  const name = (id: string) => nameOf(identities, id);
  const who = asked.why.by === undefined ? undefined : name(asked.why.by);
  const given = inWindow(channel, window, textOf);
  const among = asked.among?.map((id) => memberOf(identities, id));
  return {
    kind: 'channel',
    channel: channel.id,
    openedAt: channel.openedAt,
    name: settings.name ?? channel.id,
    mode: settings.mode,
    language,
    seat: asked.seat,
    members: [...new Set(settings.members)].map((id) => memberOf(identities, id)),
    why: asked.why,
    completion: completionOf(settings),
    goOn: asked.goOn,
    turn: asked.turn,
    most: settings.maxMessagesPerTurn,
    isReminder: asked.why.code === 'reminder',
    leftOut: channel.said - given.length,
    voices: given
      .filter(({ message: { to } }) => to === undefined || to === asked.seat.id)
      .map((one) => voiceOf(one, asked.seat.id, name)),
    digests: [...sharedWith(state.channels, channel), ...broadcastsTo(state, channel, asked.seat.id)]
      .filter(({ said }) => said.length > 0)
      .map(({ channel: id, said }) => ({
        // By its id: a name may be an agent's own words.
        name: id,
        voices: said.map(({ by, text }) => ({ name: name(by), text })),
      })),
    ...(settings.topic === undefined ? {} : { topic: settings.topic }),
    ...(settings.discussion?.guide ? { guide: settings.discussion.guide } : {}),
    ...(who === undefined ? {} : { whyBy: who }),
    ...(among ? { choose: among } : {}),
  };
}

/** What is broadcast is read by its members as context, wherever they speak. */
function broadcastsTo({ channels }: Pick<State, 'channels'>, { id, settings }: Channel, agent: SeatId) {
  const shared = new Set([id, ...settings.links.sharesContextWith]);
  return Object.values(channels).flatMap((other) => {
    const { mode, members } = other.settings;
    const isRead = mode === 'broadcast' && members.includes(agent) && !other.gone && !shared.has(other.id);
    return isRead ? [{ channel: other.id, said: digestOf(other) }] : [];
  });
}

/** Where something is left out of a message. */
const gap = '\n\n[…]\n\n';

function voiceOf(
  { message, text, unread, isPart }: Given,
  self: SeatId,
  name: (id: string) => string,
): ChannelVoice {
  const { by, kind, context = [], notice } = message;
  return {
    by,
    name: name(by),
    kind,
    own: kind === 'agent' && by === self,
    text: unread ? `${text.slice(0, unread.from)}${gap}${text.slice(unread.to)}` : text,
    ...(unread ? { unread } : {}),
    ...(isPart ? { isPart } : {}),
    context: context.map((quote) => ({ name: name(quote.by), text: quote.text })),
    ...(notice ? { notice } : {}),
  };
}

/** Agents may register under a name of their own: it stands outside the fences, so it is a name and no more. */
const oneName = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, longestName);

const nameOf = (identities: readonly Identity[], id: string): string =>
  oneName(identities.find((one) => one.id === id)?.name ?? id);

function memberOf(identities: readonly Identity[], id: SeatId): ChannelMember {
  const found = identities.find((one) => one.id === id);
  const { name = id, role = '', kind = 'human', emoji } = found ?? {};
  return { id, name: oneName(name), role, kind, ...(emoji === undefined ? {} : { emoji }) };
}

/** Who is asked, as a seat: what backends, tools and prices know a speaker by. */
export function seatInChannel(
  identity: Identity,
  answering: { backend: string; model?: string },
  fence: string,
): Seat {
  const { id, name, emoji, kind, role, persona, capabilities } = identity;
  return {
    id,
    name,
    kind,
    role,
    persona,
    votes: false,
    fence,
    ...answering,
    ...(emoji === undefined ? {} : { emoji }),
    ...(capabilities === undefined ? {} : { capabilities }),
  };
}
