/** The figures of many councils: over all, by protocol, by seat. */
import type { Figures, StatsView } from '../../rpc/againViews.ts';
import { againCli } from '../../rpc/words/againCli.ts';
import { percent } from './compare.ts';
import { ruled } from './head.ts';
import { columnsOf } from './list.ts';
import type { Page } from './page.ts';
import { tableLines } from './table.ts';
import { tameLine } from './tame.ts';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

function figuresOf(figures: Figures, page: Page): [string, string][] {
  const words = againCli[page.language];
  const { figure } = words;
  const rows: [string, string | undefined][] = [
    [figure.councils, words.number(figures.councils)],
    [figure.converged, figures.judged > 0 ? words.convergence(figures.converged, figures.judged) : undefined],
    [figure.roundsToConsensus, known(figures.roundsToConsensus, words.number)],
    [figure.diversity, percent(figures.diversity, words.percent)],
    [words.mean(figure.flips), known(figures.flips, words.number)],
    [words.mean(figure.seconds), known(figures.seconds, clock)],
    [figure.critical, known(figures.timeOverCriticalPath, words.number)],
    [figure.tokens, words.number(figures.tokens)],
    [figure.cost, known(figures.cost, words.number)],
    [figure.rating, known(figures.rating, (mean) => words.rating(mean, figures.rated))],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as [string, string]]));
}

const known = (value: number | undefined, say: (n: number) => string): string | undefined =>
  value === undefined ? undefined : say(value);

export function statsLines(stats: StatsView, page: Page): string[] {
  const words = againCli[page.language];
  const { figure, seatColumns: column } = words;
  const dash = (value: string | undefined): string => value ?? '–';
  const protocols = stats.protocols.map((each) => [
    tameLine(each.mode),
    words.number(each.councils),
    each.judged > 0 ? words.convergence(each.converged, each.judged) : '–',
    dash(known(each.roundsToConsensus, words.number)),
    words.number(each.tokens),
    dash(known(each.rating, words.number)),
  ]);
  const seats = stats.seats.map((seat) => [
    `${seat.emoji ? `${tameLine(seat.emoji)} ` : ''}${tameLine(seat.name)}`,
    words.number(seat.councils),
    words.number(seat.turns),
    words.number(seat.absent),
    words.percent(seat.share),
    words.number(seat.flips),
    words.number(seat.tokens),
  ]);
  return [
    ...columnsOf(figuresOf(stats.all, page)),
    ...(stats.rehearsals > 0 ? [page.paint.dim(words.rehearsals(stats.rehearsals))] : []),
    ...ruled(words.byProtocol, '', page),
    '',
    ...tableLines(
      [
        ['', figure.councils, figure.converged, figure.roundsToConsensus, figure.tokens, figure.rating],
        ...protocols,
      ],
      page,
    ),
    ...ruled(words.bySeat, '', page),
    '',
    ...tableLines(
      [
        ['', column.councils, column.turns, column.absent, column.share, column.flips, column.tokens],
        ...seats,
      ],
      page,
    ),
  ];
}
