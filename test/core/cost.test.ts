/** What a call costs: each token once, at the price of what was done with it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { costOf, mostFor } from '../../src/core/councils/budget/cost.ts';

const price = { input: 2, output: 10, cached: 0.2, stored: 2.5 };
const million = 1_000_000;

describe('§7 the cost of a call', () => {
  it('counts what came from a cache, what was stored in one, and the rest, each at its price', () => {
    const usage = { input: 4 * million, output: million, cached: million, stored: 2 * million };
    assert.equal(costOf(price, usage), 2 + 0.2 + 2 * 2.5 + 10);
    assert.equal(costOf({ input: 2, output: 10 }, usage), 4 * 2 + 10, 'where the price is one for all');
  });

  it('is never more than what is set aside for it, nor less than nothing', () => {
    const tokens = fc.nat(200_000);
    fc.assert(
      fc.property(tokens, tokens, tokens, tokens, (input, output, cached, stored) => {
        const cost = costOf(price, { input, output, cached, stored });
        assert.ok(cost >= 0 && cost <= mostFor(price, input, output) + 1e-9, `${cost}`);
      }),
      { seed: 20261117, numRuns: 500 },
    );
  });
});
