/** Decides when a snapshot is due and takes it off the path of a turn, then packs what lies behind the older one. */
import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { inWords } from '../../ports/guard.ts';
import type { Files } from '../home/files.ts';
import type { HomePaths } from '../home/paths.ts';
import { packSegment, segmentsBehind } from '../journal/packSegments.ts';
import { kept, listSnapshots, type SnapshotSizes, tidySnapshots, writeSnapshot } from './snapshots.ts';

export interface SnapshotLimits extends SnapshotSizes {
  /** At least so many bytes of records lie between two snapshots … */
  snapshotEvery: number;
}

/** … and so many times the size of the last one, so that snapshots add at most a quarter to what is written. */
const timesItsSize = 4;

const nothing = Promise.resolve();

export interface SnapshotKeeper<S> {
  /** Records of so many bytes became durable. */
  grew(bytes: number): void;
  /** Resolves when nothing is under way any more. Nobody has to wait for it. */
  offer(state: S): Promise<void>;
  /** Waits for what is under way; takes a last one when reopening would otherwise read much. */
  finish(): Promise<void>;
}

export function keepSnapshots<S extends { seq: number }>(options: {
  files: Files;
  paths: HomePaths;
  shape: number;
  limits: SnapshotLimits;
  /** Bytes of records since the newest snapshot, and its size. */
  since: number;
  lastSize: number;
  isOurs(): boolean;
  say: StoreWords;
  tell(note: string): void;
}): SnapshotKeeper<S> {
  const { files, paths, shape, limits, isOurs, say, tell } = options;
  let { since, lastSize } = options;
  let offered: S | undefined;
  let work: Promise<void> | undefined;

  const isDue = (share: number): boolean =>
    since >= Math.max(limits.snapshotEvery, timesItsSize * lastSize) * share;

  async function take(state: S): Promise<void> {
    const until = since;
    try {
      const size = await writeSnapshot(files, paths.snapshots, { seq: state.seq, shape, state }, limits);
      // One that is too large also counts, so that it is not tried again at every turn.
      lastSize = size;
      if (size > limits.snapshotMost) throw new Error(say.aboveLimit(size, limits.snapshotMost));
    } catch (error) {
      // The journal is whole without it. Wait for as many records again before the next try.
      tell(say.noSnapshot(state.seq, inWords(error)));
    } finally {
      since -= until;
    }
    await tidy();
  }

  /** What can't be packed or taken away now stays for the next time; the snapshot is there all the same. */
  async function tidy(): Promise<void> {
    try {
      tidySnapshots(files, paths.snapshots);
      const older = listSnapshots(files, paths.snapshots)[kept - 1];
      if (older === undefined) return;
      for (const segment of segmentsBehind(files, paths.journal, older)) {
        if (!segment.packed && isOurs()) await packSegment(files, paths.journal, segment);
      }
    } catch (error) {
      tell(say.notPacked(inWords(error)));
    }
  }

  function start(state: S): void {
    work = take(state).finally(() => {
      work = undefined;
    });
  }

  async function idle(): Promise<void> {
    while (work) await work;
  }

  return {
    grew(bytes) {
      since += bytes;
    },
    offer(state) {
      offered = state;
      if (!work && isDue(1)) work = new Promise((resolve) => setImmediate(resolve)).then(() => start(state));
      return work ? idle() : nothing;
    },
    async finish() {
      await idle();
      if (offered && isDue(1 / 8) && isOurs()) await take(offered);
    },
  };
}
