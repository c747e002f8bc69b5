/** The archive of an ended council as text. An id that is none, a link that leads out, a file out of all measure: nothing. */
import { open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { CouncilId } from '../../core/ids.ts';
import { isInside } from './inside.ts';
import { councilPaths, homePaths, isCouncilId } from './paths.ts';

const mostBytes = 2_000_000;

export async function readArchiveFile(home: string, id: CouncilId): Promise<string | undefined> {
  if (!isCouncilId(id)) return undefined;
  try {
    const folder = await realpath(homePaths(home).archives);
    const path = await realpath(councilPaths(home, id).archive);
    if (!isInside(await realpath(home), folder) || path !== join(folder, `${id}.md`)) return undefined;
    const file = await open(path, 'r');
    try {
      const facts = await file.stat();
      return facts.isFile() && facts.size <= mostBytes ? await file.readFile('utf8') : undefined;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
