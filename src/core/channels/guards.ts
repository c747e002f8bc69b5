/** What keeps agents from talking for ever or for too much: counted here, with the time that came with the events. */
import type { SeatId } from '../ids.ts';
import { own } from '../own.ts';
import type { Channel, Minute, Moment } from './channel.ts';
import { announce, note } from './messages/recentMessages.ts';
import type { Guards } from './settings.ts';

/** A person's message is depth 0; eight asks follow from it over wakes outside the turn order, the ninth is refused. */
export const deepestCause = 8;

const minuteMs = 60_000;
/** An hour back from any moment of the newest minute. */
const minutesKept = 61;

const lastHour = (hour: readonly Minute[], at: number): Minute[] =>
  hour.filter(({ minute }) => minute > Math.floor(at / minuteMs) - minutesKept);

/** Adds to what was used in this minute, by whom where that counts, and forgets what is older than an hour. */
export function used(
  channel: Channel,
  at: number,
  what: Partial<Omit<Minute, 'minute' | 'by'>>,
  agent?: SeatId,
): Channel {
  const minute = Math.floor(at / minuteMs);
  const kept = lastHour(channel.hour, at);
  const now = kept.findLast((each) => each.minute === minute) ?? { minute, turns: 0, tokens: 0, cost: 0 };
  const added: Minute = {
    minute,
    turns: now.turns + (what.turns ?? 0),
    tokens: now.tokens + (what.tokens ?? 0),
    cost: now.cost + (what.cost ?? 0),
    ...usedBy(channel, now, what, agent),
  };
  return { ...channel, hour: [...kept.filter((each) => each.minute !== minute), added] };
}

/** Only those who have a budget of their own are counted one by one. */
function usedBy(
  { budgets = {} }: Channel,
  { by = {} }: Minute,
  { tokens = 0, cost = 0 }: Partial<Minute>,
  agent: SeatId | undefined,
): Pick<Minute, 'by'> {
  if (agent === undefined || !Object.hasOwn(budgets, agent)) return Object.keys(by).length > 0 ? { by } : {};
  const before = own(by, agent);
  const now = { tokens: (before?.tokens ?? 0) + tokens, cost: (before?.cost ?? 0) + cost };
  return { by: { ...by, [agent]: now } };
}

/** What one agent used within the last hour. */
export const usedByAgent = (channel: Channel, agent: SeatId, at: number): { tokens: number; cost: number } =>
  lastHour(channel.hour, at).reduce(
    (sum, { by = {} }) => {
      const { tokens = 0, cost = 0 } = (Object.hasOwn(by, agent) && by[agent]) || {};
      return { tokens: sum.tokens + tokens, cost: sum.cost + cost };
    },
    { tokens: 0, cost: 0 },
  );

/** What was used within the last hour. */
export function usedThisHour(channel: Channel, at: number): Omit<Minute, 'minute' | 'by'> {
  return lastHour(channel.hour, at).reduce(
    (sum, { turns, tokens, cost }) => ({
      turns: sum.turns + turns,
      tokens: sum.tokens + tokens,
      cost: sum.cost + cost,
    }),
    { turns: 0, tokens: 0, cost: 0 },
  );
}

/** Which limit stands in the way, and how much of it is used where that is a sum of the hour. */
export type Against = Omit<NonNullable<Channel['stopped']>, 'at'>;

/** Limits of tokens and cost are lifted by raising them, not by a message: each message would grant another hour of them. */
export const isOfSums = ({ reason }: Pick<Against, 'reason'>): boolean =>
  reason === 'tokens-an-hour' || reason === 'cost-an-hour';

/** Held back until a person sees to it. A chain of causes has only ended: any other cause is heard. */
export const isHeldBack = ({ stopped }: Channel): boolean =>
  stopped !== undefined && stopped.reason !== 'chain';

/** Why no further turn may be given; undefined: one may. */
export function guardAgainst(channel: Channel, depth: number, at: number): Against | undefined {
  const { turnsWithoutHuman, turnsAnHour } = channel.settings.guards;
  if (depth > deepestCause) return { reason: 'chain', limit: deepestCause };
  if (channel.turnsSinceHuman >= turnsWithoutHuman)
    return { reason: 'turns-without-human', limit: turnsWithoutHuman };
  const { turns } = usedThisHour(channel, at);
  if (turns >= turnsAnHour && !channel.lifted) return { reason: 'turns-an-hour', limit: turnsAnHour };
  return sumsAgainst(channel, at);
}

