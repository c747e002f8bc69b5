/** One channel as the core holds it: what decisions and prompts need now. Older words are in the journal, by their place. */
import type { OwnLimits } from '../identities/limits.ts';
import type { CouncilId, Instant, SeatId } from '../ids.ts';
import type { Agent, Standing } from './channelAgent.ts';
import type { DormantReason, Notice, StopReason } from './messages/notice.ts';
import type { TurnState } from './modes.ts';
import type { ChannelSettings } from './settings.ts';

export type { DormantReason, Notice, StopReason } from './messages/notice.ts';

export type ChannelId = string;

/** When something happens, and its place in the journal. */
export interface Moment {
  at: Instant;
  seq: number;
}

export interface Message {
  id: string;
  at: Instant;
  /** Its place in the journal, where its whole text is. */
  seq: number;
  by: string;
  kind: 'human' | 'agent' | 'moderator';
  /** Cut when it is very long. */
  text: string;
  cut?: true;
  mentions?: SeatId[];
  /** How many asks stand between it and what a person said: 0 is the person's own. */
  depth: number;
  /** The turn in which it was said, and why it was given where it was not simply next. */
  turn?: number;
  why?: Why;
  /** What answered, as people should see it. */
  model?: string;
  notice?: Notice;
  /** Said to this one alone. */
  to?: SeatId;
  /** What was said around a question before it was moved here. */
  context?: Quote[];
  /** The turn of a council that holds this channel. */
  council?: { id: CouncilId; phase: string; round: number };
  /** A council that may be begun from here, and the one that was. */
  offer?: Offer;
}

/** What somebody who calls to the table is offered. Nothing begins before a person accepts it. */
export interface Offer {
  question: string;
  mode: string;
  seats: SeatId[];
  /** The brief as a person would write it, and what it would take, in words. */
  brief: string;
  estimate: string;
  council?: CouncilId;
}

export interface Quote {
  by: string;
  text: string;
}

/** A message with what its reader found in it beside names. */
export interface Heard {
  message: Message;
  domain?: DomainHeard;
}

/** Who leads on what a message speaks of, among the members; the reader of the text says it (`heardIn`). */
export interface DomainHeard {
  domain: string;
  lead?: SeatId;
  backup?: SeatId;
}

/** Why an agent was given a turn; kept with the turn and shown wherever it is. */
export interface Why {
  code:
    | 'order'
    | 'woken'
    | 'mention'
    | 'only-agent'
    | 'first-member'
    | 'domain-lead'
    | 'domain-backup'
    | 'interrupt'
    | 'addressed'
    | 'chosen'
    | 'reminder'
    | 'advanced';
  /** The message that did it. */
  message?: string;
  by?: string;
  /** The word of an interrupt, the domain of a lead. */
  word?: string;
}

/** The floor, while somebody has it. A channel has one or none. */
export interface ChannelTurn {
  /** Counted over the channel's life, from 1. */
  n: number;
  agent: SeatId;
  why: Why;
  /** Asked, or has replied and its delivery is not confirmed yet. */
  state: 'asked' | 'delivering';
  /** Which ask of this turn: 1, and one more each time it is asked to go on. */
  attempt: number;
  startedAt: Instant;
  deadlineAt: Instant;
  /** Messages said in this turn. */
  messages: number;
  /** How many asks stand between it and what a person said. */
  depth: number;
  /** Given outside the order: it moves no place in the cycle. */
  outside: boolean;
  /** Once what it said is delivered it is asked to go on, or waits as it said. */
  then?: 'go-on' | 'wait';
  /** Calls of tools in this turn. */
  calls?: number;
}

/** Somebody to be asked outside the order, once the floor is free. */
export interface Wake {
  agent: SeatId;
  why: Why;
  depth: number;
}

/** One pass through the speaker list. */
export interface Cycle {
  n: number;
  /** As it was built at the boundary. */
  list: SeatId[];
  /** The next place in the list. */
  place: number;
  /** Turns of the order taken. */
  taken: number;
  /** Turns that ended with a reply, and those of them that said something. */
  completed: number;
  real: number;
  /** Somebody spoke without having the floor: not dormant at this boundary. */
  spokenTo: boolean;
  /** Who had an extra turn in this cycle. */
  reacted: SeatId[];
}

