/** What clients are shown of a council that is looked at again: compared, replayed, exported, counted. Codes, no words. */

import type { ModelRanking, ModelStanding } from '../../core/councils/measures/bradleyTerry.ts';
import type { CouncilWords } from '../words/council/councilWords.ts';
import type { ScoreView } from './comparisonViews.ts';
import type { MetricsView } from './deliberationViews.ts';
import type { CouncilView, StatusView, VoteView } from './views.ts';

/** Where two councils are no longer the same. Without a seat it is the phase itself. */
export interface PartView {
  run: number;
  phase: string;
  round: number;
  seat?: string;
  name?: string;
  why: 'words' | 'vote' | 'absent' | 'phase' | 'missing';
}

export interface CompareSide {
  id: string;
  question: string;
  mode: string;
  status: StatusView;
  verdict?: 'accept' | 'amend' | 'reject';
  decision?: string;
  recommendation?: string;
  minority: string[];
  /** What it voted on, and how far that was backed; absent in councils of before, and where nothing was put. */
  motion?: { letter?: string; by?: 'person'; text: string; back?: number; of?: number; open: number };
  /** The answer departs from the motion, or no model wrote it. */
  departs?: true;
  drawn?: 'motion' | 'positions';
  rating?: number;
  metrics: MetricsView;
}

/** Something that is other in one than in the other; absent where there is none. */
export interface DifferenceView {
  field: string;
  a?: string;
  b?: string;
}

export interface VoteRow {
  seat: string;
  name: string;
  emoji?: string;
  /** One for each column of `phases`; absent where the seat was not asked there. */
  a: (VoteView | 'absent' | undefined)[];
  b: (VoteView | 'absent' | undefined)[];
  /** The letters that these votes are about, in councils that vote on a motion. */
  on?: { a: (string | undefined)[]; b: (string | undefined)[] };
}

export interface CompareView {
  a: CompareSide;
  b: CompareSide;
  /** One was forked from the other, here and with this changed. */
  fork?: { from: 'a' | 'b'; at?: PartView; changed?: string };
  /** How many turns are the same before they part. */
  same: number;
  /** Absent: the same throughout. */
  parts?: PartView;
  brief: DifferenceView[];
  seats: (DifferenceView & { seat: string; name: string })[];
  votes: { phases: { phase: string; round: number }[]; rows: VoteRow[] };
}

export interface ReplayView {
  view: CouncilView;
  /** Whether the archive written again from the log is the one on disk, byte for byte. */
  archive: 'same' | 'differs' | 'missing';
  archivePath: string;
}

export type ExportFormat = 'md' | 'json' | 'html';
export interface ExportView {
  text: string;
  /** A name for the file. */
  name: string;
}

/** A council as a page of its own. The host gives what it has already: the page's sheet of styles, its own words for councils. */
export type DrawExport = (view: CouncilView, given: { style: string; council: CouncilWords }) => string;

export interface ForkView {
  id: string;
  /** The turn at which it goes on, and what is other. */
  at: PartView;
  changed: string;
  /** How many turns were taken over as they were. */
  kept: number;
}

export interface AskedAgainView {
  /** The key of the turn. */
  key: string;
  /** The id of this request. */
  ask: string;
  /** The phase is still open: the new answer takes the place of the one before. */
  counts: boolean;
}

export interface PromptView {
  seat: string;
  name: string;
  phase: string;
  round: number;
  system: string;
  messages: { role: 'user' | 'assistant'; text: string }[];
}

/** Figures over several councils. What nobody measured is absent. */
export interface Figures {
  councils: number;
  byStatus: Partial<Record<StatusView, number>>;
  /** Councils in which the seats could agree or not, and those in which they did. */
  judged: number;
  converged: number;
  /** Means over the councils that know the figure. */
  roundsToConsensus?: number;
  diversity?: number;
  flips?: number;
  seconds?: number;
  /** 1 is as fast as the slowest voices allow. */
  timeOverCriticalPath?: number;
  rating?: number;
  rated: number;
  /** Sums. */
  tokens: number;
  /** Replies whose tokens nobody told; absent: none. */
  uncounted?: number;
  cost?: number;
}

export interface SeatFigures {
  seat: string;
  name: string;
  emoji?: string;
  councils: number;
  turns: number;
  absent: number;
  /** Mean share of the words, in percent. */
  share: number;
  flips: number;
  tokens: number;
  uncounted?: number;
  cost?: number;
}

/** How the councils ended, by the support for their motion; of earlier ones, by how far their seats agreed. */
export type EndingView = 'strong' | 'soft' | 'none' | 'no-vote';

export interface MonthFigures {
  /** `2026-02`, as it was counted where the host runs. */
  month: string;
  councils: number;
  calls: number;
  /** With what was asked alone beside them; absent where no price is known. */
  cost?: number;
}

export type StandingView = ModelStanding;

export interface StatsView {
  /** Whose first answers the peers rank highest; absent: nobody has ranked any. */
  ranking?: ModelRanking;
  endings?: Record<EndingView, number>;
  /** Changes of mind with a reason that names more than a majority, and without. */
  moves?: { named: number; unnamed: number };
  /** By the phase in which they were made, in the order of the first that made some; and what was open at the end. */
  points?: { found: { phase: string; count: number }[]; open: number };
  /** The newest first. */
  months?: MonthFigures[];
  all: Figures;
  rehearsals: number;
  /** How councils stand against one model alone, by those who compared them; absent: nobody did. */
  alone?: ScoreView;
  protocols: (Figures & { mode: string })[];
  seats: SeatFigures[];
}
