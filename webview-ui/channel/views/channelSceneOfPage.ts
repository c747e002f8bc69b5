/** What every view of a channel is given: the state, the words of its language, the time, and the ways to act. */
import type { ChannelRow } from '../../../src/rpc/views/channelViews.ts';
import type { ChannelWords } from '../../../src/rpc/words/channels/channelWords.ts';
import type { ChannelPageWords } from '../../../src/rpc/words/pages/channelPageWords.ts';
import type { TranscriptWords } from '../../../src/rpc/words/pages/transcriptWords.ts';
import type { ChannelAct } from '../model/actChannel.ts';
import type { ChannelState } from '../model/channelState.ts';

export interface ChannelScene {
  state: ChannelState;
  head: ChannelRow;
  say: ChannelPageWords;
  /** What every surface says of channels, and what every page says. */
  shared: ChannelWords;
  common: TranscriptWords;
  /** The host's clock. */
  now: number;
  /** Keys of the messages that the search finds. */
  found: readonly string[];
  /** The row that was copied a moment ago. */
  copied: string | undefined;
  act(act: ChannelAct): void;
  reveal(row: string): void;
  copy(row: string, text: string): void;
  /** Writes the name of a member into the box and goes there. */
  take(member: string): void;
  toBox(): void;
  toEnd(): void;
}
