/** The floor: one agent has it or nobody. Whatever happens, `goOn` gives it to whoever is next, if anyone is. */
import type { SeatId } from '../../ids.ts';
import { own } from '../../own.ts';
import type { Channel, Moment, Why } from '../channel.ts';
import { chainEnded, granted, guardAgainst, isHeldBack, stop, used } from '../guards.ts';
import { note } from '../messages/recentMessages.ts';
import { boundary } from './cycles.ts';
import { hasLastWord, leftAlone, onlySpeaker } from './oneAbleSpeaker.ts';
import { isCycleOver, orderOf, orders } from './orders.ts';
import { passedOver } from './passedOver.ts';
import { agentIn, hasOrder, isAble, turnMs } from './speakers.ts';

/** Nobody is asked for now, whatever is said. */
export const isHeld = ({ paused, blocked, archived, gone, councils }: Channel): boolean =>
  Boolean(paused || blocked !== undefined || archived || gone || councils.length > 0);

/** Gives the floor to whoever is next. Where it is held, or nobody is next, nothing changes. */
export function goOn(channel: Channel, now: Moment): Channel {
  if (channel.turn || isHeldBack(channel) || isHeld(channel)) return channel;
  const [first, ...wakes] = channel.wakes;
  if (first) {
    // An extra turn does not wait for a choice: that is asked anew after it.
    const { choosing: _choosing, ...others } = channel;
    const rest: Channel = { ...others, wakes };
    if (!mayBeAsked(channel, first.agent, first.why)) return goOn(skipped(rest, now, first.agent), now);
    const against = guardAgainst(channel, first.depth, now.at);
    if (against?.reason === 'chain') return goOn(chainEnded(rest, now, first.agent), now);
    if (against) return stop(channel, now, against);
    return opened(rest, now, first.agent, first.why, first.depth, true);
  }
  if (channel.choosing) return channel;
  if (channel.stage !== 'running' || !hasOrder(channel)) return channel;
  const only = onlySpeaker(channel);
  if (only === undefined || !hasLastWord(channel, only)) return nextInOrder(channel, now);
  return goOn(leftAlone(channel, only, now), now);
}

const skipped = (channel: Channel, now: Moment, agent: SeatId): Channel =>
  note(channel, now.at, 'skipped', { agent, reason: passedOver(channel, agent)?.code ?? 'not-able' });

/** An initiator need not be a participant. */
const mayBeAsked = (channel: Channel, agent: SeatId, why: Why): boolean =>
  isAble(channel, agent) ||
  (why.code === 'reminder' &&
    !agentIn(channel, agent) &&
    !own(channel.standings, agent)?.offline &&
    !passedOver(channel, agent));

function nextInOrder(channel: Channel, now: Moment): Channel {
  if (isCycleOver(channel)) {
    const next = boundary(channel, now);
    // A boundary leaves a cycle with somebody in it, or none: this ends.
    return goOn(next, now);
  }
  const against = guardAgainst(channel, channel.depth, now.at);
  if (against) return stop(channel, now, against);
  const next = orders[orderOf(channel)].next(channel);
  if (next.choose) return choosing(next.channel, now);
  if (next.agent === undefined) return nextInOrder(overrun(next.channel), now);
  return taken(next.channel, now, next.agent, { code: next.why ?? 'order' });
}

/** Nobody is left who could speak in this cycle. */
const overrun = (channel: Channel): Channel => {
  const { list } = channel.cycle;
  return { ...channel, cycle: { ...channel.cycle, place: list.length, taken: list.length } };
};

function choosing(channel: Channel, now: Moment): Channel {
  const { orchestrator } = channel;
  if (orchestrator === undefined) return channel;
  const n = channel.turnCount + 1;
  const deadlineAt = now.at + channel.settings.timeoutSeconds * 1000;
  return { ...channel, choosing: { n, orchestrator, deadlineAt } };
}

/** A turn of the order. */
export function taken(channel: Channel, now: Moment, agent: SeatId, why: Why): Channel {
  const counted = { ...channel, cycle: { ...channel.cycle, taken: channel.cycle.taken + 1 } };
  return opened(counted, now, agent, why, channel.depth, false);
}

function opened(
  channel: Channel,
  now: Moment,
  agent: SeatId,
  why: Why,
  depth: number,
  outside: boolean,
): Channel {
  const against = guardAgainst(channel, depth, now.at);
  if (against) return stop(channel, now, against);
  const n = channel.turnCount + 1;
  const next: Channel = {
    ...used(granted(channel), now.at, { turns: 1 }),
    turnCount: n,
    turnsSinceHuman: channel.turnsSinceHuman + 1,
    lastSpeaker: agent,
    addressed: channel.addressed.filter((id) => id !== agent),
    updatedAt: now.at,
    turn: {
      n,
      agent,
      why,
      state: 'asked',
      attempt: 1,
      startedAt: now.at,
      deadlineAt: now.at + turnMs(channel, agent),
      messages: 0,
      depth,
      outside,
    },
  };
  return note(next, now.at, 'opened', { agent, turn: n, reason: why.code });
}
