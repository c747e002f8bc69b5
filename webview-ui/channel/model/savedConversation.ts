/** What the editor keeps of the page over a reload. It may be of another version: only what is understood is taken. */
import { isRecord, scrollFrom } from '../../feed/reading.ts';
import type { ChannelState, SavedConversation } from './channelState.ts';

export function savedOf(
  { head, box, saved }: ChannelState,
  scroll: SavedConversation['scroll'],
): SavedConversation | undefined {
  if (head === undefined) return saved;
  return { channel: head.id, text: box.text, ...(scroll === undefined ? {} : { scroll }) };
}

export function savedFrom(value: unknown): SavedConversation | undefined {
  if (!isRecord(value) || typeof value['channel'] !== 'string') return undefined;
  const { channel, text, scroll } = value;
  const at = scrollFrom(scroll);
  return {
    channel,
    text: typeof text === 'string' ? text : '',
    ...(at === undefined ? {} : { scroll: at }),
  };
}
