/** What clients are shown. Plain data, no words of any interface language: clients put codes into words. */

import type { Status } from '../../core/councils/council.ts';
import type { Motion } from '../../core/councils/motion.ts';
import type { Vote } from '../../core/forms/reading.ts';
import type { KeptView } from '../messages/publishMessages.ts';
import type { ComparisonView } from './comparisonViews.ts';
import type {
  AbsenceView,
  ArtefactView,
  AskedByView,
  BlockingView,
  BudgetView,
  ChangeStandingView,
  ChecklistView,
  CheckView,
  ConsensusView,
  DecisionView,
  DegradationView,
  FormMarks,
  GateVerdictView,
  GateView,
  IssueRow,
  MergedRowView,
  MetricsView,
  OriginView,
  SynthesisView,
} from './deliberationViews.ts';
import type { MotionMarks, MotionView, PointView, ProposalView, SupportView } from './motionViews.ts';

export type Language = 'en' | 'fr';
export type VoteView = Vote;
/** How a seat stands in a phase: its vote, or why there is none. */
export type StandView = VoteView | 'to-come' | 'absent' | 'answered';
export type StatusView = Status;

export interface ReasonView {
  code: string;
  detail?: string;
  count?: number;
  of?: number;
}

export interface SeatView {
  id: string;
  name: string;
  emoji?: string;
  kind: 'agent' | 'human';
  role: string;
  backend: string;
  model?: string;
  votes: boolean;
  /** Words said so far, and the share of all in percent. */
  words: number;
  share: number;
  /** The last vote, and the one before if it was another. */
  confidence?: number;
  /** What it leads on, in reviews by domain. */
  domains?: string[];
}

export interface PhaseView {
  /** Index of the run; for phases still to come, counted on. */
  run: number;
  /** The protocol's name for it, as COLLECT; the person's decision is drawn by the client. */
  phase: string;
  round: number;
  state: 'done' | 'now' | 'to-come' | 'skipped';
  blind: boolean;
  votes: boolean;
  /** In seat order, one for each seat that is or was asked. */
  stands: { seat: string; stand: StandView }[];
  asked: number;
  answered: number;
  startedAt?: number;
  endedAt?: number;
  /** Milliseconds of it in which nobody was to work: a pause, a host that was away. */
  rested?: number;
  converged?: boolean;
  why?: ReasonView;
  /** The form of the replies: position, challenge, turn, qa, … */
  form?: string;
  /** One after the other: only one seat is asked at a time. */
  inTurn?: boolean;
  consensus?: ConsensusView;
  /** A gate stands here. */
  gate?: boolean;
  /** What is said here is the council's answer. */
  closing?: boolean;
  verdict?: GateVerdictView;
  /** The gate whose failure opened this run: which time, and how often at most. */
  sentBack?: { by: string; time: number; of: number };
  /** A person asked for this round. */
  again?: boolean;
  checks?: CheckView[];
  /** Which time this phase is held, in a phase that loops: "round 2 of 5". */
  loop?: { nth: number; of: number };
  /** What is voted on here, in the same words for all. */
  motion?: Motion;
}

export interface TallyView {
  /** none-yet while it runs; strong: all agree; soft is for protocols that know it. */
  verdict: 'none-yet' | 'strong' | 'soft' | 'none';
  stands: { seat: string; stand: StandView; from?: VoteView }[];
  agree: number;
  nuance: number;
  disagree: number;
  /** Seats that vote, and how many must answer. */
  of: number;
  quorum: number;
  /** Fewer answered than that. */
  missed?: true;
}

/** Everything about a council but its turns' texts. */
export interface CouncilHead {
  id: string;
  /** Shown instead of the question, once somebody has renamed it. */
  title?: string;
  question: string;
  mode: string;
  status: StatusView;
  why?: ReasonView;
  language: Language;
  /** Some seat is a rehearsal voice, or every one follows a script: said wherever the council is shown. */
  rehearsal: boolean;
  scripted?: boolean;
  attended: boolean;
  seats: SeatView[];
  orchestrator: string;
  synthesizer: string;
  phases: PhaseView[];
  tally: TallyView;
  /** In a council whose votes are on one motion: everything that `tally` and `blocking` are in earlier ones. */
  proposals?: ProposalView[];
  motion?: MotionView;
  support?: SupportView;
  points?: PointView[];
  /** The acceptance criteria of its brief, in order: C1 is the first. */
  acceptance?: string[];
  blocking: BlockingView[];
  decision?: DecisionView;
  /** Minutes it may work; 0: as long as it needs. */
  minutes: number;
  createdAt: number;
  endedAt?: number;
  /** Relative to the workspace. */
  briefPath?: string;
  archivePath?: string;
  /** The files of this status are safely written: a client may go. */
  recorded?: boolean;
  tokens: number;
  /** Replies whose tokens nobody told; absent: none. */
  uncounted?: number;
  owner?: string;
  reviewers?: string[];
  qa?: string;
  /** Seats are letters here, to everyone, until the council has ended. */
  anonymous?: boolean;
  budget?: BudgetView;
  /** How long it had worked at a moment, as its budget counts, and whether it goes on since: pauses and people do not count. */
  worked?: { ms: number; at: number; ticks: boolean };
  degradations?: DegradationView[];
  /** The seat that holds more than half of the words. */
  dominance?: { seat: string; percent: number };
  gate?: GateView;
  artefacts?: ArtefactView[];
  change?: ChangeStandingView;
  /** The options as the whole table scored them. */
  matrix?: MergedRowView[];
  /** What was left out of the context because it was too long. */
  cut?: string[];
  rating?: number;
  origin?: OriginView;
  metrics?: MetricsView;
  /** The council beside one model that was asked alone; absent: nobody wanted that. */
  comparison?: ComparisonView;
  /** What git was told after it, on this machine. */
  kept?: KeptView;
  /** What could not be taken of the shared file in the phase that is open, the latest last. */
  fileNotes?: FileNoteView[];
}

