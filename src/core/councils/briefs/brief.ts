/** The brief: what a council is asked, as a person writes it. A council can't start without one. */
import * as z from 'zod';
import { identityId } from '../../identities/identity.ts';
import { Limits } from '../../identities/limits.ts';

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

/** Where a part of the context comes from; the host gathers it when the council is convened. */
export const ContextSource = z.union([
  text,
  z.strictObject({ text }),
  z.strictObject({ file: z.string().min(1).max(1000).describe('A file or folder of the workspace') }),
  z.strictObject({ git: z.string().min(1).max(200).describe('A range such as main..HEAD') }),
  z.strictObject({
    selection: z.strictObject({
      file: z.string().min(1).max(1000),
      from: z.int().min(1),
      to: z.int().min(1),
    }),
  }),
]);
export type ContextSource = z.infer<typeof ContextSource>;

export const Brief = z.strictObject({
  type: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/)
    .describe('The protocol to follow: a built-in one, or one of protocols/'),
  question: text.describe('The exact question'),
  context: z
    .union([z.string().max(240_000), z.array(ContextSource).max(50)])
    .optional()
    .describe('What the seats need to know: text, files, a selection, a git range'),
  constraints: z.array(text).default([]),
  format: text.optional().describe('The expected form of the answer'),
  acceptance: z.array(text).default([]).describe('When the answer is good enough'),
  roles: z
    .strictObject({
      owner: identityId.optional(),
      reviewers: z.array(identityId).min(1).optional(),
      qa: identityId.optional(),
      orchestrator: identityId.optional(),
      synthesizer: identityId.optional(),
    })
    .prefault({}),
  seats: z.array(SeatRequest).min(2, 'a council needs at least two seats').max(50).optional(),
  maxRounds: z.int().min(1).max(5).default(3).describe('See the protocol; 3 at most, 5 for a roundtable'),
  timeouts: z.strictObject({ seat: z.int().min(1).max(86_400).default(90).describe('Seconds') }).prefault({}),
  quorum: z.int().min(2).max(50).optional().describe('Default: more than half, at least two'),
  consensusThreshold: z.int().min(1).max(50).optional().describe('Default: two thirds, rounded up'),
  budget: Limits.optional(),
  language: z.enum(['en', 'fr']).optional().describe('Default: the language of the question'),
  anonymous: z.boolean().optional().describe('Seats are letters to each other until the archive'),
  advocate: z
    .union([z.boolean(), identityId])
    .optional()
    .describe('When all back one proposal, this seat (or true: one is chosen) argues against it, once'),
  checks: z
    .array(z.string().regex(/^[a-z0-9][a-z0-9_-]{0,40}$/))
    .max(20)
    .optional()
    .describe('Names of checks declared in council.yaml'),
  channel: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)
    .optional()
    .describe('The channel whose floor it holds from its start to its synthesis'),
});
export type Brief = z.infer<typeof Brief>;

/** A brief as it stands in a file: rounds that it does not name are its protocol's, filled in when it is loaded. */
export const BriefFile = Brief.extend({
  maxRounds: z.int().min(1).optional().describe('Default: the protocol’s. 3 at most, 5 for a roundtable'),
});
export type BriefFile = z.infer<typeof BriefFile>;
