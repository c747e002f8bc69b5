/** What people read of a reply as prose: its words, without the lines that are shown as marks beside it. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { bodyOf } from '../../../src/core/forms/body.ts';
import type { FormName } from '../../../src/core/forms/reading.ts';

const replies: readonly (readonly [FormName, string])[] = [
  ['position', 'The words.\n\n**Proposal:** Use Postgres.\n*What would change my mind: a leak*'],
  [
    'challenge',
    '- **Backs**: B\n- **Amendment**: a test\n- **Ranking**: B > A\n- **Vote**: agree\nP2: kept — x\nC1: met — y\n**Response**: The words.\n\n**Blocking issues:** none\n- **Confidence**: 4',
  ],
  [
    'final',
    'The words.\n- **Vote** : agree\n**Ce qui m’a fait changer d’avis :** un nombre\n**Pour être d’accord, il me faut :** un test\n**Points bloquants :** aucun\nP2 : retiré',
  ],
  [
    'review',
    '**Verdict:** approve\n**Findings:**\n- [minor] x\n**What is good:**\n- y\nC1: met — z\n\nThe words.',
  ],
  ['response', 'The words.\n\nP1: mended — see\nP2: disputed — no'],
  ['final', 'The words.\n\n```json\n{"vote":"agree","blocking":[]}\n```'],
];

describe('§7 the prose of a reply', () => {
  it('is without what is shown as marks', () => {
    for (const [form, text] of replies) assert.equal(bodyOf(form, text), 'The words.', text);
  });

  it('is never nothing: a reply of marks alone is shown as it is', () => {
    for (const [form, text] of [
      ['response', 'P1: mended — see'],
      ['final', '{"vote":"agree"}'],
      ['final', 'Vote: agree'],
    ] as const)
      assert.equal(bodyOf(form, text), text);
  });
});
