/** What may be spent: the same three limits for a council and for an identity. */
import * as z from 'zod';

export const Limits = z.strictObject({
  time: z.number().positive().max(1440).optional().describe('Minutes'),
  tokens: z.int().positive().optional(),
  cost: z.number().positive().optional().describe('In the currency of the price table'),
});
