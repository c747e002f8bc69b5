/** What a menu, a link or other code handed to a command on channels, and the channels that each command is for. */
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import {
  hasSummary,
  isConcludable,
  isOpen,
  isPausable,
  isRaisable,
  isResumable,
  isSettable,
} from './channelRows.ts';

export type Among =
  | 'any'
  | 'open'
  | 'settable'
  | 'pausable'
  | 'paused'
  | 'raisable'
  | 'concludable'
  | 'summary';

export const fits: Record<Among, (row: ChannelRow) => boolean> = {
  any: () => true,
  open: isOpen,
  settable: isSettable,
  pausable: isPausable,
  paused: isResumable,
  raisable: isRaisable,
  concludable: isConcludable,
  summary: hasSummary,
};

/** The id in whatever was handed over: a row of the tree, an id, or a request of other code. */
export function channelIn(argument: unknown): string | undefined {
  if (typeof argument === 'string') return argument;
  if (typeof argument !== 'object' || argument === null || !('channel' in argument)) return undefined;
  const { channel } = argument;
  if (typeof channel === 'string') return channel;
  return typeof channel === 'object' && channel !== null && 'id' in channel && typeof channel.id === 'string'
    ? channel.id
    : undefined;
}

/** A text that other code handed over with the channel: a mode, or words to say. */
export function textIn(argument: unknown, key: 'mode' | 'text'): string | undefined {
  if (typeof argument !== 'object' || argument === null || !(key in argument)) return undefined;
  const value = (argument as Record<string, unknown>)[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
