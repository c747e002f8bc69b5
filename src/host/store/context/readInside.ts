/** Reads a text file of the workspace, after links are followed; refuses what lies outside, is no text or is too big. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { Language } from '../../../core/ids.ts';
import { isOfHome } from '../home/homeParts.ts';
import { isInside } from '../home/isInside.ts';
import { contextWords } from './contextWords.ts';

/** `missing`: there is no such file. */
export type ReadInside = { path: string; text: string; hash: string } | { problem: string; missing?: true };

export interface ReadInsideOptions {
  workspace: string;
  hidden?: string;
  language?: Language;
  /** To the sign, for whoever writes it back: line ends and a byte order mark stay. */
  asIs?: boolean;
}

const mostBytes = 5_000_000;

export async function readInside(
  given: string,
  { workspace, hidden, language = 'en', asIs = false }: ReadInsideOptions,
): Promise<ReadInside> {
  const words = contextWords[language];
  if (given.includes('\0') || /^(?:\\\\|\/\/)/.test(given))
    return { problem: words.outside(given.replaceAll('\0', '?')) };
  const asked = resolve(workspace, given);
  // Before anything is looked at: what stands outside is not even asked whether it exists.
  if (!isInside(resolve(workspace), asked)) return { problem: words.outside(given) };
  try {
    const root = await realpath(workspace);
    const real = await realpath(asked);
    if (!isInside(root, real)) return { problem: words.outside(given) };
    const path = relative(root, real).split(sep).join('/');
    if (isPrivate(path) || (hidden !== undefined && (await isOfHome(hidden, root, real))))
      return { problem: words.hidden(given) };
    const handle = await open(real, constants.O_RDONLY | constants.O_NONBLOCK | (constants.O_NOFOLLOW ?? 0));
    try {
      const facts = await handle.stat();
      if (!facts.isFile()) return { problem: words.notFile(given) };
      if (facts.size > mostBytes) return { problem: words.tooBig(given, mostBytes / 1_000_000) };
      const bytes = await handle.readFile();
      const text = textOf(bytes, asIs);
      if (text === undefined) return { problem: words.binary(given) };
      return { path, text, hash: createHash('sha256').update(bytes).digest('hex') };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? { problem: words.notThere(given), missing: true }
      : { problem: words.unreadable(given, code) };
  }
}

/** Git's own files may hold addresses with passwords. */
const isPrivate = (path: string): boolean => path.split('/').some((part) => part.toLowerCase() === '.git');

function textOf(bytes: Buffer, asIs: boolean): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: asIs }).decode(bytes);
    return asIs ? text : text.replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
