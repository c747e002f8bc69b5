/**
 * No call that costs is made before a person has seen an estimate: what may cost carries the most that was seen, and is
 * refused with its estimate when it does not, or would take more by now. So no client can forget it.
 */
import { baselineSeat } from '../../core/councils/baseline.ts';
import type { Brief } from '../../core/councils/briefs/brief.ts';
import { limitsOf } from '../../core/councils/budget/budget.ts';
import { aboutMs, type Span, spanOf, spanOfBaseline } from '../../core/councils/budget/remainingSpan.ts';
import { timeLeft } from '../../core/councils/budget/timeKept.ts';
import type { Council, Seat } from '../../core/councils/council.ts';
import type { Language } from '../../core/ids.ts';
import { usualLimit } from '../../rpc/askToSpend.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import type { ModeWhy, Seen, SpanView, SpendAct, SpendView } from '../../rpc/messages/spendMessages.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { isFree, pricesAsOf } from '../answering/prices.ts';
import { shown } from '../clients/present/veil.ts';

export interface SpendingParts {
  language: Language;
  /** Voices that whoever opened the host brought along: nobody is paid for them. */
  own: ReadonlySet<string>;
}

export interface Spending {
  /** Throws with the estimate where something would be spent that nobody saw. */
  seen(act: SpendAct, council: Council, seen: Seen | undefined, about?: About): void;
  /** The same for several at once: what they take together. */
  seenAll(act: SpendAct, councils: readonly Council[], seen: Seen | undefined): void;
  /** The budget of a council for which nobody set one: the usual, or what it may take where that is more. */
  usualBudget(council: Council): Brief['budget'];
  /** What it may take, also where nobody is paid for it. */
  estimate(act: SpendAct, council: Council, about?: About): SpendView;
}

export interface About {
  /** One call of one seat, not the council. */
  only?: { span: Span; seat: string };
  because?: ModeWhy;
  brief?: SpendView['brief'];
}

/** Asked by the host; people and whoever writes in the shared file answer by themselves. */
const isVoice = ({ backend }: Seat): boolean => !['human', 'file', 'elsewhere'].includes(backend);

/** It reads files and asks its model as often as it likes: what it is sent and says is the least of what it takes. */
const isAgent = ({ backend }: Seat): boolean => backend === 'acp';
/** More than a long turn of a coding agent takes, caches included: a limit that nobody set stops one that runs away alone. */
const agentTokens = 500_000;

/** What was seen a moment ago may grow by a little while others speak. */
const room = 1.1;

