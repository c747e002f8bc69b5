/** The words of a council that every surface shares: phases, votes, statuses, reasons, gates, flags, limits. */
import type { DegradationView, FlagView } from '../../views/deliberationViews.ts';
import type { ReasonView } from '../../views/views.ts';
import { withoutStop } from '../typeset.ts';
import { changeWords } from './changeWords.ts';
import { french } from './councilFrench.ts';

const limitName = { tokens: 'tokens', cost: 'cost', time: 'time' };

const roleName = (role: string | undefined): string =>
  ({
    owner: 'owner',
    reviewers: 'reviewer',
    qa: 'QA seat',
    orchestrator: 'orchestrator',
    synthesizer: 'synthesizer',
  })[role ?? ''] ?? 'such seat';
const roleWord = (role: string | undefined): string =>
  /^[aeiou]/.test(roleName(role)) ? `an ${roleName(role)}` : `a ${roleName(role)}`;

const problemName: Record<string, string> = {
  empty: 'no words',
  'vote-missing': 'no vote found',
  'vote-ambiguous': 'more than one vote found',
  'recommendation-missing': 'no recommendation found',
  'minority-missing': 'someone disagreed and there is no minority report',
  'change-mind-missing': 'it does not say what would change its mind',
  'unknown-seat': 'nobody of that name sits here',
  'too-long': 'longer than asked for',
  'stance-missing': 'no stance towards another seat',
  'confidence-missing': 'no confidence given',
  'verdict-missing': 'no mark found',
  'table-missing': 'the table is missing',
  'column-missing': 'a column of the table is missing',
  'score-unreadable': 'a score could not be read',
  'tldr-missing': 'no TL;DR',
  'actions-missing': 'no actions',
  'over-a-page': 'longer than a page',
  'diff-missing': 'no diff found',
  'place-missing': 'it names no place in a file',
  'line-missing': 'that place does not exist, line 1 stands for it',
  'file-missing': 'that file does not exist, the issue stands without a place',
  'document-missing': 'no document found',
  'point-unknown': 'no point has that id',
  'point-not-theirs': 'that point is not this seat’s to close or to answer',
  'point-unclear': 'what it says of that point can be meant in two ways',
};

