/** An agent as a channel knows it: a copy of what turns depend on, and how it stands there. */
import type { Apart } from '../identities/answersElsewhere.ts';
import type { SeatId } from '../ids.ts';

/** What an agent is like, as far as turns depend on it: a copy of its identity. */
export interface Agent {
  id: SeatId;
  name: string;
  priority?: number;
  speed?: number;
  reactsTo?: string[];
  muted?: true;
  /** No model is asked for it: a person has its turns, or nobody here has. */
  answers?: Apart;
}

/** An agent's standing in this channel, where it is not the usual one. */
export interface Standing {
  waiting?: true;
  offline?: true;
  /** Its own budget of this hour is used up. */
  spent?: true;
  /** There is a limit in money, and no price for what would answer for it: that. */
  unpriced?: string;
  /** Absences in a row. */
  absences?: number;
  /** Turns in a row that repeat its own, since a person spoke. */
  repeats?: number | undefined;
  /** What it has gathered towards its next turn, in the order `speed`. */
  charge?: number;
}
