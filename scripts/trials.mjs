/** `npm run trials`: the suites with their full counts, and the table of every trial that was run. */

import { say } from './setup/run.mjs';
import { setup } from './setup.mjs';
import { runSuite } from './test/runSuite.mjs';
import { allSuites } from './test/suites.mjs';
import { printSummary } from './test/summary.mjs';

/** @param {import('./test/runSuite.mjs').Trial[]} trials */
function printTable(trials) {
  const rank = (/** @type {string} */ id) => (id.startsWith('R') ? 0 : 1000) + Number(id.replace(/\D/g, ''));
  const rows = trials
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .map(({ id, what, count, seed, result }) => [id, what, String(count), String(seed ?? ''), result]);
  const table = [['trial', 'what', 'times', 'seed', 'result'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  console.log('');
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

try {
  await setup();
  const wanted = process.argv.slice(2);
  const suites = allSuites().filter(({ name, needs }) =>
    wanted.length === 0 ? needs.length === 0 : wanted.includes(name),
  );
  const env = { ...process.env, A_TABLE_TRIALS: 'full', A_TABLE_TEST_TIMEOUT: String(60 * 60_000) };
  const outcomes = [];
  for (const suite of suites) outcomes.push(await runSuite({ ...suite, minutes: 120 }, { env }));
  printTable(outcomes.flatMap(({ trials }) => trials));
  printSummary(outcomes);
} catch (error) {
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
