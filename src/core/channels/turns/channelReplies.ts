/** What comes of an ask: a reply that is posted or empty, a delivery, an absence. What belongs to no open turn changes nothing. */
import type { SeatId } from '../../ids.ts';
import { own } from '../../own.ts';
import { hasReachedBudget } from '../budgets.ts';
import type { Channel, ChannelTurn, Message, Moment } from '../channel.ts';
import type { ChannelEvent, Spent, TurnRef } from '../channelEvents.ts';
import { sumsAgainst, used } from '../guards.ts';
import { hearReply, withPerson } from '../messages/hearing.ts';
import { announce, note, say } from '../messages/recentMessages.ts';
import { completionOf, type ReadReply, readReply } from './completion.ts';
import { taken } from './floor.ts';
import { goneTo, rotate } from './orders.ts';
import { heldForPrice } from './passedOver.ts';
import { deliveryMs } from './pendingIn.ts';
import { isRepeating, repeatsUntilPass, withRepetition } from './repetition.ts';
import { isAble, turnMs, withStanding } from './speakers.ts';
import { abortTurn, absentFromTurn, counted, freed } from './turnEnds.ts';

type Of<T extends ChannelEvent['type']> = Extract<ChannelEvent, { type: T }>;

/** The turn that this belongs to, if it is still asked. */
function askedTurn({ turn }: Channel, ref: TurnRef): ChannelTurn | undefined {
  return turn?.state === 'asked' && turn.n === ref.turn && turn.attempt === ref.attempt ? turn : undefined;
}

export function replied(channel: Channel, event: Of<'channel.replied'>, now: Moment): Channel {
  const turn = askedTurn(channel, event);
  if (!turn) return late(channel, event, now);
  const paid = byPerson(spent(channel, event, turn.agent, now), event, now);
  const read = readReply(event.text, completionIn(channel, event), {
    agent: turn.agent,
    person: event.person,
  });
  if (turn.why.code === 'reminder') return afterReminder(paid, turn, read, event, now);
  if (!read.empty) return spokenOrRepeated(paid, turn, read, event, now);
  // A pass as the answer to "go on" ends a turn that stays real.
  const isReal = turn.messages > 0;
  return ended(paid, now, { real: isReal, wait: read.wait, event: isReal ? 'completed' : 'passed' });
}

/** A person who writes for an agent is a person who speaks: who waited for one goes on, and what follows is caused by it. */
const byPerson = (channel: Channel, { person }: Of<'channel.replied'>, now: Moment): Channel =>
  person ? withPerson(channel, now) : channel;

/** As it was asked, where the record says so. */
const completionIn = ({ settings }: Channel, { completion }: Of<'channel.replied'>) =>
  completion ?? completionOf(settings);

function messageOf(
  turn: ChannelTurn,
  { text }: ReadReply,
  event: Of<'channel.replied'>,
  { at, seq }: Moment,
): Message {
  const { agent, n, attempt, depth, why } = turn;
  const named = event.mentions.length > 0 ? { mentions: event.mentions } : {};
  const id = event.id ?? `${event.channel}-${n}-${attempt}`;
  return {
    id,
    at,
    seq,
    by: agent,
    kind: event.person ? 'human' : 'agent',
    text,
    depth: event.person ? 0 : depth,
    turn: n,
    ...named,
    ...(why.code === 'order' ? {} : { why }),
    ...(event.model === undefined ? {} : { model: event.model }),
  };
}

/** What an agent has said three times over is not said again: it passes, and everyone is told. */
function spokenOrRepeated(
  channel: Channel,
  turn: ChannelTurn,
  read: ReadReply,
  event: Of<'channel.replied'>,
  now: Moment,
): Channel {
  const { agent, outside, messages } = turn;
  // Outside the order an answer was asked for, and chains of those have an end of their own.
  if (outside || messages > 0) return spoken(channel, turn, read, event, now);
  const counted = withRepetition(channel, agent, read.text);
  if (!isRepeating(counted, agent)) return spoken(counted, turn, read, event, now);
  const told = announce(dropped(counted, now), now, { code: 'repeats', agent, limit: repeatsUntilPass });
  return ended(told, now, { real: false, wait: read.wait, event: 'passed', reason: 'repeats' });
}

