/**
 * Which files of a state that is this person's are not: git writes over ignored files without a word, an archive is unpacked
 * over a home. None of them is replayed or followed: they are moved out of it, beside, where a person can look at them.
 * A segment is told by its first whole record, so that a long history is not read for it; each record that is replayed is
 * looked at by itself (walkSegments.ts).
 */
import { dirname, join } from 'node:path';
import { gunzipSync, constants as packing } from 'node:zlib';
import { own } from '../../../core/own.ts';
import { storeWords } from '../../../rpc/words/host/storeWords.ts';
import { type Files, isOfSystem, realFiles } from '../home/files.ts';
import { namesIn, readPlain, readStart } from '../home/homeFile.ts';
import { NotPlain } from '../home/notPlainWords.ts';
import { homePaths, isCouncilId } from '../home/paths.ts';
import { parseJson } from '../home/readJson.ts';
import { claimFile, listClaims } from '../journal/claims.ts';
import { isMarked, isSealed } from '../journal/journalRecord.ts';
import { type Line, scan } from '../journal/scanLines.ts';
import { baseName, highestFence, readSegment, type Segment, segmentNamed } from '../journal/segments.ts';
import {
  type Earlier,
  inState,
  isEarlierFile,
  markingOfFile,
  markingOfRecords,
  marksAt,
  ownJson,
  sumOfEarlier,
} from '../seal/ownMarks.ts';
import { isSnapshotFile } from '../snapshots/snapshots.ts';

/** Their paths. Nothing is moved. None where nothing has to bear a mark yet. */
export function notOwn(home: string): string[] {
  const paths = homePaths(home);
  if (!marksAt(paths.state)?.earlier) return [];
  const snapshots = snapshotsIn(paths.snapshots).filter((file) => !isOwnSnapshot(file));
  const judged = segmentsIn(paths.journal).map((segment) => ({
    segment,
    kind: kindOf(paths.journal, segment),
  }));
  const ours = judged.flatMap(({ segment, kind }) => (kind === 'own' ? [segment] : [])).sort(byFence);
  const newest = newestOf(paths.snapshots, snapshots);
  const segments = judged.filter(
    ({ segment, kind }) =>
      kind === 'foreign' || (kind === 'blank' && !followsOwn(paths.journal, segment, ours, newest)),
  );
  // A host takes the next number each time it opens: none has come so far.
  const furthest = highestFence(ours) + 1_000_000;
  const claims = namesIn(paths.lock).length > 0 ? listClaims(realFiles, paths.lock) : [];
  return [
    ...segments.map(({ segment }) => join(paths.journal, segment.name)),
    ...snapshots,
    ...jsonFiles(home)
      .filter(isForeignJson)
      // With what a manifest speaks of: it may be the person's, and stands there under a name that nobody knows now.
      .map((file) => (dirname(dirname(file)) === paths.trash ? dirname(file) : file)),
    ...claims.filter((number) => number > furthest).map((number) => claimFile(paths.lock, number)),
  ];
}

/** Everything that stands there now, as it is: of earlier releases, and taken by who says that it is theirs. */
export function earlierIn(home: string): Earlier {
  const { journal, snapshots } = homePaths(home);
  const listed: Record<string, string[]> = {};
  for (const segment of segmentsIn(journal)) {
    const lines = wholeLines(journal, segment);
    // A few, so that a bit that flips in one of them does not make it somebody else's.
    const few = [...lines.slice(0, 2), ...lines.slice(-2)].map(({ bytes }) => sumOfEarlier(bytes));
    listed[nameOf(segment)] = [...(listed[nameOf(segment)] ?? []), ...few];
  }
  for (const file of snapshotsIn(snapshots)) {
    const bytes = read(file);
    if (bytes) listed[inState(file)] = [sumOfEarlier(bytes)];
  }
  for (const file of jsonFiles(home)) {
    const bytes = read(file);
    if (bytes) listed[inState(file)] = [sumOfEarlier(bytes.toString('utf8'))];
  }
  return listed;
}

/** As if they were not there, for who looks a home over and moves nothing. */
export function filesWithout(hidden: readonly string[], files: Files = realFiles): Files {
  const gone = new Set(hidden);
  return {
    ...files,
    list: (folder) => files.list(folder).filter((name) => !gone.has(join(folder, name))),
  };
}

const segmentsIn = (journal: string): Segment[] =>
  namesIn(journal).flatMap((name) => segmentNamed(name) ?? []);
