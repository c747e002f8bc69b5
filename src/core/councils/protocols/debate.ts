/** Opinion and strategy: blind positions, challenge, an advocate where the brief asks for one, resolution where it is needed, synthesis. */

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
      id: 'ADVOCATE',
      speakers: 'advocate',
      order: 'parallel',
      sees: ['own', { replies: 'COLLECT' }, { replies: 'CHALLENGE' }],
      form: 'advocate',
      when: { all: [{ roundsAtLeast: 3 }, { advocate: true }, { converged: 'CHALLENGE' }] },
      ifAsked: true,
      optional: true,
    },
    {
      id: 'RESOLVE',
      speakers: 'participants',
      order: 'parallel',
      sees: ['own', { replies: 'CHALLENGE' }, { replies: 'ADVOCATE' }, 'disagreements'],
      form: 'final',
      when: {
        all: [
          { roundsAtLeast: 3 },
          { not: { agreed: 'COLLECT' } },
          { any: [{ not: { converged: 'CHALLENGE' } }, { advocate: true }] },
        ],
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
