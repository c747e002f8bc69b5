/** What one seat of a council sees when it is asked: the only way by which anything said there reaches a voice, real or rehearsed. */
import type { Brief } from '../councils/briefs/brief.ts';
import type { CheckRun, Disagreement, Seat } from '../councils/council.ts';
import type { Motion, Point, Proposal } from '../councils/motion.ts';
import type { ShownInjection } from '../councils/people/injections.ts';
import type { Question } from '../councils/people/questions.ts';
import type { Phase } from '../councils/protocols/protocol.ts';
import type { Support } from '../councils/voting/support.ts';
import type { FormName, MachineField, Reading, Vote } from '../forms/reading.ts';
import type { Language, SeatId } from '../ids.ts';

/** Another seat's words, or one's own, from an earlier phase. */
export interface Heard {
  phase: string;
  round: number;
  seat: SeatId;
  name: string;
  emoji?: string;
  text: string;
  reading: Reading;
}

export interface Scene {
  kind: 'council';
  council: string;
  language: Language;
  seed: number;
  brief: Brief;
  /** The brief's context as it was gathered. */
  context?: string;
  seat: Seat;
  /** What this seat is in this phase. */
  part: 'participant' | 'owner' | 'reviewer' | 'qa' | 'orchestrator' | 'synthesizer';
  /** All voting seats in their order, this one included, so that they can be named. */
  table: { id: SeatId; name: string; emoji?: string; role: string }[];
  phase: Phase;
  round: number;
  form: FormName;
  /** Replies of others that this phase may see, in seat order. Empty in a blind phase. */
  others: Heard[];
  /** The documents under work that this phase may see, by phase: the latest version of each. */
  documents: Heard[];
  /** This seat's own earlier replies, oldest first. */
  own: Heard[];
  disagreements: Disagreement[];
  /** In a council whose votes are on one motion: what can be backed, by letter; never before its phase has closed. */
  proposals?: Proposal[];
  /** What is put to the vote in this phase, or was last. */
  motion?: Motion;
  /** The points of the ledger that were open when this phase began. */
  points?: Point[];
  /** Who judges at the gate, where that is nobody who votes: points may be theirs. */
  judge?: { id: SeatId; name: string };
  /** For whoever writes the last word: those that were closed. */
  closedPoints?: Point[];
  /** For whoever writes the last word: how everyone stands to the motion. */
  tally?: Pick<Support, 'back' | 'of' | 'verdict'> & {
    stands: { seat: SeatId; name: string; vote?: Vote; letter?: string }[];
  };
  /** For whoever writes the last word on options: their merged scores, the best first. */
  scores?: { option: string; score?: number; apart?: true }[];
  /** Words of people for this seat that it has not been shown before, or passed over once. */
  injections: ShownInjection[];
  absent: { phase: string; name: string }[];
  /** In a phase of turns: which turn of how many this is, counted from 1. */
  place?: { turn: number; of: number; round: number; rounds: number };
  questions: Question[];
  /** This seat holds more than half of the words and is asked to be brief; or another does, and it is invited. */
  brevity?: 'be-brief' | 'invited';
  /** The checks of the workspace as they came out, at a gate. */
  checks: CheckRun[];
  /** Why a gate sent the work back, when this phase mends it. */
  sentBack?: { by: string; issues: string[]; time: number; of: number };
  /** The question of the person who asked for another round. */
  anotherRound?: string;
  /** A person asks for this answer again: which time it is, and what they add to the question. */
  askedAgain?: { time: number; by: string; text?: string };
  /** Nobody is asked for a vote in this council: nothing speaks of one. */
  noVote?: true;
  /** Asked alone, beside the council: an answer in full, in no form. */
  alone?: true;
  /** Set on the repair question: the reply in which something was not found. */
  repair?: string;
  /** What the repair question asks for. */
  missing?: MachineField[];
}
