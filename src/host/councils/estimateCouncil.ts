/** What a council would take, from its brief alone: nothing is written and nobody is asked. */
import { limitsOf } from '../../core/councils/budget/budget.ts';
import type { EstimateView } from '../../rpc/messages/estimateMessages.ts';
import type { Convene } from '../../rpc/messages/messages.ts';
import { pricesAsOf } from '../answering/prices.ts';
import type { Convening } from '../channels/councilOffers.ts';
import { commandsOf } from '../programs/programConsent.ts';
import type { ShownCheck } from '../programs/runCheck.ts';
import type { conveneWith, Planned } from './convene.ts';
import type { Spending } from './spendConsent.ts';

export async function estimateOf(
  { council, choice, because, brief }: Planned,
  shown: (names: readonly string[]) => Promise<ShownCheck[]>,
  spending: Pick<Spending, 'estimate'>,
): Promise<EstimateView> {
  const spend = spending.estimate('convene', council, { because, brief });
  const { calls, tokens, cost, free = false } = spend;
  const limits = limitsOf(council);
  const over: EstimateView['over'] = [];
  if (limits.tokens !== undefined && tokens.least > limits.tokens) over.push('tokens');
  if (limits.cost !== undefined && cost !== undefined && cost.least > limits.cost) over.push('cost');
  return {
    mode: council.protocol.id,
    because,
    seats: council.seats.filter((seat) => seat.votes).length,
    calls,
    tokens,
    free,
    ...(cost === undefined ? {} : { cost }),
    pricesAsOf,
    minutes: council.protocol.minutes === 'off' ? 0 : council.protocol.minutes,
    limits,
    over,
    checks: await shown(commandsOf(council)),
    choice,
    spend,
  };
}

export async function offerOf(
  convening: Pick<ReturnType<typeof conveneWith>, 'planned' | 'sourceOf'>,
  asked: Convene,
  spending: Pick<Spending, 'estimate'>,
): ReturnType<Convening['planned']> {
  const [{ council, because }, { text }] = await Promise.all([
    convening.planned(asked),
    convening.sourceOf(asked),
  ]);
  return { council, brief: text, spend: spending.estimate('convene', council, { because }) };
}
