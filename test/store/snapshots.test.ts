/** Snapshots bound the replay and are never needed: whatever is wrong with one, nothing is lost. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { listSegments } from '../../src/host/store/journal/segments.ts';
import { diskError, watchedFiles } from '../support/faultyFiles.ts';
import { type MemoryFiles, memoryFiles } from '../support/memoryFiles.ts';
import { openToy, toyAfter, toyRecords } from '../support/toyJournal.ts';

const snapshots = '/home/.state/snapshots';
const segments = '/home/.state/journal';
const limits = { segmentBytes: 1500, snapshotEvery: 2000, snapshotMost: 100_000 };

/** A journal of so many records that was killed, with snapshots and packed segments. */
async function longJournal(count: number, files = memoryFiles(), more = {}): Promise<MemoryFiles> {
  const { journal } = await openToy('/home', { files, limits: { ...limits, ...more } });
  for (const record of toyRecords(1, count)) {
    await journal.append([record]);
    await journal.offerSnapshot(toyAfter(toyRecords(1, record.seq)));
  }
  return files.afterKill();
}

const damage = (files: MemoryFiles, file: string): void => {
  const bytes = files.read(file);
  bytes.writeUInt8((bytes[20] ?? 0) ^ 1, 20);
  files.put(file, bytes);
};

