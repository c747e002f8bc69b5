/**
 * Opens a file below a folder without following a link on the way, not even one that is swapped in meanwhile: each folder
 * is opened by its name in the one before. What is not a plain file is refused. Only on Linux can a folder that is open be
 * walked on from; elsewhere the way is looked at before and after.
 */
import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { NotPlain } from './notPlainWords.ts';

export interface Opening {
  flags: number;
  /** Folders on the way that are missing are made. */
  make?: boolean;
  mode?: number;
}

// Windows has none of them but the last; what is missing adds nothing.
const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** `parts` are names, checked by whoever asks: no separator, no `.` or `..`. */
export async function openInside(
  folder: string,
  parts: readonly string[],
  opening: Opening,
): Promise<FileHandle> {
  const file =
    process.platform === 'linux' ? await walk(folder, parts, opening) : await look(folder, parts, opening);
  const facts = await file.stat().catch(() => undefined);
  if (facts?.isFile()) return file;
  await file.close();
  throw new NotPlain(join(folder, ...parts));
}

async function walk(
  folder: string,
  parts: readonly string[],
  { flags, make = false, mode = 0o600 }: Opening,
): Promise<FileHandle> {
  let at = await open(folder, O_RDONLY | O_DIRECTORY);
  try {
    for (const part of parts.slice(0, -1)) {
      const way = `/proc/self/fd/${at.fd}/${part}`;
      if (make) await mkdir(way).catch(unlessThere);
      const next = await open(way, O_RDONLY | O_DIRECTORY | O_NOFOLLOW).catch(plainly(way));
      await at.close();
      at = next;
    }
    const way = `/proc/self/fd/${at.fd}/${parts.at(-1) ?? ''}`;
    // Without waiting: a pipe that nobody writes into would hold us for ever.
    return await open(way, flags | O_NOFOLLOW | O_NONBLOCK, mode).catch(plainly(way));
  } finally {
    await at.close();
  }
}

async function look(
  folder: string,
  parts: readonly string[],
  { flags, make = false, mode = 0o600 }: Opening,
): Promise<FileHandle> {
  const root = await realpath(folder);
  let way = root;
  for (const part of parts.slice(0, -1)) {
    way = join(way, part);
    if (make) await mkdir(way).catch(unlessThere);
    if (!(await lstat(way)).isDirectory()) throw new NotPlain(way);
  }
  way = join(way, parts.at(-1) ?? '');
  const there: Stats | undefined = await lstat(way).catch(() => undefined);
  if (there && !there.isFile()) throw new NotPlain(way);
  const file = await open(way, flags | O_NOFOLLOW | O_NONBLOCK, mode).catch(plainly(way));
  if ((await realpath(way).catch(() => '')) === way) return file;
  await file.close();
  throw new NotPlain(way);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const unlessThere = (error: unknown): void => {
  if (codeOf(error) !== 'EEXIST') throw error;
};

/** What the system says of a link, a folder, a socket or a pipe where another kind of thing was to be opened. */
const plainly =
  (way: string) =>
  (error: unknown): never => {
    throw /^(?:ELOOP|ENOTDIR|EISDIR|ENXIO|EMLINK|EFTYPE)$/.test(codeOf(error)) ? new NotPlain(way) : error;
  };
