/** One call to a model, whatever its wire format: what goes out, what is told meanwhile, what comes back. */
import type { Usage } from '../../core/councils/council.ts';
import type { StructuredAsk, ToolAnswer, ToolSpec, TurnRequest } from '../ports/ports.ts';
import type { Patience } from './endWhenSilent.ts';
import type { Limiter } from './limiter.ts';
import type { Place } from './modelErrors.ts';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  input: string;
}

/** A model's words with which it called tools, in its own wire's shape, and what they answered. */
export interface ToolExchange {
  said: unknown;
  answers: { call: ToolCall; answer: ToolAnswer }[];
}

export interface ModelCall {
  turn: TurnRequest;
  structured?: StructuredAsk;
  tools: readonly ToolSpec[];
  /** False in the last call of a turn: it must answer now. */
  mayCallTools: boolean;
  exchanged: readonly ToolExchange[];
  /** The most that it may write, in tokens; absent where the model was found not to take it. */
  room?: number;
  /** It wants the limit under the newer of OpenAI's two names. */
  isRenamed?: boolean;
  signal: AbortSignal;
  /** The server took the call. */
  onTaken(): void;
  onDelta(text: string): void;
  /** What the call has taken so far, as the server counts it; the last word counts. */
  onUsage(usage: Usage): void;
  /** The model is at work, but nothing of its reply was said. */
  onThinking(): void;
}

/** A whole answer: the server said why it ended. */
export interface ModelAnswer {
  text: string;
  calls: ToolCall[];
  said: unknown;
  model?: string;
  usage?: Usage;
}

/** How one turn reaches whoever answers. */
export interface Line extends Patience {
  place: Place;
  limiter: Limiter;
  /** Calls at once; absent: as many as there are. */
  atOnce?: number | undefined;
  /** Rejects with a BackendError; with a RefusedError where the status said no. */
  ask(call: ModelCall): Promise<ModelAnswer>;
}
