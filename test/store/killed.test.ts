/** Killed before or after any file operation, also while it opens: what was acknowledged is there, and it runs again. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { draws } from '../support/draws.ts';
import { watchedFiles } from '../support/faultyFiles.ts';
import { type MemoryFiles, memoryFiles } from '../support/memoryFiles.ts';
import { openToy, toyAfter, toyRecords } from '../support/toyJournal.ts';
import { reportTrial, times } from '../support/trials.ts';

const usual = { segmentBytes: 700, snapshotEvery: 300, snapshotMost: 4000 };
/** Every other seed has its snapshots in parts. */
const limitsOf = (seed: number) => (seed % 2 === 0 ? { ...usual, snapshotPart: 40 } : usual);

interface Moment {
  where: string;
  files: MemoryFiles;
  acknowledged: number;
}

/** One life of a journal, and what the disk would hold had it ended at any point of it. */
async function momentsOf(memory: MemoryFiles, from: number, seed: number): Promise<Moment[]> {
  const draw = draws(seed);
  const moments: Moment[] = [];
  let acknowledged = from;
  const keep = (where: string): void => {
    const files = draw.chance(0.5) ? memory.afterKill() : memory.afterPowerCut(draw);
    moments.push({ where, files, acknowledged });
  };
  const files = watchedFiles(memory, {
    before: (operation, file, count) => keep(`before ${count}: ${operation} ${file}`),
    after: (operation, file, count) => keep(`after ${count}: ${operation} ${file}`),
  });
  const { journal, recovery } = await openToy('/home', { files, limits: limitsOf(seed) });
  acknowledged = recovery.state.seq;
  for (let batch = 0; batch < 7; batch += 1) {
    const records = toyRecords(acknowledged + 1, acknowledged + 1 + draw.below(3));
    await journal.append(records);
    acknowledged += records.length;
    void journal.offerSnapshot(toyAfter(toyRecords(1, acknowledged)));
    if (draw.chance(0.6)) await new Promise((resolve) => setImmediate(resolve));
  }
  await journal.close();
  return moments;
}

describe('§4 a journal whose host is killed', () => {
  it('before and after every file operation, has all that was acknowledged and runs again', async () => {
    const seeds = times(2, 20);
    let count = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const first = await momentsOf(memoryFiles(), 0, seed);
      const draw = draws(seed);
      for (const { where, files, acknowledged } of first) {
        // Killed again while it opens, or while it runs, after what the first kill left.
        const second = draw.pick(await momentsOf(files, acknowledged, draw.below(2 ** 31)));
        const { journal, recovery } = await openToy('/home', { files: second.files, limits: usual });
        const { seq } = recovery.state;
        const place = `seed ${seed}, ${where}, then ${second.where}`;
        assert.ok(seq >= second.acknowledged, `${place}: ${seq} of ${second.acknowledged}`);
        assert.deepEqual(recovery.state, toyAfter(toyRecords(1, seq)), place);
        await journal.append(toyRecords(seq + 1, seq + 1));
        count += 1;
      }
    }
    const what = 'journal alone: killed or power cut before and after every file operation, and again after';
    const result = 'nothing lost, always running again';
    reportTrial({ id: 'R1', what, count, seed: `1 to ${seeds}`, result });
  });
});
