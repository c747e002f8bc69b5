/**
 * The journal that a host writes. A batch is acknowledged only when it is on disk and the journal is still ours. While one
 * sync is under way, later batches gather and share the next. After a failure nothing of the batch is left, and the journal
 * takes records again, beginning with the same sequence number.
 */

import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { StoreError } from '../../ports/ports.ts';
import type { Files } from '../home/files.ts';
import { storeError } from '../home/storeError.ts';
import { markingOfRecords } from '../seal/ownMarks.ts';
import type { SnapshotKeeper } from '../snapshots/snapshotKeeper.ts';
import type { Fence } from './fence.ts';
import { encodeRecord, type RecordOf } from './journalRecord.ts';
import { beginSegment, type SegmentWriter } from './segmentWriter.ts';

/** The port `Journal`, for any kind of event and state. */
export interface JournalOf<S, E> {
  readonly fence: number;
  append(records: RecordOf<E>[]): Promise<void>;
  /** Resolves when no snapshot is under way any more; a turn never waits for that. */
  offerSnapshot(state: S): Promise<void>;
  close(): Promise<void>;
}

interface Batch {
  seqs: number[];
  /** Its lines. */
  text: string;
  resolve(): void;
  reject(error: Error): void;
}

export function makeJournal<S, E>(options: {
  files: Files;
  folder: string;
  fence: Fence;
  segment: SegmentWriter;
  lastSeq: number;
  segmentBytes: number;
  snapshots: SnapshotKeeper<S>;
  say: StoreWords;
}): JournalOf<S, E> {
  const { files, folder, fence, snapshots, segmentBytes, say } = options;
  let { segment, lastSeq } = options;
  const marking = markingOfRecords(folder);
  let waiting: Batch[] = [];
  let work: Promise<void> | undefined;
  let closed = false;

  async function write(batches: Batch[]): Promise<void> {
    const seqs = batches.flatMap((batch) => batch.seqs);
    seqs.forEach((seq, index) => {
      const expected = lastSeq + 1 + index;
      if (seq !== expected) throw new StoreError('damaged', say.outOfOrder(seq, expected));
    });
    const bytes = Buffer.from(batches.map(({ text }) => text).join(''));
    await segment.append(bytes);
    lastSeq += seqs.length;
    snapshots.grew(bytes.length);
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batches = waiting;
      waiting = [];
      try {
        await write(batches);
        for (const batch of batches) batch.resolve();
      } catch (error) {
        const failure = storeError('write', segment.file, error, say);
        // Whatever gathered meanwhile follows records that are not there.
        for (const batch of [...batches, ...waiting.splice(0)]) batch.reject(failure);
      }
      if (segment.size >= segmentBytes) await rotate();
    }
    // In the same breath as the last look at what waits, so that no batch falls between.
    work = undefined;
  }

  /** A new segment that can't be begun does no harm: the old one goes on, and it is tried again. */
  async function rotate(): Promise<void> {
    try {
      const next = await beginSegment(files, folder, lastSeq + 1, fence, say);
      const full = segment;
      segment = next;
      await full.close();
    } catch {
      // Reported when the disk refuses a record, which is what matters.
    }
  }

  return {
    fence: fence.number,
    append(records) {
      if (closed) return Promise.reject(new StoreError('closed', say.closed));
      return new Promise((resolve, reject) => {
        // What can't be put into words throws here, as what it is: no disk has refused it, and no other batch waits for it.
        const text = records.map((record) => encodeRecord(record, fence.number, marking)).join('');
        waiting.push({ seqs: records.map(({ seq }) => seq), text, resolve, reject });
        work ??= drain();
      });
    },
    offerSnapshot: (state) => (closed ? Promise.resolve() : snapshots.offer(state)),
    async close() {
      if (closed) return;
      closed = true;
      await work;
      await snapshots.finish();
      try {
        await segment.close();
      } finally {
        fence.release();
      }
    },
  };
}
