/** Nothing reaches a reader as a bare code: every phase, reason, flag, limit and verdict has words in both languages. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Degradation, Flag, Reason } from '../../src/core/councils/council.ts';
import type { ReadingProblem } from '../../src/core/forms/reading.ts';
import { councilWords } from '../../src/rpc/words/council/councilWords.ts';
import { builtIn } from '../support/drawnCouncils.ts';

/** Listed here so that a code which is added to the core does not compile without its words being looked at. */
const reasons: Record<Reason['code'], true> = {
  converged: true,
  'not-converged': true,
  'rounds-reached': true,
  'rounds-not-reached': true,
  'too-few-answered': true,
  'no-quorum': true,
  'all-agree': true,
  'someone-disagrees': true,
  'blocking-open': true,
  'injection-unacknowledged': true,
  'stopped-by': true,
  'paused-by': true,
  'reopened-late': true,
  'waits-for-floor': true,
  'strong-consensus': true,
  'soft-consensus': true,
  'no-consensus': true,
  'sent-back': true,
  'not-sent-back': true,
  repetition: true,
  'no-repetition': true,
  'has-role': true,
  'no-role': true,
  'has-checks': true,
  'no-checks': true,
  always: true,
  'owner-failed': true,
  'budget-tokens': true,
  'budget-cost': true,
  'budget-time': true,
  'different-answers': true,
  'one-answer': true,
  'not-said': true,
  'motion-put': true,
  'no-motion': true,
  'points-open': true,
  'no-points-open': true,
  advocate: true,
  'no-advocate': true,
};
const flags: Record<Flag['code'], true> = {
  repeats: true,
  conforms: true,
  dominates: true,
  unacknowledged: true,
  unanswered: true,
  'cut-context': true,
  'moved-unexplained': true,
  'moved-with-majority': true,
};
const degradations: Record<Degradation['code'], true> = {
  'skipped-optional': true,
  'shortened-context': true,
  paused: true,
  synthesised: true,
  'passed-over': true,
  'fewer-rounds': true,
};
const problems: Record<ReadingProblem['code'], true> = {
  empty: true,
  'vote-missing': true,
  'vote-ambiguous': true,
  'recommendation-missing': true,
  'minority-missing': true,
  'change-mind-missing': true,
  'unknown-seat': true,
  'too-long': true,
  'stance-missing': true,
  'confidence-missing': true,
  'verdict-missing': true,
  'table-missing': true,
  'column-missing': true,
  'score-unreadable': true,
  'tldr-missing': true,
  'actions-missing': true,
  'over-a-page': true,
  'diff-missing': true,
  'place-missing': true,
  'line-missing': true,
  'file-missing': true,
  'document-missing': true,
  'point-unknown': true,
  'point-not-theirs': true,
  'point-unclear': true,
};

describe('§7 the words of a council', () => {
  for (const language of ['en', 'fr'] as const) {
    const words = councilWords[language];
    it(`name every phase of every protocol in ${language}`, () => {
      for (const { id, phases } of builtIn)
        for (const phase of phases) assert.ok(words.phases[phase.id], `${id} ${phase.id}`);
    });
    it(`say every reason, flag, limit and problem in ${language}`, () => {
      for (const code of Object.keys(reasons)) {
        const said = words.reason({ code, count: 1, of: 3, detail: 'Nova' });
        assert.ok(said !== code && said.length > 5, code);
      }
      for (const code of Object.keys(flags))
        assert.ok(words.flag({ code: code as Flag['code'], percent: 60 }));
      for (const code of Object.keys(degradations)) {
        const said = words.degradation(code as Degradation['code'], 'cost', words.phases['REVIEW'] ?? '');
        assert.ok(said.includes(words.limits.cost) && said.includes(words.phases['REVIEW'] ?? '?'), said);
      }
      for (const code of Object.keys(problems)) assert.notEqual(words.problem(code), code);
    });
  }
});
