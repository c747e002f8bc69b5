/** Schulze's count of rankings, by hand and against a second count that walks every chain. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { type RankingBallot, schulzeOrder } from '../../../src/core/councils/voting/schulze.ts';
import { unbeaten } from '../../support/pathSchulze.ts';
import { times } from '../../support/trials.ts';

const ballots = (...lines: string[]): RankingBallot[] =>
  lines.map((line) => {
    const [ranking = '', own] = line.split(' own ');
    return {
      ranking: ranking.split(' > ').map((tier) => tier.split(' = ')),
      ...(own === undefined ? {} : { own }),
    };
  });

const order = (letters: string, ...lines: string[]): string =>
  schulzeOrder([...letters], ballots(...lines))
    .map((tier) => tier.join(' = '))
    .join(' > ');

describe('Deliberation §1 the count of rankings', () => {
  it('puts first whom a majority prefers to each other answer', () =>
    assert.equal(order('ABC', 'B > A > C', 'B > C > A', 'A > B > C'), 'B > A > C'));

  it('counts an answer that a ranking leaves out below those it names, equal to the others left out', () =>
    assert.equal(order('ABCD', 'C', 'C > A'), 'C > A > B = D'));

  it('takes equal answers for equal', () =>
    assert.equal(order('ABC', 'A = B > C', 'B = A > C'), 'A = B > C'));

  it('does not count where a voter puts their own answer, neither up nor down', () => {
    // Each of the four puts their own first; of what the others say, B is above all.
    const own = ['A > B > C > D own A', 'B > A > C > D own B', 'C > B > D > A own C', 'D > B > C > A own D'];
    assert.equal(order('ABCD', ...own).charAt(0), 'B');
    // A voter who leaves their own answer out says nothing about it.
    assert.equal(order('AB', 'B own A', 'A own B'), 'A = B');
  });

  it('resolves a circle by its weakest majority: Schulze’s own example of 45 voters', () => {
    const groups: [number, string][] = [
      [5, 'A > C > B > E > D'],
      [5, 'A > D > E > C > B'],
      [8, 'B > E > D > A > C'],
      [3, 'C > A > B > E > D'],
      [7, 'C > A > E > B > D'],
      [2, 'C > B > A > D > E'],
      [7, 'D > C > E > B > A'],
      [8, 'E > B > A > D > C'],
    ];
    const lines = groups.flatMap(([count, line]) => Array.from({ length: count }, () => line));
    assert.equal(order('ABCDE', ...lines), 'E > A > C > B > D');
  });

  it('leaves equal what nothing decides, and nobody out', () => {
    assert.equal(order('ABC'), 'A = B = C');
    assert.equal(order('ABC', 'A > B > C', 'B > C > A', 'C > A > B'), 'A = B = C');
    assert.equal(order('A', 'A'), 'A');
    assert.deepEqual(schulzeOrder([], []), []);
  });

  it('passes over an unknown letter; the rest counts', () =>
    assert.equal(order('AB', 'Z > B > A', 'B > Q > A'), 'B > A'));

  it('finds the same winners as a count that walks every chain of majorities', () => {
    const letters = ['A', 'B', 'C', 'D', 'E'];
    const ballot = fc
      .tuple(
        fc.array(fc.tuple(fc.constantFrom(...letters), fc.boolean()), { maxLength: 6 }),
        fc.option(fc.constantFrom(...letters), { nil: undefined }),
      )
      .map(([places, own]): RankingBallot => {
        const ranking: string[][] = [];
        for (const [letter, joins] of places) {
          if (ranking.flat().includes(letter)) continue;
          if (joins && ranking.length > 0) ranking.at(-1)?.push(letter);
          else ranking.push([letter]);
        }
        return { ranking, ...(own === undefined ? {} : { own }) };
      });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(ballot, { maxLength: 7 }), (count, cast) => {
        const all = letters.slice(0, count);
        const tiers = schulzeOrder(all, cast);
        assert.deepEqual(tiers[0]?.toSorted(), unbeaten(all, cast).toSorted());
        assert.deepEqual(tiers.flat().toSorted(), all);
      }),
      { numRuns: times(1000, 20_000), seed: 20261118 },
    );
  });
});
