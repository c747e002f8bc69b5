/** What a serving host leaves in its home, so that clients find it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Pointer = z.object({ socket: z.string(), pid: z.number(), version: z.string() });
export type Pointer = z.infer<typeof Pointer>;

export const pointerPath = (home: string): string => join(home, '.state', 'host.json');

export async function readPointer(home: string): Promise<Pointer | undefined> {
  try {
    return Pointer.parse(JSON.parse(await readFile(pointerPath(home), 'utf8')));
  } catch {
    return undefined;
  }
}
