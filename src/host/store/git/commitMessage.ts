/** The message of the commit that keeps a council: which one, and how it ended. */

import { titleOf } from '../../../core/councils/briefs/title.ts';
import type { Council } from '../../../core/councils/council.ts';
import { councilWords } from '../../../rpc/words/council/councilWords.ts';
import { gitWords } from '../../../rpc/words/host/gitWords.ts';

const longestSubject = 72;

export function messageOf(council: Council): string {
  const say = gitWords[council.language];
  const words = councilWords[council.language];
  const { decision } = council;
  const seats = council.seats.map((seat) => line(seat.name)).join(', ');
  return [
    cut(say.subject(line(titleOf(council)))),
    '',
    say.body(words.status[council.status], council.protocol.id, seats),
    ...(decision ? [say.decided(words.verdict[decision.verdict], line(decision.by))] : []),
    '',
    `Council-Id: ${council.id}`,
    '',
  ].join('\n');
}

/** One line, whatever was written. */
const line = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

const cut = (text: string): string => {
  const signs = [...text];
  return signs.length <= longestSubject
    ? text
    : `${signs
        .slice(0, longestSubject - 1)
        .join('')
        .trimEnd()}…`;
};
