/**
 * Snapshots bound a replay. One is never needed: whatever is wrong with it, an older one or the whole journal takes its
 * place. The two newest are kept. A large one is written in parts, and is there once the file that names them all is.
 */

import path from 'node:path';
import * as z from 'zod';
import type { Misfit } from '../../../core/shape.ts';
import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { freeName, ownerOnly, removeQuietly, temporaryEnding, writeAtomically } from '../home/atomic.ts';
import { errorCode, type Files, isMissing } from '../home/files.ts';
import { misfitWords } from '../home/misfitWords.ts';
import type { HomePaths } from '../home/paths.ts';
import { isSealed, seal, sumOf } from '../journal/journalRecord.ts';
import { largestNumber } from '../journal/segments.ts';
import { markingOfFile } from '../seal/ownMarks.ts';

export const Piece = z.object({
  at: z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]),
  is: z.unknown(),
});
export type Piece = z.infer<typeof Piece>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pieceOf(at: Piece['at'], is: unknown): string[] {
  const text = JSON.stringify(is) as string | undefined;
  return text === undefined ? [] : [`{"at":${JSON.stringify(at)},"is":${text}}`];
}

export function* piecesOf(state: object): Generator<string> {
  for (const [field, value] of Object.entries(state)) {
    if (!isRecord(value)) yield* pieceOf([field], value);
    else {
      yield* pieceOf([field], {});
      for (const [entry, held] of Object.entries(value)) yield* pieceOf([field, entry], held);
    }
  }
}

/** What was taken to pieces, whole again. */
export function stateOf<S>(pieces: readonly Piece[]): S {
  const fields = new Map<string, unknown>();
  const entries = new Map<string, [string, unknown][]>();
  for (const { at, is } of pieces) {
    const [field, entry] = at;
    if (entry === undefined) fields.set(field, is);
    else {
      const held = entries.get(field) ?? [];
      held.push([entry, is]);
      entries.set(field, held);
    }
  }
  for (const [field, held] of entries) fields.set(field, Object.fromEntries(held));
  return Object.fromEntries(fields) as S;
}

export const kept = 2;

export interface Snapshot<S> {
  seq: number;
  state: S;
  bytes: number;
}

const pattern = /^(\d{10,})\.json$/;
const padded = (seq: number): string => String(seq).padStart(10, '0');
const fileName = (seq: number): string => `${padded(seq)}.json`;
const partPattern = /^(\d{10,})\.\d+\.part$/;
const partName = (seq: number, part: number): string => `${padded(seq)}.${part}.part`;

/** One, or a part of one. */
export const isSnapshotFile = (name: string): boolean => pattern.test(name) || partPattern.test(name);

/** A release that knows no parts takes one in parts for another release's, and reads the journal instead. */
const shapeInParts = (shape: number): string => `${shape} in parts`;

/** Sequence numbers, newest first. */
export const listSnapshots = (files: Files, folder: string): number[] =>
  files
    .list(folder)
    .flatMap((name) => pattern.exec(name)?.[1] ?? [])
    .map(Number)
    .filter((seq) => seq <= largestNumber)
    .sort((a, b) => b - a);

/** One that is `damaged` is of no use to anyone; one of another shape was written by another release, for itself. */
export interface Unusable {
  words: string;
  damaged: boolean;
}

/** Which state is wanted: written for this shape (absent: any), and nothing wrong with it. */
export interface Wanted {
  shape?: number | undefined;
  misfit?: ((state: unknown) => Misfit | undefined) | undefined;
}

export function readSnapshot<S>(
  files: Files,
  folder: string,
  seq: number,
  say: StoreWords,
  { shape, misfit }: Wanted = {},
): Snapshot<S> | Unusable {
  const name = fileName(seq);
  const broken: Unusable = { words: say.snapshotDamaged(name), damaged: true };
  const bytes = sealedIn(files, path.join(folder, name));
  const content = bytes && Content.safeParse(jsonOf(bytes)).data;
  if (!bytes || !content) return broken;
  if (content.seq !== seq) return { words: say.snapshotOfAnother(name, content.seq), damaged: true };
  if (shape !== undefined && content.shape !== (content.parts ? shapeInParts(shape) : shape)) {
    return { words: say.snapshotOfRelease(name), damaged: false };
  }
  const parts = content.parts?.map((sum, part) =>
    readPart(files, path.join(folder, partName(seq, part)), sum),
  );
  if (parts?.includes(undefined)) return broken;
  const whole = parts?.flatMap((each) => each ?? []);
  const state = whole ? stateOf<S>(whole.flatMap(({ pieces }) => pieces)) : (content.state as S);
  const wrong = misfit?.(state);
  if (wrong) return { words: say.snapshotUnfit(name, misfitWords(wrong, say)), damaged: true };
  if ((state as { seq?: unknown } | undefined)?.seq !== seq) return broken;
  const size = whole?.reduce((sum, each) => sum + each.bytes, bytes.length) ?? bytes.length;
  return { seq, state, bytes: size };
}

