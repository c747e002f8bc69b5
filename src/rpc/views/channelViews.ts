/** What clients are shown of channels. Plain data: codes and facts that rpc/words/channels/channelWords.ts puts into a language. */
import type { AgentState } from '../../core/channels/agentStates.ts';
import type { Unable } from '../../core/channels/messages/notice.ts';
import type { TurnState } from '../../core/channels/modes.ts';
import type { HumanPolicy, Mode, Order } from '../../core/channels/settings.ts';

/** The core's own list, once more: a page can't carry its code. One too many or too few does not compile. */
type Whole<All, Listed> = [All] extends [Listed] ? All : never;

export const modeNames = [
  'none',
  'work',
  'report',
  'discussion',
  'chat',
  'direct',
  'single',
  'turn-based',
  'broadcast',
] as const satisfies readonly Mode[];
export type ModeView = Whole<Mode, (typeof modeNames)[number]>;
export type TurnStateView = TurnState;
export type AgentStateView = AgentState;
export const orderNames = [
  'round-robin',
  'shuffle',
  'priority',
  'speed',
  'addressed',
  'chosen',
] as const satisfies readonly Order[];
export type OrderView = Whole<Order, (typeof orderNames)[number]>;

export interface ChannelMemberView {
  id: string;
  name: string;
  emoji?: string;
  kind: 'agent' | 'human';
  role: string;
  /** Of agents alone. */
  state?: AgentStateView;
  muted?: boolean;
  /** Why it is passed over, where that is not its state alone. */
  passedOver?: PassedOverView;
  /** A person has its turns. */
  person?: boolean;
}

export type PassedOverView = 'budget' | 'unpriced' | 'elsewhere' | 'file';

/** Why an agent has the floor. */
export interface WhyView {
  code: string;
  /** The name of whoever did it. */
  by?: string;
  word?: string;
  message?: string;
}

export interface ActiveTurnView {
  turn: number;
  agent: string;
  name: string;
  emoji?: string;
  state: 'asked' | 'delivering';
  why: WhyView;
  startedAt: number;
  timeoutAt: number;
  /** Messages said in this turn so far. */
  messages: number;
  /** A person answers: nobody else is asked. */
  person?: boolean;
}

export interface ChannelRow {
  id: string;
  name: string;
  topic?: string;
  mode: ModeView;
  /** Its mode was set when it was made and can't be changed. */
  locked: boolean;
  turns: TurnStateView;
  order?: OrderView;
  completion: 'reply' | 'signal';
  humans: HumanPolicy;
  stage: 'resting' | 'running' | 'dormant';
  dormant?: string;
  stopped?: StopView;
  /** The name of the only one who can speak, where several would take turns. */
  only?: string;
  /** `holds`: its open turn is not asked meanwhile. */
  paused?: { by?: string; late?: boolean; holds?: boolean };
  /** The discussion that must be concluded first. */
  blocked?: string;
  archived?: { summary?: string };
  /** Councils that hold the floor or wait for it, the first one first. */
  councils: string[];
  active?: ActiveTurnView;
  /** The orchestrator is being asked who goes next. */
  choosing?: boolean;
  /** Who comes next in this cycle, by id. */
  queue: string[];
  members: ChannelMemberView[];
  links: { escalatesTo: string[]; blockedBy: string[]; sharesContextWith: string[] };
  discussion?: { initiator: string; callback?: string };
  said: number;
  turnCount: number;
  cycle: number;
  /** Turns of the order taken in this cycle, of how many; absent where no order decides. */
  inCycle?: { taken: number; of: number };
  /** What the guards count, and where they stop. */
  guards?: { withoutHuman: UsedView; turns: UsedView; tokens?: UsedView; cost?: UsedView };
  at: number;
}

/** Which limit stopped a channel; `used` where it is a sum of the hour. */
export interface StopView {
  reason: string;
  limit: number;
  used?: number;
}

export interface UsedView {
  used: number;
  limit: number;
}

export interface NoticeView {
  code: string;
  agent?: string;
  name?: string;
  reason?: string;
  limit?: number;
  used?: number;
  /** Who can't speak, where only one can. */
  others?: {
    name: string;
    why: Unable['why'];
  }[];
  channel?: string;
  path?: string;
  detail?: string;
}

export interface OfferView {
  id: string;
  question: string;
  mode: string;
  seats: string[];
  /** In words: calls, tokens, cost. */
  estimate: string;
  /** Somebody has accepted it: the council that came of it. */
  council?: string;
}

export interface UnreadView {
  from: number;
  to: number;
  inCharacters?: true;
  words: number;
  total: number;
  first: number;
  last: number;
}

export interface ChannelMessageView {
  key: string;
  seq: number;
  at: number;
  by: string;
  name: string;
  emoji?: string;
  kind: 'human' | 'agent' | 'moderator';
  text: string;
  /** Only its beginning is kept at hand. */
  cut?: boolean;
  /** What of it goes to nobody who is asked: the places in the text, and words between, in all, before and after. */
  unread?: UnreadView;
  notice?: NoticeView;
  /** Said to this one alone. */
  to?: string;
  turn?: number;
  /** Why it had that turn, where it was not simply next. */
  why?: WhyView;
  /** What answered. */
  model?: string;
  /** Nobody's model was asked for it. */
  rehearsal?: boolean;
  context?: { by: string; name: string; text: string }[];
  offer?: OfferView;
  /** Waits for the turn's end before anybody hears it. */
  held?: boolean;
  /** The turn of a council that holds this channel. */
  council?: { id: string; phase: string; round: number };
}

/** Somebody is speaking: what was heard so far. */
export interface SpeakingView {
  key: string;
  agent: string;
  name: string;
  text: string;
}

export interface ChannelView {
  head: ChannelRow;
  messages: ChannelMessageView[];
  speaking?: SpeakingView;
  /** There is more in the journal than is shown. */
  more: boolean;
  /** What was said before this place in the journal goes to nobody who is asked; absent: everything does. */
  readFrom?: number;
  /** What was noted last of its turns: cycles, passes, why somebody was woken. */
  events?: TurnEventView[];
}

/** What changed: a new head, and the messages that are new or other. */
export interface ChannelPatch {
  id: string;
  head: ChannelRow;
  messages: ChannelMessageView[];
  readFrom?: number;
  /** What was noted since. */
  events?: TurnEventView[];
}

export interface TurnEventView {
  n: number;
  at: number;
  agent?: string;
  event: string;
  reason?: string;
  turn?: number;
}

export interface ChannelHistoryView {
  id: string;
  messages: ChannelMessageView[];
  /** Ask for what is before this one; absent: that was the beginning. */
  before?: number;
}
