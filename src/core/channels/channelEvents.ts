/** What can happen in channels. Ids, seeds and what was read from a text come with the event: a replay reads nothing anew. */
import type { CouncilId, SeatId } from '../ids.ts';
import type { ChannelId, DomainHeard, Offer } from './channel.ts';
import type { ChannelSettings, HumanPolicy } from './settings.ts';

/** Which ask of a channel's turn something belongs to. One that is no longer open changes nothing. */
export interface TurnRef {
  channel: ChannelId;
  turn: number;
  attempt: number;
}

/** What a person does to a channel beside speaking. `turn`: only if that one is still open. */
export type Operation =
  | { do: 'advance'; turn?: number }
  /** Ends the turn as completed with what was said in it. */
  | { do: 'complete'; turn?: number }
  /** Ends the turn as if its deadline had passed. */
  | { do: 'time-out'; turn?: number }
  | { do: 'pause' }
  | { do: 'resume' }
  /** Somebody who is WAITING or OFFLINE takes part again. */
  | { do: 'release'; agent: SeatId };

/** A tool that an agent called in its turn; both texts are cut when they are long. */
export interface ChannelToolUse {
  tool: string;
  input: string;
  /** False: refused, or it failed. */
  ok: boolean;
  output: string;
  ms: number;
}

/** What a reply cost. */
export interface Spent {
  ms: number;
  tries: number;
  model?: string;
  usage?: { input: number; output: number; cached?: number; stored?: number };
  /** In the currency of the price table, where the price is known. */
  cost?: number;
}

export type ChannelEvent =
  /**
   * All of channels.yaml as it is in force: modes, members, orders, mutes change by this alone. What is new begins,
   * what is missing is gone. `seed` is for the dice of those that begin; `depths` of those that an agent made in a
   * turn, that turn's; `found` are discussions that nobody makes now: they stand in the file, as of a clone.
   */
  | {
      type: 'channels.declared';
      channels: ChannelSettings[];
      seed: number;
      depths?: Record<ChannelId, number>;
      found?: ChannelId[];
    }
  /** One that stands in no file (yet). A channel that is known stays as it is. */
  | { type: 'channel.opened'; channel: ChannelSettings; seed: number; depth?: number }
  /** A person, or an agent through a tool, says something. A channel that nobody declared begins with mode `none`. */
  | {
      type: 'message.posted';
      channel: ChannelId;
      id: string;
      by: string;
      kind: 'human' | 'agent';
      text: string;
      mentions: SeatId[];
      domain?: DomainHeard;
      /** A person's is 0, an agent's that of the turn in which it was posted. */
      depth: number;
      /** What this one does to the turn that is open; absent: as the channel says. */
      policy?: HumanPolicy;
      /** Wakes nobody: a call to the table, which is answered by an offer. */
      quiet?: true;
    }
  /** The reply, its local delivery and the passing of the floor; with `delivery`, the floor waits for `channel.delivered`. */
  | ({
      type: 'channel.replied';
      /** For whoever reads the journal without the state: the turn knows who has it. */
      agent?: SeatId;
      text: string;
      mentions: SeatId[];
      /** It was asked to end its turn by the signal: the setting of the channel may be another by the time this is read. */
      completion?: 'signal' | 'reply';
      /** It was longer than a message may be: this is its beginning. */
      cut?: true;
      /** A person has this agent's turns, and wrote it. */
      person?: true;
      /** The id under which that person's client sent it; what comes again under it changes nothing. */
      id?: string;
      delivery?: 'awaited';
    } & TurnRef &
      Spent)
  /** All tries failed. */
  | ({
      type: 'channel.failed';
      /** `unpriced`: nobody was asked, because nothing knows what it would cost; `detail` is what would have answered. */
      absence: { code: 'timeout' | 'failed' | 'skipped' | 'unpriced'; detail?: string };
      tries: number;
    } & TurnRef &
      Pick<Spent, 'usage' | 'cost'>)
  /** Calls that were ended, by a deadline or by people, had been paid for. */
  | ({ type: 'channel.spent'; channel: ChannelId; agent: SeatId } & Pick<Spent, 'usage' | 'cost'>)
  | ({ type: 'channel.deadline-passed' } & TurnRef)
  /** `ok: false`: not confirmed in time; the floor passes all the same. `attempt`: which message of the turn. */
  | { type: 'channel.delivered'; channel: ChannelId; turn: number; attempt?: number; ok: boolean }
  | ({ type: 'channel.tool-called'; use: ChannelToolUse } & TurnRef)
  /** Who goes next, by the orchestrator; without `agent` nobody could be read from what it said. */
  | ({
      type: 'channel.chosen';
      channel: ChannelId;
      choice: number;
      agent?: SeatId;
      /** The orchestrator was not asked: this would have answered for it, and nothing knows what it would cost. */
      unpriced?: string;
    } & Partial<Spent>)
  /** For these a price is known now: they are asked again. */
  | { type: 'channel.priced'; channel: ChannelId; agents: SeatId[] }
  | { type: 'channel.operated'; channel: ChannelId; by: string; operation: Operation }
  /** A question moves to another channel, with what was said around it. */
  | {
      type: 'channel.escalated';
      from: ChannelId;
      to: ChannelId;
      id: string;
      by: string;
      text: string;
      mentions: SeatId[];
      depth: number;
    }
  /** The summary was looked at by the host: it exists, under discussion-summary/. */
  | {
      type: 'discussion.completed';
      channel: ChannelId;
      by: string;
      /** By a person, who may conclude what somebody else began. */
      person?: true;
      summary: string;
      /** Where its path is posted, for whoever reads the journal without the state. */
      to?: ChannelId;
    }
  /** Somebody called to the table: brief and estimate are shown, and nothing begins. */
  | { type: 'channel.offered'; channel: ChannelId; id: string; by: string; offer: Offer }
  /** A council is to be held here; it may begin when `pendingIn` owes it. */
  | { type: 'channel.council-called'; channel: ChannelId; council: CouncilId }
  /** Its synthesis is spoken, or it was stopped: the floor is free. */
  | { type: 'channel.council-left'; channel: ChannelId; council: CouncilId };