export function openSpending({ language, own }: SpendingParts): Spending {
  const costs = ({ backend, price }: Seat): boolean =>
    !isFree(backend) && !own.has(backend) && (price === undefined || price.input > 0 || price.output > 0);

  function viewOf(
    act: SpendAct,
    council: Council,
    { only, because, brief }: About,
    counts: (seat: Seat) => boolean,
  ): SpendView {
    const asked = council.seats.filter(
      (seat) => counts(seat) && (only === undefined || seat.id === only.seat),
    );
    const span = only?.span ?? spanOf(council, counts);
    const isPaid = asked.some(costs);
    const names = new Map(shown(council).seats.map(({ id, name }) => [id, name]));
    const seats = asked.flatMap((seat): SpendView['seats'] => {
      const own = only ? only.span : spanOf(council, (each) => each.id === seat.id);
      if (own.most.calls === 0) return [];
      const cost = between(own, 'cost');
      return [
        {
          name: names.get(seat.id) ?? seat.id,
          ...(seat.emoji === undefined || council.brief.anonymous ? {} : { emoji: seat.emoji }),
          model: council.brief.anonymous ? '' : (seat.model ?? seat.backend),
          ...(cost === undefined || seat.price === undefined ? {} : { cost }),
          ...(seat.id === council.synthesizer && !only ? { last: true as const } : {}),
        },
      ];
    });
    const cost = between(span, 'cost');
    return {
      act,
      mode: council.protocol.id,
      ...(because ? { because } : {}),
      calls: { least: span.least.calls, most: span.most.calls },
      tokens: {
        least: span.least.tokens,
        most: span.most.tokens,
        ...(asked.some(isAgent) ? { unknown: true as const } : {}),
      },
      ...(cost !== undefined && cost.most > 0 ? { cost } : isPaid ? {} : { free: true as const }),
      ...(brief ? { brief } : {}),
      pricesAsOf,
      limits: limitsOf(council),
      ...(only ? {} : { time: timeOf(council) }),
      ...(act === 'convene' || act === 'follow-up' ? aloneOf(council) : {}),
      seats,
    };
  }

  function paidFor(act: SpendAct, council: Council, about: About = {}): SpendView | undefined {
    const view = viewOf(act, council, about, costs);
    const { only } = about;
    const isPaid = council.seats.some((seat) => costs(seat) && (only === undefined || seat.id === only.seat));
    return !isPaid || view.calls.most === 0 ? undefined : view;
  }

  function demand(spend: SpendView | undefined, seen: Seen | undefined): void {
    if (!spend || (seen && covers(seen, spend))) return;
    throw new Refusal(refusal.unseen, spendingWords[language].unseen, { spend });
  }

  /** It stands in the brief, and is reckoned with what is read there. */
  const withBudget = (council: Council, budget: Brief['budget']): Council => ({
    ...council,
    brief: { ...council.brief, budget: { ...council.brief.budget, ...budget } },
  });

  function usualFor(council: Council): NonNullable<Brief['budget']> {
    const { most } = spanOf(council, costs);
    if (most.cost !== undefined) return { cost: Math.max(usualLimit.cost, Math.ceil(most.cost * 100) / 100) };
    // Every voice counts towards a limit in tokens, also those that are not paid.
    const said = Math.max(usualLimit.tokens, Math.ceil(spanOf(council, isVoice).most.tokens));
    return { tokens: said + spanOf(council, isAgent).most.calls * agentTokens };
  }

  return {
    usualBudget: (council) =>
      council.seats.some(costs) ? usualFor(withBudget(council, usualFor(council))) : undefined,
    estimate: (act, council, about = {}) =>
      paidFor(act, council, about) ?? viewOf(act, council, about, isVoice),
    seen: (act, council, seen, about) => demand(paidFor(act, council, about), seen),
    seenAll: (act, councils, seen) =>
      demand(
        councils
          .map((council) => paidFor(act, council))
          .reduce((one, two) => (one && two ? together(one, two) : (one ?? two)), undefined),
        seen,
      ),
  };
}

/** Of what is left: also a council that is under way is looked at again. */
function timeOf(council: Council): NonNullable<SpendView['time']> {
  const left = timeLeft(council, council.updatedAt) / 60_000;
  const about = aboutMs(council) / 60_000;
  return left === Infinity
    ? { about }
    : { about: Math.min(about, Math.max(0, left)), most: Math.max(0, left) };
}

/** What comparing with one model alone would add, so that it can be offered with its price. */
function aloneOf(council: Council): Pick<SpendView, 'alone'> {
  const seat = baselineSeat(council);
  if (!seat) return {};
  const { tokens, cost } = spanOfBaseline(council, seat.id);
  const model = council.brief.anonymous ? '' : (seat.model ?? seat.backend);
  const asked = council.baseline?.state === 'asked';
  return { alone: { model, tokens, asked, ...(cost === undefined ? {} : { cost }) } };
}

/** Each may end at a limit of its own; together they have none. */
function together(one: SpendView, two: SpendView): SpendView {
  const { cost: _one, time: _time, ...rest } = one;
  const cost = one.cost && two.cost && sum(one.cost, two.cost);
  return {
    ...rest,
    mode: one.mode === two.mode ? one.mode : `${one.mode}, ${two.mode}`,
    calls: sum(one.calls, two.calls),
    tokens: {
      ...sum(one.tokens, two.tokens),
      ...(one.tokens.unknown || two.tokens.unknown ? { unknown: true as const } : {}),
    },
    ...(cost === undefined ? {} : { cost }),
    limits: {},
    ...(one.time && two.time ? { time: { about: Math.max(one.time.about, two.time.about) } } : {}),
    seats: [...one.seats, ...two.seats],
  };
}

const sum = (one: SpanView, two: SpanView): SpanView => ({
  least: one.least + two.least,
  most: one.most + two.most,
});

function between({ least, most }: Span, what: 'cost'): SpanView | undefined {
  const [from, to] = [least[what], most[what]];
  return from === undefined || to === undefined ? undefined : { least: from, most: to };
}

/** A price that was not known when it was seen is news. */
const covers = (seen: Seen, { calls, tokens, cost }: SpendView): boolean =>
  calls.most <= seen.calls * room &&
  tokens.most <= seen.tokens * room &&
  (cost === undefined || (seen.cost !== undefined && cost.most <= seen.cost * room));
