/**
 * The one step before anything is spent, the same for every client: a request that costs is refused by the host with its
 * estimate, the person sees it, and it is made again with what was seen. What costs nothing goes through at once.
 */
import type * as z from 'zod';
import { type Client, isRefusal } from './connect/client.ts';
import type { Request } from './messages/messages.ts';
import { refusal } from './messages/messages.ts';
import type { Seen, SpendView } from './messages/spendMessages.ts';

/** Yes, no, or something else instead, which is estimated first. */
export type Agree = (spend: SpendView) => Promise<boolean | { instead: object }>;

/** Nothing when the person would rather not: then nothing was begun, and nothing spent. */
export async function spending<S extends z.ZodType, R>(
  client: () => Pick<Client, 'request'>,
  message: Request<S, R>,
  params: z.input<S>,
  agree: Agree,
): Promise<R | undefined> {
  let wanted = params;
  let asked = params;
  for (;;) {
    try {
      return await client().request(message, asked);
    } catch (error) {
      const spend = spendIn(error);
      if (!spend) throw error;
      // What has grown since it was seen is shown again.
      const agreed = await agree(spend);
      if (agreed === false) return undefined;
      if (agreed !== true) wanted = { ...(wanted as object), ...agreed.instead } as z.input<S>;
      asked = agreed === true ? ({ ...(wanted as object), seen: seenOf(spend) } as z.input<S>) : wanted;
    }
  }
}

export const spendIn = (error: unknown): SpendView | undefined =>
  isRefusal(error) && error.code === refusal.unseen ? error.data.spend : undefined;

export const seenOf = ({ calls, tokens, cost }: SpendView): Seen => ({
  calls: calls.most,
  tokens: tokens.most,
  ...(cost === undefined ? {} : { cost: cost.most }),
});

export interface SpendLimit {
  tokens: number;
  cost: number;
}

export type Typed = { cost: number } | { tokens: number } | { time: number | 'off' };

/** `1.20`, `60000 tokens` or `20 min`, `off` for no limit of time; nothing where it is none of them. */
export function budgetTyped(given: string): Typed | undefined {
  if (/^\s*off\s*$/i.test(given)) return { time: 'off' };
  const [, amount = '', unit] =
    /^\s*\$?(\d{1,9}(?:[.,]\d{1,6})?)\s*(tokens?|jetons?|min(?:utes?)?)?\s*$/i.exec(given) ?? [];
  const sum = Number(amount.replace(',', '.'));
  if (!amount || sum <= 0) return undefined;
  if (unit?.toLowerCase().startsWith('min')) return sum > 1440 ? undefined : { time: sum };
  if (unit && !Number.isInteger(sum)) return undefined;
  return unit ? { tokens: sum } : { cost: sum };
}

/** Above this a person is asked in so many words. */
export const usualLimit: SpendLimit = { tokens: 100_000, cost: 0.5 };

/** What it may take in the end: a council with a limit of its own takes no more than that. */
export function mostOf({ tokens, cost, limits }: SpendView): { tokens: number; cost?: number } {
  return {
    tokens: Math.min(tokens.most, limits.tokens ?? Infinity),
    ...(cost === undefined ? {} : { cost: Math.min(cost.most, limits.cost ?? Infinity) }),
  };
}

/** Money where every price is known, else tokens. */
export function aboveLimit(
  spend: SpendView,
  limit: SpendLimit,
): { in: 'cost' | 'tokens'; most: number; limit: number } | undefined {
  if (spend.free) return undefined;
  const { tokens, cost } = mostOf(spend);
  if (cost !== undefined)
    return cost > limit.cost ? { in: 'cost', most: cost, limit: limit.cost } : undefined;
  return tokens > limit.tokens ? { in: 'tokens', most: tokens, limit: limit.tokens } : undefined;
}
