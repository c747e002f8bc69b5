/** What every view is given: the state, the words of its language, the time, and the ways to act. */
import type { TemplateResult } from 'lit';
import type { CouncilHead, EntryView, TurnView } from '../../../src/rpc/views/views.ts';
import type { councilWords } from '../../../src/rpc/words/council/councilWords.ts';
import type { MotionWords } from '../../../src/rpc/words/council/motionWords.ts';
import type { MotionPageWords } from '../../../src/rpc/words/pages/motionPageWords.ts';
import type { TranscriptWords } from '../../../src/rpc/words/pages/transcriptWords.ts';
import type { Replies } from '../../shared/replyMarkdown.ts';
import type { Act } from '../model/actTranscript.ts';
import type { PageState } from '../model/transcriptState.ts';

export interface Words {
  say: TranscriptWords;
  council: (typeof councilWords)['en'];
  /** What every surface says of motion and points, and what only this page does. */
  motion: MotionWords;
  page: MotionPageWords;
}

/** A page that is drawn once and read without us: what is folded there is `<details>`, and nothing stands to be pressed. */
export interface Still {
  /** The place of a row, for links to lead to. */
  anchor(row: string): string;
  /** By which number a turn is called. */
  number(row: string): TemplateResult;
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
  replies: Replies;
  /** What can be pressed beside a turn, where somebody listens. */
  tools?: {
    turn(scene: Scene, row: string, entry: EntryView): TemplateResult;
    synthesis(scene: Scene, row: string, turn: TurnView): TemplateResult;
  };
  still?: Still;
  act(act: Act): void;
  reveal(row: string): void;
  copy(row: string, text: string): void;
  toBox(): void;
  toEnd(): void;
}
