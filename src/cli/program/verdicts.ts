/** What a person can answer to a recommendation. */
export const verdicts = ['accept', 'amend', 'reject', 'another-round'] as const;
export type Verdict = (typeof verdicts)[number];
