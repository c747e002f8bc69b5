/** What every view of a channel is given: the state, the words of its language, the time, and the ways to act. */
import type { ChannelRow } from '../../../src/rpc/channelViews.ts';
import type { ChannelPageWords } from '../../../src/rpc/words/channelPage.ts';
import type { ChannelWords } from '../../../src/rpc/words/channels.ts';
import type { TranscriptWords } from '../../../src/rpc/words/transcript.ts';
import type { ChannelAct } from '../model/act.ts';
import type { ChannelState } from '../model/state.ts';

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