const byFence = (a: Segment, b: Segment): number => a.fence - b.fence || a.firstSeq - b.firstSeq;
const nameOf = (segment: Segment): string => `journal/${baseName(segment)}`;

const snapshotsIn = (snapshots: string): string[] =>
  namesIn(snapshots)
    .filter(isSnapshotFile)
    .map((name) => join(snapshots, name));

function jsonFiles(home: string): string[] {
  const { state, trash, changes } = homePaths(home);
  return [
    join(state, 'git.json'),
    ...namesIn(changes)
      .filter((name) => name.endsWith('.json') && isCouncilId(name.slice(0, -'.json'.length)))
      .map((name) => join(changes, name)),
    ...namesIn(trash)
      .filter(isCouncilId)
      .map((id) => join(trash, id, 'manifest.json')),
  ];
}

/** What can't be read as JSON is nobody's, and passed over by whoever reads it. */
function isForeignJson(file: string): boolean {
  const text = read(file)?.toString('utf8');
  const parsed = text === undefined ? undefined : parseJson(text, storeWords.en);
  return parsed !== undefined && 'value' in parsed && !ownJson(file, parsed.value, text ?? '');
}

function isOwnSnapshot(file: string): boolean {
  const bytes = read(file);
  const marking = markingOfFile(file);
  if (!bytes || !marking) return false;
  return (isSealed(bytes) && isMarked(bytes, marking)) || isEarlierFile(file, bytes);
}

const newestOf = (folder: string, foreign: readonly string[]): number =>
  Math.max(
    0,
    ...snapshotsIn(folder)
      .filter((file) => file.endsWith('.json') && !foreign.includes(file))
      .map((file) => Number.parseInt(file.slice(folder.length + 1), 10)),
  );

/** `blank`: no record in it is whole. Something other than a file is nothing that a host of ours has made. */
function kindOf(journal: string, segment: Segment): 'own' | 'foreign' | 'blank' {
  const marking = markingOfRecords(journal);
  const listed = own(marksAt(journal)?.earlier, nameOf(segment));
  const judge = (lines: readonly Line[]): 'own' | 'foreign' | undefined => {
    const [first] = lines;
    if (!first) return undefined;
    if (marking && isMarked(first.bytes, marking)) return 'own';
    if (!listed) return 'foreign';
    return lines.some(({ bytes }) => listed.includes(sumOfEarlier(bytes))) ? 'own' : undefined;
  };
  try {
    const head = headOf(join(journal, segment.name), segment.packed);
    const known = head && judge(whole(head, segment));
    if (known) return known;
    const lines = wholeLines(journal, segment);
    return judge(lines) ?? (lines.length > 0 ? 'foreign' : 'blank');
  } catch {
    return 'foreign';
  }
}

const whole = (bytes: Buffer, segment: Segment): Line[] =>
  scan(bytes, segment.fence).filter(({ seq }) => seq !== undefined);

/** None where it can't be unpacked. */
function wholeLines(journal: string, segment: Segment): Line[] {
  try {
    return whole(readSegment(realFiles, journal, segment), segment);
  } catch (error) {
    if (!segment.packed || error instanceof NotPlain || isOfSystem(error)) throw error;
    return [];
  }
}

const headBytes = 65_536;

/** Its beginning; nothing where that can't be unpacked. */
function headOf(file: string, packed: boolean): Buffer | undefined {
  const head = readStart(file, headBytes);
  if (!packed) return head;
  try {
    return gunzipSync(head, { finishFlush: packing.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

/**
 * A segment without a whole record is of a host that recorded nothing, or of one that was cut off at its first: it begins
 * where the last record before it ends. One that begins elsewhere would void records, or have some missed that never were.
 */
function followsOwn(journal: string, blank: Segment, ours: readonly Segment[], newest: number): boolean {
  const before = ours.filter((each) => byFence(each, blank) < 0).at(-1);
  const lines = before ? scan(readSegment(realFiles, journal, before), before.fence) : [];
  const last = lines.findLast(({ seq }) => seq !== undefined)?.seq ?? (before ? before.firstSeq - 1 : 0);
  const damaged = lines.filter(({ seq }) => seq === undefined).length;
  const first = before ? last : (ours[0]?.firstSeq ?? 1) - 1;
  const isAfter =
    blank.firstSeq > last && !ours.some((each) => byFence(each, blank) < 0 && each.firstSeq > blank.firstSeq);
  return isAfter && blank.firstSeq <= Math.max(first + damaged, newest) + 1;
}

function read(file: string): Buffer | undefined {
  try {
    return readPlain(file);
  } catch {
    return undefined;
  }
}
