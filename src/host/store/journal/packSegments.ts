/** Packs segments that lie wholly behind the older snapshot. A replay needs them only when both snapshots are lost. */
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ownerOnly, writeAtomically } from '../home/atomic.ts';
import type { Files } from '../home/files.ts';
import { endOf, listSegments, type Segment } from './segments.ts';

const pack = promisify(gzip);

/** Segments none of whose records comes after this one. */
export function segmentsBehind(files: Files, folder: string, seq: number): Segment[] {
  const segments = listSegments(files, folder);
  return segments.filter((segment) => endOf(segment, segments) <= seq + 1);
}

/** Interrupted at any point, either the plain or the packed segment is whole. */
export async function packSegment(files: Files, folder: string, segment: Segment): Promise<void> {
  const file = path.join(folder, segment.name);
  const bytes = files.read(file);
  if (bytes.length > 0)
    await writeAtomically(`${file}.gz`, await pack(bytes), { sync: true, files, mode: ownerOnly });
  files.remove(file);
}
