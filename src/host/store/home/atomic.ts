/** A file is either as it was or wholly new: written beside, then renamed. With `sync` it is so after a power cut, too. */
import path from 'node:path';
import { type Files, realFiles } from './files.ts';

export interface AtomicOptions {
  /** Costs two waits for the disk; for what must not be lost. */
  sync?: boolean;
  files?: Files;
  /** Who may read and write it, no wider than this; absent: as new files have it. */
  mode?: number;
  /** Called when all is written, right before it takes the place of what stands there. */
  beforeRename?(): void;
}

export const temporaryEnding = '.tmp';

/** What stands in `.state/` is its owner's, whatever the umask. */
export const ownerOnly = 0o600;

let written = 0;

export async function writeAtomically(
  target: string,
  content: string | Uint8Array,
  { sync = false, files = realFiles, mode, beforeRename }: AtomicOptions = {},
): Promise<void> {
  written += 1;
  const temporary = `${target}.${process.pid}-${written}${temporaryEnding}`;
  try {
    const fd = files.open(temporary, 'wx', mode);
    try {
      writeAll(files, fd, typeof content === 'string' ? Buffer.from(content) : content, 0);
      if (sync) await files.syncData(fd);
    } finally {
      files.close(fd);
    }
    beforeRename?.();
    files.rename(temporary, target);
  } catch (error) {
    removeQuietly(files, temporary);
    throw error;
  }
  if (sync) await files.syncFolder(path.dirname(target));
}

export function writeAll(files: Files, fd: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    const count = files.write(fd, bytes, done, position + done);
    if (count === 0) throw Object.assign(new Error('Nothing could be written'), { code: 'EIO' });
    done += count;
  }
}

/** For what is only tidying: the error that led here matters more. */
export function removeQuietly(files: Files, target: string): void {
  try {
    files.remove(target);
  } catch {
    // It is tried again at the next opening.
  }
}

/** A place under `versions` for a file, where a person can still look at it. */
export function freeName(files: Files, file: string, versions: string): string {
  files.makeFolder(versions);
  const name = path.basename(file);
  const taken = new Set(files.list(versions));
  let target = name;
  for (let count = 2; taken.has(target); count += 1) target = `${name}.${count}`;
  return path.join(versions, target);
}

/** Makes a folder whose own name survives a power cut. */
export async function makeFolderDurably(files: Files, folder: string): Promise<boolean> {
  const first = files.makeFolder(folder);
  if (first === undefined) return false;
  for (
    let made = path.resolve(folder);
    made.length >= path.resolve(first).length;
    made = path.dirname(made)
  ) {
    await files.syncFolder(path.dirname(made));
  }
  return true;
}
