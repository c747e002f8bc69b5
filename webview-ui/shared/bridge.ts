/** How a page reaches its owner: the editor here, the control page's server later. */
import type { ToChannelPage } from '../../src/rpc/pages/channelPageMessages.ts';
import type { ToMeasuresPage } from '../../src/rpc/pages/measuresPageMessages.ts';
import type { ToPage } from '../../src/rpc/pages/transcriptPageMessages.ts';

export interface Bridge<Post> {
  post(message: Post): void;
  /** What was saved before a reload. */
  load(): unknown;
  save(state: unknown): void;
}

/**
 * Other scripts of the frame post messages too; only the owner's are taken. Every one of them is named, or it does not
 * compile: what is not named would be dropped without a word.
 */
const takes =
  <Message extends { type: string }>(known: Record<Message['type'], true>) =>
  (value: unknown): value is Message =>
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    Object.hasOwn(known, String(value.type));

export const isToPage = takes<ToPage>({
  open: true,
  empty: true,
  changed: true,
  delta: true,
  host: true,
  taken: true,
  refused: true,
});

export const isToMeasuresPage = takes<ToMeasuresPage>({ measures: true });

export const isToChannelPage = takes<ToChannelPage>({
  channel: true,
  'channel-gone': true,
  'channel-changed': true,
  'channel-delta': true,
  'channel-older': true,
  'channel-whole': true,
  host: true,
  taken: true,
  refused: true,
});
