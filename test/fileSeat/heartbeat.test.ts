/** The safety net of the shared file: it is looked at by the clock where no event of the file system comes. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { heartbeat } from '../../src/host/store/shared/heartbeat.ts';
import { virtualClock } from '../support/virtualClock.ts';

const second = 1000;
const minute = 60 * second;

describe('§8 the heartbeat of the shared file', () => {
  function beating() {
    const clock = virtualClock();
    let looks = 0;
    // A folder that is not there can't be watched: only the clock is left.
    const beat = heartbeat('/nowhere/council/memory/shared', clock, () => looks++);
    const during = (ms: number): number => {
      const before = looks;
      for (let passed = 0; passed < ms; passed += second) clock.pass(second);
      return looks - before;
    };
    return { beat, during };
  }

  it('looks every 5 s while somebody is asked there, every half hour while one may be, else never', () => {
    const { beat, during } = beating();
    assert.equal(during(60 * minute), 0);
    beat.pace('asked');
    assert.equal(during(minute), 12);
    beat.pace('open');
    assert.equal(during(60 * minute), 2);
    beat.pace('asked');
    assert.equal(during(5 * second), 1, 'at once at the quick pace');
    beat.pace('none');
    assert.equal(during(60 * minute), 0);
  });

  it('is not put off by being told the same again, and stops', () => {
    const { beat, during } = beating();
    beat.pace('asked');
    assert.equal(during(4 * second), 0);
    beat.pace('asked');
    assert.equal(during(second), 1);
    beat.stop();
    assert.equal(during(minute), 0);
  });
});
