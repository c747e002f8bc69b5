/**
 * Where only one agent is able to speak nobody answers himself: the channel acts as disabled, says so once, and takes
 * turns again as soon as a second one is able and something is said.
 */
import type { SeatId } from '../../ids.ts';
import { own } from '../../own.ts';
import type { Channel, Moment } from '../channel.ts';
import type { Unable } from '../messages/notice.ts';
import { announce } from '../messages/recentMessages.ts';
import { rest } from './cycles.ts';
import { reminded } from './reminder.ts';
import { asksForAnswer } from './router.ts';
import { agentIn, hasOrder, isAble, isAway } from './speakers.ts';

/** The only one of several agents who is able to speak where turns would go round. */
export function onlySpeaker(channel: Channel): SeatId | undefined {
  if (!hasOrder(channel) || channel.agents.length < 2) return undefined;
  const able = channel.agents.filter(({ id }) => isAble(channel, id));
  return able.length === 1 ? able[0]?.id : undefined;
}

/** The channel as it would be with this one alone: whom a message wakes there. */
export const withOnly = (channel: Channel, only: SeatId | undefined): Channel =>
  only === undefined
    ? channel
    : { ...channel, turns: 'disabled', agents: channel.agents.filter(({ id }) => id === only) };

/** Nobody has said anything since that it could answer. */
export const hasLastWord = ({ messages }: Channel, only: SeatId): boolean =>
  messages.findLast((message) => message.kind !== 'moderator' || asksForAnswer(message))?.by === only;

/** Said when it matters first, and again only after it was otherwise. */
export function toldAlone(channel: Channel, only: SeatId, now: Moment): Channel {
  if (channel.alone === only) return channel;
  const others = channel.agents.flatMap(({ id }) =>
    id === only ? [] : [{ id, why: whyUnable(channel, id) }],
  );
  return announce({ ...channel, alone: only }, now, { code: 'one-able', agent: only, others });
}

function whyUnable(channel: Channel, id: SeatId): Unable['why'] {
  const { offline, waiting, unpriced } = own(channel.standings, id) ?? {};
  const agent = agentIn(channel, id);
  if (agent?.muted) return 'muted';
  if (isAway(agent)) return agent?.answers === 'file' ? 'file' : 'elsewhere';
  if (unpriced !== undefined) return 'unpriced';
  return offline ? 'offline' : waiting ? 'waiting' : 'spent';
}

/** The order has nobody left to give the floor to: it ends, and who began a discussion is told that it is idle. */
export const leftAlone = (channel: Channel, only: SeatId, now: Moment): Channel =>
  reminded(rest(toldAlone(channel, only, now)), now);

/** A second one is able again. */
export function accompanied(channel: Channel): Channel {
  if (channel.alone === undefined || onlySpeaker(channel) === channel.alone) return channel;
  const { alone: _alone, ...others } = channel;
  return others;
}
