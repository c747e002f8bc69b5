/** What a serving host leaves in its home, so that clients find it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

export const pointerShape = z.object({
  socket: z.string().max(4000),
  pid: z.int().positive(),
  version: z.string().max(100),
});
export type Pointer = z.infer<typeof pointerShape>;

export const pointerPath = (home: string): string => join(home, '.state', 'host.json');

export async function readPointer(home: string): Promise<Pointer | undefined> {
  try {
    return pointerShape.parse(JSON.parse(await readFile(pointerPath(home), 'utf8')));
  } catch {
    return undefined;
  }
}
