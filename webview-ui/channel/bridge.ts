/** How the page of a channel reaches its owner, and which messages of the frame are the owner's. */
import type { FromChannelPage, ToChannelPage } from '../../src/rpc/channelPage.ts';

export interface ChannelBridge {
  post(message: FromChannelPage): void;
  /** What was saved before a reload. */
  load(): unknown;
  save(state: unknown): void;
}

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
