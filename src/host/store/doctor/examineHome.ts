/** Looks a home over and changes nothing, so it may be run at any time, also beside a host. `council doctor` shows it. */
import path from 'node:path';
import type { Language } from '../../../core/ids.ts';
import { type StoreWords, storeWords } from '../../../rpc/words/host/storeWords.ts';
import { type Files, realFiles } from '../home/files.ts';
import { type HomePaths, homePaths } from '../home/paths.ts';
import { storeError } from '../home/storeError.ts';
import { newestClaim } from '../journal/claims.ts';
import { describe, type Finding, isFatal } from '../journal/findings.ts';
import { isSurelyGone } from '../journal/holder.ts';
import { type Reading, type Replay, replaying } from '../journal/replay.ts';
import { scan } from '../journal/scanLines.ts';
import { listSegments, readSegment, type Segment } from '../journal/segments.ts';
import { walk } from '../journal/walkSegments.ts';
import { listSnapshots, readSnapshot } from '../snapshots/snapshots.ts';

export interface Report {
  home: string;
  /** The files that people write. */
  declared: { file: string; present: boolean }[];
  /** Who has claimed the journal, and whether that process is known to be gone. */
  holder: { pid: number | undefined; gone: boolean; seen: number } | undefined;
  segments: { file: string; bytes: number; packed: boolean; records: number }[];
  firstSeq: number;
  lastSeq: number;
  snapshots: { seq: number; problem: string | undefined }[];
  findings: (Finding & { words: string; stops: boolean })[];
  /** Nothing stops a host from opening this home. */
  sound: boolean;
}

/** With a reading it is also replayed: a record that could never have happened is found as one that is damaged is. */
export function examine<S, E>(
  home: string,
  files: Files = realFiles,
  language: Language = 'en',
  reading?: Reading<S, E>,
): Report {
  const say = storeWords[language];
  const paths = homePaths(home);
  try {
    return lookOver(files, home, paths, say, reading);
  } catch (error) {
    throw storeError('examine', paths.state, error, say);
  }
}

function lookOver<S, E>(
  files: Files,
  home: string,
  paths: HomePaths,
  say: StoreWords,
  reading: Reading<S, E> | undefined,
): Report {
  const segments = listSegments(files, paths.journal);
  const snapshots = snapshotsOf(files, paths.snapshots, say, reading);
  const findings: Report['findings'] = [];
  const after = newestGood(snapshots);
  const report = ({ cause: _cause, ...finding }: Finding): void => {
    findings.push({ ...finding, words: describe(finding, say), stops: isFatal(finding) });
  };
  const visit = reading ? replayFrom(files, paths.snapshots, after, say, reading, report).visit : () => {};
  const { last } = walk<E>(files, paths.journal, { segments, after, all: true, visit, report });
  return {
    home,
    declared: [paths.identities, paths.channels, paths.settings].map((file) => ({
      file,
      present: files.stat(file) !== undefined,
    })),
    holder: holderOf(files, paths.lock),
    segments: segments.map((segment) => measure(files, paths.journal, segment)),
    firstSeq: segments[0]?.firstSeq ?? 1,
    lastSeq: last,
    snapshots,
    findings,
    sound: !findings.some(({ stops }) => stops),
  };
}

/** As a host would: from that snapshot on, and from the beginning where there is none. */
export function replayFrom<S, E>(
  files: Files,
  folder: string,
  seq: number,
  say: StoreWords,
  reading: Reading<S, E>,
  report: (finding: Finding) => void,
): Replay<S, E> {
  const read = seq === 0 ? undefined : readSnapshot<S>(files, folder, seq, say);
  const from = read && 'state' in read ? read.state : reading.initial;
  return replaying(reading, from, say, report);
}

export function snapshotsOf<S, E>(
  files: Files,
  folder: string,
  say: StoreWords,
  reading?: Reading<S, E>,
): Report['snapshots'] {
  return listSnapshots(files, folder).map((seq) => {
    const read = readSnapshot(files, folder, seq, say, { misfit: reading?.stateMisfit });
    return { seq, problem: 'words' in read ? read.words : undefined };
  });
}

export const newestGood = (snapshots: Report['snapshots']): number =>
  snapshots.find(({ problem }) => problem === undefined)?.seq ?? 0;

function holderOf(files: Files, folder: string): Report['holder'] {
  const found = newestClaim(files, folder);
  if (!found) return undefined;
  const { holder, seen } = found;
  return { pid: holder?.pid, gone: holder !== undefined && isSurelyGone(holder), seen };
}

function measure(files: Files, folder: string, segment: Segment): Report['segments'][number] {
  const file = path.join(folder, segment.name);
  const bytes = files.stat(file)?.size ?? 0;
  let records = 0;
  try {
    records = scan(readSegment(files, folder, segment), segment.fence).filter(({ seq }) => seq).length;
  } catch {
    // A packed segment that can't be unpacked stands among the findings.
  }
  return { file, bytes, packed: segment.packed, records };
}
