/** The council beside one model alone, at the terminal: side by side where there is room, one under the other where there is not. */
import type { ComparedAnswer, ComparisonView } from '../../rpc/views/comparisonViews.ts';
import {
  comparisonWords,
  failedLine,
  pickedLine,
  tookLine,
} from '../../rpc/words/council/comparisonWords.ts';
import { tameLine } from '../terminal/tame.ts';
import { markdown } from '../terminal/terminalMarkdown.ts';
import { narrower, type Page } from '../terminal/terminalPage.ts';
import { pad, wrap } from '../terminal/width.ts';
import { ruled } from './renderHead.ts';

/** Narrower than this two columns are too thin to read. */
const twoColumns = 90;
const gap = 4;

/** `me`: the id of whoever reads this. */
export function comparisonLines(view: ComparisonView, question: string, page: Page, me?: string): string[] {
  const who =
    view.pick && (view.pick.person === undefined || view.pick.person !== me)
      ? tameLine(view.pick.by)
      : undefined;
  const { answers } = view;
  const say = comparisonWords[page.language];
  if (view.state === 'failed')
    return ['', ...wrap(tameLine(failedLine(view, page.language)), page.columns).map(page.paint.dim)];
  if (!answers) return [];
  const title = ruled(say.heading, '', page);
  const asked = [...wrap(tameLine(question), page.columns).map(page.paint.bold), say.which];
  const shown =
    page.columns >= twoColumns ? sideBySide(answers, view, page, who) : oneByOne(answers, view, page, who);
  return [
    ...title,
    '',
    ...(view.state === 'open' ? [...asked, ''] : []),
    ...shown,
    ...verdict(view, page, who),
  ];
}

function verdict(view: ComparisonView, page: Page, who: string | undefined): string[] {
  const words = comparisonWords[page.language];
  if (view.state === 'open') return ['', ...wrap(words.hidden, page.columns).map(page.paint.dim)];
  const { score } = view.pick ?? {};
  const said = [pickedLine(view, page.language, who) ?? '', ...(score ? [words.so(words.score(score))] : [])];
  return ['', ...wrap(said.join(' '), page.columns)];
}

function oneByOne(
  answers: readonly ComparedAnswer[],
  view: ComparisonView,
  page: Page,
  who: string | undefined,
): string[] {
  return answers.flatMap((answer, n) => [
    ...(n === 0 ? [] : ['']),
    heading(answer, view, page, who),
    ...words(answer, view, page),
    ...foot(answer, page),
  ]);
}

function sideBySide(
  answers: readonly ComparedAnswer[],
  view: ComparisonView,
  page: Page,
  who: string | undefined,
): string[] {
  const column = Math.floor((page.columns - gap) / 2);
  const inner = narrower(page, page.columns - column);
  const [left = [], right = []] = answers
    .map((answer) => ({
      head: heading(answer, view, inner, who),
      body: words(answer, view, inner),
      foot: foot(answer, inner),
    }))
    .map(({ head, body, foot: last }) => [head, ...body, ...last]);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, n) =>
    `${pad(left[n] ?? '', column)}${' '.repeat(gap)}${right[n] ?? ''}`.trimEnd(),
  );
}

/** The whole of it to be judged; once it was, as much as tells which it was. */
function words({ text }: ComparedAnswer, { pick }: ComparisonView, page: Page): string[] {
  if (!pick) return markdown(text, page);
  const [first = '', ...more] = markdown(text, narrower(page, 2));
  return [more.length > 0 ? `${first} …` : first];
}

function heading(
  { side }: ComparedAnswer,
  { pick }: ComparisonView,
  { paint, language }: Page,
  who: string | undefined,
): string {
  const words = comparisonWords[language];
  const mark =
    pick?.choice === side
      ? `  ${paint.purple(`● ${who === undefined ? words.yourPick : words.pickOf(who)}`)}`
      : '';
  return `${paint.bold(words.answer(side))}${mark}`;
}

/** Whose it was and what it took, once somebody has picked. */
function foot({ took }: ComparedAnswer, page: Page): string[] {
  if (!took) return [];
  const words = comparisonWords[page.language];
  const who = took.whose === 'council' ? words.council : `${tameLine(took.model ?? '–')} ${words.alone}`;
  return ['', ...wrap(`${who} · ${tookLine(took, page.language)}`, page.columns).map(page.paint.dim)];
}
