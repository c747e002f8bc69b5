/** What a serving host leaves in its home, so that clients find it. */
import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';

export const pointerShape = z.object({
  socket: z.string().max(4000),
  pid: z.int().positive(),
  version: z.string().max(100),
});
export type Pointer = z.infer<typeof pointerShape>;

export const pointerPath = (home: string): string => join(home, '.state', 'host.json');

/** As large as a pointer never is. */
const mostBytes = 100_000;

/** No link is followed, and nothing waited for: the file may have come with a clone. */
export async function readPointer(home: string): Promise<Pointer | undefined> {
  try {
    const path = pointerPath(home);
    if (!(await lstat(dirname(path))).isDirectory()) return undefined;
    const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
    const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      const facts = await file.stat();
      if (!facts.isFile() || facts.size > mostBytes) return undefined;
      return pointerShape.parse(JSON.parse(await file.readFile('utf8')));
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
