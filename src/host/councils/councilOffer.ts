/** What a council would be and take, for an offer in a channel: nothing is written and nobody is asked. */
import { estimate } from '../../core/councils/budget/budget.ts';
import type { Convene } from '../../rpc/messages/messages.ts';
import { isFree } from '../answering/prices.ts';
import type { Convening } from '../channels/councilOffers.ts';
import type { conveneWith } from './convene.ts';

export async function offerOf(
  convening: Pick<ReturnType<typeof conveneWith>, 'planned' | 'sourceOf'>,
  asked: Convene,
): ReturnType<Convening['planned']> {
  const [{ council }, { text }] = await Promise.all([convening.planned(asked), convening.sourceOf(asked)]);
  const { calls, tokens, cost } = estimate(council);
  const free = council.seats.every(({ backend }) => isFree(backend));
  return { council, brief: text, calls, tokens, free, ...(cost === undefined ? {} : { cost }) };
}
