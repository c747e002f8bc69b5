/**
 * Which councils and channels a batch of records has changed: the slice that all who follow the state look at, so that one
 * event never costs a walk over the whole house.
 */
import type { ChannelId } from './channels/channel.ts';
import type { Event, Stamped } from './events.ts';
import type { CouncilId } from './ids.ts';
import { own } from './own.ts';
import { councilOf, type State } from './state.ts';

export interface Touched {
  /** A host has started: everything is looked at, changed or not. */
  started: boolean;
  /** One that has left the state is among them. */
  councils: readonly CouncilId[];
  channels: readonly ChannelId[];
}

/** What these do may reach any council, or any channel. */
const wide: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'host.started',
  'clock.jumped',
  'identities.declared',
  'channels.declared',
  'channel.opened',
  'discussion.completed',
]);

export function touched(records: readonly Stamped[], before: State, after: State): Touched {
  const started = records.some(({ event }) => event.type === 'host.started');
  const isWide = records.some(({ event }) => wide.has(event.type));
  const councils = isWide
    ? Object.keys({ ...before.councils, ...after.councils })
    : records.flatMap(({ event }) => councilNamed(event) ?? []);
  const channels = isWide
    ? Object.keys(after.channels ?? {})
    : records.flatMap(({ event }) => channelsNamed(event, before, after));
  return {
    started,
    councils: [...new Set(councils)].filter(
      (id) => started || councilOf(before, id) !== councilOf(after, id),
    ),
    channels:
      after.channels === before.channels && !started
        ? []
        : [...new Set(channels)].filter(
            (id) => started || own(before.channels, id) !== own(after.channels, id),
          ),
  };
}

function councilNamed(event: Event): CouncilId | undefined {
  if (!('council' in event)) return undefined;
  return typeof event.council === 'string' ? event.council : event.council.id;
}

/** Those that it names, and the one in which its council is held. */
function channelsNamed(event: Event, before: State, after: State): ChannelId[] {
  if (event.type === 'channel.escalated') return [event.from, event.to];
  if ('channel' in event && typeof event.channel === 'string') return [event.channel];
  const id = councilNamed(event);
  const council = id === undefined ? undefined : (councilOf(after, id) ?? councilOf(before, id));
  return council?.brief.channel === undefined ? [] : [council.brief.channel];
}
