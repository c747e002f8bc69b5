/** Blocking issues as people see them: one line for each, open as long as its seat holds it. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { blockingIssues } from '../../src/host/clients/present/head.ts';
import { challenge, council, final, run, turn } from '../support/councils.ts';

describe('blocking issues', () => {
  it('that a seat names again are one issue, open, where it was first raised; the others are withdrawn', () => {
    const held = turn('henry', 3, 'I hold.', {
      reading: { form: 'final', problems: [], vote: 'disagree', blocking: ['No way back'], confidence: 4 },
    });
    const runs = [
      run('CHALLENGE', 2, [
        challenge('henry', 'disagree', 'No.', ['No way back']),
        challenge('sage', 'disagree', 'No.', ['No number']),
      ]),
      run('RESOLVE', 3, [held, final('sage', 'agree', 'Yes.')]),
    ];
    assert.deepEqual(blockingIssues(council('Which queue?', 'en', { runs })), [
      { seat: 'henry', text: 'No way back', phase: 'CHALLENGE', open: true },
      { seat: 'sage', text: 'No number', phase: 'CHALLENGE', open: false },
    ]);
  });
});
