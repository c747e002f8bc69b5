/** The end of a run: a line for each suite, what did not run by name, and the last line, which tools read. */

/** @param {import('./runSuite.mjs').Outcome[]} outcomes */
export function totals(outcomes) {
  return {
    passed: outcomes.reduce((sum, { counts }) => sum + counts.passed, 0),
    failed: outcomes.reduce((sum, { counts }) => sum + counts.failed, 0),
    skipped: outcomes.flatMap(({ counts }) => counts.skipped),
  };
}

/** @param {import('./runSuite.mjs').Outcome[]} outcomes */
export function printSummary(outcomes) {
  const { passed, failed, skipped } = totals(outcomes);
  console.log('\nsuite            passed  failed  skipped  seconds');
  for (const { name, counts, seconds } of outcomes) {
    const numbers = [counts.passed, counts.failed, counts.skipped.length].map((count) =>
      String(count).padStart(7),
    );
    console.log(`${name.padEnd(15)} ${numbers.join(' ')}  ${seconds.toFixed(1).padStart(7)}`);
  }
  for (const { trouble } of outcomes) if (trouble) console.log(`failed: ${trouble}`);
  for (const title of skipped) console.log(`skipped: ${title}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`);
  process.exitCode = failed ? 1 : 0;
}
