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

  it('are none once the rows hold none', () => assert.equal(issuesByFile([row('a')]).size, 0));
});
