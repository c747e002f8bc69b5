/** What a run of tests came to; sent by every process that runs some, added up by `npm test`. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Full titles of what did not run. */
  readonly skipped: readonly string[];
}

/** To the process that started us; a run by hand has none, and its exit code says enough. */
export function reportCounts(counts: Counts): void {
  process.send?.({ counts });
  process.exitCode = counts.failed ? 1 : 0;
}
