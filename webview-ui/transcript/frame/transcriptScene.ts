/** What every view is given: the state, the words of its language, the time, and the ways to act. */
import type { CouncilHead } from '../../../src/rpc/views/views.ts';
import type { councilWords } from '../../../src/rpc/words/council/councilWords.ts';
import type { TranscriptWords } from '../../../src/rpc/words/pages/transcriptWords.ts';
import type { Act } from '../model/actTranscript.ts';
import type { PageState } from '../model/transcriptState.ts';

export interface Words {
  say: TranscriptWords;
  council: (typeof councilWords)['en'];
}

export interface Scene extends Words {
  state: PageState;
  head: CouncilHead;
  /** The host's clock. */
  now: number;
  /** Keys of the entries that the search finds. */
  found: readonly string[];
  /** By seat, the place of its first whole reply: from there on it can be mentioned. */
  spoke: ReadonlyMap<string, number>;
  /** The row that was copied a moment ago. */
  copied: string | undefined;
  act(act: Act): void;
  reveal(row: string): void;
  copy(row: string, text: string): void;
  toBox(): void;
  toEnd(): void;
}
