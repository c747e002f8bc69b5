/** The shape of a channel, of its settings and of what happened in it, as our own journal and snapshots hold them. */
import * as z from 'zod';
import type { OwnLimits } from '../identities/limits.ts';
import { amount, anyId, anyWord, count, duration, type Fields, instant, name, text, yes } from '../shape.ts';
import type { Channel, ChannelTurn, Cycle, Message, Minute, Offer, TurnNote } from './channel.ts';
import type { ChannelEvent } from './channelEvents.ts';
import { type ChannelSettings, channelId, modeNames } from './settings.ts';

const word = anyWord([]);
const ids = z.array(anyId).max(10_000);
const limits = z.looseObject({
  tokens: amount.optional(),
  cost: amount.optional(),
} satisfies Fields<OwnLimits>);

export const settingsShape = z.looseObject({
  id: channelId,
  name: name.optional(),
  topic: text.optional(),
  mode: z.enum(modeNames),
  members: ids,
  muted: ids,
  order: word.optional(),
  humans: word,
  completion: word.optional(),
  timeoutSeconds: z.number().positive().max(1_000_000),
  maxMessagesPerTurn: z.int().positive().max(1000),
  guards: z.looseObject({
    turnsWithoutHuman: amount,
    turnsAnHour: amount,
    tokensAnHour: amount.optional(),
    costAnHour: amount.optional(),
  }),
  links: z.looseObject({ escalatesTo: ids, blockedBy: ids, sharesContextWith: ids }),
  discussion: z
    .looseObject({
      initiator: anyId,
      callback: z.looseObject({ guild: name, channel: name }).optional(),
      guide: text,
    })
    .optional(),
  archived: z.boolean().optional(),
} satisfies Fields<ChannelSettings>);

const domain = z.looseObject({ domain: name, lead: anyId.optional(), backup: anyId.optional() });
const offer = z.looseObject({
  question: text,
  mode: name,
  seats: ids,
  brief: text,
  estimate: text,
  council: name.optional(),
} satisfies Fields<Offer>);
const why = z.looseObject({
  code: word,
  message: name.optional(),
  by: name.optional(),
  word: text.optional(),
});
const spent = {
  ms: duration,
  tries: count,
  model: name.optional(),
  usage: z
    .looseObject({ input: amount, output: amount, cached: amount.optional(), stored: amount.optional() })
    .optional(),
  cost: amount.optional(),
};

export const turnRefShape = z.looseObject({ channel: anyId, turn: count, attempt: count });
const inTurn = turnRefShape.shape;
const toolUse = z.looseObject({ tool: name, input: text, ok: z.boolean(), output: text, ms: duration });

const message = z.looseObject({
  id: name,
  at: instant,
  seq: count,
  by: name,
  kind: word,
  text,
  cut: yes.optional(),
  mentions: ids.optional(),
  depth: count,
  turn: count.optional(),
  why: why.optional(),
  model: name.optional(),
  notice: z
    .looseObject({
      code: word,
      agent: anyId.optional(),
      reason: word.optional(),
      limit: z.number().optional(),
      used: z.number().optional(),
      others: z.array(z.looseObject({ id: anyId, why: word })).optional(),
      channel: name.optional(),
      path: name.optional(),
      detail: text.optional(),
    })
    .optional(),
  to: anyId.optional(),
  context: z
    .array(z.looseObject({ by: name, text }))
    .max(10_000)
    .optional(),
  council: z.looseObject({ id: name, phase: name, round: z.int() }).optional(),
  offer: offer.optional(),
} satisfies Fields<Message>);

const turn = z.looseObject({
  n: count,
  agent: anyId,
  why,
  state: word,
  attempt: count,
  startedAt: instant,
  deadlineAt: instant,
  messages: count,
  depth: count,
  outside: z.boolean(),
  then: word.optional(),
  calls: count.optional(),
} satisfies Fields<ChannelTurn>);

const cycle = z.looseObject({
  n: count,
  list: ids,
  place: count,
  taken: count,
  completed: count,
  real: count,
  spokenTo: z.boolean(),
  reacted: ids,
} satisfies Fields<Cycle>);

const standing = z.looseObject({
  waiting: yes.optional(),
  offline: yes.optional(),
  spent: yes.optional(),
  unpriced: name.optional(),
  absences: count.optional(),
  repeats: count.optional(),
  charge: z.number().optional(),
});
const minute = z.looseObject({
  minute: z.int(),
  turns: count,
  tokens: amount,
  cost: amount,
  by: z.record(z.string(), z.looseObject({ tokens: amount, cost: amount })).optional(),
} satisfies Fields<Minute>);
const turnNote = z.looseObject({
  n: count,
  at: instant,
  agent: anyId.optional(),
  event: word,
  reason: text.optional(),
  turn: count.optional(),
} satisfies Fields<TurnNote>);

