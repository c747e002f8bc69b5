/** One table from a council's status to the words of each seed. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { statusWords } from '../../src/host/store/records/statusWords.ts';

describe('§7 a status', () => {
  it('has its word in each file’s own seed', () => {
    const table = Object.fromEntries(
      Object.entries(statusWords).map(([status, { live, log, archive }]) => [status, [live, log, archive]]),
    );
    assert.deepEqual(table, {
      running: ['ACTIVE', 'active', 'running'],
      paused: ['ACTIVE', 'active', 'paused'],
      decision: ['CONVERGED', 'active', 'recommended'],
      decided: ['CONVERGED', 'resolved', 'decided'],
      recommended: ['CONVERGED', 'resolved', 'recommended'],
      rejected: ['CONVERGED', 'resolved', 'rejected'],
      inconclusive: ['TIMEOUT', 'resolved', 'inconclusive'],
      stopped: ['TIMEOUT', 'resolved', 'stopped'],
      'over-budget': ['TIMEOUT', 'resolved', 'over-budget'],
    });
  });
});
