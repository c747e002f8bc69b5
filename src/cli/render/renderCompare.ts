/** Two councils side by side: where they part, what was other from the start, votes, recommendations, figures. */

import { own } from '../../rpc/own.ts';
import type { CompareSide, CompareView, PartView } from '../../rpc/views/pastViews.ts';
import { againCli } from '../../rpc/words/cli/pastCli.ts';
import { motionWords } from '../../rpc/words/council/motionWords.ts';
import { countedTokens } from '../../rpc/words/council/sumWords.ts';
import { tableLines } from '../terminal/columns.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import { markdown } from '../terminal/terminalMarkdown.ts';
import { rowGlyph, standGlyph } from '../terminal/terminalMarks.ts';
import { indent, narrower, type Page } from '../terminal/terminalPage.ts';
import { wrap } from '../terminal/width.ts';
import { nameOf, ruled } from './renderHead.ts';

/** `Challenge, Sage`: a turn as people name it. */
export function placeWords(part: PartView, page: Page): string {
  const phase = own(page.council.phases, part.phase) ?? tameLine(part.phase);
  return part.name === undefined ? phase : `${phase}, ${tameLine(part.name)}`;
}

const sides = ['a', 'b'] as const;
const letter = { a: 'A', b: 'B' } as const;

export function compareLines(view: CompareView, page: Page): string[] {
  const { council, paint } = page;
  const words = againCli[page.language];
  const heads = sides.map((side) => {
    const { id, status, question, mode, verdict } = view[side];
    const told = verdict ? council.verdict[verdict] : council.status[status];
    const glyph = rowGlyph({ status, ...(verdict ? { verdict } : {}) }, page);
    return [
      `${paint.bold(letter[side])}  ${glyph} ${paint.bold(tameLine(id))}  ${paint.dim(`${tameLine(mode)} · ${told}`)}`,
      ...indent(wrap(tameLine(question), page.columns - 3), '   '),
    ];
  });
  const fork = view.fork
    ? wrap(
        tameLine(
          words.forkedFrom(
            letter[view.fork.from],
            view.fork.at && placeWords(view.fork.at, page),
            view.fork.changed || undefined,
          ),
        ),
        page.columns,
      )
    : [];
  const parting = view.parts
    ? words.parts(placeWords(view.parts, page), view.parts.why, view.same)
    : words.neverPart(view.same);
  return [
    ...heads.flat(),
    '',
    ...fork.map(paint.dim),
    ...wrap(parting, page.columns).map((line) => eachWord(line, paint.bold)),
    ...differences(view, page),
    ...votes(view, page),
    ...motions(view, page),
    ...said(words.recommendation, (side) => side.recommendation, view, page),
    ...(sides.some((side) => view[side].decision)
      ? said(words.decision, (side) => side.decision, view, page)
      : []),
    ...figures(view, page),
  ];
}

function differences(view: CompareView, page: Page): string[] {
  const words = againCli[page.language];
  const all = [
    ...view.seats.map((each) => ({ ...each, field: `${each.name} ${each.field}` })),
    ...view.brief,
  ];
  if (all.length === 0) return [];
  const lines = all.flatMap(({ field, a, b }) => [
    ...indent(wrap(eachWord(tameLine(field), page.paint.bold), page.columns), ''),
    ...[a, b].flatMap((text, n) =>
      indent(
        wrap(`${page.paint.dim(n === 0 ? 'A' : 'B')}  ${tameLine(text ?? words.nothing)}`, page.columns - 3),
        '   ',
      ),
    ),
  ]);
  return [...ruled(words.brief, '', page), '', ...lines];
}

