/** Links between channels: what may not be declared, what holds a channel, what is shared, how a question moves. */
import { own } from '../own.ts';
import type { Channel, ChannelId, Message, Moment, Quote } from './channel.ts';
import type { ChannelEvent } from './channelEvents.ts';
import { hear } from './messages/hearing.ts';
import { announce, isKnown, note, remember } from './messages/recentMessages.ts';
import type { ChannelSettings, Links } from './settings.ts';

type Escalated = Extract<ChannelEvent, { type: 'channel.escalated' }>;
type Channels = Readonly<Record<ChannelId, Channel>>;

/** A channel may be called like something that every object has. */
export const channelOf = (channels: Channels, id: ChannelId): Channel | undefined => own(channels, id);

export interface LinkProblem {
  code: 'unknown' | 'itself' | 'cycle' | 'not-a-discussion';
  channel: ChannelId;
  link: keyof Links;
  to: ChannelId;
}

const kinds = ['escalatesTo', 'blockedBy', 'sharesContextWith'] as const;

/**
 * What is wrong with the links of a file: they lead nowhere, back to where they began, or wait for what can't end.
 * `elsewhere` are channels that stand in no file.
 */
export function linkProblems(
  all: readonly ChannelSettings[],
  elsewhere: readonly ChannelSettings[] = [],
): LinkProblem[] {
  const byId = new Map([...elsewhere, ...all].map((each) => [each.id, each]));
  return all.flatMap(({ id, links }) =>
    kinds.flatMap((link) =>
      links[link].flatMap((to): LinkProblem[] => {
        const target = byId.get(to);
        const problem = (code: LinkProblem['code']) => [{ code, channel: id, link, to }];
        if (to === id) return problem('itself');
        if (!target) return problem('unknown');
        if (link === 'blockedBy' && target.mode !== 'discussion') return problem('not-a-discussion');
        return leadsTo(byId, link, to, id) ? problem('cycle') : [];
      }),
    ),
  );
}

function leadsTo(
  byId: ReadonlyMap<ChannelId, ChannelSettings>,
  link: keyof Links,
  from: ChannelId,
  to: ChannelId,
): boolean {
  const seen = new Set<ChannelId>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(byId.get(next)?.links[link] ?? []));
  }
  return false;
}

/** The settings without the links that can't be: one that was let through holds nobody up. */
export function withoutBadLinks(
  all: readonly ChannelSettings[],
  elsewhere: readonly ChannelSettings[] = [],
): ChannelSettings[] {
  const problems = linkProblems(all, elsewhere);
  if (problems.length === 0) return [...all];
  const isBad = (channel: ChannelId, link: keyof Links, to: ChannelId) =>
    problems.some((each) => each.channel === channel && each.link === link && each.to === to);
  return all.map((each) => {
    const good = (link: keyof Links) => each.links[link].filter((to) => !isBad(each.id, link, to));
    const [escalatesTo, blockedBy, sharesContextWith] = kinds.map(good);
    return {
      ...each,
      links: {
        escalatesTo: escalatesTo ?? [],
        blockedBy: blockedBy ?? [],
        sharesContextWith: sharesContextWith ?? [],
      },
    };
  });
}

/** The first discussion that must be concluded before this channel goes on. */
export function blockerOf(channels: Channels, { settings }: Channel): ChannelId | undefined {
  return settings.links.blockedBy.find((id) => {
    const other = channelOf(channels, id);
    return other?.settings.mode === 'discussion' && !other.archived && !other.gone;
  });
}

const quoted = 10;
const longestQuote = 500;

/** What was said last in a channel, short. What was said to one alone is not in it. */
export function digestOf({ messages }: Channel, most = quoted): Quote[] {
  return messages
    .filter(({ kind, to, text }) => kind !== 'moderator' && to === undefined && text !== '')
    .slice(-most)
    .map(({ by, text, cut }) => ({
      by,
      text: text.length > longestQuote || cut ? `${text.slice(0, longestQuote)}…` : text,
    }));
}

/** The digests that a channel's speakers are given. */
export function sharedWith(channels: Channels, channel: Channel): { channel: ChannelId; said: Quote[] }[] {
  return channel.settings.links.sharesContextWith.flatMap((id) => {
    const other = channelOf(channels, id);
    return other && !other.gone ? [{ channel: id, said: digestOf(other) }] : [];
  });
}

export interface EscalationRefusal {
  code: 'unknown' | 'not-linked' | 'archived' | 'cycle';
}

/** Why a question can't move there; undefined: it can. */
export function escalationRefusal(
  channels: Channels,
  from: ChannelId,
  to: ChannelId,
): EscalationRefusal | undefined {
  const [source, target] = [channelOf(channels, from), channelOf(channels, to)];
  if (!source || !target || source.gone || target.gone) return { code: 'unknown' };
  if (from === to) return { code: 'cycle' };
  if (!source.settings.links.escalatesTo.includes(to)) return { code: 'not-linked' };
  return source.archived || target.archived ? { code: 'archived' } : undefined;
}

/** The question with what was said around it stands in the other channel and wakes it; each points to the other. */
export function escalated(
  channels: Channels,
  event: Escalated,
  now: Moment,
): [source: Channel, target: Channel] | undefined {
  const [source, target] = [channelOf(channels, event.from), channelOf(channels, event.to)];
  if (!source || !target || escalationRefusal(channels, event.from, event.to)) return undefined;
  if (isKnown(target, event.id)) return undefined;
  const { id, by, text, mentions, depth } = event;
  const left = announce(source, now, { code: 'escalated-to', agent: by, channel: event.to }, { text });
  const message: Message = {
    ...{ id, at: now.at, seq: now.seq, by, kind: 'moderator', text, depth },
    ...(mentions.length > 0 ? { mentions } : {}),
    notice: { code: 'escalated-from', agent: by, channel: event.from },
    context: digestOf(source),
  };
  return [
    note(left, now.at, 'escalated', { agent: by, reason: `to ${event.to}` }),
    note(hear(remember(target, id), { message }, now), now.at, 'escalated', {
      agent: by,
      reason: `from ${event.from}`,
    }),
  ];
}
