/** The figures of many councils: over all, by protocol, by seat. */
import type { StatsView } from '../../rpc/views/pastViews.ts';
import { againCli } from '../../rpc/words/cli/pastCli.ts';
import { figureRows } from '../../rpc/words/council/figureWords.ts';
import { countedTokens } from '../../rpc/words/council/sumWords.ts';
import { tableLines } from '../terminal/columns.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { nameOf, ruled } from './renderHead.ts';
import { columnsOf } from './renderList.ts';
import { worthLines } from './renderWorth.ts';

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
    countedTokens(each, page.language, words.number),
    dash(known(each.rating, words.number)),
  ]);
  const seats = stats.seats.map((seat) => [
    nameOf(seat),
    words.number(seat.councils),
    words.number(seat.turns),
    words.number(seat.absent),
    words.percent(seat.share),
    words.number(seat.flips),
    countedTokens(seat, page.language, words.number),
  ]);
  return [
    ...columnsOf(figureRows(stats.all, page.language).map(({ label, value }) => [label, value])),
    ...(stats.rehearsals > 0 ? [page.paint.dim(words.rehearsals(stats.rehearsals))] : []),
    ...worthLines(stats, page),
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
