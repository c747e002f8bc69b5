/** A host took over: what was in flight is asked again with a full deadline; after a long absence the channel waits. */
import type { Channel, ChannelTurn, Moment } from './channel.ts';
import { deliveryMs } from './pendingIn.ts';
import { turnMs } from './speakers.ts';
import { note } from './window.ts';

/** Like a council: money is never spent unasked. */
export const longestUnattendedMs = 10 * 60_000;

/** `isStill`: that host asks nobody. What happens elsewhere, or a mere look at the home, makes nothing here fresh. */
export function reopened(channel: Channel, isStill: boolean, now: Moment): Channel {
  const { turn, choosing, paused } = channel;
  if (paused) return turn && !paused.holds ? { ...channel, paused: { ...paused, holds: true } } : channel;
  const isActive = turn !== undefined || choosing !== undefined || channel.stage === 'running';
  // Either way, as for a council: what comes from the future is not fresh.
  if (isActive && Math.abs(now.at - channel.updatedAt) > longestUnattendedMs) {
    const { choosing: _choosing, ...rest } = channel;
    return note({ ...rest, paused: { late: true, holds: true } }, now.at, 'paused', {
      reason: 'reopened-late',
    });
  }
  if (isStill) return channel;
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
