/** What the moderator says, by its code: the words are the host's, in the reader's language. */
import type { SeatId } from '../../ids.ts';

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
    | 'not-woken'
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
    | 'cut'
    | 'elsewhere'
    | 'file'
    | 'muted'
    | 'one-able'
    | 'repeats'
    | 'offer';
  /** Whom it is about, or to. */
  agent?: SeatId;
  /** Why a guard stopped the channel, why it is dormant, or which limit of an agent's own is reached. */
  reason?: StopReason | DormantReason;
  limit?: number;
  /** Of that limit. */
  used?: number;
  /** Who can't speak where only one can. */
  others?: Unable[];
  /** The other end of a link. */
  channel?: string;
  /** The summary of a discussion. */
  path?: string;
  detail?: string;
}

/** A member that is not asked, and why. */
export interface Unable {
  id: SeatId;
  why: 'offline' | 'waiting' | 'muted' | 'spent' | 'elsewhere' | 'file' | 'unpriced';
}

export type DormantReason = 'all-passed' | 'nobody-able' | 'nobody-completed';
export type StopReason =
  | 'turns-without-human'
  | 'turns-an-hour'
  | 'tokens-an-hour'
  | 'cost-an-hour'
  | 'chain';
