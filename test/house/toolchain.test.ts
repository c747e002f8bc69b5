/** The tools the house stands on are the ones it was laid with: Node 24 for scripts and tests, types stripped as it runs. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

describe('toolchain', () => {
  it('runs the tests on Node 24, whatever Node the machine has', () => {
    assert.match(process.version, /^v24\./);
  });
});
