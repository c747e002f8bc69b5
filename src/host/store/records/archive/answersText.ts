/** What an archive holds of a turn that was asked again: who asked and with which words, and every other answer, marked. */

import type { Council, Turn } from '../../../../core/councils/council.ts';
import { timeOf } from '../../../../core/councils/people/askedAgain.ts';
import { voteOf } from '../../../../core/councils/repliesIn.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { answerWords } from '../../../../rpc/words/council/askAgainWords.ts';
import { nameOf } from '../councilFacts.ts';
import { inline, material, quote } from '../safeMarkdown.ts';
import { voteMark } from './voteMark.ts';
import { whyAbsent } from './whyAbsent.ts';

/** Above the answer that counts, when it is not the first. */
export const askedByText = (council: Council, { asked }: Turn): string[] =>
  asked ? [`*↺ ${inline(askedLine(council, asked))}*`] : [];

/** Under it: the answers that do not count, as quotations. */
export function answersText(council: Council, turn: Turn): string[] {
  const words = answerWords[council.language];
  return (turn.again ?? []).flatMap((answer): string[] => {
    const later = timeOf(answer) > timeOf(turn);
    const vote = voteOf(answer);
    const name = nameOf(council, turn.seat);
    const asked = answer.asked ? [quote(`*${inline(askedLine(council, answer.asked))}*`)] : [];
    if (answer.state === 'asked') return [`**↺ ${words.waiting(name)}**`, ...asked];
    if (answer.state === 'absent') {
      const why = whyAbsent(council, answer.absence ?? { code: 'failed' });
      return [`**↺ ${later ? words.noAnswer(name) : words.earlier}** NO RESPONSE (${why})`, ...asked];
    }
    const title = [
      `**↺ ${later ? words.beside : words.earlier}**`,
      ...(vote ? [voteMark(vote, council.language)] : []),
    ];
    const said = material(answer.text ?? '') || archiveWords[council.language].noWords;
    return [title.join(' · '), ...asked, quote(said), ...(later ? [`*${words.fork}*`] : [])];
  });
}

function askedLine({ language }: Council, { by, text }: NonNullable<Turn['asked']>): string {
  const said = answerWords[language].askedBy(by);
  return text === undefined ? said : `${said}${archiveWords[language].colon} ${text}`;
}
