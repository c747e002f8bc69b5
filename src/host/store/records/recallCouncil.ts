/** Finds an ended council again by its structured log, which is all that a clone of the workspace has of it. */
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import type { CouncilId, Language } from '../../../core/ids.ts';
import { storeWords } from '../../../rpc/words/host/storeWords.ts';
import { councilPaths, isCouncilId, shownPath } from '../home/paths.ts';
import { readJson } from '../home/readJson.ts';
import { recall } from './readCouncilLog.ts';

/** Fifty seats of the longest replies over twenty rounds stay under it. */
export const largestLog = 64_000_000;

/** Nothing when there is no such log, or its council goes on; and what is wrong with one that is there and can't be taken. */
export async function recallFrom(
  home: string,
  id: CouncilId,
  language: Language = 'en',
): Promise<{ council: Council } | { file: string; wrong: string } | undefined> {
  if (!isCouncilId(id)) return undefined;
  const say = storeWords[language];
  const { log } = councilPaths(home, id);
  const refused = (wrong: string) => ({ file: shownPath(home, log), wrong });
  const read = await readJson(log, largestLog, say);
  if (read === undefined) return undefined;
  const recalled = 'wrong' in read ? read : recall(read.value, say);
  if ('wrong' in recalled) return refused(recalled.wrong);
  // One that goes on is in the journal of the host that holds it, and nowhere else whole.
  if (!ended.has(recalled.council.status)) return undefined;
  return recalled.council.id === id ? recalled : refused(say.misfit.ofAnother(recalled.council.id));
}
