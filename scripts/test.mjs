/**
 * `npm test`: from a fresh clone to one line that says how many passed and failed. Names after `--` are rooms of test/
 * to run alone, without the checks.
 */

import { findChromium, findCodeServer } from './setup/places.mjs';
import { npm, say } from './setup/run.mjs';
import { ensureVsix } from './setup/vsix.mjs';
import { setup, setupEditor } from './setup.mjs';
import { inLanes, laneCount } from './test/lanes.mjs';
import { runSuite } from './test/runSuite.mjs';
import { allSuites, titlesIn } from './test/suites.mjs';
import { printSummary } from './test/summary.mjs';

/** @typedef {import('./test/runSuite.mjs').Outcome} Outcome */

/** A step that is not a suite, counted as one test. @param {string} name @param {() => Promise<unknown>} work @returns {Promise<Outcome>} */
async function step(name, work) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  /** @param {Partial<Outcome>} rest @returns {Outcome} */
  const outcome = (rest) => ({
    name,
    counts: { passed: rest.trouble ? 0 : 1, failed: rest.trouble ? 1 : 0, skipped: [] },
    trials: [],
    seconds: (performance.now() - started) / 1000,
    ...rest,
  });
  try {
    await work();
    return outcome({});
  } catch (error) {
    return outcome({ trouble: `${name}: ${/** @type {Error} */ (error).message}` });
  }
}

/** @param {import('./test/suites.mjs').Suite} suite @param {boolean} live @returns {Promise<Outcome>} */
async function runOrSkip(suite, live) {
  const missing = suite.needs.filter((need) => (need === 'chromium' ? !findChromium() : !findCodeServer()));
  if (missing.length === 0) return runSuite(suite, { live });
  console.log(`\n── ${suite.name}\n  not run: no ${missing.join(', no ')}`);
  return {
    name: suite.name,
    counts: { passed: 0, failed: 0, skipped: titlesIn(suite) },
    trials: [],
    seconds: 0,
  };
}

const wanted = process.argv.slice(2);
/** @type {Outcome[]} */
const outcomes = [await step('set-up', setup)];
if (outcomes[0]?.counts.failed === 0) {
  const suites = allSuites().filter(
    (suite) => wanted.length === 0 || wanted.some((name) => suite.name.startsWith(name)),
  );
  if (suites.some((suite) => suite.needs.length > 0)) {
    for (const problem of await setupEditor()) say(problem);
  }
  if (wanted.length === 0) {
    outcomes.push(await step('check', () => npm(['run', '--silent', 'check'])));
    outcomes.push(await step('package', () => ensureVsix()));
  }
  const lanes = Math.min(laneCount(), suites.length);
  if (lanes > 1) console.log(`\n${suites.length} suites, ${lanes} at a time: each is printed at its end`);
  outcomes.push(...(await inLanes(suites, lanes, (suite) => runOrSkip(suite, lanes === 1))));
}
printSummary(outcomes);
