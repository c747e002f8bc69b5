/** Channels after a record: what happened, then what was held back, then whoever is next. */
import type { Event, Stamped } from '../events.ts';
import type { Identity } from '../identities/identity.ts';
import { own } from '../own.ts';
import type { State } from '../state.ts';
import { heeded } from './budgets.ts';
import type { Channel, ChannelId, Moment } from './channel.ts';
import { begun, followed, gone, registered } from './declaring.ts';
import { archive, completionRefusal } from './discussion.ts';
import { blockerOf, channelOf, escalated, withoutBadLinks } from './links.ts';
import { posted, release } from './messages/posting.ts';
import { announce } from './messages/recentMessages.ts';
import { operated } from './peopleOperations.ts';
import { usualSettings } from './settings.ts';
import { reopened } from './turns/afterRestart.ts';
import {
  chosen,
  deadlinePassed,
  deliveryEnded,
  failed,
  replied,
  spent,
  toolCalled,
} from './turns/channelReplies.ts';
import { councilCalled, councilLeft } from './turns/councilFloor.ts';
import { goOn } from './turns/floor.ts';
import { accompanied } from './turns/oneAbleSpeaker.ts';
import { priced, withoutIdlePrices } from './turns/passedOver.ts';

type Channels = Record<ChannelId, Channel>;

export function reduceChannels(state: State, { seq, at, event }: Stamped): State {
  // A snapshot of a release without channels has none.
  const before: Channels | undefined = state.channels;
  const channels =
    event.type === 'host.started'
      ? mapped(before ?? {}, (channel) => restarted(channel, event, { at, seq }), { at, seq })
      : after(before ?? {}, event, state.identities, { at, seq });
  return channels === before ? state : { ...state, channels };
}

const restarted = (
  channel: Channel,
  event: Extract<Event, { type: 'host.started' }>,
  now: Moment,
): Channel =>
  event.only && !event.only.channels.includes(channel.id) ? channel : reopened(channel, event, now);

function after(channels: Channels, event: Event, identities: readonly Identity[], now: Moment): Channels {
  const at = (id: ChannelId, next: (channel: Channel) => Channel) => changed(channels, id, next, now);
  switch (event.type) {
    case 'identities.declared':
      return mapped(channels, (channel) => registered(channel, identities, now), now);
    case 'channels.declared':
      return declared(channels, event, identities, now);
    case 'channel.opened':
      if (channelOf(channels, event.channel.id)) return channels;
      return linked(
        put(channels, begun(event.channel, identities, event.seed, { depth: event.depth }, now), now),
        now,
      );
    case 'message.posted': {
      const known = channelOf(channels, event.channel);
      const here = known ? channels : put(channels, unknownChannel(event.channel, now), now);
      return changed(here, event.channel, (channel) => posted(channel, event, now), now);
    }
    case 'channel.replied':
      return at(event.channel, (channel) => replied(channel, event, now));
    case 'channel.failed':
      return at(event.channel, (channel) => failed(channel, event, now));
    case 'channel.spent':
      return at(event.channel, (channel) => spent(channel, event, event.agent, now));
    case 'channel.deadline-passed':
      return at(event.channel, (channel) => deadlinePassed(channel, event, now));
    case 'channel.delivered':
      return at(event.channel, (channel) => deliveryEnded(channel, event, now));
    case 'channel.tool-called':
      return at(event.channel, (channel) => toolCalled(channel, event, now));
    case 'channel.chosen':
      return at(event.channel, (channel) => chosen(channel, event, now));
    case 'channel.operated':
      return at(event.channel, (channel) => operated(channel, event.operation, event.by, now));
    case 'channel.priced':
      return at(event.channel, (channel) => priced(channel, event.agents, now));
    case 'channel.council-called':
      return at(event.channel, (channel) => councilCalled(channel, event.council, now));
    case 'channel.council-left':
      return at(event.channel, (channel) => councilLeft(channel, event.council, now));
    case 'channel.escalated': {
      const moved = escalated(channels, event, now);
      return moved ? moved.reduce((all, channel) => put(all, channel, now), channels) : channels;
    }
    case 'discussion.completed':
      return concluded(channels, event, now);
    default:
      return channels;
  }
}

/** After whatever happened in a channel: what people said meanwhile joins, and the floor goes to whoever is next. */
const onward = (channel: Channel, now: Moment): Channel =>
  goOn(accompanied(release(heeded(withoutIdlePrices(channel, now), now), now)), now);

const put = (channels: Channels, channel: Channel, now: Moment): Channels => ({
  ...channels,
  [channel.id]: onward(channel, now),
});

function changed(
  channels: Channels,
  id: ChannelId,
  next: (channel: Channel) => Channel,
  now: Moment,
): Channels {
  const channel = channelOf(channels, id);
  if (!channel) return channels;
  // Who has room in their budget again since the last event may be asked by this one.
  const current = heeded(channel, now);
  const after = next(current);
  return after === current ? channels : put(channels, after, now);
}

const mapped = (channels: Channels, next: (channel: Channel) => Channel, now: Moment): Channels =>
  Object.keys(channels).reduce((all, id) => changed(all, id, next, now), channels);

/** Nobody declared it: mode `none`, nobody in it. */
const unknownChannel = (id: ChannelId, now: Moment): Channel =>
  begun(usualSettings(id), [], now.seq, {}, now);

function declared(
  channels: Channels,
  event: Extract<Event, { type: 'channels.declared' }>,
  identities: readonly Identity[],
  now: Moment,
): Channels {
  const elsewhere = Object.values(channels).filter((each) => !each.declared && !each.gone);
  const wanted = withoutBadLinks(
    event.channels,
    elsewhere.map(({ settings }) => settings),
  );
  const ids = new Set(wanted.map(({ id }) => id));
  const kept = mapped(channels, (channel) => (ids.has(channel.id) ? channel : gone(channel, now)), now);
  const all = wanted.reduce((next, settings) => {
    const known = channelOf(next, settings.id);
    if (known) return changed(next, known.id, (channel) => followed(channel, settings, identities, now), now);
    const { depths = {}, found = [] } = event;
    const depth = own(depths, settings.id);
    const coming = { depth, found: found.includes(settings.id) };
    const fresh = { ...begun(settings, identities, event.seed, coming, now), declared: true };
    return put(next, fresh, now);
  }, kept);
  return linked(all, now);
}

/** Who waits for a discussion waits, and goes on when it is concluded. */
function linked(channels: Channels, now: Moment): Channels {
  return mapped(
    channels,
    (channel) => {
      const blocked = blockerOf(channels, channel);
      if (blocked === channel.blocked) return channel;
      const { blocked: _before, ...free } = channel;
      return blocked === undefined ? free : { ...free, blocked };
    },
    now,
  );
}

/** The channel is sealed, the summary's path is posted where the initiator wanted it, and who waited goes on. */
function concluded(
  channels: Channels,
  event: Extract<Event, { type: 'discussion.completed' }>,
  now: Moment,
): Channels {
  const channel = channelOf(channels, event.channel);
  const by = { id: event.by, isPerson: event.person === true };
  if (!channel || completionRefusal(channel, by)) return channels;
  const sealed = put(channels, archive(channel, now, event.summary, event.by), now);
  const callback = channel.settings.discussion?.callback;
  if (callback?.guild !== 'local') return linked(sealed, now);
  const notice = { code: 'concluded', agent: event.by, channel: channel.id, path: event.summary } as const;
  return linked(
    changed(sealed, callback.channel, (other) => announce(other, now, notice), now),
    now,
  );
}
