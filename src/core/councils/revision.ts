/**
 * Whether the files that were written of a council still say what it is. Read off the council rather than counted, so that
 * journals of earlier releases replay to the state they had. Whatever makes files owed again (`recorded` is taken away)
 * without another status belongs here.
 */
import { keptAnswers } from './askAgain.ts';
import type { Council } from './council.ts';

export function revisionOf(council: Council): string {
  const waived = lateWaivers(council);
  const known = [keptAnswers(council), council.rating ?? null, council.title ?? null];
  return JSON.stringify(waived > 0 ? [...known, waived] : known);
}

const lateWaivers = ({ runs }: Council): number =>
  runs.flatMap((run) => run.checks ?? []).filter((check) => check.waived?.late).length;
