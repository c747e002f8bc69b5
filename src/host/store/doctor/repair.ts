/**
 * Goes on behind damage: keeps every record before it, sets the rest aside under `.state/versions/` and says what that was.
 * The decision is one step, the beginning of a new segment at the place of the damage; what follows only tidies. A record
 * that is whole and could never have happened is set aside alone: a mark takes its place, so that the sequence has no gap.
 */

import path from 'node:path';
import type { Language } from '../../../core/ids.ts';
import { type StoreWords, storeWords } from '../../../rpc/words/host/storeWords.ts';
import { freeName, ownerOnly, writeAtomically } from '../home/atomic.ts';
import { errorCode, type Files, realFiles } from '../home/files.ts';
import { type HomePaths, homePaths } from '../home/paths.ts';
import { storeError } from '../home/storeError.ts';
import { claimHome, releaseQuietly } from '../journal/claimJournal.ts';
import type { Fence } from '../journal/fence.ts';
import { describe, type Finding, isFatal } from '../journal/findings.ts';
import { decodeRecord, encodeRecord } from '../journal/journalRecord.ts';
import { type Reading, setAside } from '../journal/replay.ts';
import { endOf, listSegments, type Segment } from '../journal/segments.ts';
import { beginSegment } from '../journal/segmentWriter.ts';
import { scanSegment, walk } from '../journal/walkSegments.ts';
import { markingOfRecords } from '../seal/ownMarks.ts';
import { newestGood, replayFrom, snapshotsOf } from './examineHome.ts';

export interface Repair {
  /** Undefined when nothing had to be done. */
  damage: string | undefined;
  /** The journal now goes on with this record. */
  from: number;
  /** Records that could still be read but come after the damage, so they no longer count. */
  dropped: { seq: number; at: number; event: unknown }[];
  /** Lines that could not be read. */
  unreadable: number;
  /** Records that were set aside alone, with what was wrong; `what` is lost by it, as far as it can be read. */
  unusable: { seq: number; words: string; what: string }[];
  /** Where everything that was set aside lies now. */
  aside: string[];
}

/** In the place of the last sign of life. */
export const repairedSign = 'repaired';

export async function repair<S, E>(
  home: string,
  files: Files = realFiles,
  language: Language = 'en',
  reading?: Reading<S, E>,
): Promise<Repair> {
  const say = storeWords[language];
  const paths = homePaths(home);
  let fence: Fence | undefined;
  try {
    fence = await claimHome(files, paths, say);
    const outcome = await repairClaimed(files, paths, fence, say, reading);
    if (reading) await setUnusableAside(files, paths, fence, say, reading, outcome);
    // A council that ended in what was set aside stands as running again: the next host must not take it up by itself.
    if (outcome.dropped.length + outcome.unreadable + outcome.unusable.length > 0)
      await writeAtomically(paths.alive, repairedSign, { files, mode: ownerOnly });
    return outcome;
  } catch (error) {
    throw storeError('repair', paths.state, error, say);
  } finally {
    if (fence) releaseQuietly(fence);
  }
}

async function repairClaimed<S, E>(
  files: Files,
  paths: HomePaths,
  fence: Fence,
  say: StoreWords,
  reading: Reading<S, E> | undefined,
): Promise<Repair> {
  const segments = listSegments(files, paths.journal);
  const after = newestGood(snapshotsOf(files, paths.snapshots, say, reading));
  const found: Finding[] = [];
  const { last } = walk(files, paths.journal, {
    segments,
    after,
    visit() {},
    report(finding) {
      if (isFatal(finding) && finding.kind !== 'unusable') found.push(finding);
    },
  });
  const [damage] = found;
  const nothing = { dropped: [], unreadable: 0, unusable: [], aside: [] };
  if (!damage) return { damage: undefined, from: last + 1, ...nothing };

  const from = Math.max(damage.first, after + 1);
  await (await beginSegment(files, paths.journal, from, fence, say)).close();
  const outcome: Repair = { damage: describe(damage, say), from, ...nothing };
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
    const record = seq === undefined ? undefined : decodeRecord(bytes);
    if (record) outcome.dropped.push(record);
    else outcome.unreadable += 1;
  }
  const file = path.join(paths.journal, segment.name);
  outcome.aside.push(await copyAside(files, file, paths.versions));
  const keep = lines.slice(0, stop).map(({ bytes }) => `${bytes.toString()}\n`);
  const plain = segment.packed ? file.slice(0, -'.gz'.length) : file;
  if (keep.length > 0) await writeAtomically(plain, keep.join(''), { sync: true, files, mode: ownerOnly });
  if (keep.length === 0 || segment.packed) files.remove(file);
}

