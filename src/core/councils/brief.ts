/** The brief: what a council is asked, as a person writes it. A council can't start without one. */
import * as z from 'zod';
import { identityId } from '../identities/identity.ts';

const text = z.string().trim().min(1).max(20_000);

export const SeatRequest = z.union([
  identityId,
  z.strictObject({
    id: identityId,
    role: z.string().max(200).optional(),
    persona: z.string().max(8000).optional(),
    backend: z.string().optional(),
    model: z.string().max(200).optional(),
  }),
]);
export type SeatRequest = z.infer<typeof SeatRequest>;

export const Brief = z.strictObject({
  type: z.enum(['debate']).describe('The protocol to follow'),
  question: text.describe('The exact question'),
  context: z.string().max(240_000).optional().describe('What the seats need to know'),
  constraints: z.array(text).default([]),
  format: text.optional().describe('The expected form of the answer'),
  acceptance: z.array(text).default([]).describe('When the answer is good enough'),
  roles: z
    .strictObject({ orchestrator: identityId.optional(), synthesizer: identityId.optional() })
    .prefault({}),
  seats: z.array(SeatRequest).min(2, 'a council needs at least two seats').max(50).optional(),
  maxRounds: z.int().min(1).max(3).default(3).describe('1 collect, 2 and challenge, 3 and resolve'),
  timeouts: z.strictObject({ seat: z.int().min(1).max(86_400).default(90).describe('Seconds') }).prefault({}),
  quorum: z.int().min(2).max(50).optional().describe('Default: more than half, at least two'),
  language: z.enum(['en', 'fr']).optional().describe('Default: the language of the question'),
});
export type Brief = z.infer<typeof Brief>;
