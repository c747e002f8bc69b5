/**
 * Writes the journal's newest segment. What could not be made durable is taken back to the last good byte, so that a later
 * try begins clean; until that worked, nothing more is written. Where another file has come to stand in its place while it
 * is written, as git puts it there, it is put back whole before anything more is acknowledged.
 */
import path from 'node:path';
import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { StoreError } from '../../ports/ports.ts';
import { ownerOnly, removeQuietly, writeAll, writeAtomically } from '../home/atomic.ts';
import type { Files } from '../home/files.ts';
import type { Fence } from './fence.ts';
import { segmentName } from './segments.ts';

export interface SegmentWriter {
  readonly file: string;
  readonly size: number;
  /** Durable, and still ours to acknowledge, when it resolves. */
  append(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export async function beginSegment(
  files: Files,
  folder: string,
  firstSeq: number,
  fence: Fence,
  say: StoreWords,
): Promise<SegmentWriter> {
  const file = path.join(folder, segmentName(firstSeq, fence.number));
  let fd = files.open(file, 'wx', ownerOnly);
  try {
    await files.syncFolder(folder);
  } catch (error) {
    files.close(fd);
    removeQuietly(files, file);
    throw error;
  }

  let size = 0;
  let clean = true;
  let { identity } = files.statOpen(fd);

  /** What was written so far is in a file without a name then, and would end with this process. */
  async function stayInPlace(written: number): Promise<void> {
    if (written === 0 || files.stat(file)?.identity === identity) return;
    // Of a host that was replaced the next one may have packed or cut it.
    mustBeOurs();
    await writeAtomically(file, files.readOpen(fd, written), { sync: true, files, mode: ownerOnly });
    const again = files.open(file, 'r+');
    files.close(fd);
    fd = again;
    identity = files.statOpen(fd).identity;
  }

  function mustBeOurs(): void {
    if (!fence.isOurs()) throw new StoreError('fenced', say.suspended(fence.number, file));
  }

  function takeBack(): void {
    // Once lost, another host may have read what stands here and built on it.
    mustBeOurs();
    files.truncate(fd, size);
    clean = true;
  }

  return {
    file,
    get size() {
      return size;
    },
    async append(bytes) {
      if (!clean) takeBack();
      clean = false;
      try {
        writeAll(files, fd, bytes, size);
        await files.syncData(fd);
        await stayInPlace(size + bytes.length);
        mustBeOurs();
      } catch (error) {
        try {
          takeBack();
        } catch {
          // Tried again before the next record is written.
        }
        throw error;
      }
      size += bytes.length;
      clean = true;
    },
    async close() {
      try {
        if (!clean && fence.isOurs()) takeBack();
        if (fence.isOurs()) await stayInPlace(size);
      } finally {
        files.close(fd);
      }
    },
  };
}
