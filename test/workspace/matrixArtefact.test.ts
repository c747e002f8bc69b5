/** The decision matrix of an analysis, as a file: the seed's six columns, a row for each option, whoever wrote what. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { MatrixRow, Reading } from '../../src/core/forms/reading.ts';
import type { Language } from '../../src/core/ids.ts';
import { artefactText } from '../../src/host/store/records/artefactText.ts';
import { readAs } from '../support/readAs.ts';
import { heard, stamped } from '../support/stampedCouncils.ts';

const row = (option: string, score: number | undefined, ...cells: [string, string, string, string]) => {
  const [pros, cons, cost, risks] = cells;
  return { option, pros, cons, cost, risks, ...(score === undefined ? {} : { score }) };
};
const matrix = (...rows: MatrixRow[]): Reading => ({ form: 'matrix', rows, problems: [] });

function written(language: Language): string[] {
  const council = { ...stamped(['henry', 'sage', 'nova'], 'analysis'), language };
  const framed = heard(council, 'FRAME', {
    henry: { form: 'frame', headings: [], options: ['Keep | the file', 'NATS'], problems: [] },
  });
  const scored = heard(framed, 'EVALUATE', {
    henry: matrix(
      row('Keep | the file', 2, 'known', 'slow', '0', 'rot'),
      row('NATS', 4, 'fast', '', '3 days', '<b>new</b>'),
    ),
    sage: matrix(
      row('nats', 5, 'Fast', 'one more server', '3 days', ''),
      row('Redis', 3, 'a', 'b', 'c', 'd'),
    ),
    nova: matrix(row('NATS', undefined, 'fast', 'one more server', 'a week | or two', 'new')),
  });
  return artefactText({ ...scored, status: 'decided' }, 'decision-matrix', '../conseils/x.md').split('\n');
}

describe('§7 analysis: the decision matrix in projects/', () => {
  it('is the seed’s table: Option, Pros, Cons, Cost, Risks, Score; the same words once, the median of the scores', () => {
    const lines = written('en');
    const at = lines.indexOf('| Option | Pros | Cons | Cost | Risks | Score |');
    assert.ok(at > 0, lines.join('\n'));
    assert.deepEqual(lines.slice(at + 1, at + 6), [
      '| --- | --- | --- | --- | --- | --- |',
      '| NATS | fast | one more server | 3 days · a week \\| or two | &lt;b>new&lt;/b> · new | **4.5** |',
      '| Keep \\| the file | known | slow | 0 | rot | **2** |',
      '| Redis *(not among the options)* | a | b | c | d | **3** |',
      '',
    ]);
  });

  it('stands in French under the seed’s own heads, and is read back as a matrix', () => {
    const lines = written('fr');
    const at = lines.indexOf('| Option | Pros | Cons | Coût | Risques | Score |');
    assert.ok(at > 0, lines.join('\n'));
    const text = lines.slice(at, at + 4).join('\n');
    assert.deepEqual(
      readAs('matrix', text).rows.map(({ option, score }) => [option, score]),
      [
        ['NATS', 4.5],
        ['Keep | the file', 2],
      ],
    );
  });
});
