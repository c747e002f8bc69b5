/** What crosses between the page of a channel and its owner. The page is not trusted: what it asks is parsed. */
import * as z from 'zod';
import { spokenText } from '../messages/channelMessages.ts';
import {
  type ChannelMessageView,
  type ChannelPatch,
  type ChannelView,
  modeNames,
} from '../views/channelViews.ts';
import type { Language } from '../views/views.ts';
import type { HostState } from './transcriptPageMessages.ts';

/** Members that a rehearsal voice speaks for: no model is asked for them, and the page always says so. */
interface Rehearsed {
  rehearsed?: readonly string[];
}

export type ToChannelPage =
  | ({ type: 'channel'; view: ChannelView; language: Language; me: string; now: number } & Rehearsed)
  | { type: 'channel-gone'; language: Language }
  | ({ type: 'channel-changed'; patch: ChannelPatch; now: number } & Rehearsed)
  /** `again`: what was heard so far is void. */
  | { type: 'channel-delta'; key: string; text: string; again?: boolean }
  /** Messages that were said before those that are shown; `before`: there are still more. */
  | { type: 'channel-older'; messages: ChannelMessageView[]; before?: number }
  | { type: 'channel-whole'; message: ChannelMessageView }
  | { type: 'host'; host: HostState }
  /** What the box sent is recorded. */
  | { type: 'taken' }
  /** An action of the page was refused; the text it came with is kept in the box. */
  | { type: 'refused'; message: string };

const id = z.string().min(1).max(200);
const place = z.number().int().positive();

export const FromChannelPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('say'),
    text: spokenText,
    /** How this message enters; absent: as the channel says. */
    policy: z.enum(['inject', 'queue', 'interrupt']).optional(),
    /** The agent in whose turn and name a person speaks. */
    as: id.optional(),
  }),
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  z.object({
    type: z.literal('set-mode'),
    mode: z.enum(modeNames),
  }),
  /** Raises what the channel may use in an hour. */
  z.object({
    type: z.literal('limit'),
    tokensAnHour: z.number().int().positive().max(1_000_000_000).optional(),
    costAnHour: z.number().positive().max(1_000_000).optional(),
  }),
  /** Passes the floor on, if this turn is still the open one. */
  z.object({
    type: z.literal('pass'),
    turn: place,
    /** A person passes their own: it counts as a pass, not as taken away. */
    completes: z.literal(true).optional(),
  }),
  z.object({ type: z.literal('release'), agent: id }),
  z.object({ type: z.literal('start-offer'), offer: id, rehearse: z.boolean() }),
  z.object({ type: z.literal('older'), before: place }),
  z.object({ type: z.literal('whole'), seq: place }),
  z.object({ type: z.literal('open'), what: z.enum(['channels', 'summary', 'conclude', 'log', 'doctor']) }),
  z.object({ type: z.literal('open-channel'), channel: id }),
  z.object({ type: z.literal('open-council'), council: id }),
  z.object({ type: z.literal('link'), href: z.string().max(2000) }),
  z.object({ type: z.literal('copy'), text: z.string().max(200_000) }),
  z.object({ type: z.literal('retry-host') }),
]);
export type FromChannelPage = z.infer<typeof FromChannelPage>;
