/** A review of a file, a diff or a range: blind checklists, the owner's answer, resolution, the gate, a verdict. */

import { qaGate } from './gate.ts';
import type { Protocol } from './protocol.ts';

export const review: Protocol = {
  id: 'review',
  minutes: 10,
  defaultRounds: 3,
  defaults: { qa: 'qa' },
  phases: [
    { id: 'REVIEW', speakers: 'reviewers', order: 'parallel', blind: true, sees: [], form: 'review' },
    {
      id: 'RESPOND',
      speakers: 'owner',
      order: 'parallel',
      sees: [{ replies: 'REVIEW' }, { latest: 'RESPOND' }, { replies: 'QA' }, 'disagreements'],
      form: 'response',
    },
    {
      id: 'RESOLVE',
      speakers: { everyoneBut: 'owner' },
      order: 'parallel',
      sees: ['own', { latest: 'RESPOND' }, { replies: 'REVIEW' }, 'disagreements'],
      form: 'final',
      when: { not: { converged: 'REVIEW' } },
      optional: true,
      again: true,
    },
    qaGate([{ replies: 'REVIEW' }, { latest: 'RESPOND' }, { replies: 'RESOLVE' }], 'RESPOND'),
    {
      id: 'VERDICT',
      speakers: 'orchestrator',
      order: 'parallel',
      sees: ['transcript', 'disagreements'],
      form: 'synthesis',
      closing: true,
      artefact: 'review',
    },
  ],
};