/** Which sum of the hour is used up. */
export function sumsAgainst(channel: Channel, at: number): Against | undefined {
  const { tokensAnHour, costAnHour } = channel.settings.guards;
  const { tokens, cost } = usedThisHour(channel, at);
  if (tokensAnHour !== undefined && tokens >= tokensAnHour)
    return { reason: 'tokens-an-hour', limit: tokensAnHour, used: tokens };
  if (costAnHour !== undefined && cost >= costAnHour)
    return { reason: 'cost-an-hour', limit: costAnHour, used: cost };
  return undefined;
}

/** No turn until a person sees to it; the reason is said in the channel. Who waits for a sum to be raised keeps waiting. */
export function stop(channel: Channel, now: Moment, why: Against): Channel {
  const told = announce(channel, now, { code: 'stopped', ...why });
  const wakes = isOfSums(why) || why.reason === 'chain' ? channel.wakes : [];
  return note({ ...told, wakes, stopped: { ...why, at: now.at } }, now.at, 'stopped', { reason: why.reason });
}

/** A wake that would be the ninth ask since a person spoke: nobody is asked, and the channel says why, once. */
export function chainEnded(channel: Channel, now: Moment, agent: string): Channel {
  const noted = note(channel, now.at, 'refused', { agent, reason: 'chain' });
  if (channel.stopped) return noted;
  // Where turns are under way they go on: it is only this message that wakes nobody.
  if (channel.stage === 'running')
    return isTold(channel, agent)
      ? noted
      : announce(noted, now, { code: 'not-woken', agent, limit: deepestCause });
  return stop(noted, now, { reason: 'chain', limit: deepestCause });
}

/** It has been said of this agent since a person spoke last: each further post would say no more. */
function isTold({ messages }: Channel, agent: string): boolean {
  const since = messages.findLastIndex(({ kind }) => kind === 'human');
  return messages
    .slice(since + 1)
    .some(({ notice }) => notice?.code === 'not-woken' && notice.agent === agent);
}

/** A turn is given: one of the cycle that a person granted. A chain that had ended is over with it. */
export function granted(channel: Channel): Channel {
  const { lifted, stopped, ...rest } = channel;
  const held = stopped && stopped.reason !== 'chain' ? { stopped } : {};
  return { ...rest, ...held, ...(lifted === undefined ? {} : { lifted: Math.max(0, lifted - 1) }) };
}

/**
 * A person spoke: what was counted without one begins anew, and where the hour’s turns had stopped it a cycle is granted
 * beyond them, and another for each message of that hour. Sums of the hour stay used.
 */
export function attended(channel: Channel, at: number): Channel {
  const { stopped, lifted, ...rest } = channel;
  const wasLifted = lifted !== undefined || stopped?.reason === 'turns-an-hour';
  const isUsedUp = usedThisHour(channel, at).turns >= channel.settings.guards.turnsAnHour;
  const cycle = wasLifted && isUsedUp ? { lifted: Math.max(1, channel.agents.length) } : {};
  const fresh: Channel = { ...rest, ...cycle, turnsSinceHuman: 0 };
  const sums = stopped && isOfSums(stopped) ? sumsAgainst(channel, at) : undefined;
  return stopped && sums ? { ...fresh, stopped: { ...sums, at: stopped.at } } : fresh;
}

const guardOf = {
  'turns-without-human': 'turnsWithoutHuman',
  'turns-an-hour': 'turnsAnHour',
  'tokens-an-hour': 'tokensAnHour',
  'cost-an-hour': 'costAnHour',
} as const;

/** The limits were edited: a channel that one of them stopped goes on if just that one was raised, and far enough. */
export function raised(channel: Channel, before: Guards, now: Moment): Channel {
  const { stopped, ...rest } = channel;
  if (!stopped || stopped.reason === 'chain') return channel;
  const guard = guardOf[stopped.reason];
  const [was, limit] = [before[guard], channel.settings.guards[guard]];
  if (was === limit) return channel;
  const isRaised = limit === undefined || (was !== undefined && limit > was);
  if (isRaised && guardAgainst(channel, 0, now.at)?.reason !== stopped.reason)
    return note(rest, now.at, 'resumed', { reason: 'raised' });
  return limit === undefined ? channel : { ...channel, stopped: { ...stopped, limit } };
}
