/** Whom a channel passes over, and why: whoever speaks to them is told, so that nobody waits for an answer that can't come. */
import type { SeatId } from '../../ids.ts';
import { own } from '../../own.ts';
import { reached } from '../budgets.ts';
import type { Channel, Moment, Notice } from '../channel.ts';
import { announce, note } from '../messages/recentMessages.ts';
import { agentIn, isAway, withStanding } from './speakers.ts';

type Why = Pick<Notice, 'code' | 'detail'>;

/** Undefined: nothing but the usual may stand in its way. */
export function passedOver(channel: Channel, id: SeatId): Why | undefined {
  const agent = agentIn(channel, id);
  const standing = own(channel.standings, id);
  if (agent && isAway(agent)) return { code: agent.answers === 'file' ? 'file' : 'elsewhere' };
  if (standing?.unpriced !== undefined) return { code: 'unpriced', detail: standing.unpriced };
  return standing?.spent ? { code: 'budget' } : undefined;
}

/** A person speaks to these: of those who can't be asked, the person is told. */
export function toldOfPassedOver(channel: Channel, agents: readonly SeatId[], now: Moment): Channel {
  return [...new Set(agents)].reduce((next, agent) => {
    const why: Why | undefined = agentIn(next, agent)?.muted ? { code: 'muted' } : passedOver(next, agent);
    const limit = why?.code === 'budget' ? reached(next, agent, now.at) : undefined;
    if (!why || (why.code === 'budget' && !limit)) return next;
    return announce(next, now, { ...why, agent, ...limit });
  }, channel);
}

/** What this agent says is counted in money: by the channel, or by a budget of its own. */
export const isCountedInMoney = ({ settings, budgets = {} }: Channel, agent: SeatId): boolean =>
  settings.guards.costAnHour !== undefined ||
  (Object.hasOwn(budgets, agent) && budgets[agent]?.cost !== undefined);

/** What this agent takes counts against a limit of the channel or of its own. */
export const isCounted = ({ settings, budgets = {} }: Channel, agent: SeatId): boolean =>
  settings.guards.costAnHour !== undefined ||
  settings.guards.tokensAnHour !== undefined ||
  Object.hasOwn(budgets, agent);

/** Nothing knows what it would cost: it keeps its place and is not asked, and the channel is told why, once. */
export function heldForPrice(channel: Channel, agent: SeatId, what: string, now: Moment): Channel {
  if (!isCountedInMoney(channel, agent) || own(channel.standings, agent)?.unpriced === what) return channel;
  const held = withStanding(channel, agent, { unpriced: what });
  return announce(held, now, { code: 'unpriced', agent, detail: what });
}

/** Takes part again: there is a price, or no limit in money any more. */
export function priced(channel: Channel, agents: readonly SeatId[], now: Moment): Channel {
  return agents.reduce((next, agent) => {
    const { [agent]: standing, ...others } = next.standings;
    if (standing?.unpriced === undefined) return next;
    const { unpriced: _unpriced, ...rest } = standing;
    const standings = Object.keys(rest).length === 0 ? others : { ...others, [agent]: rest };
    return note({ ...next, standings }, now.at, 'released', { agent, reason: 'priced' });
  }, channel);
}

/** Whom no limit in money concerns any more waits for no price. */
export const withoutIdlePrices = (channel: Channel, now: Moment): Channel =>
  priced(
    channel,
    Object.keys(channel.standings).filter((agent) => !isCountedInMoney(channel, agent)),
    now,
  );
