/** What one seat sees when it is asked: the only way by which anything reaches a voice, real or rehearsed. */
import type { Brief } from '../councils/brief.ts';
import type { Disagreement, Injection, Seat } from '../councils/council.ts';
import type { Phase } from '../councils/protocol.ts';
import type { FormName, Reading } from '../forms/reading.ts';
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
  council: string;
  language: Language;
  seed: number;
  brief: Brief;
  seat: Seat;
  /** All voting seats in their order, this one included, so that they can be named. */
  table: { id: SeatId; name: string; emoji?: string; role: string }[];
  phase: Phase;
  round: number;
  form: FormName;
  /** Replies of others that this phase may see, in seat order. Empty in a blind phase. */
  others: Heard[];
  /** This seat's own earlier replies, oldest first. */
  own: Heard[];
  disagreements: Disagreement[];
  /** Injections for this seat that it has not been shown before. */
  injections: Injection[];
  absent: { phase: string; name: string }[];
  /** The question of the person who asked for another round. */
  anotherRound?: string;
  /** Set on the repair question: the reply that could not be read. */
  repair?: string;
}
