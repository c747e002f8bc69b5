/**
 * What was understood of a reply. A reading is recorded with the reply, so that a better reader tomorrow
 * does not rewrite what a council decided yesterday. Reading never fails: it gives marks and problems.
 */
import type { SeatId } from '../ids.ts';

export type FormName = 'position' | 'challenge' | 'final' | 'synthesis';

export type Vote = 'agree' | 'disagree' | 'nuance' | 'unreadable';
export type Stance = 'maintain' | 'amend' | 'contest';
export type Mark = 'pass' | 'warn' | 'fail';
export const checklistPoints = ['completeness', 'coherence', 'feasibility', 'risks', 'evidence'] as const;
export type ChecklistPoint = (typeof checklistPoints)[number];

/** A problem is a code with the words it concerns; clients put it into a language. */
export interface ReadingProblem {
  code:
    | 'empty'
    | 'vote-missing'
    | 'vote-ambiguous'
    | 'recommendation-missing'
    | 'minority-missing'
    | 'change-mind-missing'
    | 'unknown-seat'
    | 'too-long';
  detail?: string;
}

export interface Contest {
  seat: SeatId;
  point: string;
}

interface Common {
  problems: ReadingProblem[];
  /** The words with which the seat took note of what a person injected. */
  acknowledges?: string;
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
  recommendation?: string;
}

export interface FinalReading extends Common {
  form: 'final';
  vote: Vote;
  confidence?: number;
  /** Blocking issues that the seat still holds. */
  blocking: string[];
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

export type Reading = PositionReading | ChallengeReading | FinalReading | SynthesisReading;

/** Who the reader may find named in a reply. */
export interface Named {
  id: SeatId;
  name: string;
}
