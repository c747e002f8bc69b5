/** A decision between options: framed, scored blind by everyone, challenged, gated, decided. */

import { qaGate } from './gate.ts';
import type { Protocol } from './protocol.ts';

export const analysis: Protocol = {
  id: 'analysis',
  minutes: 10,
  defaultRounds: 3,
  defaults: { qa: 'qa' },
  phases: [
    { id: 'FRAME', speakers: 'orchestrator', order: 'parallel', sees: [], form: 'frame' },
    {
      id: 'EVALUATE',
      speakers: 'participants',
      order: 'parallel',
      blind: true,
      sees: [{ latest: 'FRAME' }, { replies: 'QA' }],
      form: 'matrix',
      artefact: 'decision-matrix',
    },
    {
      id: 'CHALLENGE',
      speakers: 'participants',
      order: 'parallel',
      sees: ['own', { latest: 'FRAME' }, { replies: 'EVALUATE' }],
      form: 'challenge',
      when: { not: { agreed: 'EVALUATE' } },
      again: true,
    },
    qaGate([{ latest: 'FRAME' }, { replies: 'EVALUATE' }, { replies: 'CHALLENGE' }], 'EVALUATE'),
    {
      id: 'DECIDE',
      speakers: 'orchestrator',
      order: 'parallel',
      sees: ['transcript', 'disagreements'],
      form: 'synthesis',
      closing: true,
      artefact: 'decision',
    },
  ],
};
