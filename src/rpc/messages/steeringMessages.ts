/** Messages by which people steer a council that runs, beyond words and the decision: checks, limits, an early end, modes. */
import * as z from 'zod';
import { request } from './messages.ts';
import { type ModeWhy, seen } from './spendMessages.ts';

const id = z.string().min(1).max(200);

/** A check that fails is accepted in writing. */
export const waiveCheck = request<null>()(
  'council/waive',
  z.object({ id, name: z.string().min(1).max(200), text: z.string().min(1).max(20_000) }),
);
/** A point of the ledger is closed by a person, in writing; that of a check waives the check. */
export const waivePoint = request<null>()(
  'council/waive-point',
  z.object({ id, point: z.string().min(1).max(20), text: z.string().min(1).max(20_000) }),
);
/** New limits, in the units of the brief; what is not named stays. A council that was paused by them goes on. */
export const raiseBudget = request<null>()(
  'council/raise',
  z.object({
    id,
    tokens: z.number().int().positive().max(1e9).optional(),
    cost: z.number().positive().max(1e6).optional(),
    minutes: z.number().positive().max(100_000).optional(),
    seen,
  }),
);
/** To the closing phase at once, with what there is. */
export const synthesiseNow = request<null>()('council/synthesise', z.object({ id }));

/** The mode that the words of a question ask for, and why. */
export const proposeMode = request<{ mode: string; because: ModeWhy }>()(
  'council/propose-mode',
  z.object({ question: z.string().min(1).max(20_000) }),
);
