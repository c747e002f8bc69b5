/**
 * How many times a trial is tried: a small, seeded count in `npm test`, the full one in `npm run trials`; and the row it
 * leaves in the report of either.
 */
import type { Context, Suite } from 'mocha';

export const fullTrials = process.env.A_TABLE_TRIALS === 'full';

export function times(small: number, full: number): number {
  return fullTrials ? full : small;
}

export interface TrialRow {
  /** R1 … S24, as in the list of trials. */
  readonly id: string;
  readonly what: string;
  readonly count: number;
  readonly seed?: number | string;
  /** In words and figures: what was seen. */
  readonly result: string;
}

export function reportTrial(trial: TrialRow): void {
  const seed = trial.seed === undefined ? '' : `, seed ${trial.seed}`;
  console.log(`    ${trial.id} ${trial.what}: ${trial.count} times${seed}: ${trial.result}`);
  process.send?.({ trial });
}

/** For `after`: a suite with a failed test has not held, whatever its row would have said. */
export function reportAfter(trial: () => TrialRow): (this: Context) => void {
  return function () {
    const failed = failedIn(this.test?.parent);
    reportTrial(failed === 0 ? trial() : { ...trial(), result: `FAILED in ${failed} of its tests` });
  };
}

const failedIn = (suite: Suite | undefined): number =>
  suite === undefined
    ? 0
    : suite.tests.filter((test) => test.isFailed()).length +
      suite.suites.reduce((sum, each) => sum + failedIn(each), 0);
