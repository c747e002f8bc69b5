/** What the moderator says, by its code: the words are the host's, in the reader's language. */
import type { SeatId } from '../ids.ts';

export interface Notice {
  code:
    | 'guide'
    | 'idle'
    | 'archived'
    | 'closed'
    | 'concluded'
    | 'escalated-to'
    | 'escalated-from'
    | 'stopped'
    | 'dormant'
    | 'timed-out'
    | 'failed'
    | 'offline'
    | 'interrupted'
    | 'aborted'
    | 'completed-at-limit'
    | 'undelivered'
    | 'budget'
    | 'unpriced'
    | 'elsewhere'
    | 'file'
    | 'offer';
  /** Whom it is about, or to. */
  agent?: SeatId;
  /** Why a guard stopped the channel, why it is dormant, or which limit of an agent's own is reached. */
  reason?: StopReason | DormantReason;
  limit?: number;
  /** The other end of a link. */
  channel?: string;
  /** The summary of a discussion. */
  path?: string;
  detail?: string;
}

export type DormantReason = 'all-passed' | 'nobody-able' | 'nobody-completed';
export type StopReason =
  | 'turns-without-human'
  | 'turns-an-hour'
  | 'tokens-an-hour'
  | 'cost-an-hour'
  | 'chain';
