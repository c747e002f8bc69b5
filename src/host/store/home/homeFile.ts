/**
 * A path of a home: nothing below a home is read, written or made through a link, nor where a device, a pipe or a socket
 * stands, nor read beyond measure. Any of it may have come with a clone. `homePaths` makes every path of a home and says
 * here which homes there are, so that no caller can forget to; the home itself is wherever the person says. A path of no
 * home is the business of whoever names it.
 */
import fs, { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { NotPlain } from './notPlainWords.ts';

// Windows has none of the first two; what is missing adds nothing.
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
/** Without waiting: a pipe that nobody writes into would hold us for ever. */
const plainly = O_NOFOLLOW | O_NONBLOCK;

/** More than everything that people and councils write into one file, and than a segment of the journal. */
const mostShared = 64_000_000;
const mostOwn = 1_000_000_000;

const homes = new Set<string>();

export function noteHome(home: string): void {
  for (const name of namesOfHome(home)) homes.add(name);
}

/** As it is called, and as it really is. */
export function namesOfHome(home: string): string[] {
  try {
    return [resolve(home), fs.realpathSync(home)];
  } catch {
    // Not laid yet.
    return [resolve(home)];
  }
}

/** The one that a path lies in. */
export function homeOf(path: string): string | undefined {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (homes.has(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** Throws NotPlain where a link or no plain thing stands on the way or at its end. What is not there yet is no matter. */
export function plainWay(path: string): void {
  const home = homeOf(path);
  if (home === undefined) return;
  let at = home;
  for (const part of relative(home, resolve(path)).split(sep)) {
    at = join(at, part);
    if (at === home) return;
    const facts = fs.lstatSync(at, { throwIfNoEntry: false });
    if (!facts) return;
    if (facts.isSymbolicLink()) throw new NotPlain(at, 'link');
    if (!facts.isFile() && !facts.isDirectory()) throw new NotPlain(at, 'kind');
  }
}

/** For what is done to a name and not to what it leads to: only the way there is looked at. */
export const plainWayTo = (path: string): void => plainWay(dirname(path));

export function isPlain(path: string): boolean {
  try {
    plainWay(path);
    return true;
  } catch {
    return false;
  }
}

export function openPlain(path: string, flags: number, mode?: number): number {
  if (homeOf(path) === undefined) return fs.openSync(path, flags, mode);
  plainWay(path);
  let fd: number;
  try {
    fd = fs.openSync(path, flags | plainly, mode);
  } catch (error) {
    throw asNotPlain(path, error);
  }
  const facts = fs.fstatSync(fd);
  // A folder is told by what is tried with it next.
  if (facts.isFile() || facts.isDirectory()) return fd;
  fs.closeSync(fd);
  throw new NotPlain(path, 'kind');
}

/** A plain file of at most so many bytes, else NotPlain; what the system says where there is none. */
export function readPlain(path: string, most = limitOf(path)): Buffer {
  const fd = openPlain(path, O_RDONLY);
  try {
    if (fs.fstatSync(fd).size > most) throw new NotPlain(path, 'size');
    return fs.readFileSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/** The first bytes of a plain file, at most so many. */
export function readStart(path: string, most: number): Buffer {
  const fd = openPlain(path, O_RDONLY);
  try {
    const bytes = Buffer.alloc(most);
    return bytes.subarray(0, fs.readSync(fd, bytes, 0, most, 0));
  } finally {
    fs.closeSync(fd);
  }
}

export async function openPlainFile(path: string, flags = O_RDONLY, mode?: number): Promise<FileHandle> {
  plainWay(path);
  const asked = flags | (homeOf(path) === undefined ? O_NONBLOCK : plainly);
  const file = await open(path, asked, mode).catch((error: unknown) => {
    throw asNotPlain(path, error);
  });
  const facts = await file.stat();
  if (facts.isFile()) return file;
  await file.close();
  throw new NotPlain(path, 'kind');
}

export async function readPlainFile(path: string, most = limitOf(path)): Promise<Buffer> {
  const file = await openPlainFile(path);
  try {
    if ((await file.stat()).size > most) throw new NotPlain(path, 'size');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** One write at the end of a file, which is made where there is none. */
export async function appendPlain(path: string, text: string, mode: number): Promise<void> {
  const { O_APPEND, O_CREAT, O_WRONLY } = constants;
  const file = await openPlainFile(path, O_WRONLY | O_APPEND | O_CREAT, mode);
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

/** Names in a folder of the home, sorted; none where there is no such folder, or something else in its place. */
export function namesIn(folder: string): string[] {
  try {
    plainWay(folder);
    return fs.readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Whether something bears this name, be it a link that leads nowhere. */
export function standsAt(path: string): boolean {
  try {
    plainWayTo(path);
    return fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Behind a link nothing of the home stands; whoever would put something there is refused.
    return false;
  }
}

function limitOf(path: string): number {
  const home = homeOf(path);
  return home !== undefined && relative(home, resolve(path)).split(sep)[0] === '.state'
    ? mostOwn
    : mostShared;
}

/** What the system says of a link or a socket where a file was to be opened. */
function asNotPlain(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(?:ELOOP|EMLINK|EFTYPE)$/.test(code)) return new NotPlain(path, 'link');
  return code === 'ENXIO' ? new NotPlain(path, 'kind') : error;
}
