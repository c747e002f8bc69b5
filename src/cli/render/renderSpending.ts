/** What something may take before it is started, as lines for people. */
import { mostOf, type SpendLimit } from '../../rpc/askToSpend.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { pad, width } from '../terminal/width.ts';

export interface Shown {
  above: { limit: number; in: 'cost' | 'tokens' } | undefined;
  /** The modes that are one key away, by their key. */
  modes?: readonly (readonly [key: string, mode: string])[];
  /** Where the brief stands or would stand, as the person would name it. */
  brief?: string | undefined;
  /** Somebody named the limit for this: it is said, however high. */
  budgeted?: boolean;
}

export function spendLines(
  spend: SpendView,
  { above, modes = [], brief, budgeted = false }: Shown,
  { language, paint }: Page,
): string[] {
  const words = spendingWords[language];
  const { labels } = words;
  const mark = (where: 'cost' | 'tokens', parts: string[]): string => {
    if (above?.in !== where) return parts.join(', ');
    const limit = where === 'cost' ? words.money(above.limit) : words.tokenLimit(above.limit);
    return `${paint.yellow('!')} ${[...parts, words.aboveYours(limit)].join(', ')}`;
  };
  const [first, ...rest] = seatLines(spend, { language, paint });
  const why = spend.because ? `  ${paint.dim(tameLine(words.because(spend.because)))}` : '';
  const rows: [string, string][] = [
    [labels.mode, paint.bold(tameLine(spend.mode)) + why],
    ...(modes.length === 0
      ? []
      : [['', modes.map(([key, mode]) => `${paint.bold(key)} ${mode}`).join('  ')] as [string, string]]),
    ...(first === undefined ? [] : [[labels.seats, first] as [string, string]]),
    ...rest.map((line): [string, string] => ['', line]),
    [labels.calls, words.atLeast(spend.calls)],
    [
      labels.tokens,
      mark('tokens', [words.tokens(spend.tokens), ...stops(spend, 'tokens', budgeted, language)]),
    ],
    [labels.cost, mark('cost', [costWords(spend, language), ...stops(spend, 'cost', budgeted, language)])],
    ...(spend.time ? [[labels.time, words.time(spend.time)] as [string, string]] : []),
    ...(brief === undefined ? [] : [[labels.brief, tameLine(brief)] as [string, string]]),
  ];
  const widest = Math.max(...rows.map(([name]) => width(name)));
  return rows.map(([name, value]) => `  ${paint.dim(pad(name, widest))}   ${value}`);
}

/** Where a price is lacking, the limit that holds is the one in tokens. */
function costWords(spend: SpendView, language: Page['language']): string {
  const words = spendingWords[language];
  const inTokens = spend.cost === undefined && !spend.free && spend.limits.tokens !== undefined;
  return inTokens ? words.unpricedLimit : words.costs(spend);
}

/** A limit that is as high as the most stops nothing that was estimated. */
function stops(
  { limits, ...spend }: SpendView,
  where: 'cost' | 'tokens',
  budgeted: boolean,
  language: Page['language'],
): string[] {
  const words = spendingWords[language];
  const limit = limits[where];
  const most = spend[where]?.most ?? 0;
  const isMost = where === 'cost' ? limit === Math.ceil(most * 100) / 100 : limit === Math.ceil(most);
  if (limit === undefined || (isMost && !budgeted)) return [];
  return [words.stopsAt(where === 'cost' ? words.money(limit) : words.tokenLimit(limit))];
}

function seatLines(
  { seats, free }: SpendView,
  { language, paint }: Pick<Page, 'language' | 'paint'>,
): string[] {
  const words = spendingWords[language];
  const names = seats.map(({ name, emoji }) => tameLine(emoji ? `${emoji} ${name}` : name));
  const models = seats.map(({ model }) => tameLine(model));
  const widest = (list: string[]) => Math.max(0, ...list.map((each) => width(each)));
  return seats.map(({ cost, last }, n) => {
    const money = free
      ? ''
      : cost === undefined
        ? words.unpriced
        : `${words.money(cost.least)} – ${words.money(cost.most)}`;
    const more = last ? `  ${words.last}` : '';
    return `${pad(names[n] ?? '', widest(names))}   ${paint.dim(pad(models[n] ?? '', widest(models)))}   ${money}${paint.dim(more)}`.trimEnd();
  });
}

/** As it is said in a sentence: money, or tokens where a price is not known. */
export function sumOf(spend: SpendView, language: Page['language']): string {
  const words = spendingWords[language];
  const { cost, tokens } = mostOf(spend);
  return cost === undefined ? words.tokensUpTo(tokens) : words.money(cost);
}

export const limitWords = (
  above: { limit: number; in: keyof SpendLimit },
  language: Page['language'],
): string =>
  above.in === 'cost'
    ? spendingWords[language].money(above.limit)
    : spendingWords[language].tokenLimit(above.limit);
