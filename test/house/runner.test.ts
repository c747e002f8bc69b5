/** The run of all tests is honest: a process that dies or never ends is a failure, what did not run is named. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'mocha';
import { onlyOne } from '../../scripts/setup/onlyOne.mjs';
import { runSuite } from '../../scripts/test/runSuite.mjs';
import { allSuites } from '../../scripts/test/suites.mjs';
import { summaryLines } from '../../scripts/test/summary.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'a-table-runner-'));

const run = (name: string, code: string, minutes = 1) => {
  const runner = path.join(folder, `${name}.mjs`);
  writeFileSync(runner, code);
  return runSuite({ name, files: [], runner, needs: [], minutes });
};

describe('the run of all tests', function () {
  this.timeout(30_000);
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('adds what a suite counted', async () => {
    const counts = { passed: 3, failed: 0, skipped: ['a'] };
    const outcome = await run(
      'good',
      `process.send({ counts: ${JSON.stringify(counts)} }); process.disconnect();`,
    );
    assert.deepEqual(outcome.counts, counts);
    assert.equal(outcome.trouble, undefined);
  });

  it('counts a process that dies as failed', async () => {
    const outcome = await run('dies', 'process.exit(3);');
    assert.equal(outcome.counts.failed, 1);
    assert.match(outcome.trouble ?? '', /ended early \(exit code 3\)/);
  });

  it('counts a process that dies after its counts as failed', async () => {
    const counts = { passed: 3, failed: 0, skipped: [] };
    const send = `process.send({ counts: ${JSON.stringify(counts)} }, () => process.exit(9));`;
    assert.equal((await run('diesLate', send)).counts.failed, 1);
  });

  it('counts a process that never ends as failed', async () => {
    const outcome = await run('hangs', 'setInterval(() => {}, 1000);', 0.005);
    assert.equal(outcome.counts.failed, 1);
    assert.match(outcome.trouble ?? '', /did not end/);
  });

  it('ends in one line that says how many passed, failed and were skipped', () => {
    const outcome = (failed: number, skipped: string[]) => [
      { name: 'x', counts: { passed: 2, failed, skipped }, trials: [], seconds: 1 },
    ];
    assert.equal(summaryLines(outcome(0, [])).at(-1), '2 passed, 0 failed');
    assert.equal(summaryLines(outcome(1, ['y: a test'])).at(-1), '2 passed, 1 failed, 1 skipped');
    assert.ok(summaryLines(outcome(0, ['y: a test'])).includes('skipped: y: a test'));
  });

  it('finds this very room by itself', () => {
    const house = allSuites().find(({ name }) => name === 'house');
    assert.ok(house?.files.includes('test/house/runner.test.ts'));
  });
});

describe('one set-up at a time', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('lets the second wait for the first', async () => {
    const place = path.join(folder, 'shared');
    const order: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = onlyOne(place, async () => {
      order.push('first in');
      await held;
      order.push('first out');
    });
    const second = onlyOne(place, async () => {
      order.push('second in');
    });
    release();
    await Promise.all([first, second]);
    assert.deepEqual(order, ['first in', 'first out', 'second in']);
  });

  it('passes over a holder that is dead', async () => {
    const place = path.join(folder, 'left');
    mkdirSync(`${place}.lock`, { recursive: true });
    // No process has this number: it is above every system's limit.
    writeFileSync(path.join(`${place}.lock`, 'pid'), '99999999');
    assert.equal(await onlyOne(place, async () => 'done'), 'done');
  });
});
