/** A briefing: everyone's view, one structure, validated by all, published on one page. */

import { qaGate } from './gate.ts';
import type { Protocol } from './protocol.ts';

export const synthesis: Protocol = {
  id: 'synthesis',
  minutes: 5,
  defaultRounds: 3,
  phases: [
    { id: 'COLLECT', speakers: 'participants', order: 'parallel', blind: true, sees: [], form: 'position' },
    {
      id: 'STRUCTURE',
      speakers: 'owner',
      order: 'parallel',
      sees: [{ replies: 'COLLECT' }, { latest: 'STRUCTURE' }, { replies: 'QA' }],
      form: 'outline',
    },
    {
      id: 'VALIDATE',
      speakers: { everyoneBut: 'owner' },
      order: 'parallel',
      sees: ['own', { latest: 'STRUCTURE' }],
      form: 'review',
      again: true,
    },
    {
      ...qaGate([{ latest: 'STRUCTURE' }, { replies: 'VALIDATE' }], 'STRUCTURE'),
      ifAsked: true,
    },
    {
      id: 'PUBLISH',
      speakers: 'owner',
      order: 'parallel',
      sees: [{ replies: 'COLLECT' }, { latest: 'STRUCTURE' }, { replies: 'VALIDATE' }, 'disagreements'],
      form: 'page',
      artefact: 'synthesis',
    },
  ],
};
