/** One deliberation as the core holds it: everything a decision or a prompt may need, and nothing else. */
import type { Reading } from '../forms/reading.ts';
import type { Capabilities } from '../identities/identity.ts';
import type { OwnLimits } from '../identities/limits.ts';
import type { CouncilId, Instant, Language, SeatId } from '../ids.ts';
import type { Baseline } from './baseline.ts';
import type { Brief } from './briefs/brief.ts';
import type { Motion, Point, Proposal } from './motion.ts';
import type { Protocol } from './protocols/protocol.ts';
import type { ToolUse } from './toolUse.ts';

/** What a model costs, in the currency of the price table, for a million tokens. */
export interface Price {
  input: number;
  output: number;
  cached?: number;
  /** Of input that the provider stores in its cache, where that costs more. */
  stored?: number;
}

/** A seat is a copy of an identity as the brief seated it: editing the file never changes a running council. */
export interface Seat {
  id: SeatId;
  name: string;
  emoji?: string;
  kind: 'agent' | 'human';
  role: string;
  persona: string;
  backend: string;
  model?: string;
  /** Speaks in the participants' phases, votes, counts in the quorum. */
  votes: boolean;
  /** What a call costs; absent where the price is not known or nothing is paid. */
  price?: Price;
  /** What it leads on, for reviews by domain. */
  domains?: string[];
  /** The tools it may call (`read-archive`, `weather/*`), and what it may do with files; absent: none, read. */
  capabilities?: Capabilities;
  /** Where the key came from that it was convened with: lent by a window, it is waited for; absent: none, or not known. */
  key?: 'lent' | 'environment' | 'kept';
  /** The most it may take in this council, by its identity. */
  budget?: OwnLimits;
  /** Random for this seat and council: the mark of the fences around other voices. */
  fence: string;
}

export interface Usage {
  /** All of it, with what came from a cache and what was stored in one. */
  input: number;
  output: number;
  cached?: number;
  stored?: number;
}

/** `budget`: its own is used up, so it was not asked; `time`: the council's minutes were, so it was not waited for. */
export const absences = ['timeout', 'failed', 'skipped', 'budget', 'time'] as const;
export type AbsenceCode = (typeof absences)[number];
export interface Absence {
  code: AbsenceCode;
  /** What the backend said, secrets masked. */
  detail?: string;
}

export const flags = [
  'repeats',
  'conforms',
  'dominates',
  'unacknowledged',
  'unanswered',
  'cut-context',
  'moved-unexplained',
  'moved-with-majority',
] as const;
/** Something a reader should know about a turn; it never changes a vote. */
export interface Flag {
  code: (typeof flags)[number];
  /** How much alike, or how much of all words. */
  percent?: number;
  detail?: string;
}

export const turnStates = ['queued', 'asked', 'replied', 'absent'] as const;
export interface Turn {
  seat: SeatId;
  /** Queued: its turn comes when those before it have spoken. */
  state: (typeof turnStates)[number];
  /** 1 is the ask, 2 the one repair question. */
  attempt: 1 | 2;
  deadlineAt: Instant;
  /** Its deadline is where the council's minutes end, before its own. */
  short?: true;
  /** How often the backend was called, retries included. */
  tries?: number;
  text?: string;
  /** What the model thought before it spoke, where its server left that in the text: shown on request, read by nobody. */
  thoughts?: string;
  reading?: Reading;
  /** The first reply, kept when its vote could not be read and it was asked again. */
  unreadable?: string;
  at?: Instant;
  ms?: number;
  model?: string;
  usage?: Usage;
  /** What calls took that nobody counted, as it was set aside for them: limits go by it, nobody is told it as a figure. */
  reckoned?: Usage;
  absence?: Absence;
  flags?: Flag[];
  /** Asked when more injections had come than its run began with: how many it is shown. */
  injections?: number;
  /** Tokens set aside for this call while it is under way. */
  reserved?: number;
  tools?: ToolUse[];
  /** A person asked for this answer again: who, when, with which words; the second answer is time 2. */
  asked?: { id: string; by: string; at: Instant; time: number; text?: string };
  /** The other answers to the same question, oldest first: earlier ones that were replaced, later ones that do not count. */
  again?: Turn[];
}

