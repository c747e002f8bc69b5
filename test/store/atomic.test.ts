/** A file written atomically is the old one or the new one at every instant. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { writeAtomically } from '../../src/host/store/home/atomic.ts';
import { draws } from '../support/draws.ts';
import { diskError, watchedFiles } from '../support/faultyFiles.ts';
import { type MemoryFiles, memoryFiles } from '../support/memoryFiles.ts';

function oldFile(): MemoryFiles {
  const files = memoryFiles();
  files.put('/file', 'old');
  return files;
}

describe('§3 writing atomically', () => {
  it('shows the old or the new text after a kill at any point, never a part', async () => {
    const memory = oldFile();
    const seen = new Set<string>();
    const look = () => void seen.add(memory.afterKill().read('/file').toString());
    await writeAtomically('/file', 'new and longer', {
      files: watchedFiles(memory, { before: look, after: look }),
    });
    look();
    assert.deepEqual([...seen], ['old', 'new and longer']);
    assert.deepEqual(memory.names(), ['/file']);
  });

  it('with sync, is the new text after any power cut', async () => {
    const memory = oldFile();
    await writeAtomically('/file', 'new', { files: memory, sync: true });
    for (let seed = 1; seed <= 20; seed += 1) {
      assert.equal(memory.afterPowerCut(draws(seed)).read('/file').toString(), 'new');
    }
  });

  it('leaves the old text and nothing beside it when the disk fails', async () => {
    for (let failing = 1; failing <= 4; failing += 1) {
      const memory = oldFile();
      const files = watchedFiles(memory, {
        before: (_operation, _file, count) => {
          if (count === failing) throw diskError('ENOSPC');
        },
      });
      await assert.rejects(writeAtomically('/file', 'new', { files, sync: true }), { code: 'ENOSPC' });
      assert.equal(memory.read('/file').toString(), 'old');
      assert.deepEqual(memory.names(), ['/file']);
    }
  });

  it('goes on after a write that took only a part', async () => {
    const memory = oldFile();
    const files = {
      ...memory,
      write: (fd: number, bytes: Uint8Array, from: number, position: number) =>
        memory.write(fd, bytes.subarray(0, from + 2), from, position),
    };
    await writeAtomically('/file', 'a longer text', { files });
    assert.equal(memory.read('/file').toString(), 'a longer text');
  });
});
