/** Replies in generated dress: no consent is counted that was not given, and no stated objection is lost. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after, describe, it } from 'mocha';
import { drawSeed } from '../../support/draws.ts';
import { type DressedReply, dressedReplies } from '../../support/dressedReplies.ts';
import { faults, misread } from '../../support/dressFaults.ts';
import { motionTable, readAs } from '../../support/readAs.ts';
import { reportAfter, times } from '../../support/trials.ts';

describe('replies in generated dress', () => {
  const runs = times(4000, 50_000);
  const seed = drawSeed();
  const amiss: Record<string, number> = {};
  after(
    reportAfter(() => ({
      id: 'R12',
      what: 'replies in generated dress, all forms with fields, both languages',
      count: runs,
      seed,
      result: `no consent that was not given, no objection lost; ${Object.entries(amiss)
        .map(([what, count]) => `${what} ${count}`)
        .join(', ')}`,
    })),
  );

  function check({ form, text, meant, dress }: DressedReply): void {
    const reading = readAs(form, text, motionTable);
    const wrong = faults(reading, meant);
    assert.deepEqual(wrong, [], `${form} (${dress}):\n${text}\n${JSON.stringify(reading)}`);
    for (const [what, isSo] of misread(reading, meant, dress))
      amiss[what] = (amiss[what] ?? 0) + (isSo ? 1 : 0);
  }

  it('are read for what they mean, or asked for again', () => {
    fc.assert(fc.property(dressedReplies, check), { numRuns: runs, seed });
  }).timeout(600_000);
});
