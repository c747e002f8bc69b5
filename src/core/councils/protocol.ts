/** The shape of a protocol: the phases of a kind of council, as data that the interpreter follows. */
import type { FormName } from '../forms/reading.ts';

/** A condition is data. It always gives its reason, see conditions.ts. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { roundsAtLeast: number }
  | { converged: string };

/** Who is asked in a phase. Participants are the voting seats of the brief. */
export type Speakers = 'participants' | 'orchestrator' | 'synthesizer';

/** What a speaker is shown besides the brief, always through the window of prompts/scene.ts. */
export type Material = { replies: string } | 'own' | 'disagreements' | 'transcript';

export interface Phase {
  id: string;
  speakers: Speakers;
  order: 'parallel';
  /** Until a blind phase closes, nobody sees another's reply: no prompt, file or seated person's view. */
  blind?: boolean;
  sees: Material[];
  form: FormName;
  when?: Condition;
  /** Skipped on convergence. A closing phase is never optional. */
  optional?: boolean;
  /** The phase that "another round" runs again, before everything after it. */
  again?: boolean;
}

export interface Protocol {
  id: string;
  phases: Phase[];
  /** Minutes that the whole should take. */
  minutes: number;
  defaultRounds: number;
}