/** `what` is a code; `seat` an id; `where` the heading it stands under, or the word that was not understood. */
export interface FileNoteView {
  at: number;
  what: string[];
  seat?: string;
  where?: string;
  /** Where the words are kept, relative to the workspace. */
  kept?: string;
}

export interface TurnView extends FormMarks, MotionMarks {
  kind: 'turn';
  key: string;
  run: number;
  phase: string;
  round: number;
  seat: string;
  state: 'speaking' | 'queued' | 'replied' | 'absent' | 'hidden';
  /** Markdown for people: the reply without the lines that are shown as marks. */
  body: string;
  /** The reply as it came, for copying. */
  text: string;
  at?: number;
  ms?: number;
  model?: string;
  deadlineAt?: number;
  /** Why nobody can be asked for it yet, to be said after the seat's name. */
  heldUp?: string;
  vote?: VoteView;
  /** The vote before, if it flipped. */
  from?: VoteView;
  stance?: string;
  proposal?: string;
  checklist: ChecklistView[];
  blocking: string[];
  recommendation?: string;
  changeMind?: string;
  confidence?: number;
  contests: { seat: string; point: string }[];
  acknowledges?: string;
  /** Asked again because the vote could not be read. */
  askedAgain?: boolean;
  problems: { code: string; detail?: string }[];
  absence?: AbsenceView;
  synthesis?: SynthesisView;
  /** A person asked for this answer again. */
  askedBy?: AskedByView;
  /** The other answers to this question, oldest first. */
  answers?: AnswerView[];
}

/** Another answer to the same question. */
export interface AnswerView {
  /** 1 is the first answer. */
  time: number;
  /** Replaced by the one that is shown; beside it, counting for nothing; or asked for now, to take its place. */
  place: 'earlier' | 'beside' | 'next';
  state: 'asked' | 'replied' | 'absent';
  body: string;
  text: string;
  askedBy?: AskedByView;
  at?: number;
  model?: string;
  vote?: VoteView;
  deadlineAt?: number;
  absence?: AbsenceView;
}

export interface InjectionView {
  kind: 'injection';
  key: string;
  /** Shown after the turns of this run, or after so many of them where the others were asked only then. */
  run: number;
  afterTurn?: number;
  by: string;
  to?: string;
  text: string;
  at: number;
  acknowledgedBy: string[];
  waitingFor: string[];
}

export type EntryView = TurnView | InjectionView;

export interface CouncilView {
  head: CouncilHead;
  entries: EntryView[];
}

/** What changed since: a new head, and the entries that are new or other than before, by key. */
export interface CouncilPatch {
  id: string;
  head: CouncilHead;
  entries: EntryView[];
}

/** A row of a list or tree. */
export interface CouncilRow {
  id: string;
  title?: string;
  question: string;
  mode: string;
  status: StatusView;
  why?: ReasonView;
  verdict?: 'accept' | 'amend' | 'reject';
  rehearsal: boolean;
  scripted?: boolean;
  phase?: string;
  answered?: number;
  asked?: number;
  agree?: number;
  of?: number;
  /** The letter of the motion that these back; or that it is in a person's own words, and has none. */
  letter?: string;
  motionBy?: 'person';
  /** Points that are still open. */
  open?: number;
  /** The synthesis departs from the motion. */
  departs?: true;
  /** Of creation; archived rows are grouped by its month. */
  at: number;
  archivePath?: string;
  /** Recommended where another host ran it: its journal is not here. */
  elsewhere?: true;
  /** The open issues of a review that is not decided, where each stands in the workspace. */
  issues?: IssueRow[];
  /** Of archived councils, as their files say. */
  metrics?: MetricsView;
}

/** A `.state/` that came with a clone or a copy and was set aside, for as long as it is there. */
export interface AsideView {
  /** Its folder, in the home. */
  name: string;
  /** The host that says so has done it. */
  isNew?: true;
  /** What the home opens from instead. */
  shared: { archives: number; decisions: number; briefs: number };
}

export interface IdentityRow {
  id: string;
  name: string;
  emoji?: string;
  kind: 'agent' | 'human';
  role: string;
  backend: string;
  model?: string;
  orchestrator: boolean;
  state: 'rest' | 'speaking' | 'queued';
}

/** A problem in a file a person writes, at its place. Lines and columns count from 1. */
export interface FileProblem {
  /** Relative to the home folder. */
  file: string;
  line: number;
  column: number;
  endColumn?: number;
  severity: 'error' | 'warning';
  message: string;
}
