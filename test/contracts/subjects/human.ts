/** A person at the table under contract: asked in a client, and answers there. */
import { answerSeat } from '../../../src/rpc/messages/messages.ts';
import type { Subject } from '../subject.ts';
import { fromOutside, outsidePeer, position } from './outside.ts';

export const human: Subject = {
  name: 'human',
  notApplicable: fromOutside,
  meet: (situation) =>
    outsidePeer('human', situation, async ({ client }, id, seat) => {
      await client.request(answerSeat, { id, seat, text: position });
    }),
};
