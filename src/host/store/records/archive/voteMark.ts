/** A vote as the records show it: the seeds' signs, and the word beside them. */
import type { Mark, Towards, Vote } from '../../../../core/forms/reading.ts';
import type { Language } from '../../../../core/ids.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';

const signs: Record<Vote | 'absent', string> = {
  agree: '✅',
  nuance: '⚠️',
  disagree: '❌',
  unreadable: '❔',
  absent: '–',
};

export const voteSign = (vote: Vote | 'absent'): string => signs[vote];
export const voteMark = (vote: Vote | 'absent', language: Language): string =>
  `${signs[vote]} ${councilWords[language].votes[vote]}`;

export const markSign: Record<Mark, string> = { pass: '✅', warn: '⚠️', fail: '❌' };
export const towardsSign: Record<Towards, string> = { agree: '✅', partial: '⚠️', disagree: '❌' };
