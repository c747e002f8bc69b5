/** What clients are shown of what a council votes on: proposals, the motion, who backs it, moves, and the ledger of points. */
import type { Motion, Point, Proposal } from '../../core/councils/motion.ts';
import type { HeardWord } from '../../core/councils/voting/pointMoves.ts';
import type { Criterion, Finding, Vote } from '../../core/forms/reading.ts';

export interface ProposalView extends Proposal {
  /** Its author's own amendment. */
  amended?: string;
  /** Seats that back it now, in seat order. */
  backers: string[];
  /** The place that each seat gave it in its ranking, from 1; none for one's own. */
  places: { seat: string; place: number }[];
}

export interface MotionView extends Motion {
  /** The run that chose it, or put it to the vote. */
  run: number;
}

/** How a seat stands on the motion, and on which proposal it stands. */
export interface SupportStandView {
  seat: string;
  vote?: Vote;
  /** The letter that it backs now. */
  letter?: string;
  moved?: true;
}

/** Support for the one motion: “3 of 4 back B”. */
export interface SupportView {
  /** strong and soft only where everything holds that they promise; no-vote: nothing was put to one. */
  verdict: 'none-yet' | 'strong' | 'soft' | 'none' | 'no-vote';
  back: number;
  of: number;
  quorum: number;
  /** Fewer answered than that. */
  missed?: true;
  stands: SupportStandView[];
}

/** A change of mind: from what, to what, and the reason that was given. */
export interface MoveView {
  from: { vote?: Vote; letter?: string };
  to: { vote?: Vote; letter?: string };
  reason?: string;
  /** The turn that the reason names, as a key of an entry. */
  turn?: string;
  unexplained?: 'no-reason' | 'majority';
}

export interface PointView extends Point {
  open: boolean;
}

/** What a turn says of motion, proposals and points. */
export interface MotionMarks {
  backs?: string;
  amendment?: string;
  ranking?: string[][];
  move?: MoveView;
  /** What changed its mind, where that was no move: a move has its own reason. */
  changedMind?: string;
  /** What it would take to agree. */
  needs?: string;
  onPoints?: HeardWord[];
  /** The ids of the points that this turn made. */
  made?: string[];
  findings?: Finding[];
  good?: string[];
  criteria?: Criterion[];
  /** What the model thought, for whoever asks to see it. */
  thoughts?: string;
}
