/**
 * Opens a home's journal: claims it, reads the newest good snapshot and what came after, and begins a segment of its own.
 * Segments of earlier hosts are never written again; where one ends torn, the new segment's first number is the cut.
 */
import path from 'node:path';
import type { Language } from '../../../core/ids.ts';
import { type StoreWords, storeWords } from '../../../rpc/words/host/storeWords.ts';
import { StoreError } from '../../ports/ports.ts';
import { removeQuietly } from '../home/atomic.ts';
import { type Files, realFiles } from '../home/files.ts';
import { type HomePaths, homePaths } from '../home/paths.ts';
import { storeError } from '../home/storeError.ts';
import { keepSnapshots, type SnapshotLimits } from '../snapshots/snapshotKeeper.ts';
import { newestSnapshot, tidySnapshots } from '../snapshots/snapshots.ts';
import { claimHome, releaseQuietly } from './claimJournal.ts';
import type { Fence, FenceTimes } from './fence.ts';
import { damageError, describe, type Finding, isFatal } from './findings.ts';
import { type JournalOf, makeJournal } from './journal.ts';
import { type Reading, replaying } from './replay.ts';
import { listSegments } from './segments.ts';
import { beginSegment } from './segmentWriter.ts';
import { walk } from './walkSegments.ts';

export interface JournalLimits extends SnapshotLimits {
  /** A segment that has grown beyond this is followed by a new one. */
  segmentBytes: number;
}

export interface OpenOptions<S, E> extends Reading<S, E> {
  /** Raised when a snapshot of an earlier release can no longer be taken as the state. */
  shape?: number;
  /** Called when the home is held and before anything of it is read: for what must not be done beside another host. */
  onHeld?(): void;
  /** Told once, when another host has taken over while this one was suspended. */
  onLost?(error: StoreError): void;
  /** Told of things that went wrong without harm, as a snapshot that could not be written. */
  onNote?(note: string): void;
  /** Of notes and errors; English when not said. */
  language?: Language;
  files?: Files;
  limits?: Partial<JournalLimits>;
  times?: Partial<FenceTimes>;
}

/** The port `Recovery`, for any state. */
export interface RecoveryOf<S> {
  state: S;
  replayed: number;
  snapshotSeq: number;
  notes: string[];
}

const megabyte = 1024 * 1024;
const usualLimits: JournalLimits = {
  segmentBytes: 4 * megabyte,
  // In parts: hundreds of busy channels are several megabytes, and a state without a snapshot is replayed from the first record.
  snapshotMost: 64 * megabyte,
  snapshotPart: megabyte,
  snapshotEvery: megabyte / 2,
};

export async function openJournal<S extends { seq: number }, E>(
  home: string,
  options: OpenOptions<S, E>,
): Promise<{ journal: JournalOf<S, E>; recovery: RecoveryOf<S> }> {
  const files = options.files ?? realFiles;
  const paths = homePaths(home);
  const say = storeWords[options.language ?? 'en'];
  let fence: Fence | undefined;
  try {
    fence = await claimHome(files, paths, say, options.times, () =>
      options.onLost?.(new StoreError('fenced', say.takenOver(home))),
    );
    options.onHeld?.();
    return await openClaimed(files, paths, fence, say, options);
  } catch (error) {
    if (fence) releaseQuietly(fence);
    throw storeError('open', paths.state, error, say);
  }
}

async function openClaimed<S extends { seq: number }, E>(
  files: Files,
  paths: HomePaths,
  fence: Fence,
  say: StoreWords,
  options: OpenOptions<S, E>,
): Promise<{ journal: JournalOf<S, E>; recovery: RecoveryOf<S> }> {
  const { initial, shape = 1, onNote } = options;
  const limits = { ...usualLimits, ...options.limits };
  const notes: string[] = [];
  tidySnapshots(files, paths.snapshots);
  const snapshot = newestSnapshot<S>(files, paths, { shape, misfit: options.stateMisfit }, say, (note) =>
    notes.push(note),
  );
  const segments = listSegments(files, paths.journal);

  const report = (finding: Finding): void => {
    if (isFatal(finding)) throw damageError(finding, say);
    notes.push(describe(finding, say));
  };
  const replay = replaying<S, E>(options, snapshot?.state ?? initial, say, report);
  const { last, bytes } = walk<E>(files, paths.journal, {
    segments,
    after: snapshot?.seq ?? 0,
    visit: replay.visit,
    report,
  });

  const segment = await beginSegment(files, paths.journal, last + 1, fence, say);
  for (const { name, firstSeq } of segments) {
    // Left by hosts that recorded nothing. Ours now says where the sequence stands.
    const file = path.join(paths.journal, name);
    if (firstSeq === last + 1 && files.stat(file)?.size === 0) removeQuietly(files, file);
  }

  const snapshots = keepSnapshots<S>({
    files,
    paths,
    shape,
    limits,
    since: bytes,
    lastSize: snapshot?.bytes ?? 0,
    isOurs: () => fence.isOurs(),
    say,
    tell: (note) => onNote?.(note),
  });
  const journal = makeJournal<S, E>({
    files,
    folder: paths.journal,
    fence,
    segment,
    lastSeq: last,
    say,
    segmentBytes: limits.segmentBytes,
    snapshots,
  });
  const snapshotSeq = snapshot?.seq ?? 0;
  return { journal, recovery: { state: replay.state(), replayed: replay.replayed(), snapshotSeq, notes } };
}
