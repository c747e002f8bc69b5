/** The files by which hosts claim a journal: one for each number, with its holder in it, made by one host only. */
import path from 'node:path';
import { ownerOnly, removeQuietly, temporaryEnding, writeAll } from '../home/atomic.ts';
import { errorCode, type Files, isMissing } from '../home/files.ts';
import { type Holder, letGo, ourselves, parseHolder } from './holder.ts';
import { largestNumber } from './segments.ts';

export const claimFile = (folder: string, number: number): string =>
  path.join(folder, `${String(number).padStart(6, '0')}.json`);

/** Numbers, lowest first. */
export const listClaims = (files: Files, folder: string): number[] =>
  files
    .list(folder)
    .flatMap((name) => /^(\d{6,})\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .filter((number) => number <= largestNumber)
    .sort((a, b) => a - b);

export interface FoundClaim {
  number: number;
  /** Unknown when the file does not say. */
  holder: Holder | undefined;
  /** When the holder last showed itself. */
  seen: number;
}

export function newestClaim(files: Files, folder: string): FoundClaim | undefined {
  const number = listClaims(files, folder).at(-1);
  if (number === undefined) return undefined;
  const file = claimFile(folder, number);
  try {
    const stat = files.stat(file);
    return stat && { number, holder: parseHolder(files.read(file).toString()), seen: stat.changed };
  } catch (error) {
    if (isMissing(error) || errorCode(error) === 'EISDIR') return undefined;
    throw error;
  }
}

export interface OwnClaim {
  fd: number;
  file: string;
  holder: Holder;
}

/** Nothing when another was first. */
export async function createClaim(
  files: Files,
  folder: string,
  number: number,
): Promise<OwnClaim | undefined> {
  const holder = ourselves();
  const file = claimFile(folder, number);
  try {
    return { fd: await createNamed(files, folder, file, holder), file, holder };
  } catch (error) {
    letGo(holder);
    if (errorCode(error) === 'EEXIST') return undefined;
    throw error;
  }
}

/** The content is there from the first instant the name is, so that no kill or power cut leaves a claim without a holder. */
async function createNamed(files: Files, folder: string, file: string, holder: Holder): Promise<number> {
  const temporary = path.join(folder, `${holder.claim}${temporaryEnding}`);
  const fd = await createWritten(files, temporary, holder);
  try {
    files.link(temporary, file);
    return fd;
  } catch (error) {
    files.close(fd);
    if (errorCode(error) === 'EEXIST') throw error;
  } finally {
    removeQuietly(files, temporary);
  }
  // A file system without second names: here the content comes a moment after the name.
  return createWritten(files, file, holder);
}

async function createWritten(files: Files, file: string, holder: Holder): Promise<number> {
  const fd = files.open(file, 'wx', ownerOnly);
  try {
    writeAll(files, fd, Buffer.from(JSON.stringify(holder)), 0);
    await files.syncData(fd);
    return fd;
  } catch (error) {
    files.close(fd);
    removeQuietly(files, file);
    throw error;
  }
}

/** From the lowest on: whoever held a lower number always finds its own file gone or the next one there. */
export function removeOlderClaims(files: Files, folder: string, number: number): void {
  // One that can't be removed does no harm: ours is higher.
  for (const old of listClaims(files, folder)) if (old < number) removeQuietly(files, claimFile(folder, old));
  for (const name of files.list(folder)) {
    if (name.endsWith(temporaryEnding)) removeQuietly(files, path.join(folder, name));
  }
}
