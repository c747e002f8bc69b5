/** Replies in generated dress: no consent is counted that was not given, and no stated objection is lost. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after, describe, it } from 'mocha';
import { type DressedReply, dressedReplies } from '../../support/dressedReplies.ts';
import { readAs } from '../../support/readAs.ts';
import { reportAfter, times } from '../../support/trials.ts';

const bare = (text: string): string => text.replace(/[*\s]+/g, ' ').trim();

describe('replies in generated dress', () => {
  const runs = times(4000, 50_000);
  const seed = 20261118;
  const amiss = {
    'agreement not read': 0,
    'another vote not read': 0,
    '“none” taken for an issue': 0,
    'issues cut otherwise': 0,
  };
  after(
    reportAfter(() => ({
      id: 'R12',
      what: 'replies in generated dress, both languages',
      count: runs,
      seed,
      result: `no consent that was not given, no objection lost; ${Object.entries(amiss)
        .map(([what, count]) => `${what} ${count}`)
        .join(', ')}`,
    })),
  );

  function check({ form, text, vote, blocking, dress }: DressedReply): void {
    const reading = readAs(form, text);
    if (vote !== 'agree')
      assert.notEqual(reading.vote, 'agree', `consent that was not given (${dress}):\n${text}`);
    for (const issue of blocking)
      assert.ok(
        reading.blocking.some((each) => bare(each).includes(bare(issue))),
        `an objection is lost (${dress}): ${issue}\n${JSON.stringify(reading.blocking)}\n${text}`,
      );
    if (vote === 'agree' && reading.vote !== 'agree') amiss['agreement not read'] += 1;
    if ((vote === 'disagree' || vote === 'nuance') && reading.vote !== vote)
      amiss['another vote not read'] += 1;
    if (blocking.length === 0 && reading.blocking.length > 0) amiss['“none” taken for an issue'] += 1;
    const isNested = dress.includes('nested');
    if (blocking.length > 0 && reading.blocking.length !== (isNested ? 1 : blocking.length))
      amiss['issues cut otherwise'] += 1;
  }

  it('are read for what they mean, or asked for again', () => {
    fc.assert(fc.property(dressedReplies, check), { numRuns: runs, seed });
  }).timeout(300_000);
});
