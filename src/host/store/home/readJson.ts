/**
 * JSON of a file that anybody may have written: a value of bounded size and depth, or what is wrong in words. Never
 * throws, follows no link of a home, and waits for no pipe.
 */
import { basename } from 'node:path';
import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { ownJson } from '../seal/ownMarks.ts';
import { isMissing } from './files.ts';
import { readPlainFile } from './homeFile.ts';
import { NotPlain } from './notPlainWords.ts';

/** Nothing that we write stands in as many other things; what is deeper would lead a reader down without end. */
const deepest = 60;

export type ReadJson = { value: unknown } | { wrong: string };

export function parseJson(text: string, { misfit }: StoreWords): ReadJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { wrong: misfit.noJson };
  }
  return isDeep(value, 0) ? { wrong: misfit.tooDeep } : { value };
}

/** Nothing when there is no such file. */
export async function readJson(path: string, most: number, say: StoreWords): Promise<ReadJson | undefined> {
  const read = await readText(path, most, say);
  return read === undefined || 'wrong' in read ? read : parseJson(read.text, say);
}

/** The same, of a file of `.state/` that this person's own hosts write: without its mark, and nobody else's. */
export async function readOwnJson(
  path: string,
  most: number,
  say: StoreWords,
): Promise<ReadJson | undefined> {
  const read = await readText(path, most, say);
  if (read === undefined || 'wrong' in read) return read;
  const parsed = parseJson(read.text, say);
  if ('wrong' in parsed) return parsed;
  return ownJson(path, parsed.value, read.text) ?? { wrong: say.misfit.notOwn };
}

async function readText(
  path: string,
  most: number,
  { misfit, odd }: StoreWords,
): Promise<{ text: string } | { wrong: string } | undefined> {
  try {
    return { text: (await readPlainFile(path, most)).toString('utf8') };
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (error instanceof NotPlain) {
      if (error.kind === 'size') return { wrong: misfit.tooLarge(most) };
      return { wrong: error.kind === 'kind' ? misfit.noFile : odd.link(basename(error.path)) };
    }
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

const isDeep = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > deepest || Object.values(value).some((held) => isDeep(held, depth + 1)));
