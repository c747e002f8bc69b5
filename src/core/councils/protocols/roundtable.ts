/** Three models and more around a table: one after the other, another first each round, then a vote and a synthesis. */

import { askedForGate } from './gate.ts';
import type { Protocol } from './protocol.ts';

export const roundtable: Protocol = {
  id: 'roundtable',
  minutes: 10,
  defaultRounds: 5,
  mostRounds: 5,
  phases: [
    {
      id: 'DELIBERATE',
      speakers: 'participants',
      order: 'rotating',
      sees: ['transcript'],
      form: 'turn',
      until: {
        condition: {
          any: [{ consensus: { phase: 'DELIBERATE', reaches: 'strong' } }, { repeating: 'DELIBERATE' }],
        },
        max: 'maxRounds',
      },
      again: true,
    },
    { id: 'VOTE', speakers: 'participants', order: 'parallel', sees: ['transcript'], form: 'ballot' },
    {
      id: 'SYNTHESIZE',
      speakers: 'synthesizer',
      order: 'parallel',
      sees: ['transcript', { replies: 'QA' }],
      form: 'synthesis',
      closing: true,
      artefact: 'decision',
    },
    askedForGate('SYNTHESIZE'),
  ],
};
