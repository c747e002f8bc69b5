/**
 * Snapshots bound a replay. One is never needed: whatever is wrong with it, an older one or the whole journal takes its
 * place. The two newest are kept.
 */
import path from 'node:path';
import type { StoreWords } from '../../rpc/words/store.ts';
import { freeName, removeQuietly, temporaryEnding, writeAtomically } from './atomic.ts';
import type { Files } from './files.ts';
import type { HomePaths } from './paths.ts';
import { isSealed, seal } from './record.ts';

export const kept = 2;

export interface Snapshot<S> {
  seq: number;
  state: S;
  bytes: number;
}

const pattern = /^(\d{10,})\.json$/;
const fileName = (seq: number): string => `${String(seq).padStart(10, '0')}.json`;

/** Sequence numbers, newest first. */
export const listSnapshots = (files: Files, folder: string): number[] =>
  files
    .list(folder)
    .flatMap((name) => pattern.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);

/** One that is `damaged` is of no use to anyone; one of another shape was written by another release, for itself. */
export interface Unusable {
  words: string;
  damaged: boolean;
}

/** Without a shape, any will do. */
export function readSnapshot<S>(
  files: Files,
  folder: string,
  seq: number,
  say: StoreWords,
  shape?: number,
): Snapshot<S> | Unusable {
  const name = fileName(seq);
  const bytes = files.read(path.join(folder, name));
  if (!isSealed(bytes)) return { words: say.snapshotDamaged(name), damaged: true };
  const content = JSON.parse(bytes.toString()) as { seq: number; shape: number; state: S };
  if (content.seq !== seq) return { words: say.snapshotOfAnother(name, content.seq), damaged: true };
  if (shape !== undefined && content.shape !== shape) {
    return { words: say.snapshotOfRelease(name), damaged: false };
  }
  return { seq, state: content.state, bytes: bytes.length };
}

/** The newest good one. Damaged ones are set aside, so that they do not count among those that are kept. */
export function newestSnapshot<S>(
  files: Files,
  { snapshots, versions }: Pick<HomePaths, 'snapshots' | 'versions'>,
  shape: number,
  say: StoreWords,
  tell: (note: string) => void,
): Snapshot<S> | undefined {
  for (const seq of listSnapshots(files, snapshots)) {
    const read = readSnapshot<S>(files, snapshots, seq, say, shape);
    if (!('words' in read)) return read;
    tell(say.snapshotUnused(read.words));
    const file = path.join(snapshots, fileName(seq));
    if (read.damaged) files.rename(file, freeName(files, file, versions));
  }
  return undefined;
}

/** Returns the size, also when it is above `most` and nothing was written. */
export async function writeSnapshot<S>(
  files: Files,
  folder: string,
  snapshot: { seq: number; shape: number; state: S },
  most: number,
): Promise<number> {
  const { seq, shape, state } = snapshot;
  const bytes = Buffer.from(seal(`{"seq":${seq},"shape":${shape},"state":${JSON.stringify(state)}`));
  if (bytes.length <= most)
    await writeAtomically(path.join(folder, fileName(seq)), bytes, { sync: true, files });
  return bytes.length;
}

/** Removes all but the newest ones, and what a killed host left half written. */
export function tidySnapshots(files: Files, folder: string): void {
  for (const old of listSnapshots(files, folder).slice(kept))
    removeQuietly(files, path.join(folder, fileName(old)));
  for (const name of files.list(folder)) {
    if (name.endsWith(temporaryEnding)) removeQuietly(files, path.join(folder, name));
  }
}
