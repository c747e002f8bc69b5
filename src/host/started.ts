/** What the journal says when a host takes over: which asks of the one before are made again. */
import type { TurnRef } from '../core/channels/channelEvents.ts';
import { pendingIn } from '../core/channels/pendingIn.ts';
import type { AskRef, Event } from '../core/events.ts';
import { pending } from '../core/pending.ts';
import type { State } from '../core/state.ts';

/** `holdsStill`: this one asks nobody. */
export function started(version: string, { councils, channels }: State, holdsStill: boolean): Event {
  if (holdsStill) return { type: 'host.started', version, askedAgain: [], still: true };
  const askedAgain = Object.values(councils).flatMap(pending).flatMap(askIn);
  const turns = Object.values(channels ?? {})
    .flatMap(pendingIn)
    .flatMap(turnIn);
  const turnsAskedAgain = turns.length > 0 ? { turnsAskedAgain: turns } : {};
  return { type: 'host.started', version, askedAgain, ...turnsAskedAgain };
}

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
