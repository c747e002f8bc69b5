/** What something may take before it is started, as lines for people. */
import { mostOf, type SpendLimit } from '../../rpc/askToSpend.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { pad, width } from '../terminal/width.ts';

export function spendLines(
  spend: SpendView,
  above: { limit: number; in: 'cost' | 'tokens' } | undefined,
  { language, paint }: Page,
): string[] {
  const words = spendingWords[language];
  const { labels } = words;
  const mark = (where: 'cost' | 'tokens', text: string): string =>
    above?.in === where ? `${paint.yellow('!')} ${text}` : text;
  const beyond = (where: 'cost' | 'tokens'): string[] =>
    above?.in === where
      ? [words.aboveYours(where === 'cost' ? words.money(above.limit) : words.tokenLimit(above.limit))]
      : [];
  const { limits } = spend;
  const stop = limits.cost === undefined ? [] : [words.stopsAt(words.money(limits.cost))];
  const stopTokens = limits.tokens === undefined ? [] : [words.stopsAt(words.tokenLimit(limits.tokens))];
  const [first, ...rest] = seatLines(spend, { language, paint });
  const rows: [string, string][] = [
    [labels.mode, paint.bold(tameLine(spend.mode))],
    ...(first === undefined ? [] : [[labels.seats, first] as [string, string]]),
    ...rest.map((line): [string, string] => ['', line]),
    [labels.calls, words.calls(spend.calls)],
    [
      labels.tokens,
      mark('tokens', [words.tokens(spend.tokens), ...stopTokens, ...beyond('tokens')].join(', ')),
    ],
    [labels.cost, mark('cost', [words.costs(spend.cost), ...stop, ...beyond('cost')].join(', '))],
  ];
  const widest = Math.max(...rows.map(([name]) => width(name)));
  return rows.map(([name, value]) => `  ${paint.dim(pad(name, widest))}   ${value}`);
}

function seatLines({ seats }: SpendView, { language, paint }: Pick<Page, 'language' | 'paint'>): string[] {
  const words = spendingWords[language];
  const names = seats.map(({ name, emoji }) => tameLine(emoji ? `${emoji} ${name}` : name));
  const models = seats.map(({ model }) => tameLine(model));
  const widest = (list: string[]) => Math.max(0, ...list.map((each) => width(each)));
  return seats.map(({ cost, last }, n) => {
    const money =
      cost === undefined ? words.unpriced : `${words.money(cost.least)} – ${words.money(cost.most)}`;
    const more = last ? `  ${words.last}` : '';
    return `${pad(names[n] ?? '', widest(names))}   ${paint.dim(pad(models[n] ?? '', widest(models)))}   ${money}${paint.dim(more)}`;
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
