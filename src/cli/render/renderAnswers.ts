/** The other answers to a question that was asked again, under the one that counts. */
import type { AskedByView } from '../../rpc/views/deliberationViews.ts';
import type { AnswerView, CouncilHead, TurnView } from '../../rpc/views/views.ts';
import { answerWords } from '../../rpc/words/council/askAgainWords.ts';
import { tameLine } from '../terminal/tame.ts';
import { markdown } from '../terminal/terminalMarkdown.ts';
import { standMark } from '../terminal/terminalMarks.ts';
import { narrower, type Page } from '../terminal/terminalPage.ts';
import { wrap } from '../terminal/width.ts';
import { seatIn } from './renderHead.ts';

export function answerLines(turn: TurnView, head: CouncilHead, page: Page): string[] {
  const { dim } = page.paint;
  const asked = turn.askedBy ? askedLines(turn.askedBy, page) : [];
  return [
    ...asked.map(dim),
    ...(turn.answers ?? []).flatMap((answer) => oneAnswer(turn, answer, head, page)),
  ];
}

function askedLines({ by, text }: AskedByView, page: Page): string[] {
  const said = answerWords[page.language].askedBy(tameLine(by));
  return wrap(`↺ ${text === undefined ? said : `${page.words.colon(said)} ${tameLine(text)}`}`, page.columns);
}

function oneAnswer(turn: TurnView, answer: AnswerView, head: CouncilHead, page: Page): string[] {
  const words = answerWords[page.language];
  const { dim } = page.paint;
  const inner = narrower(page, 2);
  const name = tameLine(seatIn(head, turn.seat).name);
  const asked = answer.askedBy ? askedLines(answer.askedBy, inner) : [];
  const under = (lines: string[]) => lines.map((line) => `${dim('│')} ${line}`.trimEnd());
  if (answer.state === 'asked') return ['', `↺ ${words.waiting(name)}`, ...under(asked.map(dim))];
  const isAbsent = answer.state === 'absent';
  const title = answer.place === 'earlier' ? words.earlier : isAbsent ? words.noAnswer(name) : words.beside;
  const vote = answer.vote === undefined ? '' : ` · ${standMark(answer.vote, page)}`;
  const { code = 'failed', seconds = 0, tries = 1, detail } = answer.absence ?? {};
  const said = isAbsent
    ? wrap(page.council.absent(name, code, seconds, tries, detail && tameLine(detail)), inner.columns)
    : markdown(answer.body, inner);
  const fork = answer.place === 'beside' && !isAbsent ? wrap(words.fork, inner.columns).map(dim) : [];
  return ['', `↺ ${title}${vote}`, ...under([...asked.map(dim), ...said, ...fork])];
}
