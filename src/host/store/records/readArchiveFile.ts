/** The archive of an ended council as text. An id that is none, a link, a file out of all measure: nothing. */
import type { CouncilId } from '../../../core/ids.ts';
import { readPlainFile } from '../home/homeFile.ts';
import { councilPaths, isCouncilId } from '../home/paths.ts';

const mostBytes = 2_000_000;

export async function readArchiveFile(home: string, id: CouncilId): Promise<string | undefined> {
  if (!isCouncilId(id)) return undefined;
  try {
    return (await readPlainFile(councilPaths(home, id).archive, mostBytes)).toString('utf8');
  } catch {
    return undefined;
  }
}
