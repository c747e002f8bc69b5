/** Which messages of the frame are those of a channel's owner. */
import type { ToChannelPage } from '../../src/rpc/pages/channelPageMessages.ts';

/** Every one of them, or it does not compile: what is not here would be dropped without a word. */
const known: Record<ToChannelPage['type'], true> = {
  channel: true,
  'channel-gone': true,
  'channel-changed': true,
  'channel-delta': true,
  'channel-older': true,
  'channel-whole': true,
  host: true,
  taken: true,
  refused: true,
};

export const isToChannelPage = (value: unknown): value is ToChannelPage =>
  typeof value === 'object' && value !== null && 'type' in value && Object.hasOwn(known, String(value.type));