function votes({ votes: { phases, rows } }: CompareView, page: Page): string[] {
  if (rows.length === 0) return [];
  const words = againCli[page.language];
  const name = (phase: string) => own(page.council.phases, phase) ?? tameLine(phase);
  const titles = ['', ...phases.flatMap(({ phase }) => [`${name(phase)} A`, 'B'])];
  const cell = (vote: (typeof rows)[number]['a'][number], on: string | undefined) =>
    vote === undefined
      ? page.paint.dim('·')
      : `${standGlyph(vote, page)}${on === undefined ? '' : ` ${tameLine(on)}`}`;
  const lines = rows.map((row) => [
    nameOf(row),
    ...phases.flatMap((_, n) => [cell(row.a[n], row.on?.a[n]), cell(row.b[n], row.on?.b[n])]),
  ]);
  return [...ruled(words.votes, '', page), '', ...tableLines([titles, ...lines], page)];
}

/** What each voted on and how far it was backed; a departure, or that no model wrote the answer, beside it. */
function motions(view: CompareView, page: Page): string[] {
  if (sides.every((side) => view[side].motion === undefined)) return [];
  const words = motionWords[page.language];
  const lines = sides.flatMap((side) => {
    const { motion, departs, drawn } = view[side];
    const counted =
      motion?.back === undefined
        ? words.noVote
        : words.back(motion.back, motion.of ?? 0, motion.letter ?? (motion.by && words.theMotion));
    const told = [
      counted,
      ...(motion ? [words.open(motion.open)] : []),
      ...(departs ? [words.departs] : []),
      ...(drawn ? [drawn === 'motion' ? words.drawn : words.noMotion] : []),
    ].join(' · ');
    return [
      '',
      page.paint.bold(letter[side]),
      ...indent(
        [
          ...wrap(eachWord(told, page.paint.bold), page.columns - 3),
          ...(motion ? wrap(inline(tameLine(motion.text), page.paint), page.columns - 3) : []),
        ],
        '   ',
      ),
    ];
  });
  return [...ruled(words.motion, '', page), ...lines];
}

function said(
  title: string,
  of: (side: CompareSide) => string | undefined,
  view: CompareView,
  page: Page,
): string[] {
  const words = againCli[page.language];
  const inner = narrower(page, 3);
  const lines = sides.flatMap((side) => {
    const text = of(view[side]);
    const told = text ? markdown(text, inner) : [page.paint.dim(words.nothing)];
    const against = title === words.recommendation ? view[side].minority : [];
    const minority = against.flatMap((each) =>
      wrap(`${page.paint.red('┃')} ${inline(tameLine(each), page.paint)}`, inner.columns),
    );
    return ['', page.paint.bold(letter[side]), ...indent([...told, ...minority], '   ')];
  });
  return [...ruled(title, '', page), ...lines];
}

function figures(view: CompareView, page: Page): string[] {
  const words = againCli[page.language];
  const { figure } = words;
  const rows: [string, (side: CompareSide) => string | undefined][] = [
    [figure.converged, ({ metrics }) => (metrics.converged ? words.yes : words.no)],
    [figure.rounds, ({ metrics }) => String(metrics.rounds)],
    [figure.diversity, ({ metrics }) => percent(metrics.diversity, words.percent)],
    [figure.flips, ({ metrics }) => String(metrics.flips)],
    [figure.tokens, ({ metrics }) => countedTokens(metrics, page.language, words.number)],
    [figure.cost, ({ metrics }) => (metrics.cost === undefined ? undefined : words.number(metrics.cost))],
    [figure.seconds, ({ metrics }) => `${metrics.seconds} s`],
    [figure.rating, ({ rating }) => (rating === undefined ? undefined : `${rating}/5`)],
  ];
  const known = rows.filter(([, of]) => sides.some((side) => of(view[side]) !== undefined));
  const cells = known.map(([label, of]) => [label, ...sides.map((side) => of(view[side]) ?? '–')]);
  return [...ruled(words.figures, '', page), '', ...tableLines([['', 'A', 'B'], ...cells], page)];
}

const percent = (share: number | undefined, say: (n: number) => string): string | undefined =>
  share === undefined ? undefined : say(Math.round(share * 100));
