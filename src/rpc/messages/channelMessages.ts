/** Messages about channels: look, watch, speak, steer. Every refusal says the rule. */
import * as z from 'zod';
import {
  type ActiveTurnView,
  type ChannelHistoryView,
  type ChannelMessageView,
  type ChannelPatch,
  type ChannelRow,
  type ChannelView,
  modeNames,
  orderNames,
  type TurnEventView,
} from '../views/channelViews.ts';
import type { FileProblem } from '../views/views.ts';
import { type Convened, type Notification, request } from './messages.ts';
import { seen } from './spendMessages.ts';

const id = z.string().min(1).max(200);
const words = z.string().min(1).max(20_000);
/** As much as one message may hold. */
export const longestMessage = 100_000;
/** More arrives all the same, so that it is refused in words and not by its shape. */
export const spokenText = z
  .string()
  .min(1)
  .max(10 * longestMessage);
const modes = z.enum(modeNames);
const orders = z.enum(orderNames);
/** Who acts; absent: the person in front of the client. */
const by = id.optional();

export const listChannels = request<{ rows: ChannelRow[]; problems: FileProblem[] }>()(
  'channel/list',
  z.object({}),
);
export const getChannel = request<ChannelView & { log: TurnEventView[] }>()(
  'channel/get',
  z.object({ channel: id }),
);
/** From here on `changed` and `delta` arrive for this channel; answers the whole view, what is being said included. */
export const watchChannel = request<ChannelView>()('channel/watch', z.object({ channel: id }));
export const unwatchChannel = request<null>()('channel/unwatch', z.object({ channel: id }));

/** As many messages as are read at once. */
export const mostHistory = 200;

/** Older messages, newest last: those before a place in the journal, from the journal. */
export const channelHistory = request<ChannelHistoryView>()(
  'channel/history',
  z.object({
    channel: id,
    before: z.number().int().positive().optional(),
    limit: z.number().int().min(1).max(mostHistory).default(50),
  }),
);

export const CreateChannel = z.object({
  channel: id,
  name: z.string().min(1).max(200).optional(),
  topic: z.string().max(4000).optional(),
  mode: modes.default('none'),
  members: z.array(id).max(50).default([]),
  order: orders.optional(),
  humans: z.enum(['inject', 'queue', 'interrupt']).optional(),
  escalatesTo: z.array(id).max(20).optional(),
  blockedBy: z.array(id).max(20).optional(),
  sharesContextWith: z.array(id).max(20).optional(),
});
export const createChannel = request<{ head: ChannelRow; written: string[] }>()(
  'channel/create',
  CreateChannel,
);
/** A discussion with a beginning, a guide and an end; `callback` is told where the summary stands. */
export const createDiscussion = request<{ head: ChannelRow; written: string[] }>()(
  'discussion/create',
  z.object({
    channel: id,
    initiator: id,
    guide: words,
    participants: z.array(id).min(1).max(50),
    callback: id.optional(),
    topic: z.string().max(4000).optional(),
  }),
);
/** By a person: the one who is connected, unless they say which. The summary in words, or a file under discussion-summary/. */
export const completeDiscussion = request<{ summary: string }>()(
  'discussion/complete',
  z.object({ channel: id, by, summary: words }),
);

export const sayInChannel = request<{ message: ChannelMessageView | null; offer?: string }>()(
  'channel/say',
  z.object({
    channel: id,
    text: spokenText,
    /** How this message enters; absent: as the channel says. */
    policy: z.enum(['inject', 'queue', 'interrupt']).optional(),
    by,
    /** The client's own name for this message: put to the next host again, it is the same one. */
    once: z
      .string()
      .regex(/^[0-9A-Za-z-]{10,40}$/)
      .optional(),
  }),
);
/** Begins the council that was offered when somebody called to the table. Nothing begins without this. */
export const startOffer = request<Convened>()(
  'channel/start-offer',
  z.object({ channel: id, offer: id, rehearse: z.boolean().optional(), by, seen }),
);

export const setChannelMode = request<{ head: ChannelRow }>()(
  'channel/set-mode',
  z.object({ channel: id, mode: modes }),
);
/** Without an order the mode decides again. */
export const setChannelOrder = request<{ head: ChannelRow }>()(
  'channel/set-order',
  z.object({ channel: id, order: orders.optional() }),
);
/** A limit of tokens or money that stopped the channel is lifted by this, and by nothing that is said in it. */
export const limitChannel = request<{ head: ChannelRow; written: string[] }>()(
  'channel/limit',
  z.object({
    channel: id,
    turnsWithoutHuman: z.number().int().positive().max(100_000).optional(),
    turnsAnHour: z.number().int().positive().max(100_000).optional(),
    tokensAnHour: z.number().int().positive().max(1_000_000_000).optional(),
    costAnHour: z.number().positive().max(1_000_000).optional(),
  }),
);
export const assignMember = request<{ head: ChannelRow }>()(
  'channel/assign',
  z.object({ channel: id, member: id }),
);
export const removeMember = request<{ head: ChannelRow }>()(
  'channel/remove',
  z.object({ channel: id, member: id }),
);
export const muteMember = request<{ head: ChannelRow }>()(
  'channel/mute',
  z.object({ channel: id, member: id, muted: z.boolean().default(true) }),
);
export const pauseChannel = request<{ head: ChannelRow }>()('channel/pause', z.object({ channel: id, by }));
export const resumeChannel = request<{ head: ChannelRow }>()('channel/resume', z.object({ channel: id, by }));
export const releaseAgent = request<{ head: ChannelRow }>()(
  'channel/release',
  z.object({ channel: id, agent: id, by }),
);
export const escalateQuestion = request<{ to: ChannelRow }>()(
  'channel/escalate',
  z.object({ channel: id, to: id, text: words, by }),
);

/** Who has the floor; null: nobody. */
export const activeTurn = request<{ active: ActiveTurnView | null; head: ChannelRow }>()(
  'turn/active',
  z.object({ channel: id }),
);
export const steerTurn = request<{ head: ChannelRow }>()(
  'turn/steer',
  z.object({
    channel: id,
    /** Pass the floor on; end the turn as completed; end it as if its time were over. */
    do: z.enum(['advance', 'complete', 'time-out']),
    /** Only if this turn is still the open one. */
    turn: z.number().int().positive().optional(),
    by,
  }),
);

const notification = <P>(method: string): Notification<P> => ({ method });
export const channelChanged = notification<ChannelPatch>('channel/changed');
/** Text as it is spoken: gathered over 33 ms for each watcher, never recorded. `again`: what was heard so far is void. */
export const channelDelta = notification<{ id: string; key: string; text: string; again?: boolean }>(
  'channel/delta',
);
/** Rows that are new or other than before, to be put in place by id. */
export const channelRowsChanged = notification<{ rows: ChannelRow[]; gone: string[] }>('channel/rows');
