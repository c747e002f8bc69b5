/** What was acknowledged is there again after any end: closed, killed, or the power cut. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { listSegments } from '../../src/host/store/journal/segments.ts';
import { draws } from '../support/draws.ts';
import { type MemoryFiles, memoryFiles } from '../support/memoryFiles.ts';
import { openToy, type ToyRecord, toyAfter, toyRecords } from '../support/toyJournal.ts';
import { reportTrial, times } from '../support/trials.ts';

const small = { segmentBytes: 600, snapshotEvery: 400, snapshotMost: 4000 };

describe('§4 replaying a journal', () => {
  it('opens an empty home and takes the first record as number 1', async () => {
    const files = memoryFiles();
    const { journal, recovery } = await openToy('/home', { files });
    assert.deepEqual(recovery, { state: toyAfter([]), replayed: 0, snapshotSeq: 0, notes: [] });
    await journal.append(toyRecords(1, 3));
    await journal.close();
    const again = await openToy('/home', { files });
    assert.deepEqual(again.recovery.state, toyAfter(toyRecords(1, 3)));
    assert.equal(again.recovery.replayed, 3);
    assert.ok(again.journal.fence > journal.fence);
  });

  it('§14 keeps records in the order of their numbers, whatever the clock says', async () => {
    const files = memoryFiles();
    const { journal } = await openToy('/home', { files });
    const records = toyRecords(1, 5).map((record, index) => ({
      ...record,
      at: [5e12, 3, 9e11, -7, 3][index] ?? 0,
    }));
    for (const record of records) await journal.append([record]);
    await journal.close();
    const { recovery } = await openToy('/home', { files });
    assert.deepEqual(recovery.state, toyAfter(records));
    assert.equal(recovery.state.at, 3);
    const what = 'journal alone: the clock jumps to and fro between records';
    reportTrial({ id: 'R7', what, count: records.length, result: 'order by sequence' });
  });

  it('gives back every text as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1 }),
        async (words) => {
          const files = memoryFiles();
          const { journal } = await openToy('/home', { files });
          const records = words.map((word, index) => ({ seq: index + 1, at: 0, event: { add: 1, word } }));
          await journal.append(records);
          const { recovery } = await openToy('/home', { files: files.afterKill() });
          assert.deepEqual(recovery.state, toyAfter(records));
        },
      ),
      { numRuns: times(60, 2000), seed: 11 },
    );
  });

  it('replays to the same state over rotations, snapshots, packing and any way to end', async () => {
    const runs = times(60, 3000);
    let ends = 0;
    let records = 0;
    for (let seed = 1; seed <= runs; seed += 1) {
      const draw = draws(seed);
      let files: MemoryFiles = memoryFiles();
      const all: ToyRecord[] = [];
      for (let life = 0; life < 6; life += 1) {
        const { journal, recovery } = await openToy('/home', { files, limits: small });
        // What was under way when it ended may have survived; what was acknowledged must have.
        assert.ok(
          recovery.state.seq >= all.length,
          `seed ${seed}: ${recovery.state.seq} of ${all.length} records`,
        );
        all.push(...toyRecords(all.length + 1, recovery.state.seq));
        assert.deepEqual(recovery.state, toyAfter(all), `seed ${seed}`);
        for (let batch = draw.below(12); batch > 0; batch -= 1) {
          const next = toyRecords(all.length + 1, all.length + 1 + draw.below(4));
          await journal.append(next);
          all.push(...next);
          void journal.offerSnapshot(toyAfter(all));
          if (draw.chance(0.3)) await new Promise((resolve) => setImmediate(resolve));
        }
        const rest = draw.chance(0.5)
          ? journal.append(toyRecords(all.length + 1, all.length + 2))
          : Promise.resolve();
        rest.catch(() => {});
        const end = draw.below(3);
        ends += 1;
        if (end === 0) await journal.close();
        files = end === 2 ? files.afterPowerCut(draw) : files.afterKill();
      }
      records += all.length;
    }
    const result = `${ends} closings, kills and power cuts; ${records} acknowledged records, none lost`;
    reportTrial({
      id: 'R1',
      what: 'journal alone: ended in any way',
      count: runs,
      seed: `1 to ${runs}`,
      result,
    });
  });

  it('shares one sync between batches that arrive while another is under way', async () => {
    let syncs = 0;
    const memory = memoryFiles();
    const files = { ...memory, syncData: (fd: number) => (syncs++, memory.syncData(fd)) };
    const { journal } = await openToy('/home', { files });
    syncs = 0;
    await Promise.all(toyRecords(1, 50).map((record) => journal.append([record])));
    assert.equal(syncs, 2);
  });

  it('begins a new segment when one has grown, and the cost of a turn stays the same', async () => {
    const memory = memoryFiles();
    let calls = 0;
    const files = new Proxy(memory, {
      get(target, name) {
        calls += 1;
        return Reflect.get(target, name);
      },
    });
    const { journal } = await openToy('/home', { files, limits: { segmentBytes: 2000, snapshotEvery: 1e9 } });
    const cost = async (from: number, to: number): Promise<number> => {
      calls = 0;
      for (const record of toyRecords(from, to)) await journal.append([record]);
      return calls / (to - from + 1);
    };
    const early = await cost(1, 1000);
    await cost(1001, 9000);
    const late = await cost(9001, 10_000);
    assert.ok(listSegments(memory, '/home/.state/journal').length > 100);
    assert.ok(late <= early * 1.1, `${early} file operations a turn at first, ${late} after 9,000 turns`);
  });
});
