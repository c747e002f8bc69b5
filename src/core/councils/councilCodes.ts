/** The words that a council may hold where it holds one of a few, whole: one that is added and not here does not compile. */
import type {
  Absence,
  ChangeFate,
  ChangeRefusal,
  CheckRun,
  Degradation,
  Flag,
  Reason,
  Status,
  Turn,
  Verdict,
} from './council.ts';

export const statuses = {
  running: 0,
  paused: 0,
  decision: 0,
  decided: 0,
  recommended: 0,
  rejected: 0,
  inconclusive: 0,
  stopped: 0,
  'over-budget': 0,
} satisfies Record<Status, 0>;
export const absences = { timeout: 0, failed: 0, skipped: 0, budget: 0 } satisfies Record<Absence['code'], 0>;
export const verdicts = { accept: 0, amend: 0, reject: 0, 'another-round': 0 } satisfies Record<Verdict, 0>;
export const changeRefusals = {
  untrusted: 0,
  'no-git': 0,
  'no-repository': 0,
  outside: 0,
  guarded: 0,
  'does-not-apply': 0,
  'changed-meanwhile': 0,
  failed: 0,
} satisfies Record<ChangeRefusal, 0>;
export const flags = {
  repeats: 0,
  conforms: 0,
  dominates: 0,
  unacknowledged: 0,
  unanswered: 0,
  'cut-context': 0,
} satisfies Record<Flag['code'], 0>;
export const reasons = {
  converged: 0,
  'not-converged': 0,
  'rounds-reached': 0,
  'rounds-not-reached': 0,
  'too-few-answered': 0,
  'no-quorum': 0,
  'all-agree': 0,
  'someone-disagrees': 0,
  'blocking-open': 0,
  'injection-unacknowledged': 0,
  'stopped-by': 0,
  'paused-by': 0,
  'reopened-late': 0,
  'waits-for-floor': 0,
  'strong-consensus': 0,
  'soft-consensus': 0,
  'no-consensus': 0,
  'sent-back': 0,
  'not-sent-back': 0,
  repetition: 0,
  'no-repetition': 0,
  'has-role': 0,
  'no-role': 0,
  'has-checks': 0,
  'no-checks': 0,
  always: 0,
  'owner-failed': 0,
  'budget-tokens': 0,
  'budget-cost': 0,
  'budget-time': 0,
} satisfies Record<Reason['code'], 0>;
export const turnStates = { queued: 0, asked: 0, replied: 0, absent: 0 } satisfies Record<Turn['state'], 0>;
export const checkStates = { running: 0, passed: 0, failed: 0, waived: 0 } satisfies Record<
  CheckRun['state'],
  0
>;
export const fates = { owed: 0, applied: 0, failed: 0 } satisfies Record<ChangeFate['state'], 0>;
export const degradations = {
  'skipped-optional': 0,
  'shortened-context': 0,
  paused: 0,
  synthesised: 0,
} satisfies Record<Degradation['code'], 0>;
