/** Who can sit at the table, as written in identities.yaml: the shape, and nothing that depends on a file. */
import * as z from 'zod';

export const identityId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'an id is lower case letters, digits, - and _, 64 at most');

export const Identity = z.strictObject({
  id: identityId.describe('Short name used in briefs, paths and @mentions'),
  name: z.string().min(1).max(200).describe('Name shown to people'),
  emoji: z.string().max(16).optional(),
  kind: z.enum(['agent', 'human']).default('agent'),
  role: z.string().max(200).default('').describe('What this identity is for, in a few words'),
  persona: z.string().max(8000).default('').describe('How it thinks and speaks'),
  backend: z.string().optional().describe('What answers for it; absent: chosen when a council starts'),
  model: z.string().max(200).optional(),
  domains: z
    .strictObject({ lead: z.array(z.string()).default([]), backup: z.array(z.string()).default([]) })
    .prefault({}),
  orchestrator: z.boolean().optional().describe('Leads councils: synthesises, has no vote unless seated'),
  muted: z.boolean().optional(),
});
export type Identity = z.infer<typeof Identity>;

export const IdentitiesFile = z.strictObject({ identities: z.array(Identity).max(500) });
export type IdentitiesFile = z.infer<typeof IdentitiesFile>;
