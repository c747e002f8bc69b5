/** What a run of tests came to; counted and sent by every process that runs some, added up by `npm test`. */
import type { Runner } from 'mocha';

export interface Timed {
  readonly title: string;
  readonly seconds: number;
}

export interface Failure {
  readonly title: string;
  /** The beginning of what it said. */
  readonly reason: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly Failure[];
  /** Full titles of what did not run. */
  readonly skipped: readonly string[];
  /** Ten at most, the slowest first. */
  readonly slowest?: readonly Timed[];
}

/** Asked again at any time: what was counted so far. A hook that fails or takes long counts like a test. */
export function countIn(runner: Runner): () => Counts {
  let [passed, failed] = [0, 0];
  const failures: Failure[] = [];
  const skipped: string[] = [];
  const timed: Timed[] = [];
  const time = (title: string, milliseconds = 0) => timed.push({ title, seconds: milliseconds / 1000 });
  runner.on('pass', (test) => {
    passed += 1;
    time(test.fullTitle(), test.duration);
  });
  runner.on('fail', (test, error) => {
    failed += 1;
    failures.push({ title: test.fullTitle(), reason: String(error?.message ?? error).slice(0, 400) });
    time(test.fullTitle(), test.duration);
  });
  runner.on('pending', (test) => {
    skipped.push(test.fullTitle());
  });
  runner.on('hook end', (hook) => {
    time(hook.fullTitle(), hook.duration);
  });
  return () => ({
    passed,
    failed,
    failures,
    skipped,
    slowest: timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10),
  });
}

/** To the process that started us; a run by hand has none, and its exit code says enough. */
export function reportCounts(counts: Counts): void {
  process.send?.({ counts });
  process.exitCode = counts.failed ? 1 : 0;
}
