/** The figures of all ended councils as rows: over all, then by protocol and by seat. In the words of `council stats`. */
import type { Figures, SeatFigures, StatsView } from '../../rpc/views/pastViews.ts';
import type { Language } from '../../rpc/views/views.ts';
import { type FigureRow, figureRows, figureWords } from '../../rpc/words/council/figureWords.ts';
import { countedTokens, sumWords } from '../../rpc/words/council/sumWords.ts';
import { editorAgain } from '../../rpc/words/editor/editorPast.ts';
import { transcriptWords } from '../../rpc/words/pages/transcriptWords.ts';
import { type Row, shorten, spoken } from '../trees/treeRow.ts';

/** A side bar of usual width then still shows the figure; the whole name is in the tooltip and read aloud. */
const labelLength = 30;

export interface MetricsRow extends Row {
  children?: MetricsRow[];
}

const icons: Record<FigureRow['key'], string> = {
  councils: 'comment-discussion',
  converged: 'check-all',
  rounds: 'sync',
  roundsToConsensus: 'sync',
  diversity: 'type-hierarchy',
  flips: 'arrow-swap',
  tokens: 'symbol-number',
  cost: 'credit-card',
  seconds: 'watch',
  critical: 'dashboard',
  rating: 'star-empty',
};

function row(
  id: string,
  label: string,
  description: string,
  icon: Row['icon'],
  facts: [string, string][] = [],
): MetricsRow {
  const tooltip = { title: label, facts: facts.length > 0 ? facts : [['', description] as [string, string]] };
  return {
    id,
    label: shorten(label, labelLength),
    description,
    icon,
    context: 'metric',
    spoken: spoken(label, description),
    tooltip,
  };
}

const figureLines = (under: string, figures: Figures, language: Language): MetricsRow[] =>
  figureRows(figures, language).map(({ key, label, value }) =>
    row(`${under}/${key}`, label, value, { codicon: icons[key] }),
  );

/** Nothing at all while no council has ended: the view then says what will stand here. */
export function metricsRows(stats: StatsView, language: Language): MetricsRow[] {
  if (stats.all.councils === 0) return [];
  const words = figureWords[language];
  const [councils, ...rest] = figureLines('all', stats.all, language);
  const note = stats.rehearsals > 0 ? ` · ${words.rehearsals(stats.rehearsals)}` : '';
  const first = councils && { ...councils, description: `${councils.description}${note}` };
  return [
    ...(first ? [{ ...first, spoken: spoken(first.tooltip.title, first.description) }] : []),
    ...rest,
    group(
      'protocols',
      words.byProtocol,
      'list-tree',
      stats.protocols.map((each) => protocolRow(each, language)),
    ),
    group(
      'seats',
      words.bySeat,
      'organization',
      stats.seats.map((each) => seatRow(each, language)),
    ),
  ];
}

const group = (id: string, label: string, codicon: string, children: MetricsRow[]): MetricsRow => ({
  ...row(id, label, String(children.length), { codicon }),
  children,
});

function protocolRow(figures: Figures & { mode: string }, language: Language): MetricsRow {
  const { convergence, figure } = figureWords[language];
  const { councils } = editorAgain[language].metric;
  const { mode, judged, converged } = figures;
  const description =
    judged > 0 ? `${figure.converged} ${convergence(converged, judged)}` : councils(figures.councils);
  const label = transcriptWords[language].protocols[mode] ?? mode;
  return {
    ...row(`protocol/${mode}`, label, description, { codicon: 'list-ordered' }),
    children: figureLines(`protocol/${mode}`, figures, language),
  };
}

function seatRow(seat: SeatFigures, language: Language): MetricsRow {
  const { percent, number, seatColumns: column, figure } = figureWords[language];
  const { shareOf, turns } = editorAgain[language].metric;
  const sums = sumWords[language];
  const facts: [string, string][] = [
    [column.councils, number(seat.councils)],
    [column.turns, number(seat.turns)],
    [column.absent, number(seat.absent)],
    [column.share, percent(seat.share)],
    [column.flips, number(seat.flips)],
    [column.tokens, countedTokens(seat, language, number)],
    ...(seat.cost === undefined ? [] : [[figure.cost, sums.money(seat.cost)] as [string, string]]),
  ];
  const icon = seat.emoji ? { emoji: seat.emoji } : { codicon: 'account' };
  const description = [shareOf(percent(seat.share)), turns(seat.turns)].join(' · ');
  return row(`seat/${seat.seat}`, seat.name, description, icon, facts);
}
