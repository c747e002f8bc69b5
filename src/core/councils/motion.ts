/** What a council votes on, and the points that its members make about it: proposals, the one motion, the ledger. */
import type { Finding, Place, QaPoint } from '../forms/reading.ts';
import type { SeatId } from '../ids.ts';

/** An answer that the council could adopt. Its letter is fixed for the whole council and tells nothing about the seat. */
export interface Proposal {
  letter: string;
  /** Whose it is; an option that a frame named is nobody's. */
  seat?: SeatId;
  text: string;
}

/** How a motion was chosen. */
export const motionGrounds = [
  'all-back-it',
  'ranking',
  'backers',
  'stances',
  'scores',
  'document',
  'person',
] as const;

/** What decides between answers that are as good: `ranking` only where the number of backers comes first. */
export const tieBreaks = ['scores', 'backers', 'ranking', 'confidence', 'letter'] as const;

/** The one proposal, or the one document, that a vote is on, in the same words for all. */
export interface Motion {
  /** Absent: the motion is the document or the change itself. */
  letter?: string;
  seat?: SeatId;
  text: string;
  /** Its author's own amendment, which is part of it. */
  amended?: string;
  /** Amendments of others that the author accepted. */
  accepted?: { by: SeatId; text: string; point: string }[];
  by: (typeof motionGrounds)[number];
  /** All letters in the order of the peers' rankings, the best first. */
  order?: string[];
  /** Who was as good by what chose it, and what decided. */
  tie?: { letters: string[]; by: (typeof tieBreaks)[number] };
}

export const pointKinds = ['contest', 'blocking', 'finding', 'amendment'] as const;
export const pointStatuses = [
  'open',
  'answered',
  'kept',
  'withdrawn',
  'waived',
  'accepted',
  'declined',
  'settled',
] as const;
export const pointMoves = [
  'made',
  'answered',
  'kept',
  'withdrawn',
  'waived',
  'accepted',
  'declined',
  'mended',
  'disputed',
  'unmentioned',
  'settled',
] as const;

/** A contested point, a blocking issue or a finding, from when it was first made to the end. */
export interface Point {
  /** P1, P2, … in the order in which they were made. */
  id: string;
  /** Its author: a seat, or with `check` the name of a check. */
  by: string;
  check?: true;
  /** What the judge of a gate marked ❌: the point is the same one from gate to gate, whatever its words. */
  gate?: QaPoint | 'other';
  /** Whom it is put to; absent: everyone. */
  to?: SeatId;
  kind: (typeof pointKinds)[number];
  severity?: Finding['severity'];
  text: string;
  /** What would settle it. */
  settles?: string;
  place?: Place;
  /** The run in which it was made. */
  run: number;
  status: (typeof pointStatuses)[number];
  history: { run: number; phase: string; by: string; what: (typeof pointMoves)[number]; text?: string }[];
}
