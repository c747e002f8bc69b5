/** Search over the messages that are shown, whatever the accents and the case. */
import type { ChannelMessageView } from '../../../src/rpc/views/channelViews.ts';
import { plain } from '../../transcript/model/findInTurns.ts';

const folded = new WeakMap<ChannelMessageView, string>();

/** Keys of the messages that hold the words, in reading order. */
export function findMessages(messages: readonly ChannelMessageView[], query: string): string[] {
  const wanted = plain(query.trim());
  if (wanted === '') return [];
  return messages
    .filter((message) => {
      let text = folded.get(message);
      if (text === undefined) {
        text = plain(`${message.name}\n${message.text}`);
        folded.set(message, text);
      }
      return text.includes(wanted);
    })
    .map(({ key }) => key);
}