function spoken(
  channel: Channel,
  turn: ChannelTurn,
  read: ReadReply,
  event: Of<'channel.replied'>,
  now: Moment,
): Channel {
  const message = messageOf(turn, read, event, now);
  const messages = turn.messages + 1;
  const isOver = completionIn(channel, event) === 'reply' || read.complete || read.wait;
  const isLimit = !isOver && messages >= channel.settings.maxMessagesPerTurn;
  const then = read.wait ? 'wait' : isOver || isLimit ? undefined : 'go-on';
  const said = hearReply({ ...channel, turn: { ...turn, messages } }, message, now);
  const whole = event.cut
    ? announce(said, now, { code: 'cut', agent: turn.agent, limit: read.text.length })
    : said;
  const told = isLimit
    ? announce(whole, now, { code: 'completed-at-limit', agent: turn.agent, limit: messages })
    : whole;
  const { then: _then, ...rest } = turn;
  const next: ChannelTurn = { ...rest, messages, ...(then === undefined ? {} : { then }) };
  if (event.delivery === 'awaited') {
    const deadlineAt = now.at + deliveryMs;
    return { ...told, turn: { ...next, state: 'delivering', deadlineAt }, updatedAt: now.at };
  }
  return delivered({ ...told, turn: next }, next, now);
}

/** What was said has arrived: the agent goes on, or the turn is over. */
function delivered(channel: Channel, turn: ChannelTurn, now: Moment): Channel {
  const { then, ...rest } = turn;
  if (then !== 'go-on') return ended(channel, now, { real: true, wait: then === 'wait', event: 'replied' });
  // To go on is another ask, which is paid for like the first.
  const limit = hasReachedBudget(channel, turn.agent, now.at)
    ? 'budget'
    : sumsAgainst(channel, now.at)?.reason;
  if (limit !== undefined)
    return ended(channel, now, { real: true, wait: false, event: 'completed', reason: limit });
  const wasAwaited = turn.state === 'delivering';
  const deadlineAt = wasAwaited ? now.at + turnMs(channel, turn.agent) : turn.deadlineAt;
  const again: ChannelTurn = { ...rest, state: 'asked', attempt: turn.attempt + 1, deadlineAt };
  return note({ ...channel, turn: again }, now.at, 'went-on', { agent: turn.agent, turn: turn.n });
}

/** A turn is completed: it counts for its cycle, and its agent is well. */
export function ended(
  channel: Channel,
  now: Moment,
  how: { real: boolean; wait: boolean; event: 'replied' | 'passed' | 'completed'; reason?: string },
): Channel {
  const { turn } = channel;
  if (!turn) return channel;
  const { agent, n } = turn;
  const reason = how.reason === undefined ? {} : { reason: how.reason };
  const noted = note(counted(channel, how.real), now.at, how.event, { agent, turn: n, ...reason });
  const { absences: _absences, ...standing } = own(channel.standings, agent) ?? {};
  const well =
    _absences === undefined ? noted : { ...noted, standings: { ...noted.standings, [agent]: standing } };
  const free = { ...freed(well), updatedAt: now.at };
  if (!how.wait) return free;
  return note(withStanding(free, agent, { waiting: true }), now.at, 'waiting', { agent });
}

/** The initiator answers the moderator alone: nobody is woken by it, and an idle discussion stays idle. */
function afterReminder(
  channel: Channel,
  turn: ChannelTurn,
  read: ReadReply,
  event: Of<'channel.replied'>,
  now: Moment,
): Channel {
  const message: Message = { ...messageOf(turn, read, event, now), to: 'moderator' };
  const told = read.empty ? channel : say(channel, message);
  return ended(told, now, { real: false, wait: false, event: read.empty ? 'passed' : 'replied' });
}

/** One is dropped when it was recorded in the milliseconds after its turn was taken away: this many take years. */
const droppedKept = 500;

/** Whoever reads the journal leaves this record out. */
const dropped = (channel: Channel, { seq }: Moment): Channel => ({
  ...channel,
  dropped: [...(channel.dropped ?? []).slice(1 - droppedKept), seq],
});

/**
 * A journal of a release with other rules has an answer to a turn that these would not have given. It was said and paid
 * for: it stays said, and counts.
 */
