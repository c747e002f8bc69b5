/**
 * Whether the files that were written of a council still say what it is. Read off the council rather than counted, so that
 * journals of earlier releases replay to the state they had. Whatever makes files owed again (`recorded` is taken away)
 * without another status belongs here.
 */
import { keptAnswers } from './askAgain.ts';
import type { Council } from './council.ts';

export const revisionOf = (council: Council): string =>
  JSON.stringify([keptAnswers(council), council.rating ?? null, council.title ?? null]);
