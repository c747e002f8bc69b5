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
  'review',
  'response',
  'advocate',
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

/** What a reply may say of a point of the ledger: `P2: withdrawn — the copy is read-only`. */
export const pointWords = [
  'withdrawn',
  'kept',
  'answered',
  'accepted',
  'declined',
  'mended',
  'disputed',
  'waived',
] as const;
export interface PointWord {
  /** As P2. */
  id: string;
  word: (typeof pointWords)[number];
  text?: string;
}

export const severities = ['blocking', 'major', 'minor'] as const;
/** Something a review found. */
export interface Finding {
  severity: (typeof severities)[number];
  text: string;
  /** Why it matters. */
  why?: string;
  /** How to mend it. */
  mend?: string;
  place?: Place;
}

/** An acceptance criterion of the brief, counted from 1: met, in doubt, or not met. */
export interface Criterion {
  n: number;
  mark: Mark;
  text?: string;
}

/** What machines read of a reply. Each is said, said to be none, or not found: then it is asked for once more. */
export const machineFields = [
  'proposal',
  'backs',
  'ranking',
  'vote',
  'confidence',
  'blocking',
  'stances',
  'marks',
  'verdict',
  'findings',
  'points',
  'options',
  'follows',
  'recommendation',
  /** The page itself, where it is longer than one: the whole of it is asked for again, shorter. */
  'page',
] as const;
export type MachineField = (typeof machineFields)[number];

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
  'point-unknown',
  'point-not-theirs',
  'point-unclear',
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
  /** What it says of points that were made before. */
  onPoints?: PointWord[];
  criteria?: Criterion[];
  /** The fields that were not found or could not be read; absent in what earlier releases read, and where nothing is. */
  missing?: MachineField[];
  /** The fields that the repair question asked for. */
  repaired?: MachineField[];
}

export interface PositionReading extends Common {
  form: 'position';
  /** One sentence that answers the question. */
  proposal?: string;
  changeMind?: string;
}

export interface ChallengeReading extends Common {
  form: 'challenge';
  /** About the proposal that it backs. */
  vote: Vote;
  stance?: Stance;
  /** The letter of the one proposal that the council should adopt. */
  backs?: string;
  /** It backs that proposal only so changed. */
  amendment?: string;
  /** Letters, the best first; those on one level are equal. */
  ranking?: string[][];
  confidence?: number;
  /** As forms of earlier releases asked for it. */
  proposal?: string;
  contests: Contest[];
  checklist: Partial<Record<ChecklistPoint, Mark>>;
  blocking: string[];
  /** For the blocking issues that name a place, by their index. */
  places?: Record<number, Place>;
  /** What would settle a blocking issue, by its index. */
  settles?: Record<number, string>;
  recommendation?: string;
}

export interface FinalReading extends Common {
  form: 'final';
  /** On the motion. */
  vote: Vote;
  confidence?: number;
  /** The argument or fact that moved it, and whose. */
  changedMind?: string;
  /** What it would take to agree. */
  needs?: string;
  /** Blocking issues that the seat still holds. */
  blocking: string[];
  places?: Record<number, Place>;
  settles?: Record<number, string>;
}

export interface SynthesisReading extends Common {
  form: 'synthesis';
  consensus: string[];
  disagreements: string[];
  insights: { seat: SeatId; text: string }[];
  /** The answer in full, as long as the question needs. */
  recommendation?: string;
  /** The arguments that carried it, and whose. */
  why?: { seat?: SeatId; text: string }[];
  steps?: { text: string; owner?: string; when?: string }[];
  risks: string[];
  minority: { seat?: SeatId; text: string }[];
  /** What would change this. */
  revisit?: string[];
  /** Whether it recommends the motion; absent: it does not say. */
  follows?: { motion: boolean; because?: string };
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
  /** On the motion. */
  vote?: Vote;
  changedMind?: string;
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
  /** Of a frame: the names of the options, as every later table uses them. */
  options?: string[];
}

/** A review of a work that is not one's own: approve, approve with changes or block, read as a vote on it. */
export interface ReviewReading extends Common {
  form: 'review';
  vote: Vote;
  confidence?: number;
  findings: Finding[];
  good: string[];
}

/** The owner's answer to what was found, point by point, and the change that mends it, where it brings one. */
export interface ResponseReading extends Common {
  form: 'response';
  diff?: string;
  files?: string[];
}

/** The strongest case against the motion. */
export interface AdvocateReading extends Common {
  form: 'advocate';
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
  | PageReading
  | ReviewReading
  | ResponseReading
  | AdvocateReading;

/** Who the reader may find named in a reply. */
export interface Named {
  id: SeatId;
  name: string;
}
