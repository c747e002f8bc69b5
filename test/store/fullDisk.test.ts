/** Whatever fails, whenever: nothing is acknowledged that is not safe, it says why, and it goes on when it can. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { StoreError } from '../../src/host/ports/ports.ts';
import { diskError, watchedFiles } from '../support/faultyFiles.ts';
import { type MemoryFiles, memoryFiles } from '../support/memoryFiles.ts';
import { openToy, type ToyRecord, toyAfter, toyRecords } from '../support/toyJournal.ts';
import { reportTrial } from '../support/trials.ts';

const codes: Record<string, string> = { ENOSPC: 'full', EIO: 'io', EPERM: 'permission' };
const limits = { segmentBytes: 500, snapshotEvery: 300, snapshotMost: 4000 };

interface Faults {
  /** The operation that fails first. */
  from: number;
  forEver: boolean;
  code: string;
}

/** Two lives of a journal on a disk with a fault. Returns what was acknowledged and how many operations there were. */
async function live(
  memory: MemoryFiles,
  faults: Faults,
): Promise<{ acknowledged: ToyRecord[]; operations: number }> {
  let operations = 0;
  let repaired = false;
  const files = watchedFiles(memory, {
    before(_operation, _file, count) {
      operations = count;
      if (repaired) return;
      if (faults.forEver ? count >= faults.from : count === faults.from) throw diskError(faults.code);
    },
  });
  const acknowledged: ToyRecord[] = [];
  const expectWords = (error: unknown): void => {
    assert.ok(error instanceof StoreError, `not in words: ${error instanceof Error ? error.stack : error}`);
    assert.equal(error.code, codes[faults.code], error.message);
    assert.match(error.message, /^Could not .+\. .+\./);
  };
  const open = async () => {
    for (;;) {
      try {
        const { journal, recovery } = await openToy('/home', { files, limits });
        assert.deepEqual(recovery.state, toyAfter(acknowledged));
        assert.deepEqual(recovery.notes, []);
        return journal;
      } catch (error) {
        expectWords(error);
        repaired = true;
      }
    }
  };
  for (let life = 0; life < 2; life += 1) {
    const journal = await open();
    for (let batch = 0; batch < 6; batch += 1) {
      const records = toyRecords(acknowledged.length + 1, acknowledged.length + 1 + (batch % 3));
      try {
        await journal.append(records);
      } catch (error) {
        expectWords(error);
        // Still nothing: neither the records nor a part of them is there for the next host.
        repaired = true;
        await journal.append(records);
      }
      acknowledged.push(...records);
      void journal.offerSnapshot(toyAfter(acknowledged));
      await new Promise((resolve) => setImmediate(resolve));
    }
    try {
      await journal.close();
    } catch {
      // It could not be tidied up; what is recorded is safe.
    }
  }
  return { acknowledged, operations };
}

/** Fails each operation in turn, with each error, and looks at what the next host finds. */
async function failEach(forEver: boolean, when: string): Promise<void> {
  const whole = await live(memoryFiles(), { from: 0, forEver: false, code: 'EIO' });
  let count = 0;
  for (const code of Object.keys(codes)) {
    for (let from = 1; from <= whole.operations; from += 1) {
      const memory = memoryFiles();
      const { acknowledged } = await live(memory, { from, forEver, code });
      const { recovery } = await openToy('/home', { files: memory.afterKill(), limits });
      assert.deepEqual(recovery.state, toyAfter(acknowledged), `${code} at operation ${from}`);
      assert.deepEqual(recovery.notes, [], `${code} at operation ${from}`);
      count += 1;
    }
  }
  const what = `journal alone: ENOSPC, EIO, EPERM ${when}, for each of ${whole.operations} operations`;
  reportTrial({ id: 'R5', what, count, result: 'nothing lost, nothing acknowledged early, goes on' });
}

describe('§14 a disk that fails', () => {
  it('loses nothing and acknowledges nothing too early when it fails once, at the n-th operation', () =>
    failEach(false, 'once'));

  it('loses nothing and acknowledges nothing too early when it fails from the n-th operation on, until someone helps', () =>
    failEach(true, 'until someone helps'));

  it('refuses what gathered behind a batch that failed, and takes the same numbers again', async () => {
    const memory = memoryFiles();
    let full = false;
    const files = watchedFiles(memory, {
      before: (operation) => {
        if (full && operation === 'write') throw diskError('ENOSPC');
      },
    });
    const { journal } = await openToy('/home', { files });
    await journal.append(toyRecords(1, 1));
    full = true;
    const outcomes = await Promise.allSettled([
      journal.append(toyRecords(2, 3)),
      journal.append(toyRecords(4, 4)),
    ]);
    assert.deepEqual(
      outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as StoreError).code),
      ['full', 'full'],
    );
    assert.equal((await openToy('/home', { files: memory.afterKill() })).recovery.state.seq, 1);
    full = false;
    await journal.append(toyRecords(2, 2, 'again'));
    const { recovery } = await openToy('/home', { files: memory.afterKill() });
    assert.deepEqual(recovery.state, toyAfter([...toyRecords(1, 1), ...toyRecords(2, 2, 'again')]));
    assert.deepEqual(recovery.notes, []);
  });

  it('takes nothing after it was closed', async () => {
    const { journal } = await openToy('/home', { files: memoryFiles() });
    await journal.close();
    await assert.rejects(journal.append(toyRecords(1, 1)), { code: 'closed' });
  });

  it('refuses a record out of its place instead of writing it', async () => {
    const files = memoryFiles();
    const { journal } = await openToy('/home', { files });
    await assert.rejects(journal.append(toyRecords(2, 2)), /Record 2 was to be written where 1 belongs/);
    await journal.append(toyRecords(1, 1));
  });
});
