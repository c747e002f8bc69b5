/** What many councils say of models and of councils, at the terminal: the ranking as a chart, the rest as short rows. */

import type { StandingView, StatsView } from '../../rpc/views/pastViews.ts';
import { councilWords } from '../../rpc/words/council/councilWords.ts';
import { sumWords } from '../../rpc/words/council/sumWords.ts';
import { isTold, reachOf, worthWords } from '../../rpc/words/council/worthWords.ts';
import { tableLines } from '../terminal/columns.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { cut, pad, width, wrap } from '../terminal/width.ts';
import { ruled } from './renderHead.ts';
import { columnsOf } from './renderList.ts';

export function worthLines(stats: StatsView, page: Page): string[] {
  return [
    ...rankingLines(stats, page),
    ...aloneLines(stats, page),
    ...endingLines(stats, page),
    ...arguedLines(stats, page),
    ...monthLines(stats, page),
  ];
}

const widest = 28;

function rankingLines({ ranking }: StatsView, page: Page): string[] {
  if (!ranking) return [];
  const words = worthWords[page.language];
  const { models, rankings, councils } = ranking;
  const names = models.map(({ model }) => cut(tameLine(model), widest));
  const column = Math.max(...names.map(width));
  const room = Math.max(21, Math.min(51, page.columns - column - 18)) | 1;
  const { low, high } = reachOf(models);
  const at = (value: number): number => Math.round(((value - low) / (high - low)) * (room - 1));
  const rows = models.map((standing, n) => {
    const name = pad(names[n] ?? '', column);
    if (!isTold(standing)) return `${name}  ${page.paint.dim(words.tooFew)}`;
    const { value, low: from, high: to } = standing.chance;
    const figures = `${words.chance(value).padStart(4)}  ${page.paint.dim(words.interval(from, to))}`;
    return `${name}  ${plotted(standing, at, room)}  ${figures}`;
  });
  const ticks = [low, 0.5, high];
  return [
    ...ruled(words.ranking, '', page),
    '',
    ...rows,
    ...(models.some(isTold)
      ? [page.paint.dim(`${' '.repeat(column + 2)}${axis(ticks, at, room, words.chance)}`)]
      : []),
    '',
    ...wrap(words.rankingNote(rankings, councils), page.columns).map(page.paint.dim),
  ];
}

/** A line is the interval, a dot the estimate, dots in between are even. */
function plotted({ chance }: StandingView, at: (value: number) => number, room: number): string {
  const cells = Array.from({ length: room }, () => ' ');
  cells[at(0.5)] = '┊';
  if (!chance) return cells.join('');
  for (let n = at(chance.low); n <= at(chance.high); n++) cells[n] = '─';
  cells[at(chance.value)] = '●';
  return cells.join('');
}

function axis(
  ticks: readonly number[],
  at: (value: number) => number,
  room: number,
  say: (value: number) => string,
): string {
  let line = '';
  for (const tick of ticks) {
    const label = say(tick);
    const begin = Math.max(line === '' ? 0 : line.length + 1, Math.min(room - label.length, at(tick) - 1));
    line = `${pad(line, begin)}${label}`;
  }
  return line;
}

function aloneLines({ alone }: StatsView, page: Page): string[] {
  if (!alone) return [];
  const words = worthWords[page.language];
  const all = alone.council + alone.equal + alone.alone;
  const said = (['council', 'equal', 'alone'] as const).map((side) => words.sides[side](alone[side]));
  return [...ruled(words.alone, '', page), '', `${said.join(' · ')}  ${page.paint.dim(words.compared(all))}`];
}

function endingLines({ endings }: StatsView, page: Page): string[] {
  if (!endings) return [];
  const { paint, language } = page;
  const words = worthWords[language];
  const marks = { strong: paint.green('✓'), soft: paint.yellow('◐'), none: paint.red('✗'), 'no-vote': '⊘' };
  const said = (['strong', 'soft', 'none', 'no-vote'] as const).map(
    (ending) => `${marks[ending]} ${words.ending[ending](endings[ending])}`,
  );
  return [...ruled(words.endings, '', page), '', said.join('  ')];
}

function arguedLines({ moves, points }: StatsView, page: Page): string[] {
  if (!moves || !points) return [];
  const words = worthWords[page.language];
  const { phases } = councilWords[page.language];
  const found = points.found.map(({ phase, count }): [string, string] => [
    words.found(tameLine(Object.hasOwn(phases, phase) ? (phases[phase] ?? phase) : phase)),
    String(count),
  ]);
  const rows: [string, string][] = [
    [words.named, String(moves.named)],
    [words.unnamed, String(moves.unnamed)],
    ...found,
    [words.open, String(points.open)],
  ];
  return [...ruled(words.argued, '', page), '', ...columnsOf(rows)];
}

function monthLines({ months = [] }: StatsView, page: Page): string[] {
  if (months.length === 0) return [];
  const { month, cost: title, columns } = worthWords[page.language];
  const { money } = sumWords[page.language];
  const rows = months.map(({ month: when, councils, calls, cost }) => [
    month(when),
    String(councils),
    String(calls),
    cost === undefined ? '–' : money(cost / councils),
    cost === undefined ? '–' : money(cost),
  ]);
  return [
    ...ruled(title, '', page),
    '',
    ...tableLines([['', columns.councils, columns.calls, columns.each, columns.all], ...rows], page),
  ];
}