/** Each segment that holds one is copied aside whole, then written again with a mark in the place of the record. */
async function setUnusableAside<S, E>(
  files: Files,
  paths: HomePaths,
  fence: Fence,
  say: StoreWords,
  reading: Reading<S, E>,
  outcome: Repair,
): Promise<void> {
  const found = new Map<string, Finding[]>();
  const report = (finding: Finding): void => {
    if (finding.kind === 'unusable') found.set(finding.file, [...(found.get(finding.file) ?? []), finding]);
  };
  const segments = listSegments(files, paths.journal);
  const after = newestGood(snapshotsOf(files, paths.snapshots, say, reading));
  const { visit } = replayFrom(files, paths.snapshots, after, say, reading, report);
  walk<E>(files, paths.journal, { segments, after, visit, report });
  for (const segment of segments) {
    const unusable = new Map(found.get(segment.name)?.map((finding) => [finding.line, finding]));
    if (unusable.size === 0 || !fence.isOurs()) continue;
    const lines = scanSegment(files, paths.journal, segment);
    const kept = lines.map(({ bytes, number }) => {
      const finding = unusable.get(number);
      if (!finding) return `${bytes.toString()}\n`;
      const record = decodeRecord(bytes);
      const { first: seq, of, why } = finding;
      outcome.unusable.push({
        seq,
        words: describe(finding, say),
        what: say.lostRecord(seq, of, namedIn(record?.event)),
      });
      const at = isInstant(record?.at) ? record.at : 0;
      const event = { type: setAside, ...(of ? { of } : {}), why };
      return encodeRecord({ seq, at, event }, segment.fence, markingOfRecords(paths.journal));
    });
    const file = path.join(paths.journal, segment.name);
    outcome.aside.push(await copyAside(files, file, paths.versions));
    const plain = segment.packed ? file.slice(0, -'.gz'.length) : file;
    await writeAtomically(plain, kept.join(''), { sync: true, files, mode: ownerOnly });
    if (segment.packed) files.remove(file);
  }
  if (found.size > 0) await files.syncFolder(paths.journal);
}

const isInstant = (at: unknown): at is number => Number.isSafeInteger(at) && Number(at) >= 0;

/** The council or channel that a record speaks of, where it says so in a way that can be shown. */
function namedIn(event: unknown): string | undefined {
  if (typeof event !== 'object' || event === null) return undefined;
  const of = 'council' in event ? event.council : 'channel' in event ? event.channel : undefined;
  const id = typeof of === 'object' && of !== null && 'id' in of ? of.id : of;
  return typeof id === 'string' && /^[a-z0-9_-]{1,100}$/.test(id) ? id : undefined;
}

async function copyAside(files: Files, file: string, versions: string): Promise<string> {
  const copy = freeName(files, file, versions);
  if (isFolder(files, file)) {
    files.rename(file, copy);
    return copy;
  }
  await writeAtomically(copy, files.read(file), { sync: true, files, mode: ownerOnly });
  return copy;
}

/** Something else stands where a segment should: it is moved as it is. */
function isFolder(files: Files, file: string): boolean {
  try {
    files.read(file);
    return false;
  } catch (error) {
    if (errorCode(error) === 'EISDIR') return true;
    throw error;
  }
}
