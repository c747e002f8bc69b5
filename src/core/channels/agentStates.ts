/** What an agent is in a channel, as it is shown everywhere. */
import type { SeatId } from '../ids.ts';
import { own } from '../own.ts';
import type { Channel } from './channel.ts';
import { orderOf, orders } from './turns/orders.ts';
import { agentIn, hasOrder, isAway } from './turns/speakers.ts';

export type AgentState = 'OFFLINE' | 'IDLE' | 'QUEUED' | 'ACTIVE' | 'WAITING';

export function agentState(channel: Channel, id: SeatId): AgentState {
  if (channel.turn?.agent === id) return 'ACTIVE';
  const standing = own(channel.standings, id);
  const agent = agentIn(channel, id);
  if (standing?.offline || isAway(agent)) return 'OFFLINE';
  if (standing?.waiting || standing?.spent || standing?.unpriced !== undefined || agent?.muted)
    return 'WAITING';
  return queueOf(channel).includes(id) ? 'QUEUED' : 'IDLE';
}

/**
 * Who comes after whoever has the floor, as far as it is known: extra turns, then the rest of the list, then its
 * beginning. Who waits keeps its place there; who is OFFLINE has none.
 */
export function queueOf(channel: Channel): SeatId[] {
  const wakes = channel.wakes.map(({ agent }) => agent);
  if (channel.stage !== 'running' || !hasOrder(channel)) return [...new Set(wakes)];
  const { list, place } = channel.cycle;
  const from = orders[orderOf(channel)].byPlace ? place : place % Math.max(1, list.length);
  const here = [...list.slice(from), ...list.slice(0, from)].filter((id) => agentIn(channel, id));
  return [...new Set([...wakes, ...here])].filter(
    (id) =>
      id !== channel.turn?.agent && !own(channel.standings, id)?.offline && !isAway(agentIn(channel, id)),
  );
}
