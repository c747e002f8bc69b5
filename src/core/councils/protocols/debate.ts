/** Opinion and strategy: blind positions, challenge, resolution where it is needed, synthesis. */

import { askedForGate } from './gate.ts';
import type { Protocol } from './protocol.ts';

export const debate: Protocol = {
  id: 'debate',
  minutes: 5,
  defaultRounds: 3,
  mostRounds: 3,
  phases: [
    { id: 'COLLECT', speakers: 'participants', order: 'parallel', blind: true, sees: [], form: 'position' },
    {
      id: 'CHALLENGE',
      speakers: 'participants',
      order: 'parallel',
      sees: ['own', { replies: 'COLLECT' }],
      form: 'challenge',
      when: { all: [{ roundsAtLeast: 2 }, { not: { agreed: 'COLLECT' } }] },
    },
    {
      id: 'RESOLVE',
      speakers: 'participants',
      order: 'parallel',
      sees: ['own', { replies: 'CHALLENGE' }, 'disagreements'],
      form: 'final',
      when: {
        all: [{ roundsAtLeast: 3 }, { not: { agreed: 'COLLECT' } }, { not: { converged: 'CHALLENGE' } }],
      },
      optional: true,
      again: true,
    },
    {
      id: 'SYNTHESIZE',
      speakers: 'synthesizer',
      order: 'parallel',
      sees: ['transcript', 'disagreements', { replies: 'QA' }],
      form: 'synthesis',
      closing: true,
      artefact: 'decision',
    },
    askedForGate('SYNTHESIZE'),
  ],
};
