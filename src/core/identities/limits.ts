/** What may be spent: time, tokens and cost of a council, and the last two of an identity. */
import * as z from 'zod';

export const Limits = z.strictObject({
  time: z
    .union([z.number().positive().max(1440), z.literal('off')])
    .optional()
    .describe('Minutes; off: as long as it takes'),
  tokens: z.int().positive().optional(),
  cost: z.number().positive().optional().describe('In the currency of the price table'),
});

/** Of one identity: in a council, and by the hour in a channel. Its time is set where it is asked. */
export const OwnLimits = Limits.omit({ time: true });
export type OwnLimits = z.infer<typeof OwnLimits>;

/** Whether these have no room for what would be used. */
export const exceeds = ({ tokens, cost }: OwnLimits, would: { tokens: number; cost: number }): boolean =>
  (tokens !== undefined && would.tokens > tokens) || (cost !== undefined && would.cost > cost);
