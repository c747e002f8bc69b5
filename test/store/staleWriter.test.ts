/** A host that was suspended and lost the journal acknowledges nothing, and what it still wrote does not count. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { StoreError } from '../../src/host/ports/ports.ts';
import { memoryFiles } from '../support/memoryFiles.ts';
import { openToy, toyAfter, toyRecords } from '../support/toyJournal.ts';

/** As after the stale time: the first host's claim is gone, the host itself is not. */
function forget(files: ReturnType<typeof memoryFiles>): void {
  for (const name of files.list('/home/.state/lock')) files.remove(`/home/.state/lock/${name}`);
}

const code = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'acknowledged',
    (error: StoreError) => error.code,
  );

describe('§4 a host that lost the journal', () => {
  it('is refused at its next record, and says so once', async () => {
    const files = memoryFiles();
    const told: string[] = [];
    const first = await openToy('/home', { files, onLost: (error) => told.push(error.code) });
    await first.journal.append(toyRecords(1, 2));
    forget(files);
    const second = await openToy('/home', { files });
    assert.ok(second.journal.fence > first.journal.fence);
    assert.equal(await code(first.journal.append(toyRecords(3, 3))), 'fenced');
    assert.equal(await code(first.journal.append(toyRecords(3, 3))), 'fenced');
    assert.deepEqual(told, ['fenced']);
    await first.journal.close();
    await second.journal.append(toyRecords(3, 4));
    assert.equal(await code(openToy('/home', { files })), 'locked');
  });

  it('is refused also when the other has come and gone', async () => {
    const files = memoryFiles();
    const first = await openToy('/home', { files });
    await first.journal.append(toyRecords(1, 1));
    forget(files);
    const second = await openToy('/home', { files });
    await second.journal.append(toyRecords(2, 2));
    await second.journal.close();
    assert.deepEqual(files.list('/home/.state/lock'), []);
    assert.equal(await code(first.journal.append(toyRecords(2, 2))), 'fenced');
  });

  it('has what it wrote too late reported, and never replayed', async () => {
    const files = memoryFiles();
    const stale = await openToy('/home', { files });
    await stale.journal.append(toyRecords(1, 2));
    forget(files);
    const current = await openToy('/home', { files });
    await code(stale.journal.append(toyRecords(3, 3, 'too late')));
    await current.journal.append(toyRecords(3, 5, 'in time'));
    const { recovery } = await openToy('/home', { files: files.afterKill() });
    assert.deepEqual(recovery.state, toyAfter([...toyRecords(1, 2), ...toyRecords(3, 5, 'in time')]));
    assert.equal(recovery.notes.length, 1);
    assert.match(recovery.notes[0] ?? '', /record 3 at 0000000001-000001.jsonl, line 3/);
  });

  it('was still opening when it lost it: its whole segment does not count', async () => {
    const files = memoryFiles();
    const slow = await openToy('/home', { files });
    forget(files);
    const current = await openToy('/home', { files });
    assert.equal(await code(slow.journal.append(toyRecords(1, 2, 'too late'))), 'fenced');
    await current.journal.append(toyRecords(1, 1, 'in time'));
    const { recovery } = await openToy('/home', { files: files.afterKill() });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 1, 'in time')));
  });

  it('does not take back what the other may have read', async () => {
    const files = memoryFiles();
    let broken = false;
    const eio = () => Object.assign(new Error('EIO'), { code: 'EIO' });
    const failing = {
      ...files,
      syncData: (fd: number) => (broken ? Promise.reject(eio()) : files.syncData(fd)),
      truncate: (fd: number, length: number) => {
        if (broken) throw eio();
        files.truncate(fd, length);
      },
    };
    const first = await openToy('/home', { files: failing });
    broken = true;
    assert.equal(await code(first.journal.append(toyRecords(1, 1))), 'io');
    broken = false;
    forget(files);
    const second = await openToy('/home', { files });
    assert.equal(second.recovery.state.seq, 1);
    await second.journal.append(toyRecords(2, 2));
    await first.journal.close();
    const { recovery } = await openToy('/home', { files: files.afterKill() });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 2)));
  });
});