export const checkStates = ['running', 'passed', 'failed', 'waived'] as const;
/** The proposed change, in a copy; or the workspace as it is, where none was proposed. */
export const checkedPlaces = ['change', 'workspace'] as const;
/** A command of the workspace that votes. Only its name comes from the brief. */
export interface CheckRun {
  name: string;
  state: (typeof checkStates)[number];
  /** The end of what it printed. */
  output?: string;
  code?: number;
  ms?: number;
  /** What it ran on; absent where it did not run, and in councils of earlier releases. */
  on?: (typeof checkedPlaces)[number];
  /** `late`: when the last word had been spoken, so that files were written without it. */
  waived?: { by: string; text: string; late?: true };
}

export interface Disagreement {
  seat: SeatId;
  /** Absent: against all the others. */
  against?: SeatId;
  point: string;
  blocking?: boolean;
  /** Its id in the ledger; absent in councils of earlier releases. */
  id?: string;
}

/** One run of a phase. "Another round" runs a phase again, so a council's runs are a list, not a map. */
export interface PhaseRun {
  phase: string;
  /** 1, 2, 3, … over the runs that were held, as the seeds count their rounds. */
  round: number;
  startedAt: Instant;
  endedAt?: Instant;
  turns: Turn[];
  /** How many injections had arrived when it began: what its seats are shown, unless a turn says more. */
  injections: number;
  /** Milliseconds of it in which the council was paused, or its host away. */
  rested?: number;
  /** Set instead of turns when the phase was passed over. */
  skipped?: Reason;
  disagreements?: Disagreement[];
  /** What this run votes on; of a run that backs proposals, what it came to. */
  motion?: Motion;
  converged?: boolean;
  /** How far the seats of a round table agree at the end of this round. */
  consensus?: 'strong' | 'soft' | 'none';
  /** What a gate said; not-gated when nobody could judge. */
  verdict?: 'pass' | 'warn' | 'fail' | 'not-gated';
  /** The gate whose failure opened this run. */
  sentBackBy?: string;
  /** Asked of another seat because the one before did not answer: the same turn once more, not another round. */
  instead?: true;
  /** Opened because a person asked for another round. */
  again?: true;
  checks?: CheckRun[];
  why?: Reason;
}

export interface Injection {
  id: string;
  by: string;
  /** Absent: to everyone. */
  to?: SeatId;
  text: string;
  at: Instant;
  /** How many runs had begun when it arrived: its place among them. */
  afterRun: number;
  /** Where some of that run still waited for their turn: how many had been asked. They take it up in the same run. */
  afterTurn?: number;
}

export const verdicts = ['accept', 'amend', 'reject', 'another-round'] as const;
export type Verdict = (typeof verdicts)[number];
export interface Decision {
  verdict: Exclude<Verdict, 'another-round'>;
  by: string;
  text?: string;
  at: Instant;
}

/** Why an accepted change was not applied; what git or the disk said of it stands beside. */
export const changeRefusals = [
  'untrusted',
  'no-git',
  'no-repository',
  'outside',
  'guarded',
  'does-not-apply',
  'changed-meanwhile',
  'failed',
] as const;
export type ChangeRefusal = (typeof changeRefusals)[number];

export const fates = ['owed', 'applied', 'failed'] as const;
/** What became of a proposed change once a person accepted it. */
export interface ChangeFate {
  state: (typeof fates)[number];
  /** The files of the workspace that hold it now. */
  files: string[];
  why?: ChangeRefusal;
  detail?: string;
}

export const statuses = [
  'running',
  'paused',
  'decision',
  'decided',
  'recommended',
  'rejected',
  'inconclusive',
  'stopped',
  'over-budget',
] as const;
export type Status = (typeof statuses)[number];

/** Who asked for another round, and with what question. */
export interface Rerun {
  by: string;
  text?: string;
  at: Instant;
}

export const limitNames = ['tokens', 'cost', 'time'] as const;
/** `passed-over`: a phase that is not optional, for want of time; `fewer-rounds`: it was not held once more. */
export const degradations = [
  'skipped-optional',
  'shortened-context',
  'paused',
  'synthesised',
  'passed-over',
  'fewer-rounds',
] as const;
/** A limit was near, and this was done about it. Kept in the archive. */
export interface Degradation {
  code: (typeof degradations)[number];
  limit: (typeof limitNames)[number];
  phase: string;
  at: Instant;
  /** The limit was raised after it had ended the council, which went on. */
  raised?: true;
}

