/** Whose answers stand higher: against a maximum that is looked for by brute force, against truths that are known, and whatever is drawn. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import {
  fewestRankings,
  type ModelStanding,
  type PeerRanking,
  rankModels,
} from '../../src/core/councils/measures/bradleyTerry.ts';
import { type Draws, drawSeed, draws } from '../support/draws.ts';

const standing = (rankings: readonly PeerRanking[], model: string): ModelStanding => {
  const found = rankModels(rankings).models.find((each) => each.model === model);
  assert.ok(found, model);
  return found;
};
const chance = (rankings: readonly PeerRanking[], model: string) => {
  const found = standing(rankings, model).chance;
  assert.ok(found, `${model}: too few to say`);
  return found;
};
const often = (times: number, ...tiers: string[][]): PeerRanking[] =>
  Array.from({ length: times }, (_, n) => ({ tiers, council: `c${n}` }));

/** The summit by walking: up in each direction by ever smaller steps, from pairs counted one by one. */
function walked(rankings: readonly PeerRanking[], names: readonly string[]): Map<string, number> {
  const place = new Map(names.map((name) => [name, 0]));
  const height = (): number => {
    let sum = 0;
    for (const strength of place.values()) sum -= 0.05 * strength ** 2;
    for (const { tiers } of rankings)
      tiers.forEach((tier, n) => {
        for (const a of tier)
          for (const [m, other] of tiers.entries())
            for (const b of other) {
              if (a === b || m < n) continue;
              // Within a tier each pair is seen from both sides, and half a win is given each time.
              const won = Math.log(1 / (1 + Math.exp((place.get(b) ?? 0) - (place.get(a) ?? 0))));
              sum += m > n ? won : won / 2;
            }
      });
    return sum;
  };
  let now = height();
  for (let step = 1; step > 1e-7; step /= 2)
    for (let moved = true; moved; ) {
      moved = false;
      for (const name of names)
        for (const way of [step, -step]) {
          const was = place.get(name) ?? 0;
          place.set(name, was + way);
          const then = height();
          if (then > now + 1e-15) [now, moved] = [then, true];
          else place.set(name, was);
        }
    }
  return place;
}

const drawnRankings = fc.array(
  fc.record({
    council: fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5'),
    // Each model up to twice, in up to four tiers.
    tiers: fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat({ max: 3 })), {
        minLength: 2,
        maxLength: 6,
      })
      .map((placed) =>
        [0, 1, 2, 3]
          .map((tier) => placed.flatMap(([name, at]) => (at === tier ? [name] : [])))
          .filter((t) => t.length),
      ),
  }),
  { maxLength: 40 },
);
const close = (a: number, b: number, message: string) =>
  assert.ok(Math.abs(a - b) < 1e-5, `${message}: ${a}, ${b}`);

/** One answer a model, ranked by every other seat: better answers by a strength, and each judge sees them through noise of its own. */
function heldCouncils(
  strengths: Readonly<Record<string, number>>,
  councils: number,
  chance: Draws,
  noise = { answer: 0, judge: 1 },
): PeerRanking[] {
  const gumbel = () => -Math.log(-Math.log(chance.next() || 1e-12));
  const names = Object.keys(strengths);
  return Array.from({ length: councils }, (_, n) => {
    const luck = new Map(names.map((name) => [name, noise.answer * (gumbel() - gumbel())]));
    return names.map((judge): PeerRanking => {
      const seen = names
        .filter((name) => name !== judge)
        .map((name) => ({
          name,
          worth: (strengths[name] ?? 0) + (luck.get(name) ?? 0) + noise.judge * gumbel(),
        }))
        .toSorted((a, b) => b.worth - a.worth);
      return { council: `c${n}`, tiers: seen.map(({ name }) => [name]) };
    });
  }).flat();
}

