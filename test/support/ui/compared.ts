/** A decided council beside one model that was asked alone, before the pick and after it. */
import type { AnswerTook, ComparisonView } from '../../../src/rpc/views/comparisonViews.ts';
import type { CouncilView, Language } from '../../../src/rpc/views/views.ts';
import { decision } from './fixtures.ts';
import { t0 } from './turns.ts';

const council = `**Yes, in one read-only hour on Sunday 22 February.** Rehearse the way back on staging first.

1. Run the bench cold, on three nodes.
2. Copy, verify, switch; no dual writes.
3. Keep Redis warm for a week.

Stop if p99 goes above 8 ms.`;
const alone = `**Yes, with dual writes for one week before 2.0.** Postgres can hold the load, and one store less is easier to run.

1. Write to both stores behind a flag.
2. Compare reads for a week.
3. Switch reads, then drop Redis.`;

const took: [AnswerTook, AnswerTook] = [
  { whose: 'council', calls: 13, tokens: 26_000, cost: 0.23, seconds: 204 },
  { whose: 'alone', model: 'claude-opus-4-5', calls: 1, tokens: 2100, cost: 0.02, seconds: 14 },
];

export const open: ComparisonView = {
  state: 'open',
  answers: [
    { side: 'A', text: council },
    { side: 'B', text: alone },
  ],
};

export const picked = (choice: 'A' | 'B' | 'equal' = 'A', by = 'Papa'): ComparisonView => ({
  state: 'picked',
  answers: [
    { side: 'A', text: council, took: took[0] },
    { side: 'B', text: alone, took: took[1] },
  ],
  pick: {
    choice,
    whose: choice === 'equal' ? 'equal' : choice === 'A' ? 'council' : 'alone',
    by,
    person: by.toLowerCase(),
    score: { council: 7, alone: 3, equal: 2 },
  },
});

export const compared = (comparison: ComparisonView, language: Language = 'en'): CouncilView =>
  decision(language, {
    status: 'decided',
    decision: { verdict: 'accept', by: 'papa', at: t0 },
    comparison,
  });
