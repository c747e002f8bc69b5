/** What the page of a channel may ask for, checked by schema, and what becomes of it. A page is not trusted. */
import {
  channelHistory,
  pauseChannel,
  releaseAgent,
  resumeChannel,
  sayInChannel,
  setChannelMode,
  startOffer,
  steerTurn,
} from '../../rpc/channelMessages.ts';
import { FromChannelPage, type ToChannelPage } from '../../rpc/channelPage.ts';
import type { Client } from '../../rpc/client.ts';
import { failureWords } from '../host.ts';

export interface ChannelDoors {
  /** The channel this page shows. A page can't name another to act on. */
  channel: string;
  me(): string;
  words: { hostGone: string };
  client(): Promise<Client>;
  post(message: ToChannelPage): void;
  ready(): void;
  open(what: Extract<FromChannelPage, { type: 'open' }>['what']): void;
  openChannel(id: string): void;
  openCouncil(id: string): void;
  link(href: string): void;
  copy(text: string): void;
  retryHost(): void;
  refused(problem: string): void;
}

type Order = Exclude<
  FromChannelPage,
  { type: 'ready' | 'open' | 'open-channel' | 'open-council' | 'link' | 'copy' | 'retry-host' }
>;

const pageSize = 100;

async function perform(order: Order, doors: ChannelDoors): Promise<void> {
  const { channel, me } = doors;
  const client = await doors.client();
  const by = me();
  switch (order.type) {
    case 'say':
      await client.request(sayInChannel, {
        channel,
        text: order.text,
        ...(order.policy ? { policy: order.policy } : {}),
        by,
      });
      return;
    case 'pause':
      await client.request(pauseChannel, { channel, by });
      return;
    case 'resume':
      await client.request(resumeChannel, { channel, by });
      return;
    case 'set-mode':
      await client.request(setChannelMode, { channel, mode: order.mode });
      return;
    case 'pass':
      await client.request(steerTurn, { channel, do: 'advance', turn: order.turn, by });
      return;
    case 'release':
      await client.request(releaseAgent, { channel, agent: order.agent, by });
      return;
    case 'start-offer': {
      const { id } = await client.request(startOffer, {
        channel,
        offer: order.offer,
        rehearse: order.rehearse,
        by,
      });
      doors.openCouncil(id);
      return;
    }
    case 'older': {
      const page = await client.request(channelHistory, { channel, before: order.before, limit: pageSize });
      const { messages, before } = page;
      doors.post({ type: 'channel-older', messages, ...(before === undefined ? {} : { before }) });
      return;
    }
    case 'whole': {
      const page = await client.request(channelHistory, { channel, before: order.seq + 1, limit: 1 });
      const message = page.messages.find(({ seq }) => seq === order.seq);
      if (message) doors.post({ type: 'channel-whole', message });
      return;
    }
  }
}

export async function relayChannel(raw: unknown, doors: ChannelDoors): Promise<void> {
  const parsed = FromChannelPage.safeParse(raw);
  if (!parsed.success) return doors.refused(parsed.error.issues[0]?.message ?? 'not a message');
  const message = parsed.data;
  switch (message.type) {
    case 'ready':
      return doors.ready();
    case 'open':
      return doors.open(message.what);
    case 'open-channel':
      return doors.openChannel(message.channel);
    case 'open-council':
      return doors.openCouncil(message.council);
    case 'link':
      return doors.link(message.href);
    case 'copy':
      return doors.copy(message.text);
    case 'retry-host':
      return doors.retryHost();
    default:
  }
  try {
    await perform(message, doors);
  } catch (error) {
    // The page keeps the person's words in its box and shows why.
    doors.post({ type: 'refused', message: failureWords(error, doors.words.hostGone) });
  }
}
