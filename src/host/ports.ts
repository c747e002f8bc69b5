/** Where the host's rooms meet. Each is given what stands here and knows nothing of the others. */
import type { Council, Seat, Usage } from '../core/councils/council.ts';
import type { Stamped } from '../core/events.ts';
import type { ChangeReading } from '../core/forms/reading.ts';
import type { Instant } from '../core/ids.ts';
import type { Prompt } from '../core/prompts/prompt.ts';
import type { Scene } from '../core/prompts/scene.ts';
import type { State } from '../core/state.ts';

export interface Clock {
  now(): Instant;
  /** Calls back once at or after that time, never early, also after sleep or a clock that jumped. */
  at(when: Instant, callback: () => void): () => void;
}

/** Ids and seeds: the only chance in the house, so that a test can hold it still. */
export interface Chance {
  ulid(now: Instant): string;
  /** A whole number from 0 to 2³¹ - 1. */
  seed(): number;
  /** Random letters for fences and tokens. */
  word(length: number): string;
}

export interface TurnRequest {
  scene: Scene;
  prompt: Prompt;
  /** 1 for the first call, more for retries of the same ask. */
  tries: number;
  signal: AbortSignal;
  /** Text as it arrives. May never be called. */
  onDelta(text: string): void;
}

export interface Reply {
  text: string;
  /** What answered, as people should see it. */
  model?: string;
  usage?: Usage;
}

/** A seat's conversation with what answers for it; it lasts over the rounds. */
export interface Conversation {
  /** Resolves only with a whole reply. Rejects with a BackendError, or when aborted. */
  send(turn: TurnRequest): Promise<Reply>;
  close(): Promise<void>;
}

export interface Backend {
  name: string;
  open(council: string, seat: Seat): Conversation;
}

/** A failure worth telling: in words for people, and whether trying again may help. */
export class BackendError extends Error {
  readonly retry: boolean;
  /** How long the provider asked to wait: trying before is useless; beyond the seat's deadline it is absent at once. */
  readonly waitMs: number | undefined;
  constructor(message: string, retry: boolean, waitMs?: number) {
    super(message);
    this.name = 'BackendError';
    this.retry = retry;
    this.waitMs = waitMs;
  }
}

export type StoreProblem = 'locked' | 'fenced' | 'full' | 'io' | 'permission' | 'damaged' | 'closed';

/** Why something could not be made durable or read back: in words that say where, and what to do. */
export class StoreError extends Error {
  readonly code: StoreProblem;
  constructor(code: StoreProblem, message: string) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
  }
}

export interface Journal {
  /** Grows with every host that takes over the home; a record of an older one is refused. */
  readonly fence: number;
  /** Resolves when the records are on disk and still ours to acknowledge. Rejects with a StoreError. */
  append(records: Stamped[]): Promise<void>;
  /** Takes a snapshot when one is due, off the path of a turn. */
  offerSnapshot(state: State): void;
  close(): Promise<void>;
}

/** What the start of a journal found, for people. */
export interface Recovery {
  state: State;
  replayed: number;
  snapshotSeq: number;
  /** Sentences: a torn last record that was cut off, and the like. */
  notes: string[];
}

/** Told of every batch once it is durable and reduced. Returns nothing and can't disturb anything. */
export interface Observer {
  told(records: Stamped[], after: State, before: State): void;
}

/** Writes the files of a council whose status is settled, and answers where they stand. */
export interface Recorder {
  record(council: Council): Promise<string[]>;
}

export interface CheckOutcome {
  ok: boolean;
  /** Absent when it never ran or was ended. */
  code?: number;
  /** The end of what it printed, or why it did not run. */
  output: string;
  ms: number;
}

/** Runs a command of the workspace by its name. Never rejects: what keeps it from running is a failed check. */
export interface Checks {
  run(name: string, signal: AbortSignal): Promise<CheckOutcome>;
  /** Whether a proposed change applies to the workspace as it is. */
  applies(change: ChangeReading | undefined): Promise<CheckOutcome>;
}

export interface Log {
  debug(message: string, facts?: object): void;
  info(message: string, facts?: object): void;
  warn(message: string, facts?: object): void;
  error(message: string, facts?: object): void;
}
