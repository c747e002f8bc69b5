/**
 * Keys kept by `council key set`: one sealed file and, beside it, the random key that opens it, both readable by their owner
 * alone. Read when it changed, so that a running host sees a key that was set meanwhile. Refused where others could write.
 */

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import * as z from 'zod';
import type { Language } from '../../core/ids.ts';
import { keyWords } from '../../rpc/words/host/keyWords.ts';

const algorithm = 'aes-256-gcm';
const purpose = Buffer.from('a-table keys 1');
export const sealKeyBytes = 32;

export const newSealKey = (): Buffer => randomBytes(sealKeyBytes);

export function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(purpose);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const [n, tag, sealed] = [nonce, cipher.getAuthTag(), data].map((each) => each.toString('base64'));
  return `${JSON.stringify({ version: 1, nonce: n, tag, data: sealed })}\n`;
}

/** Throws when it can't be opened. */
export function unseal(sealed: string, key: Buffer): string {
  const { nonce, tag, data } = JSON.parse(sealed) as Record<'nonce' | 'tag' | 'data', string>;
  const decipher = createDecipheriv(algorithm, key, Buffer.from(nonce, 'base64'), { authTagLength: 16 })
    .setAAD(purpose)
    .setAuthTag(Buffer.from(tag, 'base64'));
  return decipher.update(Buffer.from(data, 'base64'), undefined, 'utf8') + decipher.final('utf8');
}

const Kept = z.record(
  z.string(),
  z.object({ value: z.string().min(1), host: z.string().min(1), url: z.string().exactOptional() }),
);
export type KeptKeys = z.infer<typeof Kept>;

/** Why keys can't be kept or read, in words that say what to do. Never holds a key. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

export interface Vault {
  /** Nothing is kept where nothing can be read; `problem` says why. */
  read(): KeptKeys;
  problem(): string | undefined;
  write(keys: KeptKeys): void;
}

export interface VaultParts {
  folder: string;
  /** Keys are never kept inside it. */
  workspace?: string | undefined;
  language: Language;
}

export function openVault({ folder, workspace, language }: VaultParts): Vault {
  const say = keyWords[language];
  const sealed = join(folder, 'keys.sealed');
  const opener = join(folder, 'keys.key');
  let cached: { stamp: string; keys: KeptKeys; problem?: string } | undefined;

  function read(): KeptKeys {
    // Rights that were set right open it as well as another content does.
    const stamp = [sealed, opener, folder].map(stampOf).join();
    if (cached?.stamp === stamp) return cached.keys;
    try {
      cached = { stamp, keys: stampOf(sealed) === '' ? {} : open() };
    } catch (error) {
      const problem = error instanceof KeyError ? error.message : say.unreadable(sealed);
      cached = { stamp, keys: {}, problem };
    }
    return cached.keys;
  }

  function open(): KeptKeys {
    refuseShared(folder);
    for (const file of [sealed, opener])
      if (sharesWithOthers(file, 0o077)) throw new KeyError(say.shared(file));
    const key = readFileSync(opener);
    if (key.length !== sealKeyBytes) throw new KeyError(say.unreadable(sealed));
    return Kept.parse(JSON.parse(unseal(readFileSync(sealed, 'utf8'), key)));
  }

  function refuseShared(place: string): void {
    if (sharesWithOthers(place, 0o022)) throw new KeyError(say.shared(place));
  }

  function openerOrNew(): Buffer {
    if (stampOf(opener) !== '') {
      if (sharesWithOthers(opener, 0o077)) throw new KeyError(say.shared(opener));
      const found = readFileSync(opener);
      if (found.length === sealKeyBytes) return found;
    }
    const made = newSealKey();
    writeOwn(opener, made);
    return made;
  }

  return {
    read,
    problem: () => {
      read();
      return cached?.problem;
    },
    write(keys) {
      if (workspace !== undefined && isWithin(workspace, folder))
        throw new KeyError(say.insideWorkspace(folder));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (workspace !== undefined && isWithin(workspace, realpathSync(folder)))
        throw new KeyError(say.insideWorkspace(folder));
      refuseShared(folder);
      writeOwn(sealed, Buffer.from(seal(JSON.stringify(keys), openerOrNew())));
      cached = undefined;
    },
  };
}

/** Whole or not at all, and readable by its owner alone from its first byte on. */
function writeOwn(file: string, bytes: Uint8Array): void {
  const beside = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
  try {
    const fd = openSync(beside, 'wx', 0o600);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function stampOf(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts ? `${facts.ino} ${facts.size} ${facts.mtimeMs} ${facts.mode}` : '';
}

/** Windows keeps no such bits: there the profile's folder is its owner's by its access list. */
function sharesWithOthers(file: string, bits: number): boolean {
  if (process.platform === 'win32') return false;
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts) return false;
  const own = process.getuid?.() ?? facts.uid;
  return (facts.mode & bits) !== 0 || (facts.uid !== own && facts.uid !== 0);
}

/** By the nearest folder that is there, links resolved: the rest of the path can be no link. */
function isWithin(workspace: string, folder: string): boolean {
  const way = relative(real(workspace), real(folder));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

function real(place: string): string {
  const whole = resolve(place);
  try {
    return realpathSync(whole);
  } catch {
    const above = dirname(whole);
    return above === whole ? whole : join(real(above), relative(above, whole));
  }
}
