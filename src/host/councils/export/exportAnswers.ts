/** The other answers to a question that was asked again, in an exported page: folded, with who asked and why they do not count. */
import type { AnswerView, TurnView } from '../../../rpc/views/views.ts';
import { answerWords } from '../../../rpc/words/council/askAgainWords.ts';
import type { Exported } from './exportContext.ts';
import { prose } from './exportMarkdown.ts';
import { escaped, nameOf } from './markup.ts';

export function askedByLine(page: Exported, { askedBy }: Pick<TurnView, 'askedBy'>): string {
  if (!askedBy) return '';
  const words = answerWords[page.head.language];
  const note = askedBy.text === undefined ? '' : `${page.say.colon} ${askedBy.text}`;
  return `<p class="ft">↺ ${escaped(`${words.askedBy(nameOf(page.head, askedBy.by))}${note}`)}</p>`;
}

export const answersIn = (page: Exported, turn: TurnView): string =>
  [askedByLine(page, turn), ...(turn.answers ?? []).map((answer) => folded(page, turn, answer))].join('');

function folded(page: Exported, turn: TurnView, answer: AnswerView): string {
  const words = answerWords[page.head.language];
  const { council, head } = page;
  const name = nameOf(head, turn.seat);
  if (answer.state === 'asked') return `<p class="ft">↺ ${escaped(words.waiting(name))}</p>`;
  const { code = 'failed', seconds = 0, tries = 1, detail } = answer.absence ?? {};
  const isAbsent = answer.state === 'absent';
  const title = answer.place === 'earlier' ? words.earlier : isAbsent ? words.noAnswer(name) : words.beside;
  const vote = answer.vote === undefined ? '' : ` · ${council.votes[answer.vote]}`;
  const said = isAbsent
    ? `<p class="muted">${escaped(council.absent(name, code, seconds, tries, detail))}</p>`
    : prose(answer.body, page.mentionsAt(turn));
  const fork = answer.place === 'beside' && !isAbsent ? `<p class="muted">${escaped(words.fork)}</p>` : '';
  return `<details class="answer"><summary>↺ ${escaped(`${title}${vote}`)}</summary>${askedByLine(page, answer)}<div class="body" dir="auto">${said}</div>${fork}</details>`;
}
