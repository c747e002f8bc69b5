/** Finds an ended council again by its structured log, which is all that a clone of the workspace has of it. */
import { readFile } from 'node:fs/promises';
import type { Council } from '../../core/councils/council.ts';
import type { CouncilId } from '../../core/ids.ts';
import { councilPaths, isCouncilId } from './paths.ts';
import { recallText } from './records/recall.ts';

/** Nothing when there is no such log, or it can't be read as one. */
export async function recallFrom(home: string, id: CouncilId): Promise<Council | undefined> {
  if (!isCouncilId(id)) return undefined;
  const text = await readFile(councilPaths(home, id).log, 'utf8').catch(() => undefined);
  const council = text === undefined ? undefined : recallText(text);
  return council?.id === id ? council : undefined;
}
