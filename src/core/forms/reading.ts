/**
 * What was understood of a reply. A reading is recorded with the reply, so that a better reader tomorrow
 * does not rewrite what a council decided yesterday. Reading never fails: it gives marks and problems.
 */
import type { SeatId } from '../ids.ts';

export const formNames = [
  'position',
  'challenge',
  'final',
  'synthesis',
  'turn',
  'ballot',
  'qa',
  'matrix',
  'outline',
  'draft',
  'plan',
  'change',
  'frame',
  'page',
] as const;
export type FormName = (typeof formNames)[number];

export const votes = ['agree', 'disagree', 'nuance', 'unreadable'] as const;
export type Vote = (typeof votes)[number];
/** Towards another seat. "nuance" and "partial" are one place on one scale. */
export const towards = ['agree', 'disagree', 'partial'] as const;
export type Towards = (typeof towards)[number];
export const stances = ['maintain', 'amend', 'contest'] as const;
export type Stance = (typeof stances)[number];
export const marks = ['pass', 'warn', 'fail'] as const;
export type Mark = (typeof marks)[number];
export const checklistPoints = ['completeness', 'coherence', 'feasibility', 'risks', 'evidence'] as const;
export type ChecklistPoint = (typeof checklistPoints)[number];
export const qaPoints = ['coherence', 'assumptions', 'risks', 'edges', 'acceptance', 'actions'] as const;
export type QaPoint = (typeof qaPoints)[number];

export const problemCodes = [
  'empty',
  'vote-missing',
  'vote-ambiguous',
  'recommendation-missing',
  'minority-missing',
  'change-mind-missing',
  'unknown-seat',
  'too-long',
  'stance-missing',
  'confidence-missing',
  'verdict-missing',
  'table-missing',
  'column-missing',
  'score-unreadable',
  'tldr-missing',
  'actions-missing',
  'over-a-page',
  'diff-missing',
  'place-missing',
  'line-missing',
  'file-missing',
  'document-missing',
] as const;

/** A problem is a code with the words it concerns; clients put it into a language. */
export interface ReadingProblem {
  code: (typeof problemCodes)[number];
  detail?: string;
}

export interface Contest {
  seat: SeatId;
  point: string;
}

/** Where a blocking issue stands in the workspace, as `[path:line]` names it. */
export interface Place {
  path: string;
  line: number;
}

interface Common {
  problems: ReadingProblem[];
  /** The words with which the seat took note of what a person injected. */
  acknowledges?: string;
  /** Marked AGREED in the shared file: it has nothing to add to what stands there. */
  agreed?: true;
}

export interface PositionReading extends Common {
  form: 'position';
  changeMind?: string;
}

export interface ChallengeReading extends Common {
  form: 'challenge';
  vote: Vote;
  stance?: Stance;
  proposal?: string;
  contests: Contest[];
  checklist: Partial<Record<ChecklistPoint, Mark>>;
  blocking: string[];
  /** For the blocking issues that name a place, by their index. */
  places?: Record<number, Place>;
  recommendation?: string;
}

export interface FinalReading extends Common {
  form: 'final';
  vote: Vote;
  confidence?: number;
  /** Blocking issues that the seat still holds. */
  blocking: string[];
  places?: Record<number, Place>;
}

export interface SynthesisReading extends Common {
  form: 'synthesis';
  consensus: string[];
  disagreements: string[];
  insights: { seat: SeatId; text: string }[];
  recommendation?: string;
  risks: string[];
  minority: { seat?: SeatId; text: string }[];
}

/** One turn of a round table. */
export interface TurnReading extends Common {
  form: 'turn';
  position?: string;
  stances: { seat: SeatId; stance: Towards; comment?: string }[];
  confidence?: number;
}

export interface BallotReading extends Common {
  form: 'ballot';
  position?: string;
  confidence?: number;
  stances: { seat: SeatId; stance: Towards; comment?: string }[];
}

export interface QaReading extends Common {
  form: 'qa';
  points: Partial<Record<QaPoint, { mark: Mark; text?: string }>>;
  /** Failed by any ❌; a gate that names no mark at all has no verdict and does not pass. */
  verdict: Mark | 'unreadable';
  /** What must be mended: the texts of the ❌. */
  issues: string[];
  /** What is accepted with the risk written down: the texts of the ⚠️. */
  risks: string[];
}

export interface MatrixRow {
  option: string;
  pros: string;
  cons: string;
  cost: string;
  risks: string;
  /** 1 to 5. */
  score?: number;
}

export interface MatrixReading extends Common {
  form: 'matrix';
  rows: MatrixRow[];
}

/** A document: outline, draft, plan, frame. Its text is the reply itself. */
export interface DocumentReading extends Common {
  form: 'outline' | 'draft' | 'plan' | 'frame';
  title?: string;
  /** Sections by their headings. */
  headings: string[];
}

export interface ChangeReading extends Common {
  form: 'change';
  /** The unified diff, as it stood in its code block. */
  diff?: string;
  files: string[];
  summary?: string;
}

export interface PageReading extends Common {
  form: 'page';
  words: number;
  tldr?: string;
  actions: string[];
}

export type Reading =
  | PositionReading
  | ChallengeReading
  | FinalReading
  | SynthesisReading
  | TurnReading
  | BallotReading
  | QaReading
  | MatrixReading
  | DocumentReading
  | ChangeReading
  | PageReading;

/** Who the reader may find named in a reply. */
export interface Named {
  id: SeatId;
  name: string;
}
