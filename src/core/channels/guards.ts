/** What keeps agents from talking for ever or for too much: counted here, with the time that came with the events. */
import type { SeatId } from '../ids.ts';
import type { Channel, Minute, Moment, StopReason } from './channel.ts';
import { announce, note } from './window.ts';

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
  const before = Object.hasOwn(by, agent) ? by[agent] : undefined;
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

/** Why no further turn may be given; undefined: one may. */
export function guardAgainst(
  channel: Channel,
  depth: number,
  at: number,
): { reason: StopReason; limit: number } | undefined {
  const { turnsWithoutHuman, turnsAnHour, tokensAnHour, costAnHour } = channel.settings.guards;
  if (depth > deepestCause) return { reason: 'chain', limit: deepestCause };
  if (channel.turnsSinceHuman >= turnsWithoutHuman)
    return { reason: 'turns-without-human', limit: turnsWithoutHuman };
  const hour = usedThisHour(channel, at);
  if (hour.turns >= turnsAnHour) return { reason: 'turns-an-hour', limit: turnsAnHour };
  if (tokensAnHour !== undefined && hour.tokens >= tokensAnHour)
    return { reason: 'tokens-an-hour', limit: tokensAnHour };
  if (costAnHour !== undefined && hour.cost >= costAnHour)
    return { reason: 'cost-an-hour', limit: costAnHour };
  return undefined;
}

/** No turn until a person speaks; the reason is said in the channel, once. */
export function stop(channel: Channel, now: Moment, why: { reason: StopReason; limit: number }): Channel {
  const told = announce(channel, now, { code: 'stopped', ...why });
  return note({ ...told, wakes: [], stopped: { ...why, at: now.at } }, now.at, 'stopped', {
    reason: why.reason,
  });
}

/**
 * A person spoke: what was counted without one begins anew, and so does the hour that stood in the way. Not what an
 * agent has used of its own budget: that is no limit of the channel.
 */
export function attended(channel: Channel): Channel {
  const { stopped, ...rest } = channel;
  const fresh = { ...rest, turnsSinceHuman: 0 };
  const isOfHour = stopped !== undefined && stopped.reason.endsWith('-an-hour');
  if (!isOfHour) return fresh;
  const own = channel.hour.flatMap(({ minute, by }) =>
    by ? [{ minute, turns: 0, tokens: 0, cost: 0, by }] : [],
  );
  return { ...fresh, hour: own };
}
