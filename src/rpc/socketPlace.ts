/**
 * Where a host is listened for: a socket of this person's own, in a folder where nobody else can put another in its
 * place. The pointer to it is a file of the workspace, and whoever answers there may be lent keys: so it is looked at.
 */
import { lstat } from 'node:fs/promises';
import { basename, dirname, isAbsolute } from 'node:path';

const unixName = /^council-[0-9a-f]{24}\.sock$/;
/** On this machine: `\\server\pipe\…` would be somebody else's. */
const windowsPipe = /^\\\\\.\\pipe\\council-[0-9a-f]{24}$/;

export async function isOwnSocket(path: string, platform = process.platform): Promise<boolean> {
  if (platform === 'win32') return windowsPipe.test(path);
  if (!isAbsolute(path) || !unixName.test(basename(path))) return false;
  const facts = await lstat(path).catch(() => undefined);
  return facts?.isSocket() === true && isOurs(facts.uid) && (await isOwnFolder(dirname(path)));
}

const sticky = 0o1000;
const othersWrite = 0o022;

/** Ours or the system's, and no way for others to take a name in it from us. */
export async function isOwnFolder(path: string): Promise<boolean> {
  const facts = await lstat(path).catch(() => undefined);
  if (!facts?.isDirectory()) return false;
  const isSafe = (facts.mode & othersWrite) === 0 || (facts.mode & sticky) !== 0;
  return isSafe && (isOurs(facts.uid) || facts.uid === 0);
}

const isOurs = (uid: number): boolean => uid === process.getuid?.();