const english = {
  phases: {
    COLLECT: 'Collect',
    CHALLENGE: 'Challenge',
    ADVOCATE: 'Advocate',
    RESOLVE: 'Resolve',
    SYNTHESIZE: 'Synthesize',
    OUTLINE: 'Outline',
    DRAFT: 'Draft',
    REVIEW: 'Review',
    REVISE: 'Revise',
    QA: 'QA gate',
    SHIP: 'Ship',
    PLAN: 'Plan',
    IMPLEMENT: 'Implement',
    FRAME: 'Frame',
    EVALUATE: 'Evaluate',
    DECIDE: 'Decide',
    RESPOND: 'Respond',
    VERDICT: 'Verdict',
    STRUCTURE: 'Structure',
    VALIDATE: 'Validate',
    PUBLISH: 'Publish',
    DELIBERATE: 'Deliberate',
    VOTE: 'Vote',
  } as Record<string, string>,
  yourDecision: 'Your decision',
  votes: {
    agree: 'Agree',
    disagree: 'Disagree',
    nuance: 'Nuance',
    unreadable: 'Unreadable',
    absent: 'Absent',
    'to-come': 'To come',
    answered: 'Answered',
  },
  checklist: {
    completeness: 'Completeness',
    coherence: 'Coherence',
    feasibility: 'Feasibility',
    risks: 'Risks',
    evidence: 'Evidence',
  },
  stances: { maintain: 'Maintains', amend: 'Amends', contest: 'Contests' },
  status: {
    running: 'running',
    paused: 'paused',
    decision: 'waiting for your decision',
    decided: 'decided',
    recommended: 'recommended, not decided',
    rejected: 'rejected',
    inconclusive: 'inconclusive',
    stopped: 'stopped',
    'over-budget': 'over budget',
  },
  recommendedElsewhere: 'recommended elsewhere, not decided',
  verdict: { accept: 'accepted', amend: 'amended', reject: 'rejected' },
  consensus: {
    'none-yet': 'No consensus yet',
    strong: 'Strong consensus',
    soft: 'Soft consensus',
    none: 'No consensus',
  },
  agreeOf: (agree: number, of: number) => `${agree} of ${of} agree`,
  /** How many must answer; `missed`: fewer did. */
  quorum: (n: number, of: number, missed?: boolean) => `quorum ${n} of ${of}${missed ? ' not met' : ''}`,
  blocking: 'Blocking',
  recommends: 'Recommends',
  confidence: 'Confidence',
  changeMind: 'What would change my mind',
  proposal: 'Proposal',
  synthesis: 'Synthesis',
  recommendation: 'Recommendation',
  consensusHeading: 'Consensus',
  disagreements: 'Disagreements',
  risks: 'Risks accepted',
  insights: 'Key insight of each seat',
  minority: 'Minority report',
  unasked: (scripted?: boolean): string =>
    scripted ? 'Scripted: no model was asked' : 'Rehearsal: no model was asked',
  unaskedTag: (scripted?: boolean): string => (scripted ? 'scripted' : 'rehearsal'),
  rehearsalTag: 'rehearsal',
  absent: (
    name: string,
    code: 'timeout' | 'failed' | 'skipped' | 'budget' | 'time',
    seconds: number,
    tries: number,
    detail?: string,
  ) =>
    code === 'timeout'
      ? `${name} is absent: no reply in ${seconds} s${detail === undefined ? '' : ` (${withoutStop(detail)})`}. The council went on.`
      : code === 'skipped'
        ? `${name} was skipped. The council went on.`
        : code === 'budget'
          ? `${name} is absent: its budget is used up. The council went on.`
          : code === 'time'
            ? `${name} is absent: the council’s time did not allow to wait longer.`
            : `${name} is absent: ${withoutStop(detail ?? 'the call failed')}${tries > 1 ? ` (asked ${tries} times)` : ''}. The council went on.`,
  reason: (r: ReasonView) =>
    ({
      converged: 'all agree',
      'all-agree': 'all agree',
      'not-converged': 'not everyone agrees',
      'rounds-reached': 'there is a round left',
      'rounds-not-reached': `the brief allows ${r.count ?? 0} round(s)`,
      'too-few-answered': `${r.count ?? 0} of ${r.of ?? 0} answered, a phase needs two`,
      'no-quorum': `${r.count ?? 0} of ${r.of ?? 0} answered, no quorum`,
      'someone-disagrees': 'someone does not agree',
      'blocking-open': 'a blocking issue is open',
      'injection-unacknowledged': 'a message is not acknowledged yet',
      'stopped-by': `stopped by ${r.detail ?? 'someone'}`,
      'paused-by': `paused by ${r.detail ?? 'someone'}`,
      'reopened-late': 'the host was away for more than 10 minutes',
      'waits-for-floor': `waits for the floor of #${r.detail ?? 'its channel'}`,
      'strong-consensus': 'all agree with each other',
      'soft-consensus': 'enough agree with each other and nobody disagrees',
      'no-consensus': 'not everyone agrees with the others',
      'sent-back': 'the gate sent the work back',
      'not-sent-back': 'the gate sent nothing back',
      repetition: 'half of the seats repeat themselves',
      'no-repetition': 'new arguments still come',
      'has-role': `there is ${roleWord(r.detail)}`,
      'no-role': `there is no ${roleName(r.detail)}`,
      'has-checks': 'the brief names checks',
      'no-checks': 'the brief names no checks',
      always: 'the protocol says so',
      'owner-failed': r.detail
        ? `${r.detail} writes the document and did not answer`
        : 'who writes the document did not answer',
      'budget-tokens': 'the limit of tokens is reached',
      'budget-cost': 'the limit of cost is reached',
      'budget-time': 'the limit of time is reached',
      'different-answers': `all agree, on ${r.count ?? 0} different answers`,
      'one-answer': 'everyone who answered backs the same answer',
      'not-said': 'someone did not say what blocks, or what they back',
      'motion-put': 'a motion is put to the vote',
      'no-motion': 'no motion is put to the vote',
      'points-open': `${r.count ?? 0} point(s) open`,
      'no-points-open': 'no point is open',
      advocate: 'an advocate speaks against the motion',
      'no-advocate': 'the brief asks for no advocate',
    })[r.code] ?? r.code,
  inconclusive: (answered: number, of: number) => `Inconclusive: ${answered} of ${of} seats answered`,
  /** A round table's stances; one scale with the votes. */
  towards: { agree: 'Agrees', partial: 'In part', disagree: 'Disagrees' },
  qa: {
    coherence: 'Internal coherence',
    assumptions: 'Assumptions listed',
    risks: 'Risks and mitigations',
    edges: 'Edge cases and failure modes',
    acceptance: 'Testable acceptance criteria',
    actions: 'Next actions with owners',
  },
  /** What a gate said. */
  gate: {
    pass: 'Passed',
    warn: 'Passed, with risks accepted',
    fail: 'Not passed',
    'not-gated': 'Not gated: nobody could judge',
  },
  /** A gate that was not passed the last time it could be. */
  gaveUp: 'Not passed: it went on with the issues open',
  sentBack: (to: string, time: number, of: number) => `Sent back to ${to}, ${time} of ${of} at most`,
  openIssues: 'Open issues',
  checks: 'Checks',
  check: { running: 'running', passed: 'passed', failed: 'failed', waived: 'failed, waived' },
  checkedOn: {
    change: 'on the proposed change, in a copy',
    workspace: 'on the workspace as it is (no change was proposed)',
  },
  waivedBy: (name: string) => `Waived by ${name}`,
  flag: ({ code, percent, detail }: FlagView) =>
    ({
      repeats: `repeats an earlier turn${percent === undefined ? '' : ` (${percent}% the same)`}`,
      conforms: `changed the vote with hardly a new argument${percent === undefined ? '' : ` (${percent}% already said)`}`,
      dominates: `holds ${percent ?? 50}% of the words`,
      unacknowledged: 'did not acknowledge a message',
      unanswered: `left a direct question unanswered${detail ? `: ${detail}` : ''}`,
      'cut-context': `was shown a shortened context${detail ? `: ${detail}` : ''}`,
      'moved-unexplained': 'moved without a reason',
      'moved-with-majority': 'moved, and the reason only names a majority',
    })[code],
  /** What it worked of its minutes. */
  timeOf: (used: string, minutes: string) => `${used} of ${minutes}`,
  degradations: 'Limits',
  /** What was done about a limit that was near; `phase` in words. */
  degradation: (code: DegradationView['code'], limit: DegradationView['limit'], phase: string) =>
    ({
      'skipped-optional': `${phase} was skipped to stay within the limit of ${limitName[limit]}`,
      'shortened-context': `From ${phase} on, earlier replies were shown in extracts to stay within the limit of ${limitName[limit]}`,
      paused: `Paused before ${phase}: the limit of ${limitName[limit]} would have been passed`,
      synthesised: `Went to the last phase instead of ${phase}: the limit of ${limitName[limit]} would have been passed`,
      'passed-over': `${phase} was passed over: the limit of ${limitName[limit]} left no room for it`,
      'fewer-rounds': `${phase} was not held once more: the limit of ${limitName[limit]} left no room for it`,
    })[code],
  limits: limitName,
  roles: {
    owner: 'Owner',
    reviewers: 'Reviewers',
    reviewer: 'Reviewer',
    qa: 'QA',
    orchestrator: 'Orchestrator',
    synthesizer: 'Synthesizer',
  },
  document: {
    outline: 'Outline',
    draft: 'Document',
    plan: 'Plan',
    frame: 'Frame',
    page: 'Page',
    change: 'Change',
    matrix: 'Matrix',
  },
  artefact: {
    prd: 'Specification',
    synthesis: 'Synthesis',
    'decision-matrix': 'Decision matrix',
    review: 'Review report',
    change: 'Change',
    changelog: 'Changelog entry',
  },
  proposedChange: changeWords.en,
  matrix: {
    ...{ option: 'Option', score: 'Score', pros: 'Pros', cons: 'Cons', cost: 'Cost', risks: 'Risks' },
    bySeat: 'Scores by seat',
    /** Of an option that the frame did not name. */
    apart: 'not among the options',
  },
  /** Beside an answer that a person changed: whose its words are. Without a writer it was drawn from the council. */
  thenAmended: (writer: string | undefined, by: string) =>
    `${writer === undefined ? 'Drawn from the council' : `Written by ${writer}`}, then amended by ${by}`,
  /** A blocking issue that its seat no longer holds. */
  withdrawn: 'withdrawn',
  tldr: 'TL;DR',
  actions: 'Actions',
  pageWords: (words: number, most: number) =>
    words > most ? `${words} words, over a page (${most})` : `${words} words`,
  loop: (nth: number, of: number) => `round ${nth} of ${of}`,
  question: (to: string, answered: boolean) =>
    answered ? `Question to ${to}, answered` : `Question to ${to}`,
  /** What could not be found in a reply. */
  problem: (code: string, detail?: string): string => {
    const what = problemName[code] ?? code;
    return detail ? `${what}: ${detail}` : what;
  },
};

export type CouncilWords = typeof english;

export const councilWords = { en: english, fr: french };
