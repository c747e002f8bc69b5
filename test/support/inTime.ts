/**
 * A limit on real time that the product promises. It is held as it stands in `npm run trials`; beside other suites, on a
 * machine that does several things at once, four times as long is allowed: what this looks for there is hanging, not speed.
 */
import assert from 'node:assert/strict';
import { fullTrials } from './trials.ts';

export function assertInTime(ms: number, limit: number, what = ''): void {
  assert.ok(ms < limit * (fullTrials ? 1 : 4), `${what ? `${what}: ` : ''}${Math.round(ms)} ms`);
}
