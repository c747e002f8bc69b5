/**
 * JSON of a file that anybody may have written: a value of bounded size and depth, or what is wrong in words. Never
 * throws, and waits for no pipe.
 */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { StoreWords } from '../../rpc/words/store.ts';
import { isMissing } from './files.ts';

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

async function readText(
  path: string,
  most: number,
  { misfit }: StoreWords,
): Promise<{ text: string } | { wrong: string } | undefined> {
  try {
    // Without waiting: a pipe that nobody writes into would be waited for without end.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const facts = await file.stat();
      if (!facts.isFile()) return { wrong: misfit.noFile };
      if (facts.size > most) return { wrong: misfit.tooLarge(most) };
      return { text: await file.readFile('utf8') };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

const isDeep = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > deepest || Object.values(value).some((held) => isDeep(held, depth + 1)));