export interface Council {
  id: CouncilId;
  conversationId: string;
  brief: Brief;
  /** Where the brief stands in the workspace, for people. */
  briefPath?: string;
  /** sha256 of the brief as the host wrote it; absent where a person did. */
  briefHash?: string;
  protocol: Protocol;
  seats: Seat[];
  orchestrator: SeatId;
  synthesizer: SeatId;
  /** Writes and mends; absent in protocols that know no owner. */
  owner?: SeatId;
  reviewers?: SeatId[];
  /** Judges at the gates; absent: what comes out is marked not gated. */
  qa?: SeatId;
  language: Language;
  /** Random for this council: the mark around what was gathered from files, the same for all seats. */
  fence?: string;
  /** Decides what rehearsal voices say; nothing else in the core is random. */
  seed: number;
  /** Someone will decide: the council waits for it. Unattended it ends as recommended. */
  attended: boolean;
  status: Status;
  why?: Reason;
  createdAt: Instant;
  updatedAt: Instant;
  /** Since when it is paused. */
  pausedAt?: Instant;
  endedAt?: Instant;
  /** Every vote is on one motion. Absent in councils of earlier releases, where each seat voted on its own proposal. */
  votesOn?: 'motion';
  proposals?: Proposal[];
  /** The ledger. */
  points?: Point[];
  runs: PhaseRun[];
  injections: Injection[];
  reruns: Rerun[];
  decision?: Decision;
  /** Only when a diff was on the table at the acceptance; absent in councils of releases that applied none. */
  change?: ChangeFate;
  degradations?: Degradation[];
  /** Limits that a person raised over the brief's. */
  raised?: { tokens?: number; cost?: number; minutes?: number };
  /**
   * The minutes that it keeps, and how many each round brings along that a person asks for. Absent in councils of earlier
   * releases: they looked at the clock between phases, and only where the brief named a time.
   */
  time?: 'off' | { minutes: number; each: number };
  /** The council this one was forked from or follows, and where they part. */
  origin?: { council: CouncilId; kind: 'fork' | 'follow-up'; run?: number; seat?: SeatId; changed?: string };
  /** What the brief's context came to when the council was convened. */
  context?: string;
  /** What was left out of the context because it was too long. */
  cut?: string[];
  /** The files of the workspace that the context cites, with the sha256 of each as it was read. */
  cited?: { path: string; hash: string }[];
  /** What people see instead of the question, once somebody has renamed it. */
  title?: string;
  /** What was changed in the shared file beside the places for answers, and where that version is kept. */
  restored?: { at: Instant; what: string[]; kept?: string; seat?: SeatId; where?: string }[];
  /** The human's rating of the synthesis, 1 to 5. */
  rating?: number;
  /** One model asked alone beside it, to compare with; absent: nobody wanted that. */
  baseline?: Baseline;
  /** What its seats are made to say, as JSON; no model is asked then. */
  script?: string;
  /** The commit the workspace stood at, for the archive. */
  baseCommit?: string;
  /** The status whose files are safely written. */
  recorded?: Status;
}

export const reasons = [
  'converged',
  'not-converged',
  'rounds-reached',
  'rounds-not-reached',
  'too-few-answered',
  'no-quorum',
  'all-agree',
  'someone-disagrees',
  'blocking-open',
  'injection-unacknowledged',
  'stopped-by',
  'paused-by',
  'reopened-late',
  'waits-for-floor',
  'strong-consensus',
  'soft-consensus',
  'no-consensus',
  'sent-back',
  'not-sent-back',
  'repetition',
  'no-repetition',
  'has-role',
  'no-role',
  'has-checks',
  'no-checks',
  'always',
  'owner-failed',
  'budget-tokens',
  'budget-cost',
  'budget-time',
  'different-answers',
  'one-answer',
  'not-said',
  'motion-put',
  'no-motion',
  'points-open',
  'no-points-open',
  'advocate',
  'no-advocate',
] as const;

export interface Reason {
  code: (typeof reasons)[number];
  detail?: string;
  count?: number;
  of?: number;
}
