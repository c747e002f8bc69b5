/** The shape of a council's own copy of its brief: looser than what a person may write today, as an earlier release took more. */
import * as z from 'zod';
import { amount, anyId, count, type Fields, name, type OneOf, text, texts } from '../../shape.ts';
import type { Brief } from './brief.ts';

const seatList = z.array(anyId).max(500);
const limits = z.looseObject({
  time: amount.optional(),
  tokens: amount.optional(),
  cost: amount.optional(),
} satisfies Fields<NonNullable<Brief['budget']>>);

export function briefShape(oneOf: OneOf): z.ZodType {
  const source = z.union([
    text,
    z.strictObject({ text }),
    z.strictObject({ file: name }),
    z.strictObject({ git: name }),
    z.strictObject({ selection: z.looseObject({ file: name, from: count, to: count }) }),
  ]);
  return z.looseObject({
    type: name,
    question: text,
    context: z.union([text, z.array(source).max(100)]).optional(),
    constraints: texts,
    format: text.optional(),
    acceptance: texts,
    roles: z.looseObject({
      owner: anyId.optional(),
      reviewers: seatList.optional(),
      qa: anyId.optional(),
      orchestrator: anyId.optional(),
      synthesizer: anyId.optional(),
    }),
    seats: z
      .array(
        z.union([
          anyId,
          z.looseObject({
            id: anyId,
            role: text.optional(),
            persona: text.optional(),
            backend: name.optional(),
            model: name.optional(),
          }),
        ]),
      )
      .max(200)
      .optional(),
    maxRounds: z.int().min(1).max(20),
    timeouts: z.looseObject({ seat: z.number().positive().max(1_000_000) }),
    quorum: count.optional(),
    consensusThreshold: count.optional(),
    budget: limits.optional(),
    language: oneOf({ en: 0, fr: 0 }).optional(),
    anonymous: z.boolean().optional(),
    checks: z.array(name).max(100).optional(),
    channel: anyId.optional(),
  } satisfies Fields<Brief>);
}
