/** What the editor keeps of the page over a reload. It may be of another version: only what is understood is taken. */
import type { ChannelState, SavedConversation } from './state.ts';

export function savedOf(
  { head, box, saved }: ChannelState,
  scroll: SavedConversation['scroll'],
): SavedConversation | undefined {
  if (head === undefined) return saved;
  return { channel: head.id, text: box.text, ...(scroll === undefined ? {} : { scroll }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function savedFrom(value: unknown): SavedConversation | undefined {
  if (!isRecord(value) || typeof value['channel'] !== 'string') return undefined;
  const { channel, text, scroll } = value;
  const at =
    isRecord(scroll) && typeof scroll['row'] === 'string' && typeof scroll['offset'] === 'number'
      ? { row: scroll['row'], offset: scroll['offset'] }
      : undefined;
  return {
    channel,
    text: typeof text === 'string' ? text : '',
    ...(at === undefined ? {} : { scroll: at }),
  };
}
