/** Runs one suite in a process of its own; a process that dies or never ends counts as a failure. */
import { spawn } from 'node:child_process';
import { projectNode, root } from '../setup/run.mjs';

/**
 * @typedef {{ title: string, seconds: number }} Timed
 * @typedef {{ title: string, reason: string }} Failure
 * @typedef {{ passed: number, failed: number, failures?: Failure[], skipped: string[], slowest?: Timed[] }} Counts
 * @typedef {{ id: string, what: string, count: number, seed?: number | string, result: string }} Trial
 * @typedef {{ name: string, counts: Counts, trials: Trial[], seconds: number, trouble?: string }} Outcome
 */

/**
 * @param {import('./suites.mjs').Suite} suite
 * @param {{ env?: NodeJS.ProcessEnv, live?: boolean }} [options] not live: what it says is kept together and printed at its
 * end, because another suite runs beside it
 * @returns {Promise<Outcome>}
 */
export function runSuite(suite, { env = process.env, live = true } = {}) {
  return new Promise((resolve) => {
    if (live) console.log(`\n── ${suite.name}`);
    const started = performance.now();
    /** @type {Counts | undefined} */
    let counts;
    /** @type {Trial[]} */
    const trials = [];
    let late = false;
    const child = spawn(projectNode(), [suite.runner, ...suite.files], {
      cwd: root,
      env,
      stdio: live ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('message', (/** @type {any} */ message) => {
      if (message?.counts) counts = message.counts;
      if (message?.trial) trials.push(message.trial);
    });
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, suite.minutes * 60_000);
    child.on('error', () => {});
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (!live) process.stdout.write(`\n── ${suite.name}\n${Buffer.concat(said).toString()}`);
      const seconds = (performance.now() - started) / 1000;
      const ended = signal ?? `exit code ${code}`;
      const trouble = late
        ? `${suite.name}: did not end in ${suite.minutes} minutes`
        : counts === undefined || (code !== 0 && counts.failed === 0)
          ? `${suite.name}: its process ended early (${ended})`
          : undefined;
      const known = counts ?? { passed: 0, failed: 0, skipped: [] };
      const total = trouble ? { ...known, failed: known.failed + 1 } : known;
      resolve({ name: suite.name, counts: total, trials, seconds, ...(trouble ? { trouble } : {}) });
    });
  });
}
