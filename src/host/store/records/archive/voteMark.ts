/** A vote as the records show it: the seeds' signs, the word beside them, and the name of its column. */
import type { Council, PhaseRun } from '../../../../core/councils/council.ts';
import { isRepeated, roundNumber } from '../../../../core/councils/rounds.ts';
import type { Mark, Towards, Vote } from '../../../../core/forms/reading.ts';
import type { Language } from '../../../../core/ids.ts';
import { own } from '../../../../core/own.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { inline } from '../safeMarkdown.ts';

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

/** The phase, with the number of its round where it was held more than once. */
export function voteColumn(council: Council, run: PhaseRun): string {
  const nth = isRepeated(council, run) ? roundNumber(council, run) : undefined;
  const phase = own(councilWords[council.language].phases, run.phase) ?? inline(run.phase);
  return nth === undefined ? phase : `${phase} ${nth}`;
}

export const markSign: Record<Mark, string> = { pass: '✅', warn: '⚠️', fail: '❌' };
export const towardsSign: Record<Towards, string> = { agree: '✅', partial: '⚠️', disagree: '❌' };
