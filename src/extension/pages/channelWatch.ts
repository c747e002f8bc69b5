/** Keeps the page of a channel current. */
import {
  channelChanged,
  channelDelta,
  unwatchChannel,
  watchChannel,
} from '../../rpc/messages/channelMessages.ts';
import type { ToChannelPage } from '../../rpc/pages/channelPageMessages.ts';
import { keepPage, type PageWatch, type WatchHouse } from './keepCurrent.ts';

export function watchConversation(
  house: WatchHouse,
  channel: string,
  rehearsed: () => readonly string[],
  post: (message: ToChannelPage) => void,
  named: (name: string) => void,
): PageWatch {
  return keepPage(house, {
    ask: (client) => client.request(watchChannel, { channel }),
    tell(view) {
      named(view.head.name);
      const { language } = house;
      post({ type: 'channel', view, language, me: house.me(), now: Date.now(), rehearsed: rehearsed() });
    },
    listen: (client) => [
      client.on(channelChanged, (patch) => {
        if (patch.id !== channel) return;
        named(patch.head.name);
        post({ type: 'channel-changed', patch, now: Date.now(), rehearsed: rehearsed() });
      }),
      client.on(channelDelta, ({ id, ...delta }) => {
        if (id === channel) post({ type: 'channel-delta', ...delta });
      }),
    ],
    unknown: () => post({ type: 'channel-gone', language: house.language }),
    host: (host) => post({ type: 'host', host }),
    leave: (client) => client.request(unwatchChannel, { channel }),
  });
}
