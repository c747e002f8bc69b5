/** What is shown before something is spent, as rows and sentences of the editor: pure, so that it can be tried without one. */
import { aboveLimit, mostOf, type SpendLimit } from '../../rpc/askToSpend.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import type { Language } from '../../rpc/views/views.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';

export interface SpendItem {
  label: string;
  description?: string;
  detail?: string;
  /** Our own picture before it. */
  drawn?: string;
  /** The row on which Enter starts it. */
  starts?: true;
  separator?: true;
}

/** The first row starts it; under it, who costs what. */
export function spendItems(spend: SpendView, language: Language): SpendItem[] {
  const words = spendingWords[language];
  const first: SpendItem = {
    label: words.start(spend.act, spend.mode),
    drawn: '$(play)',
    description: words.costs(spend),
    detail: [...(spend.because ? [words.sentence(spend.because)] : []), words.facts(spend)].join(' '),
    starts: true,
  };
  const seats = spend.seats.map(({ name, emoji, model, cost, last }): SpendItem => {
    const money =
      cost === undefined ? words.unpriced : `${words.money(cost.least)} – ${words.money(cost.most)}`;
    return {
      label: emoji ? `${emoji} ${name}` : name,
      description: [model, money, ...(last ? [words.last] : [])].filter(Boolean).join(' · '),
    };
  });
  return [first, ...(seats.length > 0 ? [{ label: words.seats, separator: true as const }, ...seats] : [])];
}

/** In one line, where it is seen beside something else. */
export const spendLine = (spend: SpendView, language: Language): string =>
  spendingWords[language].inOneLine(spend);

export interface TooMuch {
  title: string;
  detail: string;
  start: string;
}

/** Above the person's limit: what is asked in so many words. */
export function tooMuch(spend: SpendView, limit: SpendLimit, language: Language): TooMuch | undefined {
  const above = aboveLimit(spend, limit);
  if (!above) return undefined;
  const words = spendingWords[language];
  const most = above.in === 'cost' ? words.money(above.most) : words.tokensUpTo(above.most);
  const mine = above.in === 'cost' ? words.money(above.limit) : words.tokenLimit(above.limit);
  const { cost } = mostOf(spend);
  return {
    title: words.tooMuch(spend.act, most, mine),
    detail: [
      [spend.mode, ...(spend.because ? [words.because(spend.because)] : [])].join(', '),
      words.calls(spend.calls),
      [words.tokenSpan(spend.tokens), ...(cost === undefined ? [] : [words.costs(spend)])].join(', '),
      spend.seats.map(({ name, model }) => [name, model].filter(Boolean).join(' ')).join(', '),
    ].join('\n'),
    start: words.startUpTo(most),
  };
}