/** What the figure means: against each other model alike. */
function truth(strengths: Readonly<Record<string, number>>, model: string): number {
  const others = Object.keys(strengths).filter((name) => name !== model);
  const mine = strengths[model] ?? 0;
  return (
    others.reduce((sum, each) => sum + 1 / (1 + Math.exp((strengths[each] ?? 0) - mine)), 0) / others.length
  );
}

describe('§6 whose first answers stand higher (Bradley-Terry)', () => {
  it('is the summit that a walk over all pairs finds', () => {
    fc.assert(
      fc.property(drawnRankings, (rankings) => {
        const names = [...new Set(rankings.flatMap(({ tiers }) => tiers.flat()))];
        const strengths = walked(
          rankings.filter(({ tiers }) => new Set(tiers.flat()).size > 1),
          names,
        );
        const ranked = rankModels(rankings).models;
        const met = ranked.map(({ model }) => model);
        for (const { model, chance: found } of ranked) {
          if (!found) continue;
          const others = met.filter((each) => each !== model);
          const mine = strengths.get(model) ?? 0;
          const expected =
            others.reduce((sum, each) => sum + 1 / (1 + Math.exp((strengths.get(each) ?? 0) - mine)), 0) /
            others.length;
          close(found.value, expected, model);
        }
      }),
      { numRuns: 60, seed: drawSeed() },
    );
  });

  it('two models: the share of wins, drawn a little to the middle; wins alone are never certainty', () => {
    const nine = chance([...often(90, ['a'], ['b']), ...often(30, ['b'], ['a'])], 'a');
    assert.ok(nine.value > 0.74 && nine.value < 0.75, String(nine.value));
    const always = chance(often(12, ['a'], ['b']), 'a');
    assert.ok(always.value > 0.9 && always.value < 1 && always.high < 1 && always.low > 0.4);
    const never = chance(often(12, ['a'], ['b']), 'b');
    close(never.value, 1 - always.value, 'who never won');
    const equal = chance(often(20, ['a', 'b']), 'a');
    close(equal.value, 0.5, 'equal');
  });

  it('under ten rankings of a model it is too few to say, and the others are told all the same', () => {
    const rankings = [...often(fewestRankings, ['a'], ['b']), ...often(fewestRankings - 1, ['c'], ['a'])];
    assert.equal(standing(rankings, 'c').chance, undefined);
    assert.equal(standing(rankings, 'c').rankings, 9);
    assert.ok(chance(rankings, 'a').value > 0);
    assert.equal(rankModels(rankings).models.at(-1)?.model, 'c', 'comes last');
  });

  it('models that never met, one that stands twice, one alone, nothing at all', () => {
    const apart = [...often(20, ['a'], ['b']), ...often(20, ['c'], ['d'])];
    close(chance(apart, 'a').value, chance(apart, 'c').value, 'two islands');
    const twice = chance(often(20, ['a'], ['b'], ['a']), 'a');
    close(twice.value, 0.5, 'once above and once below');
    assert.deepEqual(rankModels(often(20, ['a'], ['a'])), { rankings: 0, councils: 0, models: [] });
    assert.deepEqual(rankModels([]), { rankings: 0, councils: 0, models: [] });
    for (const odd of ['constructor', '__proto__', 'a'.repeat(200), 'modèle « é »'])
      assert.ok(chance(often(10, [odd], ['b']), odd).value > 0.5);
  });

  it('whatever is drawn: the order of input does not matter, a mirror mirrors, the mean is one half, intervals hold the value', () => {
    fc.assert(
      fc.property(drawnRankings, fc.nat(), (rankings, seed) => {
        const whole = rankModels(rankings);
        const dice = draws(seed);
        const mixed = rankings
          .map((each) => ({ each, at: dice.next() }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ each }) => each);
        assert.deepEqual(rankModels(mixed), whole);
        const mirrored = rankModels(
          rankings.map(({ tiers, council }) => ({ council, tiers: tiers.toReversed() })),
        );
        for (const { model, chance: found } of whole.models) {
          const back = mirrored.models.find((each) => each.model === model)?.chance;
          assert.equal(back === undefined, found === undefined);
          if (!found || !back) continue;
          close(found.value, 1 - back.value, 'mirrored');
          close(found.low, 1 - back.high, 'mirrored bound');
          assert.ok(
            0 <= found.low && found.low <= found.value && found.value <= found.high && found.high <= 1,
          );
        }
        if (whole.models.length > 0 && whole.models.every((each) => each.chance))
          close(
            whole.models.reduce((sum, each) => sum + (each.chance?.value ?? 0), 0) / whole.models.length,
            0.5,
            'mean',
          );
      }),
      { numRuns: 150, seed: drawSeed() },
    );
  });

  it('one more win never lowers a model', () => {
    fc.assert(
      fc.property(drawnRankings, fc.constantFrom('b', 'c', 'd'), (rankings, loser) => {
        const all = [...often(fewestRankings, ['a'], ['b'], ['c', 'd']), ...rankings];
        const more = [...all, { council: 'one more', tiers: [['a'], [loser]] }];
        assert.ok(chance(more, 'a').value >= chance(all, 'a').value - 1e-9);
      }),
      { numRuns: 150, seed: drawSeed() },
    );
  });

  it('thirty councils whose true order is known: the order is found, and the intervals cover it', () => {
    const strengths = { opus: 1.2, sonnet: 0.4, gpt: -0.3, glm: -1.3 };
    const ranked = rankModels(heldCouncils(strengths, 30, draws(12)));
    assert.deepEqual([ranked.rankings, ranked.councils], [120, 30]);
    assert.deepEqual(
      ranked.models.map(({ model }) => model),
      ['opus', 'sonnet', 'gpt', 'glm'],
    );
    for (const { model, chance: found } of ranked.models) {
      const real = truth(strengths, model);
      assert.ok(
        found && found.low <= real && real <= found.high,
        `${model}: ${JSON.stringify(found)}, truly ${real}`,
      );
      assert.ok(found.high - found.low < 0.25, 'and say something');
    }
  });

  it('95 in a hundred intervals hold the truth, in a few councils too, and where judges of one council agree with each other', () => {
    const strengths = { a: 0.9, b: 0.2, c: -0.2, d: -0.9 };
    const chance = draws(drawSeed());
    const held = (councils: number, noise?: { answer: number; judge: number }, real = strengths) => {
      let inside = 0;
      let all = 0;
      for (let time = 0; time < 150; time++)
        for (const { model, chance: found } of rankModels(heldCouncils(strengths, councils, chance, noise))
          .models) {
          const value = noise ? real[model as 'a'] : truth(strengths, model);
          all++;
          if (found && found.low <= value && value <= found.high) inside++;
        }
      return inside / all;
    };
    for (const councils of [5, 12, 30]) {
      const share = held(councils);
      assert.ok(share > 0.92, `${councils} councils: ${share}`);
    }
    // Where an answer has luck of its own that all judges see, the truth is what very many councils would show.
    const noise = { answer: 1, judge: 0.7 };
    const many = rankModels(heldCouncils(strengths, 4000, chance, noise));
    const real = Object.fromEntries(
      many.models.map(({ model, chance: found }) => [model, found?.value ?? 0]),
    );
    const share = held(20, noise, real as typeof strengths);
    assert.ok(share > 0.91, `judges who agree: ${share}`);
  }).timeout(60_000);

  it('a thousand councils of forty models are counted in a blink', () => {
    const strengths = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`m${n}`, n / 20]));
    const chance = draws(3);
    const rankings = Array.from({ length: 1000 }, (_, n) => {
      const seated = Object.fromEntries(
        Array.from({ length: 4 }, () => chance.pick(Object.entries(strengths))),
      );
      return heldCouncils(seated, 1, chance).map((each) => ({ ...each, council: `c${n}` }));
    }).flat();
    const before = performance.now();
    const ranked = rankModels(rankings);
    assert.ok(performance.now() - before < 3000, `${performance.now() - before} ms`);
    assert.equal(ranked.models.length, 40);
  }).timeout(20_000);
});
