/** The journal's files: `<first sequence number>-<fence>.jsonl`, with `.gz` once they are kept only as an archive. */
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Files } from '../home/files.ts';

export interface Segment {
  name: string;
  firstSeq: number;
  fence: number;
  packed: boolean;
}

const pattern = /^(\d{10,})-(\d{6,})\.jsonl(\.gz)?$/;

/** Of records, snapshots and fences: one a microsecond would take thirty years to come here. */
export const largestNumber = 1e15;
/** A segment is followed by another at 4 MB; what unpacks to more than this is none of ours. */
const largestSegment = 512 * 1024 * 1024;

export const segmentName = (firstSeq: number, fence: number): string =>
  `${String(firstSeq).padStart(10, '0')}-${String(fence).padStart(6, '0')}.jsonl`;

/** In the order in which they were written. Of a segment that is there plain and packed, the plain one. */
export function listSegments(files: Files, folder: string): Segment[] {
  const names = files.list(folder);
  const plain = new Set(names);
  return names
    .flatMap((name) => segmentNamed(name) ?? [])
    .filter((segment) => !segment.packed || !plain.has(baseName(segment)))
    .sort((a, b) => a.fence - b.fence || a.firstSeq - b.firstSeq);
}

export function segmentNamed(name: string): Segment | undefined {
  const found = pattern.exec(name);
  if (!found) return undefined;
  const [firstSeq, fence] = [Number(found[1]), Number(found[2])];
  // No host ever came so far: numbers beyond these can't be told apart.
  if (firstSeq > largestNumber || fence > largestNumber) return undefined;
  return { name, firstSeq, fence, packed: Boolean(found[3]) };
}

/** The same for a segment and for what it is packed into. */
export const baseName = ({ name, packed }: Segment): string => (packed ? name.slice(0, -'.gz'.length) : name);

/**
 * Where a segment's records stop counting: a host that took over began there. What a suspended host still wrote into its
 * old segment after that was never acknowledged.
 */
export function voidFrom(segment: Segment, all: readonly Segment[]): number {
  let from = Number.POSITIVE_INFINITY;
  for (const other of all) if (other.fence > segment.fence && other.firstSeq < from) from = other.firstSeq;
  return from;
}

/** The sequence number after the last record that can count in this segment. */
export function endOf(segment: Segment, all: readonly Segment[]): number {
  let end = voidFrom(segment, all);
  for (const other of all) {
    if (other.fence === segment.fence && other.firstSeq > segment.firstSeq && other.firstSeq < end)
      end = other.firstSeq;
  }
  return end;
}

export const highestFence = (segments: readonly Segment[]): number => segments.at(-1)?.fence ?? 0;

export function readSegment(files: Files, folder: string, segment: Segment): Buffer {
  const bytes = files.read(path.join(folder, segment.name));
  return segment.packed ? gunzipSync(bytes, { maxOutputLength: largestSegment }) : bytes;
}
