/** What the page of a channel may ask for, checked by schema, and what becomes of it. A page is not trusted. */

import {
  channelHistory,
  limitChannel,
  pauseChannel,
  releaseAgent,
  resumeChannel,
  sayInChannel,
  setChannelMode,
  startOffer,
  steerTurn,
} from '../../rpc/messages/channelMessages.ts';
import { FromChannelPage, type ToChannelPage } from '../../rpc/pages/channelPageMessages.ts';
import { type PageDoors, relayPage } from './relayPage.ts';

export interface ChannelDoors extends PageDoors {
  /** The channel this page shows. A page can't name another to act on. */
  channel: string;
  post(message: ToChannelPage): void;
  open(what: Extract<FromChannelPage, { type: 'open' }>['what']): void;
  openChannel(id: string): void;
  openCouncil(id: string): void;
}

const pageSize = 100;

async function perform(order: FromChannelPage, doors: ChannelDoors): Promise<void> {
  switch (order.type) {
    case 'ready':
      return doors.ready();
    case 'open':
      return doors.open(order.what);
    case 'open-channel':
      return doors.openChannel(order.channel);
    case 'open-council':
      return doors.openCouncil(order.council);
    case 'link':
      return doors.link(order.href);
    case 'copy':
      return doors.copy(order.text);
    case 'retry-host':
      return doors.retryHost();
    default:
  }
  const { channel } = doors;
  const client = await doors.client();
  switch (order.type) {
    case 'say':
      await client.request(sayInChannel, {
        channel,
        text: order.text,
        by: order.as ?? (await doors.person()),
        ...(order.policy ? { policy: order.policy } : {}),
      });
      return;
    case 'pause':
      await client.request(pauseChannel, { channel });
      return;
    case 'resume':
      await client.request(resumeChannel, { channel });
      return;
    case 'set-mode':
      await client.request(setChannelMode, { channel, mode: order.mode });
      return;
    case 'limit': {
      const { type: _type, ...limits } = order;
      await client.request(limitChannel, { channel, ...limits });
      return;
    }
    case 'pass':
      await client.request(steerTurn, {
        channel,
        do: order.completes ? 'complete' : 'advance',
        turn: order.turn,
      });
      return;
    case 'release':
      await client.request(releaseAgent, { channel, agent: order.agent });
      return;
    case 'start-offer': {
      const { id } = await doors.spend(client, startOffer, {
        channel,
        offer: order.offer,
        rehearse: order.rehearse,
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

export const relayChannel = (raw: unknown, doors: ChannelDoors): Promise<void> =>
  relayPage(FromChannelPage, raw, doors, (order) => perform(order, doors));
