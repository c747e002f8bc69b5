/** The six orders, each a pair of small functions: how the list is arranged at a boundary, and who goes next. */

import { shuffled, thrown } from '../../dice.ts';
import type { SeatId } from '../../ids.ts';
import { own } from '../../own.ts';
import type { Channel, Cycle, Why } from '../channel.ts';
import type { Order } from '../settings.ts';
import { agentIn, isAble, withStanding } from './speakers.ts';

/** Who is next; `choose`: the orchestrator is to be asked first; neither: nobody in the rest of the cycle. */
interface Next {
  channel: Channel;
  agent?: SeatId;
  why?: Why['code'];
  choose?: true;
}

interface OrderRule {
  arrange(channel: Channel): Channel;
  next(channel: Channel): Next;
  /** Ends with the list, or after as many turns as the list is long. */
  byPlace: boolean;
}

/** The speed of those whose identity has none. */
export const usualSpeed = 10;
const price = 100;

const withCycle = (channel: Channel, change: Partial<Cycle>): Channel => ({
  ...channel,
  cycle: { ...channel.cycle, ...change },
});

const asItIs = (channel: Channel): Channel => channel;

/** Along the list, once; who can't speak is passed over. */
function walk(channel: Channel): Next {
  const { list, place } = channel.cycle;
  const at = list.findIndex((id, index) => index >= place && isAble(channel, id));
  const agent = list[at];
  if (agent === undefined) return { channel: withCycle(channel, { place: list.length }) };
  return { channel: withCycle(channel, { place: at + 1 }), agent, why: 'order' };
}

/** Round and round, from the one after whoever spoke last. */
export function rotate(channel: Channel): Next {
  const { list, place } = channel.cycle;
  const from = list.length === 0 ? 0 : place % list.length;
  const agent = [...list.slice(from), ...list.slice(0, from)].find((id) => isAble(channel, id));
  return agent === undefined ? { channel } : { ...goneTo(channel, agent), why: 'order' };
}

/** After somebody out of the row, the row goes on behind them. */
export const goneTo = (channel: Channel, agent: SeatId): Next => ({
  channel: withCycle(channel, { place: channel.cycle.list.indexOf(agent) + 1 }),
  agent,
});

/** The last speaker is not the first, wherever somebody else can be. */
function shuffle(channel: Channel): Channel {
  const { list } = channel.cycle;
  const able = list.filter((id) => isAble(channel, id));
  const others = able.filter((id) => id !== channel.lastSpeaker);
  const first = others.length > 0 ? others : able;
  if (first.length === 0) {
    const [mixed, dice] = shuffled(list, channel.dice);
    return withCycle({ ...channel, dice }, { list: mixed });
  }
  const [place, after] = thrown(channel.dice, first.length);
  const leader = first[place];
  const [rest, dice] = shuffled(
    list.filter((id) => id !== leader),
    after,
  );
  return withCycle({ ...channel, dice }, { list: leader === undefined ? rest : [leader, ...rest] });
}

/** Also when the one who should begin has gone since the list was shuffled. */
function walkShuffled(channel: Channel): Next {
  const next = walk(channel);
  if (channel.cycle.taken > 0 || next.agent === undefined || next.agent !== channel.lastSpeaker) return next;
  const { list } = channel.cycle;
  const other = list.findIndex((id, index) => index >= next.channel.cycle.place && isAble(channel, id));
  const instead = list[other];
  if (instead === undefined) return next;
  const swapped = list.map(
    (id) => (id === instead ? next.agent : id === next.agent ? instead : id) as SeatId,
  );
  return walk(withCycle(channel, { list: swapped }));
}

function byPriority(channel: Channel): Channel {
  const of = (id: SeatId) => agentIn(channel, id)?.priority ?? Number.NEGATIVE_INFINITY;
  const list = channel.cycle.list.toSorted((a, b) => (of(a) === of(b) ? 0 : of(b) > of(a) ? 1 : -1));
  return withCycle(channel, { list });
}

/** Charge time: every step adds each one's speed; whoever has 100 acts and pays 100, the fullest first. */
function charge(channel: Channel): Next {
  const able = channel.cycle.list.filter((id) => isAble(channel, id));
  const chargeOf = (id: SeatId) => own(channel.standings, id)?.charge ?? 0;
  const speedOf = (id: SeatId) => agentIn(channel, id)?.speed ?? usualSpeed;
  const isFull = able.some((id) => chargeOf(id) >= price);
  const steps = isFull ? 0 : Math.min(...able.map((id) => Math.ceil((price - chargeOf(id)) / speedOf(id))));
  const charged = able.map((id) => ({ id, charge: chargeOf(id) + steps * speedOf(id) }));
  const [first, ...rest] = charged.toSorted((a, b) => b.charge - a.charge);
  if (first === undefined) return { channel };
  const paid = [{ id: first.id, charge: first.charge - price }, ...rest];
  const after = paid.reduce((next, each) => withStanding(next, each.id, { charge: each.charge }), channel);
  return { channel: after, agent: first.id, why: 'order' };
}

/** Whoever was @mentioned first and has not had a turn since. */
function addressedFirst(channel: Channel): Next {
  const agent = channel.addressed.find((id) => channel.cycle.list.includes(id) && isAble(channel, id));
  return agent === undefined ? rotate(channel) : { ...goneTo(channel, agent), why: 'addressed' };
}

function askedWho(channel: Channel): Next {
  const able = channel.cycle.list.filter((id) => isAble(channel, id));
  const { orchestrator, standings } = channel;
  const standing = orchestrator === undefined ? undefined : own(standings, orchestrator);
  const nobodyAsks =
    orchestrator === undefined || standing?.spent === true || standing?.unpriced !== undefined;
  return nobodyAsks || able.length < 2 ? rotate(channel) : { channel, choose: true };
}

export const orders: Readonly<Record<Order, OrderRule>> = {
  'round-robin': { arrange: asItIs, next: walk, byPlace: true },
  shuffle: { arrange: shuffle, next: walkShuffled, byPlace: true },
  priority: { arrange: byPriority, next: walk, byPlace: true },
  speed: { arrange: asItIs, next: charge, byPlace: false },
  addressed: { arrange: asItIs, next: addressedFirst, byPlace: false },
  chosen: { arrange: asItIs, next: askedWho, byPlace: false },
};

/** The order that is in force: the one that is set, else as the turn state says. */
export const orderOf = ({ settings, turns }: Channel): Order =>
  settings.order ?? (turns === 'shuffle' ? 'shuffle' : 'round-robin');

export function isCycleOver(channel: Channel): boolean {
  const { list, place, taken } = channel.cycle;
  return orders[orderOf(channel)].byPlace ? place >= list.length : taken >= list.length;
}
