/**
 * The budget of an identity in a channel: the most it may take there in an hour, counted by the minute as the guards
 * count. Over it an agent keeps its place and is passed over, until enough of the hour has gone by.
 */
import type { Identity } from '../identities/identity.ts';
import type { SeatId } from '../ids.ts';
import { own } from '../own.ts';
import type { Channel, Moment, Notice } from './channel.ts';
import { usedByAgent } from './guards.ts';
import { announce, note } from './messages/recentMessages.ts';
import { withStanding } from './turns/speakers.ts';

/** Of these identities, what each may take in an hour; absent where nobody has a budget. */
export function budgetsOf(identities: readonly Identity[], ids: readonly SeatId[]): Pick<Channel, 'budgets'> {
  const found = identities.flatMap(({ id, budget }) =>
    ids.includes(id) && (budget?.tokens !== undefined || budget?.cost !== undefined) ? [[id, budget]] : [],
  );
  return found.length > 0 ? { budgets: Object.fromEntries(found) as Channel['budgets'] & object } : {};
}

/** Which limit of its own an agent has reached. */
export function reached(
  channel: Channel,
  agent: SeatId,
  at: number,
): Required<Pick<Notice, 'reason' | 'limit'>> | undefined {
  const budget = own(channel.budgets, agent);
  if (!budget) return undefined;
  const { tokens, cost } = usedByAgent(channel, agent, at);
  if (budget.tokens !== undefined && tokens >= budget.tokens)
    return { reason: 'tokens-an-hour', limit: budget.tokens };
  if (budget.cost !== undefined && cost >= budget.cost) return { reason: 'cost-an-hour', limit: budget.cost };
  return undefined;
}

export const hasReachedBudget = (channel: Channel, agent: SeatId, at: number): boolean =>
  reached(channel, agent, at) !== undefined;

const isSpent = (channel: Channel, agent: SeatId): boolean => own(channel.standings, agent)?.spent === true;

/** Who has used up their budget stands so from now on, and the channel is told; who has room again is released. */
export function heeded(channel: Channel, now: Moment): Channel {
  const { budgets, standings } = channel;
  const concerned = new Set([
    ...Object.keys(budgets ?? {}),
    ...Object.keys(standings).filter((id) => isSpent(channel, id)),
  ]);
  let next = channel;
  for (const agent of concerned) {
    const limit = reached(next, agent, now.at);
    if (limit && !isSpent(next, agent)) {
      const told = announce(withStanding(next, agent, { spent: true }), now, {
        code: 'budget',
        agent,
        ...limit,
      });
      next = note(told, now.at, 'skipped', { agent, reason: 'budget' });
    } else if (!limit && isSpent(next, agent)) {
      next = note(unspent(next, agent), now.at, 'released', { agent, reason: 'budget' });
    }
  }
  return next;
}

function unspent(channel: Channel, agent: SeatId): Channel {
  const { [agent]: standing, ...others } = channel.standings;
  const { spent: _spent, ...rest } = standing ?? {};
  return {
    ...channel,
    standings: Object.keys(rest).length === 0 ? others : { ...others, [agent]: rest },
  };
}
