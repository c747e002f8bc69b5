/** Where the host's rooms meet. Each is given what stands here and knows nothing of the others. */

import type { ChannelSettings, Mode } from '../../core/channels/settings.ts';
import type { ChangeRefusal, CheckRun, Council, Seat, Usage } from '../../core/councils/council.ts';
import type { ToolUse } from '../../core/councils/toolUse.ts';
import type { ProposedChange } from '../../core/councils/voting/changeCheck.ts';
import type { AskRef, Stamped } from '../../core/events.ts';
import type { CouncilId, Instant, Language } from '../../core/ids.ts';
import type { ChannelScene } from '../../core/prompts/channels/channelScene.ts';
import type { Prompt } from '../../core/prompts/prompt.ts';
import type { Scene } from '../../core/prompts/seatScene.ts';
import type { State } from '../../core/state.ts';
import type { Touched } from '../../core/touched.ts';
import type { DeclaredBackends } from './backendSettings.ts';

export interface Clock {
  now(): Instant;
  /**
   * Milliseconds that have passed, from some beginning: a clock that is set, and time in which nothing ran because the
   * machine or the process was asleep, are not among them. What took how long is measured by this.
   */
  steady(): number;
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

/** A reply that should come as an object of this JSON schema instead of prose, where the backend can. */
export interface StructuredAsk {
  name: string;
  schema: Readonly<Record<string, unknown>>;
}

export interface ToolSpec {
  name: string;
  description: string;
  /** JSON schema of its arguments. */
  input: Readonly<Record<string, unknown>>;
}

export interface ToolAnswer {
  ok: boolean;
  text: string;
}

/** What a seat may call in one turn. A refusal is an answer that it can read; every call is journaled by whoever gives this. */
export interface SeatTools {
  list: readonly ToolSpec[];
  /** What the seat should know of its tools in this turn, in its language: which are granted and not there. */
  about?: string;
  /** Rejects only when the turn was aborted. */
  call(name: string, input: unknown): Promise<ToolAnswer>;
}

/** A council's turn or a channel's; what they have in common is who is asked, in which language, and the prompt. */
export interface TurnRequest<S = Scene | ChannelScene> {
  scene: S;
  prompt: Prompt;
  /** Which ask of which council: what a peer that remembers calls is given to tell a repeated one by. */
  ask?: AskRef;
  /** 1 for the first call, more for retries of the same ask. */
  tries: number;
  signal: AbortSignal;
  /** Text as it arrives. May never be called. */
  onDelta(text: string): void;
  /** What calls of this turn took that came to nothing: told before it rejects, as far as it was counted. */
  onSpent?(usage: Usage): void;
  /** Why it can't be asked yet, and what that will have been if it never can; nothing: it goes on. */
  onWait?(why: string | undefined, never?: string): void;
  structured?: StructuredAsk;
  /** Absent when the seat has no grant: then no tool is offered. */
  tools?: SeatTools;
  /** What an agent did or asked to do by itself, for the journal: a file read, a permission refused. */
  onTool?(use: ToolUse): void;
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

export interface ModelRow {
  id: string;
  name?: string;
  /** Whose model it is, so that seats can be spread: claude, gpt, gemini, glm, … */
  family?: string;
}

/** Whether a backend could answer now, and why not: in words that say what to do. */
export interface Reach {
  ok: boolean;
  why?: string;
  /** The models it offers, where it can tell. */
  models?: ModelRow[];
  /** The one a seat gets that names none. */
  usual?: ModelRow;
}

export interface Backend {
  name: string;
  /** `table`: where it speaks, by the id of the council, or of the channel with `channel-` before it. */
  open(table: string, seat: Seat): Conversation;
  /** Absent: always there. May call the peer, never a model. */
  reach?(signal: AbortSignal): Promise<Reach>;
}

/** A key, and the only host that it may be sent to. */
export interface Key {
  value: string;
  /** `api.openai.com`, or `127.0.0.1:8080`. */
  host: string;
  /** The whole address that it was given for, where somebody gave one: for a server that has no address of its own. */
  url?: string;
  from: 'lent' | 'environment' | 'kept';
}

export interface Keys {
  /** With a host: a key for that host, where there is one; else the first that is known, which may be for another. */
  find(provider: string, host?: string): Key | undefined;
  /** A window is to lend its keys, and has not yet. */
  isAwaited?(): boolean;
  /** Told after each change; answers how to stop listening. */
  onChange?(callback: () => void): () => void;
}

/** A program that council.yaml declares and a person has allowed to run here: an ACP agent, a tool server. */
export interface Program {
  words: string[];
  /** A folder inside the workspace, links resolved. */
  cwd: string;
  /** Without secrets, but for the variables that council.yaml passes by name. */
  env: NodeJS.ProcessEnv;
}

/** `missing`: there is no such file, and there might be one. */
export type FileAnswer = { text: string } | { problem: string; missing?: true };

/** A copy of the workspace outside of it, without what is the council's own. */
export interface WorkingCopy {
  /** Links resolved. */
  folder: string;
  /** The workspace has changed since it was copied. */
  isStale(): Promise<boolean>;
  /** The files that were changed, added or removed in it since it was made. */
  changed(): Promise<string[]>;
  remove(): Promise<void>;
}

/** One in which an agent may change files: what it did there is a diff and no more. */
export interface ScratchCopy extends WorkingCopy {
  /** A unified diff against what was copied; empty when nothing was changed. Rejects with a BackendError. */
  difference(): Promise<string>;
}

/** What an agent may do with files through us. A refusal is in words that it can read. */
export interface AgentFiles {
  /** Where the workspace is, links resolved. */
  root(): Promise<string>;
  /** The same, with what it says in another language. */
  inLanguage(language: Language): AgentFiles;
  /** Reads a text file under a root, the workspace or a copy of it: never the council's home, git's own files or what looks like a secret. */
  read(root: string, path: string): Promise<FileAnswer>;
  /** Writes a text file of a scratch copy; answers what stood in the way. */
  write(scratch: ScratchCopy, path: string, text: string): Promise<string | undefined>;
  /** How what is the council's own may be spelled, in what a tool is given. */
  own(): Promise<string[]>;
  /** Whether a path may be looked at, by the same rules. */
  isOpen(root: string, path: string): Promise<boolean>;
  /** Whether anything stands there, wherever that is. */
  exists(path: string): Promise<boolean>;
  /** Rejects with a BackendError in words: no git, no repository, too much of it. */
  scratch(): Promise<ScratchCopy>;
  /** For an agent that only reads; outside a repository too. Rejects alike. */
  copy(): Promise<WorkingCopy>;
  /** From now on: which files of the workspace were touched, by whomever; nothing when there are too many to look at. */
  watch(): Promise<() => Promise<string[] | undefined>>;
  /** A folder with nothing in it, for an agent that may not read. */
  empty(): Promise<{ folder: string; remove(): Promise<void> }>;
  /** Takes away the copies that a host before us left. */
  sweep(): Promise<void>;
}

/** What a backend may know of the place it works in. */
export interface Surroundings {
  clock: Clock;
  chance: Chance;
  log: Log;
  language: Language;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  /** The folder that the seats deliberate on. */
  workspace: string;
  /** Nothing of the workspace runs, and none of its addresses is called, in one that is not trusted. */
  trusted: boolean;
  keys: Keys;
  /** The backends as council.yaml declares them now. */
  declared(): Promise<DeclaredBackends>;
  /** Rejects with a BackendError in words: not declared, not trusted, not allowed yet, no such folder. */
  program(kind: 'acp' | 'mcp', name: string): Promise<Program>;
  /** Of a tool server that is called instead of started; rejects alike. */
  address(name: string): Promise<string>;
  mask(text: string): string;
}

/** A failure worth telling: in words for people, and whether trying again may help. */
export class BackendError extends Error {
  readonly retry: boolean;
  /** How long the provider asked to wait: trying before is useless; beyond the seat's deadline it is absent at once. */
  readonly waitMs: number | undefined;
  /**
   * Whoever answers asked to be left alone: that is no failure, and is waited out while the seat has time. `held`: it
   * had asked so before, and was not asked again.
   */
  readonly limit: 'asked' | 'held' | undefined;
  constructor(message: string, retry: boolean, waitMs?: number, limit?: 'asked' | 'held') {
    super(message);
    this.name = 'BackendError';
    this.retry = retry;
    this.waitMs = waitMs;
    this.limit = limit;
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

/** Told of every batch once it is durable and reduced. Returns nothing and can't disturb anything: one that throws is named. */
export interface Observer {
  readonly name: string;
  told(records: Stamped[], after: State, before: State, touched: Touched): void;
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
  /** What it ran on; absent where it did not run. */
  on?: CheckRun['on'];
}

/** Runs a command of the workspace by its name. Never rejects: what keeps it from running is a failed check. */
export interface Checks {
  /** On the workspace with this change laid under it, in a copy; on the workspace itself only where there is none. */
  run(name: string, signal: AbortSignal, change?: ProposedChange): Promise<CheckOutcome>;
  /** Whether a proposed change applies to the workspace as it is. */
  applies(change: ProposedChange | undefined): Promise<CheckOutcome>;
}

export interface AppliedChange {
  ok: boolean;
  /** The files of the workspace that hold the change now. */
  files: string[];
  why?: ChangeRefusal;
  /** What stood in its way. */
  output: string;
}

/** Applies an accepted change to the working tree: once, whatever ends the host meanwhile. Never rejects. */
export interface Changes {
  apply(council: CouncilId, diff: string): Promise<AppliedChange>;
  /** The journal knows what became of it. */
  settled(council: CouncilId): Promise<void>;
}

export interface Log {
  debug(message: string, facts?: object): void;
  info(message: string, facts?: object): void;
  warn(message: string, facts?: object): void;
  error(message: string, facts?: object): void;
}

/** After a council: nothing, a commit of the files that it wrote, or a commit and a push. */
export const gitModes = ['off', 'commit', 'push'] as const;
export type GitMode = (typeof gitModes)[number];

/** What became of a change of a file that people write: done, or refused in words. */
export type Deed = { done: true } | { done: false; why: string; taken?: true };

/**
 * What agents' tools may change for people: channels.yaml and the caller's own entry in identities.yaml, each an edit
 * that leaves every other line as it is, in force when it resolves. Nothing here touches limits, grants or settings.
 */
export interface HouseDeeds {
  /** `depth`: how many asks stand between the turn in which it is made and what a person said. `taken`: its id is. */
  makeChannel(channel: NewChannel, depth: number): Promise<Deed>;
  setMode(channel: string, mode: Mode): Promise<Deed>;
  /** Where the summary of a discussion stands, after every link is followed. */
  summary(path: string): Promise<{ path: string } | { problem: 'outside' | 'missing' | 'not-a-file' }>;
  /** Writes one that was given as words, in the caller's name. */
  writeSummary(of: ChannelSettings, by: string, text: string, language: Language): Promise<{ path: string }>;
  register(agent: string, as: { userId: string; name?: string }): Promise<Deed>;
}

/** All that a tool may say of a channel: never its guards, links or policies. */
export type NewChannel = Pick<ChannelSettings, 'id' | 'mode' | 'members'> &
  Partial<Pick<ChannelSettings, 'name' | 'discussion'>>;

/** One turn for a model that an editor lends. */
export interface LentCall {
  /** By id, family or name; absent: the editor's first. */
  model: string | undefined;
  /** The most that it may write, in tokens. */
  room: number;
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
