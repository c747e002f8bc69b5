/** What clients are shown of the forms, gates, checks and limits of a deliberation. Codes, no words. */

import type {
  AbsenceCode,
  ChangeRefusal,
  CheckRun,
  Decision,
  Degradation,
  Flag,
  PhaseRun,
} from '../../core/councils/council.ts';
import type { ChecklistPoint, Finding, Mark, QaPoint, Towards } from '../../core/forms/reading.ts';

export type MarkView = Mark;
export type GateVerdictView = NonNullable<PhaseRun['verdict']>;
export type ConsensusView = NonNullable<PhaseRun['consensus']>;

/** How a seat stands towards another in a round table. */
export interface TowardsView {
  seat: string;
  stance: Towards;
  comment?: string;
}

export interface QaPointView {
  point: QaPoint;
  mark: MarkView;
  text?: string;
  /** Of the point in the ledger that this mark made, held or closed. */
  id?: string;
}

export interface QaView {
  verdict: MarkView | 'unreadable';
  points: QaPointView[];
  issues: string[];
  risks: string[];
}

export interface MatrixRowView {
  option: string;
  pros: string;
  cons: string;
  cost: string;
  risks: string;
  score?: number;
}

/** An option as the whole table scored it, the best first. */
export interface MergedRowView {
  option: string;
  /** The median of the scores, 1 to 5. */
  score?: number;
  scores: { seat: string; score: number }[];
  /** None of the options that the frame named. */
  apart?: true;
}

export interface ChangeView {
  summary?: string;
  files: string[];
  /** A unified diff. */
  diff?: string;
}

export interface ChecklistView {
  point: ChecklistPoint;
  mark: Mark;
}

export interface SynthesisView {
  recommendation?: string;
  consensus: string[];
  disagreements: string[];
  insights: { seat: string; text: string }[];
  risks: string[];
  minority: { seat?: string; text: string; confidence?: number; letter?: string }[];
  why?: { seat?: string; text: string }[];
  steps?: { text: string; owner?: string; when?: string }[];
  revisit?: string[];
  /** Whether it recommends the motion: it departs and says why, or does not say. */
  departs?: { because?: string; silent?: true; letter?: string };
  /** No model wrote it: it was drawn from the motion, or from the positions where there is none. */
  drawn?: 'motion' | 'positions';
  /** Who was asked to write it before that, and could not. */
  unreachable?: string[];
}

/** Who asked a seat again, when, and with which words. */
export interface AskedByView {
  by: string;
  at: number;
  text?: string;
}

export interface DecisionView {
  verdict: Decision['verdict'];
  by: string;
  text?: string;
  at: number;
}

/** What became of the change of a council that waits for its decision or has ended. */
export interface ChangeStandingView {
  state: 'proposed' | 'owed' | 'applied' | 'not-applied';
  files: string[];
  why?: ChangeRefusal | 'amended' | 'rejected' | 'not-decided' | 'no-diff';
  /** A path, or what git said. */
  detail?: string;
}

export interface PageView {
  words: number;
  /** A page is this many words. */
  most: number;
  tldr?: string;
  actions: string[];
}

export interface FlagView {
  code: Flag['code'];
  percent?: number;
  detail?: string;
}

/** A direct question that a turn puts to another seat, and whether that seat has taken it up since. */
export interface QuestionView {
  to: string;
  text: string;
  answered: boolean;
}

/** Where a blocking issue stands in the workspace; `issue` is its index in `blocking`. */
export interface PlaceView {
  issue: number;
  path: string;
  line: number;
}

/** What a seat holds against it, at its place: a blocking issue, or an open point. */
export interface IssueRow {
  /** Who raised it, as it is called. */
  by: string;
  text: string;
  path: string;
  line: number;
  /** Its id in the ledger, and how much it weighs; absent in councils of earlier releases. */
  point?: string;
  severity?: Finding['severity'];
}

export interface CheckView {
  name: string;
  state: CheckRun['state'];
  output?: string;
  code?: number;
  ms?: number;
  /** What it ran on: the proposed change in a copy, or the workspace as it is. Absent where it did not run. */
  on?: CheckRun['on'];
  /** `late`: after the last word. */
  waived?: { by: string; text: string; late?: true };
}

export interface DegradationView {
  code: Degradation['code'];
  limit: Degradation['limit'];
  phase: string;
  at: number;
  /** The limit was raised after it had ended the council, which went on. */
  raised?: true;
}

export interface UsedView {
  used: number;
  /** Absent where nothing limits it. */
  limit?: number;
}

export interface BudgetView {
  tokens: UsedView;
  /** Absent where no seat has a price. */
  cost?: UsedView;
  minutes: UsedView;
}

/** What the gate said in the end. */
export interface GateView {
  verdict: GateVerdictView;
  /** What a gate that gave up left open. */
  open: string[];
  /** What was accepted with the risk written down, waived checks included. */
  risks: string[];
}

export interface ArtefactView {
  kind: 'prd' | 'synthesis' | 'decision-matrix' | 'review' | 'change' | 'changelog';
  /** Relative to the home. */
  path: string;
}

export interface OriginView {
  council: string;
  kind: 'fork' | 'follow-up';
  run?: number;
  seat?: string;
  changed?: string;
}

/** The figures of a council; see the core's metrics. */
export interface MetricsView {
  converged: boolean;
  rounds: number;
  roundsToConsensus?: number;
  diversity?: number;
  flips: number;
  /** Of models; absent in archives of earlier releases. */
  calls?: number;
  tokens: number;
  /** Replies whose tokens nobody told; absent: none. */
  uncounted?: number;
  cost?: number;
  seconds: number;
  criticalSeconds: number;
  rating?: number;
}

/** A tool that a seat called in its turn: plain texts, cut when they are long, never to be rendered. */
export interface ToolUseView {
  /** As people know it: `read-archive`, `weather/forecast`. */
  tool: string;
  input: string;
  /** False: refused, or it failed. */
  ok: boolean;
  /** Not performed, because a rule of the house says so; absent in what earlier releases recorded. */
  refused?: true;
  /** It did not go through the host: the agent told of it; `open`: and never how it ended. */
  announced?: 'completed' | 'failed' | 'open';
  output: string;
  ms: number;
}

/** What a turn has besides its words, by its form. */
export interface FormMarks {
  tools?: ToolUseView[];
  /** Its turn comes when those before it have spoken. */
  waits?: boolean;
  form?: string;
  /** One sentence, in a round table. */
  position?: string;
  /** Towards the others, in a round table. */
  stances?: TowardsView[];
  qa?: QaView;
  matrix?: MatrixRowView[];
  /** The body is a document of this kind, to be shown whole. */
  document?: 'outline' | 'draft' | 'plan' | 'frame' | 'page';
  title?: string;
  change?: ChangeView;
  page?: PageView;
  flags?: FlagView[];
  questions?: QuestionView[];
  places?: PlaceView[];
}

/** Why a seat did not answer; `budget`: its own is used up. */
export interface AbsenceView {
  code: AbsenceCode;
  detail?: string;
  seconds?: number;
  tries?: number;
}

/** What somebody holds against going on. */
export interface BlockingView {
  seat: string;
  text: string;
  /** The phase in which it was raised. */
  phase: string;
  open: boolean;
  /** Where it stands in the workspace, when it names a place. */
  place?: { path: string; line: number };
}