function saidBefore(channel: Channel, event: Of<'channel.replied'>, agent: SeatId, now: Moment): Channel {
  const paid = used(spent(channel, event, agent, now), now.at, { turns: 1 });
  const here = { ...paid, turnCount: event.turn, lastSpeaker: agent, updatedAt: now.at };
  const read = readReply(event.text, completionIn(channel, event), { agent, person: event.person });
  if (read.empty) return here;
  const turn = { agent, n: event.turn, attempt: event.attempt, depth: channel.depth, why: { code: 'order' } };
  return say(here, messageOf(turn as ChannelTurn, read, event, now));
}

/** A reply for a turn that was taken away is dropped, and noted once; it was paid for. */
function late(channel: Channel, event: Of<'channel.replied'>, now: Moment): Channel {
  const { turn, agent } = event;
  if (turn > channel.turnCount && agent !== undefined && !channel.turn)
    return saidBefore(channel, event, agent, now);
  if (!channel.aborted.includes(turn)) return channel;
  const aborted = channel.aborted.filter((n) => n !== turn);
  const paid = event.agent === undefined ? channel : spent(channel, event, event.agent, now);
  return note(dropped({ ...paid, aborted }, now), now.at, 'late-reply', { turn, reason: 'discarded' });
}

export function spent(
  channel: Channel,
  { usage, cost }: Partial<Spent>,
  agent: SeatId,
  now: Moment,
): Channel {
  const tokens = usage ? usage.input + usage.output : 0;
  if (tokens === 0 && !cost) return channel;
  return used(channel, now.at, { tokens, cost: cost ?? 0 }, agent);
}

export function deliveryEnded(channel: Channel, event: Of<'channel.delivered'>, now: Moment): Channel {
  const { turn } = channel;
  if (turn?.state !== 'delivering' || turn.n !== event.turn) return channel;
  // One that goes on has more than one message on its way: the first that arrives is not the last.
  if (event.attempt !== undefined && event.attempt !== turn.attempt) return channel;
  const { agent, n } = turn;
  const noted = note(channel, now.at, event.ok ? 'delivered' : 'undelivered', { agent, turn: n });
  return delivered(event.ok ? noted : announce(noted, now, { code: 'undelivered', agent }), turn, now);
}

export function failed(channel: Channel, event: Of<'channel.failed'>, now: Moment): Channel {
  const turn = askedTurn(channel, event);
  if (!turn) return channel;
  const { code, detail } = event.absence;
  if (code === 'unpriced') {
    const { agent } = turn;
    return heldForPrice(abortTurn(channel, now, 'skipped', 'unpriced'), agent, detail ?? '?', now);
  }
  const paid = spent(channel, event, turn.agent, now);
  return absentFromTurn(paid, now, code === 'timeout' ? 'timed-out' : 'failed', detail);
}

export function deadlinePassed(channel: Channel, event: TurnRef, now: Moment): Channel {
  return askedTurn(channel, event) ? absentFromTurn(channel, now, 'timed-out') : channel;
}

/** Counted towards the cap of the turn, and a line of the log: what went in and out stands in the journal. */
export function toolCalled(channel: Channel, event: Of<'channel.tool-called'>, now: Moment): Channel {
  const turn = askedTurn(channel, event);
  if (!turn) return channel;
  const { tool, ok } = event.use;
  const counted = { ...channel, turn: { ...turn, calls: (turn.calls ?? 0) + 1 } };
  const reason = ok ? tool : `${tool}, refused`;
  return note(counted, now.at, 'called', { agent: turn.agent, turn: turn.n, reason });
}

/** Who goes next, by the orchestrator; whoever can't, or nobody: round robin. */
export function chosen(channel: Channel, event: Of<'channel.chosen'>, now: Moment): Channel {
  const { choosing, ...rest } = channel;
  if (!choosing || choosing.n !== event.choice || channel.turn) return channel;
  const held =
    event.unpriced === undefined ? rest : heldForPrice(rest, choosing.orchestrator, event.unpriced, now);
  const paid = spent(held, event, choosing.orchestrator, now);
  const { agent } = event;
  const isOne = agent !== undefined && channel.cycle.list.includes(agent) && isAble(channel, agent);
  const next = isOne ? goneTo(paid, agent) : rotate(paid);
  if (next.agent === undefined) return next.channel;
  const by = isOne ? { by: choosing.orchestrator } : {};
  return taken(next.channel, now, next.agent, { code: isOne ? 'chosen' : 'order', ...by });
}
