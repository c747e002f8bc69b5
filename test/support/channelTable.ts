/** A host with a channel on it, and the means to wait until the channel is as wanted. */

import type { HostOptions } from '../../src/host/options.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import {
  channelChanged,
  createChannel,
  sayInChannel,
  watchChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import type { ChannelMessageView, ChannelRow, ChannelView } from '../../src/rpc/views/channelViews.ts';
import {
  agreeing,
  type OpenTable,
  openTable,
  puppetsOfBoth,
  type SpeakInChannel,
  type SpeakInCouncil,
} from './openTable.ts';
import { virtualClock } from './virtualClock.ts';

export interface ChannelTable extends OpenTable {
  clock: ReturnType<typeof virtualClock>;
  /** Who was asked, in order: `henry 1` with the turn's number in a channel, `COLLECT henry` in a council. */
  asked: string[];
  say(text: string, channel?: string): Promise<void>;
}

export interface ChannelTableOptions {
  speak: SpeakInChannel;
  /** In a council: agrees, unless told otherwise. */
  inCouncil?: SpeakInCouncil;
  channel?: string;
  mode?: 'chat' | 'turn-based' | 'none' | 'work' | 'report' | 'single' | 'direct' | 'broadcast';
  members?: string[];
  order?: 'round-robin' | 'shuffle' | 'chosen' | 'addressed';
  humans?: 'inject' | 'queue' | 'interrupt';
  host?: Partial<HostOptions>;
}

/** The channel `kitchen` with papa and three agents who take turns in order, unless told otherwise. */
export async function channelTable(options: ChannelTableOptions): Promise<ChannelTable> {
  const clock = virtualClock(Date.UTC(2026, 1, 14));
  const asked: string[] = [];
  const { speak, inCouncil = agreeing } = options;
  const backend = puppetsOfBoth(
    (turn) => {
      asked.push(`${turn.scene.phase.id} ${turn.scene.seat.id}`);
      return inCouncil(turn);
    },
    (turn) => {
      asked.push(`${turn.scene.seat.id} ${turn.scene.turn}`);
      return speak(turn);
    },
  );
  const table = await openTable({ backends: [backend], clock, ...options.host });
  const { channel = 'kitchen', mode = 'chat', members = ['papa', 'henry', 'sage', 'nova'] } = options;
  const order = options.order ?? (mode === 'chat' ? 'round-robin' : undefined);
  await table.client.request(createChannel, {
    channel,
    mode,
    members,
    ...(order ? { order } : {}),
    ...(options.humans ? { humans: options.humans } : {}),
  });
  return Object.assign(table, {
    clock,
    asked,
    async say(text: string, where = channel) {
      await table.client.request(sayInChannel, { channel: where, text, by: 'papa' });
    },
  });
}

/** Watches a channel until its head is as wanted; answers the whole view then. */
export async function untilChannel(
  client: Client,
  channel: string,
  wanted: (head: ChannelRow, messages: ChannelMessageView[]) => boolean,
): Promise<ChannelView> {
  const all = new Map<string, ChannelMessageView>();
  let resolve: () => void = () => undefined;
  const seen = new Promise<void>((done) => {
    resolve = done;
  });
  const look = (head: ChannelRow, messages: ChannelMessageView[]) => {
    for (const message of messages) all.set(message.key, message);
    if (wanted(head, [...all.values()])) resolve();
  };
  const off = client.on(channelChanged, (patch) => {
    if (patch.id === channel) look(patch.head, patch.messages);
  });
  const view = await client.request(watchChannel, { channel });
  look(view.head, view.messages);
  await seen;
  off();
  return await client.request(watchChannel, { channel });
}

export const isDormant = (head: ChannelRow): boolean => head.stage === 'dormant';

/** `henry: words`, the moderator by its code. */
export const lines = ({ messages }: Pick<ChannelView, 'messages'>): string[] =>
  messages.map(({ by, text, notice }) => (notice ? `(${notice.code})` : `${by}: ${text}`));