/** What was used in one minute; those of the last hour are kept. */
export interface Minute {
  minute: number;
  turns: number;
  tokens: number;
  cost: number;
  /** Of that, by those who have a budget of their own. */
  by?: Record<SeatId, { tokens: number; cost: number }>;
}

export interface TurnNote {
  /** Counted over the channel's life, from 1: what is newer than the last one seen is new. */
  n: number;
  at: Instant;
  agent?: SeatId;
  event:
    | 'opened'
    | 'replied'
    | 'went-on'
    | 'called'
    | 'passed'
    | 'completed'
    | 'timed-out'
    | 'failed'
    | 'interrupted'
    | 'aborted'
    | 'skipped'
    | 'advanced'
    | 'late-reply'
    | 'asked-again'
    | 'delivered'
    | 'undelivered'
    | 'waiting'
    | 'offline'
    | 'released'
    | 'joined'
    | 'left'
    | 'cycle'
    | 'dormant'
    | 'woken'
    | 'stopped'
    | 'refused'
    | 'paused'
    | 'resumed'
    | 'mode'
    | 'archived'
    | 'council'
    | 'escalated';
  reason?: string;
  turn?: number;
}

export interface Channel {
  id: ChannelId;
  settings: ChannelSettings;
  openedAt: Instant;
  updatedAt: Instant;
  /** It stood in channels.yaml; one that is later missing there is gone. */
  declared: boolean;
  /** An agent made it in a turn. */
  made?: true;
  gone?: true;
  /** The agents who are members now; the speaker list follows at the boundary. */
  agents: Agent[];
  /** Who may be asked who goes next. */
  orchestrator?: SeatId;
  /** Who is reminded of a discussion that is idle, where an agent began it. */
  initiator?: SeatId;
  /** What each of these may take in an hour here, where its identity says so. */
  budgets?: Record<SeatId, OwnLimits>;
  standings: Record<SeatId, Standing>;
  turns: TurnState;
  /** `resting`: nothing was said yet. Both that and `dormant` end with the next message. */
  stage: 'resting' | 'running' | 'dormant';
  dormant?: DormantReason;
  /** Why no turn is given until a person speaks, or raises the limit. */
  stopped?: { reason: StopReason; limit: number; used?: number; at: Instant };
  /** Turns that a person has granted beyond those of the hour; 0: all of them were taken. */
  lifted?: number;
  /** By a person, or because the host was away too long; `holds`: the open turn is not asked either. */
  paused?: { by?: string; late?: true; holds?: true };
  /** The only one who can speak, once that was said in the channel. */
  alone?: SeatId;
  /** A discussion that must be concluded first. */
  blocked?: ChannelId;
  archived?: { at: Instant; summary?: string };
  turn?: ChannelTurn;
  /** The orchestrator is asked who goes next. */
  choosing?: { n: number; orchestrator: SeatId; deadlineAt: Instant };
  cycle: Cycle;
  /** Extra turns and wakes outside the order, first come first served. */
  wakes: Wake[];
  /** Who was @mentioned and has not had a turn since, for the order `addressed`. */
  addressed: SeatId[];
  lastSpeaker?: SeatId;
  /** The depth of the asks in the turn order. */
  depth: number;
  /** The newest, at most `windowMessages` and `windowCharacters`. */
  messages: Message[];
  /** What people said that waits for the turn's end. */
  held: Heard[];
  /** The ids of the last things that were posted: one that comes again changes nothing. */
  recent: string[];
  /** How much was ever said here. */
  said: number;
  turnCount: number;
  turnsSinceHuman: number;
  hour: Minute[];
  /** Turns that were taken away while they were open; what they still bring is noted and dropped. */
  aborted: number[];
  /** The places in the journal of what was dropped so: whoever reads it back there leaves that out. */
  dropped?: number[];
  /** When authors were last told that the channel is sealed. */
  told: Record<string, Instant>;
  /** The state of the dice: drawn from the seed that came with the channel. */
  dice: number;
  /** Councils that hold the floor or wait for it, the first one first. */
  councils: CouncilId[];
  log: TurnNote[];
  noted: number;
}
