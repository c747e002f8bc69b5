/** What is shown before something is spent, as rows and sentences of the editor: pure, so that it can be tried without one. */
import { aboveLimit, mostOf, type SpendLimit } from '../../rpc/askToSpend.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import { own } from '../../rpc/own.ts';
import type { Language } from '../../rpc/views/views.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';

export interface SpendItem {
  label: string;
  description?: string;
  detail?: string;
  /** Our own picture before it. */
  drawn?: string;
  /** What choosing it does; absent: it only says something. Enter on the first row starts. */
  does?: 'start' | 'mode' | 'modes' | 'seats' | 'models' | 'budget' | 'alone';
  mode?: string;
  separator?: true;
}

/** What another mode would take. */
export type OtherMode = Pick<SpendView, 'mode' | 'calls' | 'cost' | 'free'>;

/** The modes whose numbers are shown beside the one that was chosen, and those behind one row. */
export const beside = (mode: string): string[] =>
  ['debate', 'roundtable', 'analysis'].filter((each) => each !== mode).slice(0, 2);
const behind = (mode: string, shown: readonly string[]): string[] =>
  ['debate', 'analysis', 'prd', 'engineering', 'review', 'synthesis', 'roundtable'].filter(
    (each) => each !== mode && !shown.includes(each),
  );

const pictures: Readonly<Record<string, string>> = {
  debate: '$(comment-discussion)',
  roundtable: '$(comment-discussion)',
  analysis: '$(list-ordered)',
};

/** The first row starts it; under it the other modes, who costs what, and where it stops. */
export function spendItems(spend: SpendView, language: Language, others?: readonly OtherMode[]): SpendItem[] {
  const words = spendingWords[language];
  const first: SpendItem = {
    label: words.start(spend.act, spend.mode),
    drawn: '$(play)',
    // Money and time stand here: the line below is filled by calls and tokens, and the editor cuts its end off.
    description: [words.costs(spend), ...(spend.time ? [words.time(spend.time)] : [])].join(' · '),
    detail: [...(spend.because ? [words.sentence(spend.because)] : []), words.facts(spend)].join(' '),
    does: 'start',
  };
  const part = (label: string, rows: readonly SpendItem[]): SpendItem[] =>
    rows.length === 0 ? [] : [{ label, separator: true }, ...rows];
  return [
    first,
    ...(others && spend.because?.code !== 'brief'
      ? part(words.anotherMode, modeRows(spend, others, language))
      : []),
    ...part(words.seats, seatRows(spend, language, others !== undefined)),
    ...(others ? part(words.limits, limitRows(spend, language)) : []),
  ];
}

function modeRows({ mode }: SpendView, others: readonly OtherMode[], language: Language): SpendItem[] {
  const words = spendingWords[language];
  const rows = others.map((other): SpendItem => {
    const about = own(words.about, other.mode);
    return {
      label: other.mode,
      drawn: own(pictures, other.mode) ?? '$(comment-discussion)',
      description: [...(about ? [about] : []), words.callSpan(other.calls), words.costs(other)].join(' · '),
      does: 'mode',
      mode: other.mode,
    };
  });
  const rest = behind(
    mode,
    others.map((other) => other.mode),
  );
  const more: SpendItem = {
    label: `${rest.join(', ')}…`,
    drawn: '$(ellipsis)',
    ...(rest.includes('review') ? { description: words.reviewAsks } : {}),
    does: 'modes',
  };
  return [...rows, more];
}

function seatRows({ seats, free }: SpendView, language: Language, mayChange: boolean): SpendItem[] {
  const words = spendingWords[language];
  const rows = seats.map(({ name, emoji, model, cost, last }): SpendItem => {
    const money =
      cost === undefined ? words.unpriced : `${words.money(cost.least)} – ${words.money(cost.most)}`;
    return {
      label: emoji ? `${emoji} ${name}` : name,
      description: [model, ...(free ? [] : [money]), ...(last ? [words.last] : [])]
        .filter(Boolean)
        .join(' · '),
      ...(mayChange ? { does: 'models' } : {}),
    };
  });
  return mayChange && rows.length > 0
    ? [...rows, { label: words.chooseSeats, drawn: '$(organization)', does: 'seats' }]
    : rows;
}

function limitRows({ limits, alone, cost, free }: SpendView, language: Language): SpendItem[] {
  const words = spendingWords[language];
  const named = [
    ...(limits.minutes === undefined ? [] : [words.minutes(limits.minutes)]),
    ...(limits.tokens === undefined ? [] : [words.tokenLimit(limits.tokens)]),
    ...(limits.cost === undefined ? [] : [words.money(limits.cost)]),
  ];
  const inTokens = cost === undefined && !free && limits.tokens !== undefined;
  const sum = alone?.cost === undefined ? '' : `, ${words.money(alone.cost)}`;
  return [
    ...(named.length === 0
      ? []
      : [
          {
            label: named.join(', '),
            drawn: '$(watch)',
            description: [words.pauses, ...(inTokens ? [words.unpricedLimit] : [])].join(' · '),
            does: 'budget' as const,
          },
        ]),
    ...(alone
      ? [
          {
            label: alone.asked ? words.aloneIsOn : words.alone,
            drawn: alone.asked ? '$(check)' : '$(git-compare)',
            description: words.aloneDetail(sum),
            does: 'alone' as const,
          },
        ]
      : []),
  ];
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
