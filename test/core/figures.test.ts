/** The figures of councils: stands on one scale, matrices merged, what was measured, and means over many. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { statsOf } from '../../src/core/councils/measures/manyCouncils.ts';
import { metricsOf } from '../../src/core/councils/measures/metrics.ts';
import { median, mergedMatrix, optionName } from '../../src/core/councils/voting/mergedMatrix.ts';
import { stories } from '../support/councilStories.ts';
import { drawnCouncils } from '../support/drawnCouncils.ts';
import { protocolStories } from '../support/protocolStories.ts';

describe('§7 a decision matrix', () => {
  it('is merged by the name of the option whatever its case, emphasis and punctuation; the score is the median', () => {
    const rows = mergedMatrix(protocolStories.analysis('en'));
    assert.deepEqual(
      rows.map(({ option, score, by }) => [option, score, by.map(({ row }) => row.score)]),
      [
        ['Take NATS', 4, [3, 4, 5]],
        ['Keep the file', 2, [4, 2, 1]],
      ],
    );
  });

  it('knows the same option in both languages’ accents, and not another', () => {
    assert.equal(optionName('**Écrire à la main**'), optionName('ecrire a la main.'));
    assert.notEqual(optionName('C#'), optionName('C++'));
  });

  it('has the middle of an odd number of scores, and between the two of an even one', () => {
    assert.equal(median([]), undefined);
    assert.equal(median([5, 1, 4]), 4);
    assert.equal(median([1, 4]), 2.5);
  });
});

describe('§7 the metrics of a council', () => {
  it('count convergence, rounds to it, flips and what was sent back', () => {
    const { converged, rounds, roundsToConsensus, flips, sentBack, rating } = metricsOf(
      protocolStories.prd('en'),
    );
    assert.deepEqual(
      { converged, rounds, roundsToConsensus, flips, sentBack, rating },
      { converged: true, rounds: 2, roundsToConsensus: 2, flips: 1, sentBack: 1, rating: 4 },
    );
    const debate = metricsOf(stories.resolved('en'));
    assert.deepEqual([debate.converged, debate.rounds, debate.roundsToConsensus], [false, 3, undefined]);
  });

  it('at a round table take the worst stance towards the others for a stand', () => {
    const { converged, roundsToConsensus, flips } = metricsOf(protocolStories.roundtable('fr'));
    assert.deepEqual(
      { converged, roundsToConsensus, flips },
      { converged: true, roundsToConsensus: 2, flips: 1 },
    );
  });

  it('measure diversity by what the first positions share: none is 1, all is 0', () => {
    assert.equal(metricsOf(stories.resolved('en')).diversity, 1);
    assert.equal(metricsOf(protocolStories.engineering('en')).diversity, 0);
  });

  it('set the time against the critical path: the slowest voice of each phase, or all of them one after the other', () => {
    const parallel = metricsOf(stories.resolved('en'));
    assert.equal(parallel.criticalSeconds, 4 * 4);
    assert.ok(parallel.seconds >= parallel.criticalSeconds);
    assert.equal(metricsOf(protocolStories.roundtable('en')).criticalSeconds, 3 * 4 + 3 * 4 + 4 + 4);
  });

  it('know the cost where the seats have a price, and say nothing of it elsewhere', () => {
    assert.equal(metricsOf(protocolStories.analysis('en')).cost, 0.024);
    assert.equal('cost' in metricsOf(protocolStories.prd('en')), false);
  });

  it('come out in their bounds for any council, and change nothing', () => {
    fc.assert(
      fc.property(drawnCouncils, (council) => {
        const before = JSON.stringify(council);
        const { diversity = 0, words, rounds, roundsToConsensus = 0, flips } = metricsOf(council);
        assert.ok(diversity >= 0 && diversity <= 1);
        assert.ok(Object.values(words).every((share) => share >= 0 && share <= 100));
        assert.ok(rounds >= 0 && roundsToConsensus <= rounds && flips >= 0);
        assert.equal(JSON.stringify(council), before);
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});

describe('§7 the figures of many councils', () => {
  it('are means over those that know them', () => {
    const rows = Object.values(protocolStories).map((story) => {
      const council = story('en');
      return { mode: council.protocol.id, status: council.status, metrics: metricsOf(council) };
    });
    const stats = statsOf(rows);
    assert.equal(stats.councils, 7);
    assert.deepEqual(stats.byStatus, { decided: 6, recommended: 1 });
    assert.equal(stats.convergenceRate, 0.71);
    assert.deepEqual([stats.rating, stats.rated], [4, 1]);
    assert.equal(stats.cost, 0.024);
    assert.deepEqual(stats.byMode['review'], { councils: 1, converged: 0 });
    assert.ok((stats.timeOverCriticalPath ?? 0) > 1);
  });

  it('of none are no figures, and no division by nothing', () => {
    assert.deepEqual(statsOf([]), { councils: 0, byStatus: {}, byMode: {}, rated: 0 });
  });
});
