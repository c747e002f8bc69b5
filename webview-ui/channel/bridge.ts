/** Which messages of the frame are those of a channel's owner. */
import type { ToChannelPage } from '../../src/rpc/channelPage.ts';

const known: ReadonlySet<unknown> = new Set<ToChannelPage['type']>([
  'channel',
  'channel-gone',
  'channel-changed',
  'channel-delta',
  'channel-older',
  'channel-whole',
  'host',
  'refused',
]);

export const isToChannelPage = (value: unknown): value is ToChannelPage =>
  typeof value === 'object' && value !== null && 'type' in value && known.has(value.type);