export const channelShape = z.looseObject({
  id: anyId,
  settings: settingsShape.extend({ id: anyId }),
  openedAt: instant,
  updatedAt: instant,
  declared: z.boolean(),
  made: yes.optional(),
  gone: yes.optional(),
  agents: z
    .array(
      z.looseObject({
        id: anyId,
        name,
        priority: z.number().optional(),
        speed: z.number().optional(),
        reactsTo: z.array(name).max(1000).optional(),
        muted: yes.optional(),
        answers: word.optional(),
      }),
    )
    .max(1000),
  orchestrator: anyId.optional(),
  initiator: anyId.optional(),
  budgets: z.record(z.string(), limits).optional(),
  standings: z.record(z.string(), standing),
  turns: word,
  stage: word,
  dormant: word.optional(),
  stopped: z
    .looseObject({ reason: word, limit: z.number(), used: z.number().optional(), at: instant })
    .optional(),
  lifted: count.optional(),
  alone: anyId.optional(),
  paused: z.looseObject({ by: name.optional(), late: yes.optional(), holds: yes.optional() }).optional(),
  blocked: anyId.optional(),
  archived: z.looseObject({ at: instant, summary: name.optional() }).optional(),
  turn: turn.optional(),
  choosing: z.looseObject({ n: count, orchestrator: anyId, deadlineAt: instant }).optional(),
  cycle,
  wakes: z.array(z.looseObject({ agent: anyId, why, depth: count })).max(10_000),
  addressed: ids,
  lastSpeaker: anyId.optional(),
  depth: count,
  messages: z.array(message).max(100_000),
  held: z.array(z.looseObject({ message, domain: domain.optional() })).max(100_000),
  recent: z.array(name).max(100_000),
  said: count,
  turnCount: count,
  turnsSinceHuman: count,
  hour: z.array(minute).max(1000),
  aborted: z.array(z.number()).max(100_000),
  dropped: z.array(z.number()).max(1_000_000).optional(),
  told: z.record(z.string(), instant),
  dice: z.number(),
  councils: z.array(name).max(10_000),
  log: z.array(turnNote).max(100_000),
  noted: count,
} satisfies Fields<Channel>);

const posted = { id: name, by: name, text, mentions: ids, depth: count };

export const channelEventShapes = {
  'channels.declared': {
    channels: z.array(settingsShape).max(10_000),
    seed: z.number(),
    depths: z.record(z.string(), count).optional(),
    found: ids.optional(),
  },
  'channel.opened': { channel: settingsShape, seed: z.number(), depth: count.optional() },
  'message.posted': {
    ...posted,
    channel: anyId,
    kind: word,
    domain: domain.optional(),
    policy: word.optional(),
    quiet: yes.optional(),
  },
  'channel.replied': {
    ...inTurn,
    ...spent,
    agent: anyId.optional(),
    text,
    mentions: ids,
    completion: word.optional(),
    cut: yes.optional(),
    person: yes.optional(),
    id: name.optional(),
    delivery: word.optional(),
  },
  'channel.failed': {
    ...inTurn,
    absence: z.looseObject({ code: word, detail: text.optional() }),
    tries: count,
    usage: spent.usage,
    cost: spent.cost,
  },
  'channel.spent': { channel: anyId, agent: anyId, usage: spent.usage, cost: spent.cost },
  'channel.deadline-passed': inTurn,
  'channel.delivered': { channel: anyId, turn: count, attempt: count.optional(), ok: z.boolean() },
  'channel.tool-called': { ...inTurn, use: toolUse },
  'channel.chosen': {
    ...spent,
    ms: duration.optional(),
    tries: count.optional(),
    channel: anyId,
    choice: count,
    agent: anyId.optional(),
    unpriced: name.optional(),
  },
  'channel.priced': { channel: anyId, agents: ids },
  'channel.operated': {
    channel: anyId,
    by: name,
    operation: z.looseObject({ do: word, turn: count.optional(), agent: anyId.optional() }),
  },
  'channel.escalated': { ...posted, from: anyId, to: anyId },
  'discussion.completed': {
    channel: anyId,
    by: name,
    person: yes.optional(),
    summary: name,
    to: anyId.optional(),
  },
  'channel.offered': { channel: anyId, id: name, by: name, offer },
  'channel.council-called': { channel: anyId, council: name },
  'channel.council-left': { channel: anyId, council: name },
} satisfies Record<ChannelEvent['type'], Record<string, z.ZodType>>;
