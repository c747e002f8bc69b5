/** The run of all tests is honest: a process that dies or never ends is a failure, what did not run is named. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'mocha';
import { onlyOne } from '../../scripts/setup/onlyOne.mjs';
import { inLanes, laneCount } from '../../scripts/test/lanes.mjs';
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

  it('says at its end once more what failed, and how', () => {
    const failures = [{ title: 'a room holds its door', reason: 'Expected shut\n\nwas open' }];
    const lines = summaryLines([
      { name: 'x', counts: { passed: 2, failed: 1, failures, skipped: [] }, trials: [], seconds: 1 },
    ]);
    const at = lines.indexOf('failed: x: a room holds its door');
    assert.ok(at > lines.findIndex((line) => line.startsWith('suite ')), lines.join('\n'));
    assert.deepEqual(lines.slice(at + 1, at + 4), ['    Expected shut', '    ', '    was open']);
  });

  it('names the ten slowest tests over all suites', () => {
    const timed = (name: string, seconds: number[]) => ({
      name,
      counts: {
        passed: seconds.length,
        failed: 0,
        skipped: [],
        slowest: seconds.map((each) => ({ title: `takes ${each}`, seconds: each })),
      },
      trials: [],
      seconds: 1,
    });
    const lines = summaryLines([timed('a', [9, 7, 5, 3, 1, 0.5]), timed('b', [8, 6, 4, 2, 1.5, 0.2])]);
    const from = lines.indexOf('seconds  the slowest tests');
    const told = lines
      .slice(from + 1, from + 11)
      .map((line) => line.trim().split(/\s+/).slice(0, 2).join(' '));
    assert.deepEqual(told, [
      ...['9.0 a:', '8.0 b:', '7.0 a:', '6.0 b:', '5.0 a:', '4.0 b:', '3.0 a:', '2.0 b:', '1.5 b:', '1.0 a:'],
    ]);
    assert.equal(lines[from + 11], '');
  });

  it('keeps together what a suite says that does not run alone', async () => {
    const talks = path.join(folder, 'talks.mjs');
    const counts = JSON.stringify({ passed: 1, failed: 0, skipped: [] });
    writeFileSync(
      talks,
      `console.log('out'); console.error('err'); process.send({ counts: ${counts} }); process.disconnect();`,
    );
    const written: string[] = [];
    const write = process.stdout.write;
    process.stdout.write = ((text: string) => written.push(text) > 0) as typeof write;
    try {
      await runSuite({ name: 'talks', files: [], runner: talks, needs: [], minutes: 1 }, { live: false });
    } finally {
      process.stdout.write = write;
    }
    const block = written.find((text) => text.includes('── talks')) ?? '';
    assert.match(block, /out/);
    assert.match(block, /err/);
  });

  it('finds this very room by itself', () => {
    const house = allSuites().find(({ name }) => name === 'house');
    assert.ok(house?.files.includes('test/house/runner.test.ts'));
  });
});

describe('suites beside each other', () => {
  const held = () => {
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const work = ({ name }: { name: string }) =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      });
    const end = async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { begun, work, end };
  };
  const jobs = [
    { name: 'core' },
    { name: 'cli' },
    { name: 'ui', apart: 's' },
    { name: 'editor', apart: 's' },
  ];

  it('begins what must be apart beside the others, and never two of it', async () => {
    const { begun, work, end } = held();
    const all = inLanes(jobs, 2, work);
    assert.deepEqual(begun, ['ui', 'core']);
    await end('core');
    assert.deepEqual(begun, ['ui', 'core', 'cli']);
    await end('cli');
    assert.deepEqual(begun, ['ui', 'core', 'cli'], 'the editor waits for the browser');
    await end('ui');
    await end('editor');
    assert.deepEqual(await all, ['core', 'cli', 'ui', 'editor'], 'told in their own order');
  });

  it('keeps to the order where there is room for one', async () => {
    const { begun, work, end } = held();
    const all = inLanes(jobs, 1, work);
    for (const { name } of jobs) await end(name);
    await all;
    assert.deepEqual(begun, ['core', 'cli', 'ui', 'editor']);
  });

  it('takes two lanes where there are two cores or more, and as many as one says', () => {
    assert.deepEqual(
      [laneCount({}, 1), laneCount({}, 2), laneCount({}, 16), laneCount({ A_TABLE_LANES: '1' }, 16)],
      [1, 2, 2, 1],
    );
    assert.equal(laneCount({ A_TABLE_LANES: 'many' }, 4), 2);
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
