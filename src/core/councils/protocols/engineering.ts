/** Code: a plan, its review, the change, the gate with its checks, and what is shipped. */

import { qaGate } from './gate.ts';
import type { Protocol } from './protocol.ts';

export const engineering: Protocol = {
  id: 'engineering',
  minutes: 15,
  defaultRounds: 3,
  mostRounds: 3,
  defaults: { owner: 'code', qa: 'qa' },
  phases: [
    {
      id: 'PLAN',
      speakers: 'owner',
      order: 'parallel',
      sees: [{ latest: 'PLAN' }, { replies: 'REVIEW' }, 'disagreements'],
      form: 'plan',
    },
    {
      id: 'REVIEW',
      speakers: 'reviewers',
      order: 'parallel',
      blind: true,
      sees: [{ latest: 'PLAN' }],
      form: 'review',
      until: { condition: { converged: 'REVIEW' }, max: 'maxRounds', backTo: 'PLAN' },
    },
    {
      id: 'IMPLEMENT',
      speakers: 'owner',
      order: 'parallel',
      sees: [{ latest: 'PLAN' }, { replies: 'REVIEW' }, { latest: 'IMPLEMENT' }, { replies: 'QA' }],
      form: 'change',
      artefact: 'change',
      again: true,
    },
    qaGate([{ latest: 'PLAN' }, { latest: 'IMPLEMENT' }], 'IMPLEMENT'),
    {
      id: 'SHIP',
      speakers: 'orchestrator',
      order: 'parallel',
      sees: [{ latest: 'PLAN' }, { latest: 'IMPLEMENT' }, { replies: 'REVIEW' }, { replies: 'QA' }],
      form: 'synthesis',
      closing: true,
    },
  ],
};
