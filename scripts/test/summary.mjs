/**
 * The end of a run: the slowest tests, a line for each suite, what failed and what did not run by name, and the last line,
 * which tools read. A log is often kept only in part, and its end at the least: so what failed stands here once more.
 */

/** @param {import('./runSuite.mjs').Outcome[]} outcomes @returns {string[]} */
export function summaryLines(outcomes) {
  const passed = outcomes.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = outcomes.reduce((sum, { counts }) => sum + counts.failed, 0);
  const skipped = outcomes.flatMap(({ counts }) => counts.skipped);
  const rows = outcomes.map(({ name, counts, seconds }) => {
    const numbers = [counts.passed, counts.failed, counts.skipped.length].map((count) =>
      String(count).padStart(7),
    );
    return `${name.padEnd(15)} ${numbers.join(' ')}  ${seconds.toFixed(1).padStart(7)}`;
  });
  const slowest = outcomes
    .flatMap(({ name, counts }) => (counts.slowest ?? []).map((test) => ({ name, ...test })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, title, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${name}: ${title}`);
  return [
    ...(slowest.length ? ['', 'seconds  the slowest tests', ...slowest] : []),
    '',
    'suite            passed  failed skipped  seconds',
    ...rows,
    ...outcomes.flatMap(({ name, counts }) =>
      (counts.failures ?? []).flatMap(({ title, reason }) => [
        `failed: ${name}: ${title}`,
        ...reason.split('\n').map((line) => `    ${line}`),
      ]),
    ),
    ...outcomes.flatMap(({ trouble }) => (trouble ? [`failed: ${trouble}`] : [])),
    ...skipped.map((title) => `skipped: ${title}`),
    '',
    `${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`,
  ];
}

/** @param {import('./runSuite.mjs').Outcome[]} outcomes */
export function printSummary(outcomes) {
  for (const line of summaryLines(outcomes)) console.log(line);
  process.exitCode = outcomes.some(({ counts }) => counts.failed > 0) ? 1 : 0;
}
