/** What the backend `editor` is given: the models that connected windows lend, and one turn for one of them. */
import type { Usage } from '../../core/councils/council.ts';
import type { Language } from '../../core/ids.ts';
import type { Prompt } from '../../core/prompts/prompt.ts';
import type { ModelRow, Reply, SeatTools } from './ports.ts';

/** One turn for a model that an editor lends. */
export interface LentCall {
  /** By id, family or name; absent: the editor's first. */
  model: string | undefined;
  system: string;
  messages: Prompt['messages'];
  tools: SeatTools | undefined;
  /** A reply without a word is one, too. */
  mayBeEmpty: boolean;
  /** In which what goes wrong is told. */
  language: Language;
  signal: AbortSignal;
  onDelta(text: string): void;
  /** What it took although it came to nothing, where the window says so. */
  onSpent?(usage: Usage): void;
  /** Why it can't be asked yet; nothing: it goes on. */
  onWait?(why: string | undefined, never?: string): void;
  /** The model is at work, but nothing of its reply was said. */
  onThinking(): void;
}

/** The models of the editors that are connected. */
export interface EditorModels {
  models(): ModelRow[];
  /** Rejects with a BackendError, or when aborted. */
  ask(call: LentCall): Promise<Reply>;
}
