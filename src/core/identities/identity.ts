/** Who can sit at the table, as written in identities.yaml: the shape, and nothing that depends on a file. */
import * as z from 'zod';
import { OwnLimits } from './limits.ts';

export const identityId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'an id is lower case letters, digits, - and _, 64 at most');

export const Capabilities = z.strictObject({
  tools: z
    .array(
      z
        .string()
        .regex(
          /^[a-z0-9][a-z0-9_-]*(?:\/(?:\*|[A-Za-z0-9_.-]+))?$/,
          'a tool is a name, server/tool or server/*',
        ),
    )
    .max(200)
    .default([])
    .describe('Tools it may call: the host’s own by name, those of an MCP server as server/tool or server/*'),
  files: z
    .enum(['none', 'read', 'propose'])
    .default('read')
    .describe(
      'What an ACP agent may do with the workspace; changes are proposed and applied only on acceptance',
    ),
});
export type Capabilities = z.infer<typeof Capabilities>;

/** Discord's own ids are too long for a number: unquoted, YAML would round them. */
export const discordId = z.string().regex(/^\d{5,25}$/, 'a Discord id is digits in quotes');

const Discord = z.strictObject({
  userId: discordId.optional().describe('Who this is on Discord: the id of a user or bot, in quotes'),
  face: z
    .enum(['webhook', 'bot'])
    .optional()
    .describe('How it speaks there: through a webhook (default), or as its own bot'),
});

/** Longer ones belong to a file of their own, which may hold no more either: it goes into every prompt. */
export const longestPersona = 8000;

export const identityKinds = ['agent', 'human'] as const;

export const Identity = z.strictObject({
  id: identityId.describe('Short name used in briefs, paths and @mentions'),
  name: z.string().min(1).max(200).describe('Name shown to people'),
  emoji: z.string().max(16).optional(),
  kind: z.enum(identityKinds).default('agent'),
  role: z.string().max(200).default('').describe('What this identity is for, in a few words'),
  persona: z.string().max(longestPersona).default('').describe('How it thinks and speaks'),
  backend: z
    .string()
    .optional()
    .describe(
      'What answers for it; absent: chosen when a council starts; `human`: a person; `elsewhere`: others run it, and it is never asked from here',
    ),
  model: z.string().max(200).optional(),
  discord: Discord.optional().describe('Who this identity is on Discord'),
  domains: z
    .strictObject({ lead: z.array(z.string()).default([]), backup: z.array(z.string()).default([]) })
    .prefault({})
    .describe('Answers "who leads on X": the lead first, then the backup'),
  orchestrator: z.boolean().optional().describe('Leads councils: synthesises, has no vote unless seated'),
  priority: z
    .number()
    .min(-1000)
    .max(1000)
    .optional()
    .describe('In channels with the order `priority`: higher goes first, none is lowest'),
  speed: z
    .number()
    .positive()
    .max(1000)
    .optional()
    .describe('In channels with the order `speed`: twice the speed is twice the turns'),
  reactsTo: z
    .array(z.string().trim().min(1).max(100))
    .max(50)
    .optional()
    .describe('Words that give it the next turn when somebody says one: whole words, capitals ignored'),
  budget: OwnLimits.optional().describe(
    'The most it may take: tokens and cost, in each council, and in an hour in each channel',
  ),
  capabilities: Capabilities.optional(),
  muted: z
    .boolean()
    .optional()
    .describe('Sits only where a brief names it, speaks in no channel, leads on nothing'),
});
export type Identity = z.infer<typeof Identity>;

/** As it stands in the file: how somebody thinks may be a file of the home. In force it is always the text. */
export const DeclaredIdentity = Identity.extend({
  persona: z
    .union([
      z.string().max(longestPersona),
      z.strictObject({
        file: z.string().min(1).max(500).describe('A text file of the home, as personas/sage.md'),
      }),
    ])
    .default('')
    .describe('How it thinks and speaks: a text, or a file of the home'),
});
export type DeclaredIdentity = z.infer<typeof DeclaredIdentity>;

export const mostIdentities = 500;

export const IdentitiesFile = z.strictObject({
  identities: z.array(DeclaredIdentity).max(mostIdentities),
});
