/** The words of a council that every surface shares: phases, votes, statuses, reasons, gates, flags, limits. */
import type {
  ArtefactView,
  CheckView,
  DegradationView,
  FlagView,
  GateVerdictView,
  QaPointView,
  TowardsView,
} from '../../views/deliberationViews.ts';
import type { ReasonView, StatusView } from '../../views/views.ts';
import type { Words } from '../speak.ts';
import type { ChangeWords } from './changeWords.ts';
import { english } from './councilEnglish.ts';
import { french } from './councilFrench.ts';

export interface CouncilWords {
  phases: Record<string, string>;
  yourDecision: string;
  votes: Record<'agree' | 'disagree' | 'nuance' | 'unreadable' | 'absent' | 'to-come' | 'answered', string>;
  checklist: Record<'completeness' | 'coherence' | 'feasibility' | 'risks' | 'evidence', string>;
  stances: Record<'maintain' | 'amend' | 'contest', string>;
  status: Record<StatusView, string>;
  verdict: Record<'accept' | 'amend' | 'reject', string>;
  consensus: Record<'none-yet' | 'strong' | 'soft' | 'none', string>;
  agreeOf(agree: number, of: number): string;
  quorum(n: number, of: number): string;
  blocking: string;
  recommends: string;
  confidence: string;
  changeMind: string;
  proposal: string;
  synthesis: string;
  recommendation: string;
  consensusHeading: string;
  disagreements: string;
  risks: string;
  insights: string;
  minority: string;
  rehearsal: string;
  rehearsalTag: string;
  absent(
    name: string,
    code: 'timeout' | 'failed' | 'skipped' | 'budget',
    seconds: number,
    tries: number,
    detail?: string,
  ): string;
  reason(reason: ReasonView): string;
  inconclusive(answered: number, of: number): string;
  /** A round table's stances; one scale with the votes. */
  towards: Record<TowardsView['stance'], string>;
  qa: Record<QaPointView['point'], string>;
  /** What a gate said. */
  gate: Record<GateVerdictView, string>;
  /** A gate that was not passed the last time it could be. */
  gaveUp: string;
  sentBack(to: string, time: number, of: number): string;
  openIssues: string;
  checks: string;
  check: Record<CheckView['state'], string>;
  waivedBy(name: string): string;
  flag(flag: FlagView): string;
  degradations: string;
  /** What was done about a limit that was near; `phase` in words. */
  degradation(code: DegradationView['code'], limit: DegradationView['limit'], phase: string): string;
  limits: Record<DegradationView['limit'], string>;
  roles: Record<'owner' | 'reviewers' | 'reviewer' | 'qa' | 'orchestrator' | 'synthesizer', string>;
  document: Record<'outline' | 'draft' | 'plan' | 'frame' | 'page' | 'change' | 'matrix', string>;
  artefact: Record<ArtefactView['kind'], string>;
  proposedChange: ChangeWords;
  matrix: { option: string; score: string; pros: string; cons: string; cost: string; risks: string };
  /** A blocking issue that its seat no longer holds. */
  withdrawn: string;
  tldr: string;
  actions: string;
  pageWords(words: number, most: number): string;
  loop(nth: number, of: number): string;
  question(to: string, answered: boolean): string;
  /** What could not be found in a reply. */
  problem(code: string, detail?: string): string;
}

export const councilWords: Words<CouncilWords> = { en: english, fr: french };
