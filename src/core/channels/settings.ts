/** A channel as channels.yaml declares it: the shape, and nothing that depends on a file or on other channels. */
import * as z from 'zod';
import { identityId } from '../identities/identity.ts';

export const channelId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'an id is lower case letters, digits, - and _, 64 at most');

export const modeNames = [
  'none',
  'work',
  'report',
  'discussion',
  'chat',
  'direct',
  'single',
  'turn-based',
  'broadcast',
] as const;
export type Mode = (typeof modeNames)[number];

export const orderNames = ['round-robin', 'shuffle', 'priority', 'speed', 'addressed', 'chosen'] as const;
export type Order = (typeof orderNames)[number];

export const humanPolicies = ['inject', 'queue', 'interrupt'] as const;
export type HumanPolicy = (typeof humanPolicies)[number];

export const Guards = z.strictObject({
  turnsWithoutHuman: z.int().positive().max(100_000).default(50).describe('Turns in a row without a person'),
  turnsAnHour: z.int().positive().max(100_000).default(120),
  tokensAnHour: z.int().positive().optional(),
  costAnHour: z.number().positive().optional().describe('In the currency of the price table'),
});
export type Guards = z.infer<typeof Guards>;

export const Links = z.strictObject({
  escalatesTo: z.array(channelId).max(20).default([]).describe('Channels that its questions may be moved to'),
  blockedBy: z.array(channelId).max(20).default([]).describe('Discussions that must be concluded first'),
  sharesContextWith: z
    .array(channelId)
    .max(20)
    .default([])
    .describe('Channels whose digest its speakers are given'),
});
export type Links = z.infer<typeof Links>;

/** What a discussion is about, who began it, and where its end is told. */
export const Discussion = z.strictObject({
  initiator: identityId.describe('Who began it, and alone may conclude it'),
  callback: z
    .strictObject({
      guild: z.string().min(1).max(100).default('local'),
      channel: z.string().min(1).max(100),
    })
    .optional()
    .describe('Where the path of the summary is posted'),
  guide: z.string().max(20_000).default('').describe('Topic, goals, when it is done'),
});
export type Discussion = z.infer<typeof Discussion>;

export const ChannelSettings = z.strictObject({
  id: channelId,
  name: z.string().min(1).max(200).optional().describe('Name shown to people; absent: the id'),
  topic: z.string().max(4000).optional(),
  mode: z.enum(modeNames).default('none').describe('How it treats agents and messages'),
  members: z
    .array(identityId)
    .max(50)
    .default([])
    .describe(
      'Agents and people. The channel begins with its agents in this order; whoever is added later speaks after them, and moving a name moves nobody’s turn',
    ),
  muted: z.array(identityId).max(50).default([]).describe('Members that keep their place and are not asked'),
  order: z.enum(orderNames).optional().describe('Who goes next; absent: as the mode says'),
  humans: z
    .enum(humanPolicies)
    .default('inject')
    .describe('What a person’s message does to the turn that is open'),
  completion: z
    .enum(['reply', 'signal'])
    .optional()
    .describe('What ends a turn; absent: signal in turn-based, else the reply'),
  timeoutSeconds: z.int().positive().max(86_400).default(120),
  maxMessagesPerTurn: z.int().positive().max(20).default(3).describe('With `signal`: the first included'),
  guards: Guards.prefault({}),
  links: Links.prefault({}),
  discussion: Discussion.optional(),
  archived: z.boolean().optional().describe('Sealed: nobody is woken any more'),
});
export type ChannelSettings = z.infer<typeof ChannelSettings>;

const usual = ChannelSettings.parse({ id: 'usual' });

/** Of a channel that nobody declared. */
export const usualSettings = (id: string): ChannelSettings => ({ ...usual, id });

export const ChannelsFile = z.strictObject({ channels: z.array(ChannelSettings).max(500) });
export type ChannelsFile = z.infer<typeof ChannelsFile>;