const Content = z.object({
  seq: z.number(),
  shape: z.union([z.number(), z.string()]),
  state: z.unknown().optional(),
  /** The sums of its parts, in their order. */
  parts: z.array(z.string()).optional(),
});
const Part = z.object({ pieces: z.array(Piece) });

/** Nothing where it is gone, damaged, no file, or belongs to another snapshot. */
function readPart(files: Files, file: string, sum: string): { pieces: Piece[]; bytes: number } | undefined {
  const bytes = sealedIn(files, file);
  const part = bytes && sumOf(bytes) === sum ? Part.safeParse(jsonOf(bytes)).data : undefined;
  return bytes && part && { pieces: part.pieces, bytes: bytes.length };
}

function sealedIn(files: Files, file: string): Buffer | undefined {
  try {
    const bytes = files.read(file);
    return isSealed(bytes) ? bytes : undefined;
  } catch (error) {
    // A folder of that name is none; a disk that fails is another matter.
    if (isMissing(error) || errorCode(error) === 'EISDIR') return undefined;
    throw error;
  }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** The newest good one. Damaged ones are set aside, so that they do not count among those that are kept. */
export function newestSnapshot<S>(
  files: Files,
  { snapshots, versions }: Pick<HomePaths, 'snapshots' | 'versions'>,
  wanted: Wanted,
  say: StoreWords,
  tell: (note: string) => void,
): Snapshot<S> | undefined {
  for (const seq of listSnapshots(files, snapshots)) {
    const read = readSnapshot<S>(files, snapshots, seq, say, wanted);
    if (!('words' in read)) return read;
    tell(say.snapshotUnused(read.words));
    const file = path.join(snapshots, fileName(seq));
    if (read.damaged) files.rename(file, freeName(files, file, versions));
  }
  return undefined;
}

export interface SnapshotSizes {
  /** The largest snapshot that is written … */
  snapshotMost: number;
  /** … and the largest part of one; a single entry that is larger stands alone. */
  snapshotPart: number;
}

/** Returns the size; one that is above the largest is not there, whatever parts of it are. */
export async function writeSnapshot<S extends object>(
  files: Files,
  folder: string,
  { seq, shape, state }: { seq: number; shape: number; state: S },
  { snapshotMost, snapshotPart }: SnapshotSizes,
): Promise<number> {
  const sums: string[] = [];
  let total = 0;
  const write = async (name: string, open: string): Promise<Buffer> => {
    const bytes = Buffer.from(seal(open, markingOfFile(path.join(folder, name))));
    total += bytes.length;
    if (total <= snapshotMost)
      await writeAtomically(path.join(folder, name), bytes, { sync: true, files, mode: ownerOnly });
    return bytes;
  };
  for (const pieces of gathered(piecesOf(state), snapshotPart)) {
    const isWhole = pieces.last && sums.length === 0;
    if (isWhole) {
      await write(fileName(seq), `{"seq":${seq},"shape":${shape},"state":${JSON.stringify(state)}`);
      return total;
    }
    // Turns go on while a part is written: the next one is made after that.
    const part = await write(
      partName(seq, sums.length),
      `{"seq":${seq},"pieces":[${pieces.texts.join(',')}]`,
    );
    if (total > snapshotMost) return total;
    sums.push(sumOf(part));
  }
  await write(
    fileName(seq),
    `{"seq":${seq},"shape":"${shapeInParts(shape)}","parts":${JSON.stringify(sums)}`,
  );
  return total;
}

/** As many pieces at a time as fit into a part. */
function* gathered(pieces: Iterable<string>, most: number): Generator<{ texts: string[]; last: boolean }> {
  let texts: string[] = [];
  let size = 0;
  for (const piece of pieces) {
    const bytes = Buffer.byteLength(piece) + 1;
    if (texts.length > 0 && size + bytes > most) {
      yield { texts, last: false };
      texts = [];
      size = 0;
    }
    texts.push(piece);
    size += bytes;
  }
  yield { texts, last: true };
}

/** Removes all but the newest ones, and what a killed host left half written. */
export function tidySnapshots(files: Files, folder: string): void {
  const all = listSnapshots(files, folder);
  for (const old of all.slice(kept)) removeQuietly(files, path.join(folder, fileName(old)));
  const stays = new Set(all.slice(0, kept));
  for (const name of files.list(folder)) {
    const part = partPattern.exec(name)?.[1];
    const isOrphan = part !== undefined && !stays.has(Number(part));
    if (isOrphan || name.endsWith(temporaryEnding)) removeQuietly(files, path.join(folder, name));
  }
}
