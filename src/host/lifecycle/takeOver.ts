/** What the journal says when a host takes over: which asks of the one before are made again. */
import type { Channel, ChannelId } from '../../core/channels/channel.ts';
import type { TurnRef } from '../../core/channels/channelEvents.ts';
import { pendingIn } from '../../core/channels/turns/pendingIn.ts';
import type { Council } from '../../core/councils/council.ts';
import type { AskRef, Event } from '../../core/events.ts';
import type { CouncilId } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { pending } from '../../core/pending.ts';
import type { State } from '../../core/state.ts';
import type { Life } from './lastAlive.ts';

type Started = Extract<Event, { type: 'host.started' }>;

export interface Only {
  councils: CouncilId[];
  channels: ChannelId[];
}

/** `holdsStill`: this one asks nobody, or nobody yet. `life`: what the one before left. */
export function started(
  version: string,
  { councils, channels }: State,
  holdsStill: boolean,
  life: Life,
): Started {
  if (holdsStill) return { type: 'host.started', version, askedAgain: [], still: true, ...life };
  return { ...askingAgain(version, Object.values(councils), Object.values(channels ?? {})), ...life };
}

/** A host takes up these alone; nothing where nothing of them goes on. */
export function startedOnly(version: string, { councils, channels }: State, only: Only): Started | undefined {
  const found = only.councils.flatMap((id) => own(councils, id) ?? []);
  const rooms = only.channels.flatMap((id) => own(channels, id) ?? []);
  const isOwed =
    found.some((one) => pending(one).length > 0) || rooms.some((one) => pendingIn(one).length > 0);
  return isOwed ? { ...askingAgain(version, found, rooms), only } : undefined;
}

function askingAgain(version: string, councils: Council[], channels: Channel[]): Started {
  const askedAgain = councils.flatMap(orNothing(pending)).flatMap(askIn);
  const turns = channels.flatMap(orNothing(pendingIn)).flatMap(turnIn);
  const turnsAskedAgain = turns.length > 0 ? { turnsAskedAgain: turns } : {};
  return { type: 'host.started', version, askedAgain, ...turnsAskedAgain };
}

/** One whose orders can't be read keeps no home from opening; it is named when they are performed. */
const orNothing =
  <T, O>(owedBy: (of: T) => O[]) =>
  (of: T): O[] => {
    try {
      return owedBy(of);
    } catch {
      return [];
    }
  };

/** A window answered for seats of a running council: it lends again as soon as it is connected, and is waited for. */
export const wasLent = ({ councils }: State): boolean =>
  Object.values(councils).some(
    ({ status, seats }) => status === 'running' && seats.some(({ backend }) => backend === 'editor'),
  );

function askIn(owed: ReturnType<typeof pending>[number]): AskRef[] {
  if (owed.kind !== 'ask') return [];
  const { kind: _kind, key: _key, ...ref } = owed;
  return [ref];
}

function turnIn(owed: ReturnType<typeof pendingIn>[number]): TurnRef[] {
  if (owed.kind !== 'channel-ask') return [];
  const { channel, turn, attempt } = owed;
  return [{ channel, turn, attempt }];
}