describe('§4 snapshots', () => {
  it('bound what is replayed, and two are kept', async () => {
    const files = await longJournal(300);
    assert.equal(files.list(snapshots).length, 2);
    const { recovery } = await openToy('/home', { files, limits });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 300)));
    assert.ok(recovery.snapshotSeq > 200, `snapshot at ${recovery.snapshotSeq}`);
    assert.equal(recovery.replayed, 300 - recovery.snapshotSeq);
    assert.deepEqual(recovery.notes, []);
  });

  it('that are damaged are set aside and told; the older one takes over', async () => {
    const files = await longJournal(300);
    const [older, newer] = files.list(snapshots);
    damage(files, `${snapshots}/${newer}`);
    const { recovery } = await openToy('/home', { files, limits });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 300)));
    assert.equal(recovery.snapshotSeq, Number.parseInt(older ?? '', 10));
    assert.match(recovery.notes.join(), new RegExp(`snapshot ${newer} is damaged`));
    assert.deepEqual(files.list('/home/.state/versions'), [newer]);
  });

  it('that are all damaged or gone cost only time: the whole journal is replayed, packed segments too', async () => {
    const files = await longJournal(300);
    assert.ok(listSegments(files, segments).some(({ packed }) => packed));
    for (const name of files.list(snapshots)) damage(files, `${snapshots}/${name}`);
    const { recovery } = await openToy('/home', { files, limits });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 300)));
    assert.deepEqual([recovery.snapshotSeq, recovery.replayed, recovery.notes.length], [0, 300, 2]);
  });

  it('of another release are not taken for the state, and stay where they are', async () => {
    const files = await longJournal(300);
    const before = files.list(snapshots);
    const { recovery } = await openToy('/home', { files, limits, shape: 2 });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 300)));
    assert.equal(recovery.replayed, 300);
    assert.match(recovery.notes[0] ?? '', /another release/);
    assert.deepEqual(files.list(snapshots), before);
  });

  it('cover damage behind them: it is told, and stops nothing', async () => {
    const files = await longJournal(300);
    const { recovery: sound } = await openToy('/home', { files: files.afterKill(), limits });
    const current = listSegments(files, segments).findLast(({ firstSeq }) => firstSeq < sound.snapshotSeq);
    damage(files, `${segments}/${current?.name}`);
    const { recovery } = await openToy('/home', { files, limits });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 300)));
    assert.match(
      recovery.notes[0] ?? '',
      new RegExp(`${current?.name}, line 1: record ${current?.firstSeq}\\. A snapshot`),
    );
  });

  it('cover a journal that lost its end', async () => {
    const files = await longJournal(300);
    const { recovery: sound } = await openToy('/home', { files: files.afterKill(), limits });
    for (const { name, firstSeq } of listSegments(files, segments)) {
      if (firstSeq > sound.snapshotSeq - 60) files.remove(`${segments}/${name}`);
    }
    const { journal, recovery } = await openToy('/home', { files, limits });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, sound.snapshotSeq)));
    assert.equal(recovery.notes.length, 1);
    await journal.append(toyRecords(sound.snapshotSeq + 1, sound.snapshotSeq + 1));
  });

  it('are not written above their limit, and that is told', async () => {
    const files = memoryFiles();
    const notes: string[] = [];
    const tight = { ...limits, snapshotMost: 50 };
    const { journal } = await openToy('/home', { files, limits: tight, onNote: (note) => notes.push(note) });
    await journal.append(toyRecords(1, 60));
    await journal.offerSnapshot(toyAfter(toyRecords(1, 60)));
    await journal.close();
    assert.deepEqual(files.list(snapshots), []);
    assert.match(notes[0] ?? '', /above the limit of 50/);
  });

  it('that can not be written disturb no record', async () => {
    const memory = memoryFiles();
    const notes: string[] = [];
    const files = watchedFiles(memory, {
      before(_operation, file) {
        if (file.startsWith(snapshots) && file.endsWith('.tmp')) throw diskError('ENOSPC');
      },
    });
    const { journal } = await openToy('/home', { files, limits, onNote: (note) => notes.push(note) });
    await journal.append(toyRecords(1, 60));
    await journal.offerSnapshot(toyAfter(toyRecords(1, 60)));
    await journal.append(toyRecords(61, 61));
    await journal.close();
    assert.match(notes[0] ?? '', /No snapshot at record 60: ENOSPC/);
    const { recovery } = await openToy('/home', { files: memory, limits });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 61)));
  });

  it('are taken as often, and said to be there, where what lies behind them can’t be packed', async () => {
    const taken = async (refuse: boolean) => {
      const memory = memoryFiles();
      const notes: string[] = [];
      const seen = new Set<string>();
      const files = watchedFiles(memory, {
        before(_operation, file) {
          if (refuse && file.includes('.gz')) throw diskError('ENOSPC');
        },
        after() {
          for (const name of memory.list(snapshots)) if (name.endsWith('.json')) seen.add(name);
        },
      });
      const { journal } = await openToy('/home', { files, limits, onNote: (note) => notes.push(note) });
      for (const record of toyRecords(1, 400)) {
        await journal.append([record]);
        await journal.offerSnapshot(toyAfter(toyRecords(1, record.seq)));
      }
      return { seen: [...seen], notes };
    };
    const sound = await taken(false);
    const hurt = await taken(true);
    assert.ok(sound.seen.length > 5, sound.seen.join());
    assert.deepEqual(hurt.seen, sound.seen);
    assert.match(hurt.notes[0] ?? '', /could not be compressed.*ENOSPC/);
    assert.doesNotMatch(hurt.notes.join(), /No snapshot/);
  });

  it('are taken off the path of a turn and add at most a third to what is written', async () => {
    const memory = memoryFiles();
    let records = 0;
    let others = 0;
    const names = new Map<number, string>();
    const files = {
      ...memory,
      open(file: string, flags: 'r' | 'r+' | 'wx') {
        const fd = memory.open(file, flags);
        names.set(fd, file);
        return fd;
      },
      write(fd: number, bytes: Uint8Array, from: number, position: number) {
        const count = memory.write(fd, bytes, from, position);
        if (names.get(fd)?.endsWith('.jsonl')) records += count;
        else others += count;
        return count;
      },
    };
    const { journal } = await openToy('/home', { files, limits: { snapshotEvery: 2000 } });
    const large = 'x'.repeat(3000);
    const state = { ...toyAfter([]), last: large };
    for (const record of toyRecords(1, 2000)) {
      await journal.append([record]);
      const before = others;
      const taken = journal.offerSnapshot({ ...state, seq: record.seq });
      assert.equal(others, before, 'nothing was written while the turn waited');
      await taken;
    }
    assert.ok(others > 0 && others <= records / 3, `${others} bytes beside ${records} of records`);
  });

  describe('in parts', () => {
    /** The toy's state is four fields: two or three parts. */
    const inParts = { snapshotPart: 40 };
    const partsIn = (files: MemoryFiles) => files.list(snapshots).filter((name) => name.endsWith('.part'));
    const newest = (files: MemoryFiles) => files.list(snapshots).findLast((name) => name.endsWith('.json'));

    it('are each at most as large as a part may be, and are whole when they are read', async () => {
      const files = await longJournal(300, memoryFiles(), inParts);
      const parts = partsIn(files);
      assert.ok(parts.length >= 4, parts.join());
      for (const name of parts) assert.ok((files.stat(`${snapshots}/${name}`)?.size ?? 0) < 40 + 60, name);
      const { recovery } = await openToy('/home', { files, limits });
      assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 300)));
      assert.ok(recovery.snapshotSeq > 200, `snapshot at ${recovery.snapshotSeq}`);
      assert.deepEqual(recovery.notes, []);
    });

    it('that lack a part, or hold a damaged one or another snapshot’s, are not used', async () => {
      const spoil: ((files: MemoryFiles, part: string) => void)[] = [
        (files, part) => files.remove(part),
        damage,
        (files, part) => files.put(part, files.read(`${snapshots}/${partsIn(files)[0]}`)),
      ];
      for (const each of spoil) {
        const files = await longJournal(300, memoryFiles(), inParts);
        const name = newest(files) ?? '';
        each(files, `${snapshots}/${name.replace('.json', '.0.part')}`);
        const { recovery } = await openToy('/home', { files, limits });
        assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 300)));
        assert.match(recovery.notes.join(), new RegExp(`snapshot ${name} is damaged`));
        assert.ok(recovery.snapshotSeq > 0 && recovery.snapshotSeq < Number.parseInt(name, 10));
      }
    });

    it('leave no part behind that no snapshot needs', async () => {
      const files = await longJournal(300, memoryFiles(), inParts);
      files.remove(`${snapshots}/${newest(files)}`);
      const { journal } = await openToy('/home', { files, limits });
      await journal.close();
      const heads = files.list(snapshots).filter((name) => name.endsWith('.json'));
      assert.equal(heads.length, 1);
      for (const part of partsIn(files))
        assert.ok(
          part.startsWith(
            Number.parseInt(heads[0] ?? '', 10)
              .toString()
              .padStart(10, '0'),
          ),
        );
      const tight = { ...limits, ...inParts, snapshotMost: 120 };
      const small = memoryFiles();
      const notes: string[] = [];
      const { journal: other } = await openToy('/home', {
        files: small,
        limits: tight,
        onNote: (note) => notes.push(note),
      });
      await other.append(toyRecords(1, 60));
      await other.offerSnapshot(toyAfter(toyRecords(1, 60)));
      assert.deepEqual(small.list(snapshots), []);
      assert.match(notes[0] ?? '', /above the limit of 120/);
    });
  });
});
