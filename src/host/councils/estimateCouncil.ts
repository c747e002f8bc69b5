/** What a council would take, from its brief alone: nothing is written and nobody is asked. */
import { estimate, limitsOf } from '../../core/councils/budget/budget.ts';
import type { EstimateView } from '../../rpc/messages/estimateMessages.ts';
import type { Convene } from '../../rpc/messages/messages.ts';
import { isFree, pricesAsOf } from '../answering/prices.ts';
import type { Convening } from '../channels/councilOffers.ts';
import { commandsOf } from '../programs/programConsent.ts';
import type { ShownCheck } from '../programs/runCheck.ts';
import type { conveneWith, Planned } from './convene.ts';
import type { Spending } from './spendConsent.ts';

export async function estimateOf(
  { council, choice, because }: Planned,
  shown: (names: readonly string[]) => Promise<ShownCheck[]>,
  spending: Pick<Spending, 'estimate'>,
): Promise<EstimateView> {
  const { calls, tokens, cost } = estimate(council);
  const spend = spending.estimate('convene', council, { because });
  const limits = limitsOf(council);
  const over: EstimateView['over'] = [];
  if (limits.tokens !== undefined && tokens > limits.tokens) over.push('tokens');
  if (limits.cost !== undefined && cost !== undefined && cost > limits.cost) over.push('cost');
  return {
    mode: council.protocol.id,
    because,
    seats: council.seats.filter((seat) => seat.votes).length,
    calls,
    tokens,
    free: council.seats.every((seat) => isFree(seat.backend)),
    ...(cost === undefined ? {} : { cost }),
    pricesAsOf,
    minutes: council.protocol.minutes,
    limits,
    over,
    checks: await shown(commandsOf(council)),
    choice,
    ...(spend ? { spend } : {}),
  };
}

export async function offerOf(
  convening: Pick<ReturnType<typeof conveneWith>, 'planned' | 'sourceOf'>,
  asked: Convene,
): ReturnType<Convening['planned']> {
  const [{ council }, { text }] = await Promise.all([convening.planned(asked), convening.sourceOf(asked)]);
  const { calls, tokens, cost } = estimate(council);
  const free = council.seats.every(({ backend }) => isFree(backend));
  return { council, brief: text, calls, tokens, free, ...(cost === undefined ? {} : { cost }) };
}
