/** The open issues of reviews, gathered by the file they stand in. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { issuesByFile } from '../../src/extension/problems/reviewIssues.ts';
import type { CouncilRow } from '../../src/rpc/views/views.ts';

const row = (id: string, issues?: CouncilRow['issues']): CouncilRow => ({
  id,
  question: `Is ${id} ready?`,
  mode: 'review',
  status: 'decision',
  rehearsal: false,
  at: 0,
  ...(issues ? { issues } : {}),
});

describe('the issues of reviews in the editor', () => {
  it('are gathered by file over all councils, without the place that they stand at', () => {
    const rows = [
      row('a', [{ by: 'Sage', text: '[src/a.ts:2] no test', path: 'src/a.ts', line: 2 }]),
      row('b', [
        { by: 'Nova', text: 'slow', path: 'src/a.ts', line: 9 },
        { by: 'Nova', text: '[x]', path: 'b.md', line: 1 },
      ]),
      row('c'),
    ];
    assert.deepEqual(
      [...issuesByFile(rows)].map(([path, issues]) => [
        path,
        issues.map((each) => [each.council, each.text, each.line]),
      ]),
      [
        [
          'src/a.ts',
          [
            ['a', 'no test', 2],
            ['b', 'slow', 9],
          ],
        ],
        ['b.md', [['b', '[x]', 1]]],
      ],
    );
  });

  it('§12 weigh as the finding does: an error, a warning, an information; one of an earlier release warns', () => {
    const at = { by: 'Sage', text: 'x', path: 'a.ts', line: 1 };
    const severities = ['blocking', 'major', 'minor', undefined] as const;
    const issues = severities.map((severity, n) => ({
      ...at,
      ...(severity === undefined ? {} : { severity, point: `P${n + 1}` }),
    }));
    assert.deepEqual(
      [...issuesByFile([row('a', issues)]).values()].flat().map(({ weight, point }) => [weight, point]),
      [
        ['error', 'P1'],
        ['warning', 'P2'],
        ['information', 'P3'],
        ['warning', undefined],
      ],
    );
  });

  it('are none once the rows hold none', () => assert.equal(issuesByFile([row('a')]).size, 0));
});
