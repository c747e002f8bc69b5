/** A specification: its owner writes, the reviewers read by domain, QA judges, it is shipped. */

import { qaGate } from './gate.ts';
import type { Protocol } from './protocol.ts';

const document = [{ latest: 'DRAFT' }, { latest: 'REVISE' }];

export const prd: Protocol = {
  id: 'prd',
  minutes: 15,
  defaultRounds: 3,
  mostRounds: 3,
  defaults: { qa: 'qa' },
  phases: [
    { id: 'OUTLINE', speakers: 'owner', order: 'parallel', sees: [], form: 'outline' },
    { id: 'DRAFT', speakers: 'owner', order: 'parallel', sees: [{ latest: 'OUTLINE' }], form: 'draft' },
    {
      id: 'REVIEW',
      speakers: 'reviewers',
      order: 'parallel',
      blind: true,
      sees: document,
      form: 'review',
    },
    {
      id: 'REVISE',
      speakers: 'owner',
      order: 'parallel',
      sees: [...document, { replies: 'REVIEW' }, { replies: 'QA' }, 'disagreements'],
      form: 'draft',
      when: { any: [{ not: { converged: 'REVIEW' } }, { sentBackBy: 'QA' }] },
      until: {
        condition: { any: [{ converged: 'REVIEW' }, { sentBackBy: 'QA' }] },
        max: 'maxRounds',
        backTo: 'REVIEW',
      },
      artefact: 'prd',
      again: true,
    },
    qaGate(document, 'REVISE'),
    {
      id: 'SHIP',
      speakers: 'orchestrator',
      order: 'parallel',
      sees: [...document, { replies: 'REVIEW' }, { replies: 'QA' }],
      form: 'synthesis',
      closing: true,
    },
  ],
};
