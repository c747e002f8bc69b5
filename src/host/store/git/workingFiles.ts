/** The plain files of a folder by their paths, and a copy of them elsewhere: nothing that a link leads to. */
import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../home/files.ts';
import { isInside } from '../home/isInside.ts';

export interface Entry {
  path: string;
  mode: '100644' | '100755';
  size: number;
}

const largestFile = 50_000_000;
const bunch = 64;

/** Plain files only: a link could lead anywhere, and a folder is another repository. */
export async function filesIn(folder: string, paths: readonly string[]): Promise<Entry[]> {
  const folders = new Map<string, Promise<boolean>>();
  const staysInside = (at: string): Promise<boolean> => {
    const known = folders.get(at) ?? leadsInside(folder, at);
    folders.set(at, known);
    return known;
  };
  const found = await inBunches(paths, async (path): Promise<Entry[]> => {
    const place = join(folder, path);
    const facts = await lstat(place).catch(() => undefined);
    if (!facts?.isFile() || facts.size > largestFile || !(await staysInside(dirname(place)))) return [];
    return [{ path, size: facts.size, mode: facts.mode & 0o100 ? '100755' : '100644' }];
  });
  return found.flat();
}

async function leadsInside(folder: string, place: string): Promise<boolean> {
  const real = await realpath(place).catch(() => '');
  return real === folder || isInside(folder, real);
}

/** A workspace may have more files than a process may open at once. */
export async function inBunches<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  signal?: AbortSignal,
): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < items.length; at += bunch) {
    signal?.throwIfAborted();
    done.push(...(await Promise.all(items.slice(at, at + bunch).map(work))));
  }
  return done;
}

export async function copyAll(
  files: readonly Pick<Entry, 'path'>[],
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(to);
  const folders = new Set(files.map(({ path }) => dirname(join(to, path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await inBunches(
    files,
    ({ path }) =>
      copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL).catch(
        (error: unknown) => {
          // It went since it was listed: a copy is made while people work.
          if (!isMissing(error)) throw error;
        },
      ),
    signal,
  );
}
