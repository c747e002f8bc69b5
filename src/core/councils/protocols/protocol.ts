/** The shape of a protocol: the phases of a kind of council, as data that the interpreter follows. */
import type { FormName } from '../../forms/reading.ts';

/** A condition is data. It always gives its reason, see conditions.ts. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { roundsAtLeast: number }
  /** The last run of this phase converged: everyone agrees on one thing, nothing blocks, a quorum answered. */
  | { converged: string }
  /** Everyone who was asked in the last run of this phase agrees: by vote, or by the mark of the shared file. */
  | { agreed: string }
  /** The last run of this phase reached this consensus, or a stronger one. */
  | { consensus: { phase: string; reaches: 'strong' | 'soft' } }
  /** The run under way was opened because this gate failed. */
  | { sentBackBy: string }
  /** Half of the seats repeated themselves in two rounds of this phase running. */
  | { repeating: string }
  /** The brief, or the protocol's default, gives somebody this role. */
  | { hasRole: Role }
  /** The brief names checks of the workspace. */
  | { hasChecks: true }
  /** Everyone who answered in the last run of this phase backs the same proposal. */
  | { backs: string }
  /** A motion is put to the vote, or the last vote on it gave it this support, or a stronger one. */
  | { motion: 'put' | 'soft' | 'strong' }
  /** At most so many points of the ledger are open; of those that block, with `kind`. */
  | { points: { open: number; kind?: 'blocking' | undefined } }
  /** The brief asks for an advocate against the motion. */
  | { advocate: true }
  | { always: true };

/** What a seat can be in a council, besides voting. */
export const roles = ['owner', 'reviewers', 'qa', 'orchestrator', 'synthesizer', 'advocate'] as const;
export type Role = (typeof roles)[number];

/** Who is asked in a phase. Participants are the voting seats of the brief. */
export type Speakers = 'participants' | Role | { everyoneBut: Role };

/** What a speaker is shown besides the brief, always by way of prompts/visibleToSeat.ts. */
export type Material =
  | { replies: string }
  /** The latest reply of this phase alone: a document under work. */
  | { latest: string }
  | 'own'
  | 'disagreements'
  | 'transcript';

export interface Gate {
  /** The phase that a failure goes back to. */
  backTo: string;
  /** How often at most; then it goes on with the issues open. */
  most: number;
}

export interface Until {
  condition: Condition;
  /** Rounds at most; `maxRounds` takes the brief's. */
  max: number | 'maxRounds';
  /** The phase to go back to while the condition does not hold; absent: this one. */
  backTo?: string;
}

/** What is left as a file when a phase has been spoken. */
export const artefacts = ['prd', 'synthesis', 'decision-matrix', 'decision', 'review', 'change'] as const;
export type Artefact = (typeof artefacts)[number];

/** All at once, one after the other, or one after the other with another first each round. */
export const phaseOrders = ['parallel', 'in-turn', 'rotating'] as const;

export interface Phase {
  id: string;
  speakers: Speakers;
  order: (typeof phaseOrders)[number];
  /** Until a blind phase closes, nobody sees another's reply: no prompt, file or seated person's view. */
  blind?: boolean;
  sees: Material[];
  form: FormName;
  when?: Condition;
  until?: Until;
  gate?: Gate;
  /** Checks that the brief names run here and vote. */
  checks?: boolean;
  artefact?: Artefact;
  /** Skipped on convergence and when the budget is tight. A gate or a closing phase is never optional. */
  optional?: boolean;
  /**
   * Held only where the brief gives somebody the role of QA or names checks, an advocate's phase where it asks for one;
   * otherwise it is no phase of the council.
   */
  ifAsked?: boolean;
  /** The last word of the council: nobody's failure ends it, see interpreter.ts. */
  closing?: boolean;
  /** The phase that "another round" runs again, before everything after it. */
  again?: boolean;
}

export interface Protocol {
  id: string;
  phases: Phase[];
  /** Minutes that the whole may take, unless the brief or the settings say otherwise. */
  minutes: number | 'off';
  defaultRounds: number;
  /** The most that a brief may ask for. */
  mostRounds?: number;
  /** Domains whose lead takes the role when the brief names nobody. */
  defaults?: Partial<Record<'owner' | 'qa', string>>;
}
