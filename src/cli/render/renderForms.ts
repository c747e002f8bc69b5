/** What replies of other forms bring, as lines under the words: stances, points of a gate, options, a change, flags. */
import type { CouncilHead, TurnView } from '../../rpc/views/views.ts';
import { transcriptWords } from '../../rpc/words/pages/transcriptWords.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tame, tameLine } from '../terminal/tame.ts';
import { checkGlyph, standGlyph } from '../terminal/terminalMarks.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { chop, flow, wrap } from '../terminal/width.ts';
import { seatIn } from './renderHead.ts';
import { optionLines } from './renderMatrix.ts';

const stand = { agree: 'agree', partial: 'nuance', disagree: 'disagree' } as const;

/** Under its glyph the text hangs. */
const hung = (text: string, columns: number): string[] =>
  wrap(text, columns - 2).map((line, n) => (n === 0 ? line : `  ${line}`));

const nameIn = (head: CouncilHead, id: string): string => tameLine(seatIn(head, id).name);

function stances(turn: TurnView, head: CouncilHead, page: Page): string[] {
  const list = turn.stances ?? [];
  if (list.length === 0) return [];
  const { paint, words } = page;
  const label = eachWord(words.colon(transcriptWords[page.language].onTheOthers), paint.dim);
  const mark = ({ seat, stance }: (typeof list)[number]) =>
    `${standGlyph(stand[stance], page)} ${nameIn(head, seat)}`;
  if (list.every(({ comment = '' }) => comment === '')) return flow([label, ...list.map(mark)], page.columns);
  return [
    label,
    ...list.flatMap((each) => {
      const said = each.comment ? ` ${paint.dim('·')} ${inline(tameLine(each.comment), paint)}` : '';
      return hung(`${mark(each)}${said}`, page.columns);
    }),
  ];
}

function gate({ qa }: TurnView, page: Page): string[] {
  if (!qa) return [];
  const { paint, council, words } = page;
  const told = new Set(qa.points.map(({ text }) => text));
  const points = qa.points.flatMap(({ point, mark, text, id }) => {
    const why = text ? ` ${eachWord('·', paint.dim)} ${inline(tameLine(text), paint)}` : '';
    return hung(
      `${checkGlyph(mark, page)} ${id ? `${paint.bold(id)} ` : ''}${council.qa[point]}${why}`,
      page.columns,
    );
  });
  const rest = (list: string[], glyph: string, label: string) =>
    list
      .filter((text) => !told.has(text))
      .flatMap((text) =>
        wrap(
          `${glyph} ${eachWord(words.colon(label), paint.dim)} ${inline(tameLine(text), paint)}`,
          page.columns,
        ),
      );
  return [
    ...points,
    ...rest(qa.issues, paint.red('⊘'), council.gate.fail),
    ...rest(qa.risks, paint.yellow('!'), council.risks),
  ];
}

/** A diff longer than a screen is read in the file that the council leaves. */
const mostDiffLines = 40;

function change({ change: made }: TurnView, page: Page): string[] {
  if (made?.diff === undefined) return [];
  const { paint } = page;
  const say = transcriptWords[page.language];
  const lines = made.diff.split('\n');
  const painted = lines.slice(0, mostDiffLines).flatMap((line) => {
    const colour = /^\+(?!\+\+ )/.test(line) ? paint.green : /^-(?!-- )/.test(line) ? paint.red : paint.dim;
    return chop(tame(line), page.columns).map(colour);
  });
  const rest = lines.length - mostDiffLines;
  return [
    ...wrap(`${say.files(made.files.length)} · ${made.files.map(tameLine).join(', ')}`, page.columns).map(
      paint.dim,
    ),
    ...painted,
    ...(rest > 0 ? [paint.dim(`… +${rest}`)] : []),
  ];
}

/** The question stands in the words already; here it is said to whom it goes, and whether it was taken up. */
function questions(turn: TurnView, head: CouncilHead, page: Page): string[] {
  const { paint, council, words } = page;
  return (turn.questions ?? []).flatMap(({ to, text, answered }) => {
    const label = council.question(nameIn(head, to), answered);
    const glyph = answered ? paint.green('✓') : paint.dim('?');
    const said = turn.body.includes(text)
      ? eachWord(label, paint.dim)
      : `${eachWord(words.colon(label), paint.dim)} ${inline(tameLine(text), paint)}`;
    return hung(`${glyph} ${said}`, page.columns);
  });
}

function flags(turn: TurnView, head: CouncilHead, page: Page): string[] {
  const say = transcriptWords[page.language];
  // A move stands with its own line.
  const told = (turn.flags ?? []).filter(({ code }) => turn.move === undefined || !code.startsWith('moved-'));
  return told.flatMap((flag) =>
    hung(`${page.paint.yellow('!')} ${tameLine(say.flag(flag, nameIn(head, turn.seat)))}`, page.columns),
  );
}

export const formLines = (turn: TurnView, head: CouncilHead, page: Page): string[] => [
  ...gate(turn, page),
  ...optionLines(turn.matrix ?? [], page),
  ...change(turn, page),
  ...stances(turn, head, page),
  ...questions(turn, head, page),
  ...(turn.page ? [page.paint.dim(page.council.pageWords(turn.page.words, turn.page.most))] : []),
  ...flags(turn, head, page),
];
