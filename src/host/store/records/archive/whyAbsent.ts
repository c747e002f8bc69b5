/** Why a seat did not answer, as files note it: the seeds' own word, and for what they do not know a few of ours. */
import type { Absence, Council } from '../../../../core/councils/council.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { inline } from '../safeMarkdown.ts';

export function whyAbsent({ language }: Pick<Council, 'language'>, { code, detail }: Absence): string {
  if (code === 'budget') return archiveWords[language].budgetUsedUp;
  if (code === 'time') return archiveWords[language].timeUp;
  return detail ? `${code}: ${inline(detail)}` : code;
}
