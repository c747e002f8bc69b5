/** An agent as a channel knows it: a copy of what turns depend on, and how it stands there. */
import type { SeatId } from '../ids.ts';

/** What an agent is like, as far as turns depend on it: a copy of its identity. */
export interface Agent {
  id: SeatId;
  name: string;
  priority?: number;
  speed?: number;
  reactsTo?: string[];
  muted?: true;
}

/** An agent's standing in this channel, where it is not the usual one. */
export interface Standing {
  waiting?: true;
  offline?: true;
  /** Its own budget of this hour is used up. */
  spent?: true;
  /** Absences in a row. */
  absences?: number;
  /** What it has gathered towards its next turn, in the order `speed`. */
  charge?: number;
}
