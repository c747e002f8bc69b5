/** Cycles: how one begins, what happens at its boundary, and when the channel goes dormant instead. */
import type { SeatId } from '../../ids.ts';
import type { Channel, Cycle, DormantReason, Moment } from '../channel.ts';
import { announce, note } from '../messages/recentMessages.ts';
import { orderOf, orders } from './orders.ts';
import { reminded } from './reminder.ts';
import { hasOrder, isAble, rebuilt, settled, stateWith } from './speakers.ts';

export const emptyCycle: Cycle = {
  n: 0,
  list: [],
  place: 0,
  taken: 0,
  completed: 0,
  real: 0,
  spokenTo: false,
  reacted: [],
};

const freshCycle = (n: number, list: SeatId[]): Cycle => ({ ...emptyCycle, n, list });

/** Nobody has the floor, and who is here is who may speak. */
export function rest(channel: Channel): Channel {
  const { dormant: _dormant, choosing: _choosing, ...others } = channel;
  const calm: Channel = { ...others, stage: 'resting', wakes: [] };
  return settled({ ...calm, cycle: freshCycle(channel.cycle.n, channel.cycle.list) });
}

/** A message wakes: first of the list, new cycle. A list that was shuffled when the channel went to sleep stays. */
export function wake(channel: Channel, now: Moment): Channel {
  const { dormant: _dormant, choosing: _choosing, ...others } = settled(channel);
  const awake: Channel = {
    ...others,
    stage: 'running',
    cycle: freshCycle(channel.cycle.n + 1, others.cycle.list),
  };
  const arranged = orderOf(awake) === 'shuffle' ? awake : orders[orderOf(awake)].arrange(awake);
  return note(arranged, now.at, 'woken');
}

/** A new cycle in the middle of one: a person interrupted, or the mode changed. */
export function cycleAnew(channel: Channel, now: Moment): Channel {
  const { choosing: _choosing, dormant: _dormant, ...others } = settled(channel);
  if (!hasOrder(others)) return rest(others);
  const fresh: Channel = {
    ...others,
    stage: 'running',
    cycle: freshCycle(channel.cycle.n + 1, others.cycle.list),
  };
  return note(orders[orderOf(fresh)].arrange(fresh), now.at, 'cycle');
}

/** The end of a cycle: the list is rebuilt, then dormancy is judged, then the list is arranged for what comes. */
export function boundary(channel: Channel, now: Moment): Channel {
  const { cycle } = channel;
  const { list, newcomers } = rebuilt(channel);
  const next: Channel = { ...channel, turns: stateWith(channel, list.length) };
  if (!hasOrder(next)) return rest(next);
  const reason = dormancy(next, list, newcomers);
  const fresh = { ...next, cycle: freshCycle(cycle.n + (reason === undefined ? 1 : 0), list) };
  const rule = orders[orderOf(fresh)];
  const arranged = rule.arrange(fresh);
  if (reason !== undefined) return asleep(arranged, now, reason);
  // An order that goes round and round goes on behind whoever spoke last.
  const place = rule.byPlace ? 0 : list.indexOf(channel.lastSpeaker ?? '') + 1;
  return note({ ...arranged, cycle: { ...arranged.cycle, place } }, now.at, 'cycle');
}

/** Why the channel goes dormant at this boundary; undefined: it goes on. */
function dormancy(channel: Channel, list: SeatId[], newcomers: SeatId[]): DormantReason | undefined {
  const { completed, real, spokenTo } = channel.cycle;
  if (!list.some((id) => isAble(channel, id))) return 'nobody-able';
  if (newcomers.length > 0 || spokenTo || real > 0) return undefined;
  return completed === 0 ? 'nobody-completed' : 'all-passed';
}

export function asleep(channel: Channel, now: Moment, reason: DormantReason): Channel {
  const quiet: Channel = { ...channel, stage: 'dormant', dormant: reason };
  const told = announce(quiet, now, { code: 'dormant', reason });
  return reminded(note(told, now.at, 'dormant', { reason }), now);
}
