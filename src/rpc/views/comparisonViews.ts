/** What clients are shown of a council beside one model alone: nothing that tells which is which before a person has picked. */
import type { Score } from '../../core/councils/baseline.ts';
import type * as core from '../../core/councils/comparison.ts';

export type ScoreView = Score;
export type AnswerTook = core.AnswerTook;
export type ComparedAnswer = core.ComparedAnswer;
export type ComparisonView = core.Comparison;
export type PickView = NonNullable<core.Comparison['pick']>['choice'];
