/**
 * Goes on behind damage: keeps every record before it, sets the rest aside under `.state/versions/` and says what that was.
 * The decision is one step, the beginning of a new segment at the place of the damage; what follows only tidies.
 */
import path from 'node:path';
import type { Language } from '../../core/ids.ts';
import { type StoreWords, storeWords } from '../../rpc/words/store.ts';
import { freeName, writeAtomically } from './atomic.ts';
import { claimHome, releaseQuietly } from './claimHome.ts';
import { newestGood, snapshotsOf } from './doctor.ts';
import { storeError } from './failure.ts';
import type { Fence } from './fence.ts';
import { type Files, realFiles } from './files.ts';
import { describe, type Finding, isFatal } from './findings.ts';
import { type HomePaths, homePaths } from './paths.ts';
import { decodeRecord } from './record.ts';
import { endOf, listSegments, type Segment } from './segments.ts';
import { beginSegment } from './segmentWriter.ts';
import { scanSegment, walk } from './walk.ts';

export interface Repair {
  /** Undefined when nothing had to be done. */
  damage: string | undefined;
  /** The journal now goes on with this record. */
  from: number;
  /** Records that could still be read but come after the damage, so they no longer count. */
  dropped: { seq: number; at: number; event: unknown }[];
  /** Lines that could not be read. */
  unreadable: number;
  /** Where everything that was set aside lies now. */
  aside: string[];
}

export async function repair(
  home: string,
  files: Files = realFiles,
  language: Language = 'en',
): Promise<Repair> {
  const say = storeWords[language];
  const paths = homePaths(home);
  let fence: Fence | undefined;
  try {
    fence = await claimHome(files, paths, say);
    return await repairClaimed(files, paths, fence, say);
  } catch (error) {
    throw storeError('repair', paths.state, error, say);
  } finally {
    if (fence) releaseQuietly(fence);
  }
}

async function repairClaimed(files: Files, paths: HomePaths, fence: Fence, say: StoreWords): Promise<Repair> {
  const segments = listSegments(files, paths.journal);
  const after = newestGood(snapshotsOf(files, paths.snapshots, say));
  const found: Finding[] = [];
  const { last } = walk(files, paths.journal, {
    segments,
    after,
    visit() {},
    report(finding) {
      if (isFatal(finding)) found.push(finding);
    },
  });
  const [damage] = found;
  if (!damage) return { damage: undefined, from: last + 1, dropped: [], unreadable: 0, aside: [] };

  const from = Math.max(damage.first, after + 1);
  (await beginSegment(files, paths.journal, from, fence, say)).close();
  const outcome: Repair = { damage: describe(damage, say), from, dropped: [], unreadable: 0, aside: [] };
  for (const segment of segments) {
    if (endOf(segment, segments) > from) await cut(files, paths, segment, from, outcome);
  }
  await files.syncFolder(paths.journal);
  return outcome;
}

/** Leaves the records before `from` in a segment, once a copy of the whole lies aside. */
async function cut(
  files: Files,
  paths: HomePaths,
  segment: Segment,
  from: number,
  outcome: Repair,
): Promise<void> {
  const lines = scanSegment(files, paths.journal, segment);
  const stop = lines.findIndex(({ seq }) => seq === undefined || seq >= from);
  if (stop < 0) return;
  for (const { seq, bytes } of lines.slice(stop)) {
    if (seq === undefined) outcome.unreadable += 1;
    else outcome.dropped.push(decodeRecord(bytes));
  }
  const file = path.join(paths.journal, segment.name);
  outcome.aside.push(await copyAside(files, file, paths.versions));
  const keep = lines.slice(0, stop).map(({ bytes }) => `${bytes.toString()}\n`);
  const plain = segment.packed ? file.slice(0, -'.gz'.length) : file;
  if (keep.length > 0) await writeAtomically(plain, keep.join(''), { sync: true, files });
  if (keep.length === 0 || segment.packed) files.remove(file);
}

async function copyAside(files: Files, file: string, versions: string): Promise<string> {
  const copy = freeName(files, file, versions);
  await writeAtomically(copy, files.read(file), { sync: true, files });
  return copy;
}
