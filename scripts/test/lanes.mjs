/**
 * Runs suites beside each other, as many as there is room for: in their order, but never two that must be apart. A group
 * that must be apart is the longest chain there is, so its first begins with the first of the others.
 */
import { availableParallelism } from 'node:os';

/** Two, where there are two cores: a suite is mostly one busy process, and tests that wait should not wait for a core. */
export function laneCount(env = process.env, cores = availableParallelism()) {
  const wished = Number(env.A_TABLE_LANES);
  return Number.isInteger(wished) && wished > 0 ? wished : Math.min(2, cores);
}

/**
 * @template {{ apart?: string | undefined }} Job, Result
 * @param {readonly Job[]} jobs
 * @param {number} lanes
 * @param {(job: Job) => Promise<Result>} work must not reject
 * @returns {Promise<Result[]>} in the order of the jobs, whichever ended first
 */
export async function inLanes(jobs, lanes, work) {
  /** @type {Result[]} */
  const results = [];
  const waiting = new Set(jobs.keys());
  const busy = new Set();
  const jobAt = (/** @type {number} */ index) => /** @type {Job} */ (jobs[index]);
  const next = () => {
    const free = [...waiting].filter((index) => !busy.has(jobAt(index).apart ?? index));
    const first = lanes > 1 ? free.find((index) => jobAt(index).apart !== undefined) : undefined;
    return first ?? free[0];
  };
  async function lane() {
    for (let index = next(); index !== undefined; index = next()) {
      const name = jobAt(index).apart ?? index;
      waiting.delete(index);
      busy.add(name);
      results[index] = await work(jobAt(index));
      busy.delete(name);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
