/** Why something happened, as a code with its facts; clients put it into a language. */

export interface Reason {
  code:
    | 'converged'
    | 'not-converged'
    | 'rounds-reached'
    | 'rounds-not-reached'
    | 'too-few-answered'
    | 'no-quorum'
    | 'all-agree'
    | 'someone-disagrees'
    | 'blocking-open'
    | 'injection-unacknowledged'
    | 'stopped-by'
    | 'paused-by'
    | 'reopened-late'
    | 'waits-for-floor'
    | 'strong-consensus'
    | 'soft-consensus'
    | 'no-consensus'
    | 'sent-back'
    | 'not-sent-back'
    | 'repetition'
    | 'no-repetition'
    | 'has-role'
    | 'no-role'
    | 'has-checks'
    | 'no-checks'
    | 'always'
    | 'owner-failed'
    | 'budget-tokens'
    | 'budget-cost'
    | 'budget-time';
  detail?: string;
  count?: number;
  of?: number;
}
