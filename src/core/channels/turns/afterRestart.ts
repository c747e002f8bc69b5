/** A host took over: what was in flight is asked again with a full deadline; after a long absence the channel waits. */
import type { Instant } from '../../ids.ts';
import type { Channel, ChannelTurn, Moment } from '../channel.ts';
import { isHeldBack } from '../guards.ts';
import { note } from '../messages/recentMessages.ts';
import { deliveryMs } from './pendingIn.ts';
import { turnMs } from './speakers.ts';

/** Like a council: money is never spent unasked. */
export const longestUnattendedMs = 10 * 60_000;

/** The host before was alive last then; `still`: this one asks nobody. */
export interface Reopening {
  still?: true;
  alive?: Instant;
  repaired?: true;
}

/**
 * The time away is counted from the last sign of life: of a host that drove everything, or in this channel. What happens
 * elsewhere, or a mere look at the home, makes nothing here fresh.
 */
export function reopened(channel: Channel, { still, alive = 0, repaired }: Reopening, now: Moment): Channel {
  const { turn, choosing, paused } = channel;
  if (paused) return turn && !paused.holds ? { ...channel, paused: { ...paused, holds: true } } : channel;
  // What is stopped or waits for a discussion asks nobody: it keeps its own reason, and goes on when that is gone.
  const isHeld = isHeldBack(channel) || channel.blocked !== undefined;
  const isActive = turn !== undefined || choosing !== undefined || (channel.stage === 'running' && !isHeld);
  // Either way, as for a council: what comes from the future is not fresh.
  const away = Math.abs(now.at - Math.max(channel.updatedAt, alive));
  if (isActive && (repaired || away > longestUnattendedMs)) {
    const { choosing: _choosing, ...rest } = channel;
    return note({ ...rest, paused: { late: true, holds: true } }, now.at, 'paused', {
      reason: 'reopened-late',
    });
  }
  if (still) return channel;
  const deadlineAt = now.at + patienceOf(channel, turn);
  if (turn?.state === 'delivering') return { ...channel, turn: { ...turn, deadlineAt } };
  if (turn) {
    const { agent, n } = turn;
    return note({ ...channel, turn: { ...turn, deadlineAt } }, now.at, 'asked-again', { agent, turn: n });
  }
  return choosing ? { ...channel, choosing: { ...choosing, deadlineAt } } : channel;
}

/** Goes on; a turn that was not asked meanwhile has a full deadline. */
export function unpaused(channel: Channel, now: Moment): Channel {
  const { paused, ...rest } = channel;
  const { turn } = channel;
  const free = { ...rest, updatedAt: now.at };
  if (!turn || !paused?.holds) return free;
  return { ...free, turn: { ...turn, deadlineAt: now.at + patienceOf(channel, turn) } };
}

const patienceOf = (channel: Channel, turn?: ChannelTurn): number =>
  turn?.state === 'delivering' ? deliveryMs : turnMs(channel, turn?.agent ?? '');
