/**
 * Where a host is listened for: a socket of this person's own and of this home's, in a folder where nobody else can put
 * another in its place. The pointer to it is a file of the workspace, which a clone or a copy may bring along, and whoever
 * answers there may be lent keys: so it is looked at.
 */
import { createHash } from 'node:crypto';
import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, resolve } from 'node:path';

/** A Unix socket's path has about 104 bytes, a home's may have more: the name is a hash of where the home really is. */
export async function socketName(home: string): Promise<string> {
  const real = await realpath(home).catch(() => resolve(home));
  return `council-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
}

/** On this machine: `\\server\pipe\…` would be somebody else's. */
export const pipeOf = (name: string): string => `\\\\.\\pipe\\${name}`;

export async function isOwnSocket(path: string, home: string, platform = process.platform): Promise<boolean> {
  const name = await socketName(home);
  if (platform === 'win32') return path === pipeOf(name);
  if (!isAbsolute(path) || basename(path) !== `${name}.sock`) return false;
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
