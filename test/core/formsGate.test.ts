/** The six points of a gate and the required matrix, in both languages and sloppy. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { judgedIn } from '../../src/core/councils/voting/gates.ts';
import { readScore } from '../../src/core/forms/matrixForm.ts';
import { isUnreadable, readRepair } from '../../src/core/forms/repairs.ts';
import { codes, readAs } from '../support/readAs.ts';

describe('§7 the reader of gates', () => {
  const points = {
    en: [
      'Internal coherence',
      'Assumptions listed',
      'Risks and mitigations',
      'Edge cases / failure modes',
      'Testable acceptance criteria',
      'Next actions with owners',
    ],
    fr: [
      'Cohérence interne',
      'Hypothèses listées',
      'Risques + mitigations',
      'Edge cases / failure modes',
      "Critères d'acceptation testables",
      'Next actions avec owners',
    ],
  };
  const marks = ['✅', '⚠️', '❌', '✅', '✅', '✅'];
  const shapes: [string, (mark: string, point: string) => string][] = [
    ['the form', (mark, point) => `- ${mark} ${point}: because`],
    ['check boxes', (mark, point) => `- [ ] ${mark} ${point} : because`],
    ['bold', (mark, point) => `- **${point}** ${mark} — because`],
    ['the mark last', (mark, point) => `${point}: ${mark} because`],
    ['headings', (mark, point) => `### ${mark} ${point}\nbecause\n`],
    ['headings with the mark below', (mark, point) => `## ${point}\n\n${mark} because\n`],
    ['a numbered list', (mark, point) => `1. ${mark} **${point}**: because`],
    ['a table', (mark, point) => `| ${point} | ${mark} | because |`],
    ['the reason below', (mark, point) => `- ${mark} **${point}**\n  because`],
  ];
  for (const language of ['en', 'fr'] as const)
    for (const [name, shape] of shapes)
      it(`reads six points in ${language}: ${name}`, () => {
        const text = points[language].map((point, at) => shape(marks[at] ?? '', point)).join('\n');
        const reading = readAs('qa', text);
        assert.deepEqual(reading.points, {
          coherence: { mark: 'pass', text: 'because' },
          assumptions: { mark: 'warn', text: 'because' },
          risks: { mark: 'fail', text: 'because' },
          edges: { mark: 'pass', text: 'because' },
          acceptance: { mark: 'pass', text: 'because' },
          actions: { mark: 'pass', text: 'because' },
        });
        assert.deepEqual(
          [reading.verdict, reading.issues, reading.risks, reading.problems],
          ['fail', ['because'], ['because'], []],
        );
      });

  it('six ✅ pass, one ⚠️ warns, and points that were not judged are named and pass nothing without that risk', () => {
    const six = points.en.map((point) => `- ✅ ${point}: fine`);
    assert.equal(readAs('qa', six.join('\n')).verdict, 'pass');
    assert.equal(readAs('qa', six.join('\n').replace('✅', '⚠️')).verdict, 'warn');
    const reading = readAs('qa', '- ✅ Internal coherence: fine');
    assert.equal(reading.verdict, 'warn');
    assert.deepEqual(judgedIn(reading, 'en').risks, [
      'not judged: Assumptions listed, Risks and mitigations, Edge cases / failure modes, Testable acceptance criteria, Next actions with owners',
    ]);
    assert.deepEqual(reading.problems, [
      { code: 'verdict-missing', detail: 'assumptions, risks, edges, acceptance, actions' },
    ]);
  });

  it('a mark without a word is said by its point, in the language of the council', () => {
    const reading = readAs('qa', '- ❌ Internal coherence\n- ⚠️ Assumptions listed');
    assert.deepEqual(judgedIn(reading, 'fr'), {
      issues: ['Cohérence interne'],
      risks: ['Hypothèses listées'],
    });
    const odd = { ...reading, issues: ['constructor'] };
    assert.deepEqual(judgedIn(odd, 'en').issues, ['constructor']);
  });

  it('a reply without a mark has no verdict; the form left blank has none either', () => {
    for (const text of [
      'It all looks fine to me.',
      '- ✅/⚠️/❌ Internal coherence: [why]',
      '> ✅ Internal coherence',
    ])
      assert.deepEqual(
        [readAs('qa', text).verdict, codes(readAs('qa', text))],
        ['unreadable', ['verdict-missing']],
      );
  });

  it('a ❌ outside the six points blocks all the same, and so does a verdict line', () => {
    const reading = readAs('qa', '- ✅ Internal coherence: ok\n\n❌ There is no way back.');
    assert.deepEqual([reading.verdict, reading.issues], ['fail', ['There is no way back.']]);
    assert.equal(readAs('qa', '- ✅ Internal coherence: ok\n**Verdict**: ❌ not yet').verdict, 'fail');
  });

  it('the first mark of a line is what it says; of two lines on one point the worse one stands', () => {
    assert.equal(
      readAs('qa', '- ✅ Internal coherence: the ❌ of last time is mended').points.coherence?.mark,
      'pass',
    );
    assert.equal(
      readAs('qa', '- ❌ Internal coherence: a\n- ✅ Internal coherence: b').points.coherence?.mark,
      'fail',
    );
  });

  it('is asked again once when it gave no mark: then the second answer is the verdict', () => {
    const first = readAs('qa', 'Fine.');
    assert.ok(isUnreadable(first));
    const second = readRepair(first, readAs('qa', '- ❌ Risks: none listed'));
    assert.equal(second.form === 'qa' && second.verdict, 'fail');
  });
});

describe('§7 the reader of matrices', () => {
  const rows = [
    { option: 'Now', pros: 'fast', cons: 'rough', cost: 'low', risks: 'some', score: 4 },
    { option: 'Later', pros: 'safe', cons: 'slow', cost: 'high', risks: 'few', score: 2 },
  ];
  const tables: Record<string, string> = {
    'the seed':
      '| Option | Pros | Cons | Coût | Risques | Score |\n|---|---|---|---|---|---|\n| Now | fast | rough | low | some | 4 |\n| Later | safe | slow | high | few | 2 |',
    English:
      '| Option | Pros | Cons | Cost | Risks | Score |\n|:--|:-:|---|---|---|--:|\n| Now | fast | rough | low | some | 4/5 |\n| Later | safe | slow | high | few | **2** |',
    'no outer pipes':
      'Option | Pros | Cons | Cost | Risks | Score\n--- | --- | --- | --- | --- | ---\nNow | fast | rough | low | some | 4\nLater | safe | slow | high | few | 2',
    'other names and an extra column':
      '| Options | Avantages | Inconvénients | Délai | Coûts | Risque | Note (/5) |\n|---|---|---|---|---|---|---|\n| **Now** | fast | rough | 1 d | low | some | 4 sur 5 |\n| Later | safe | slow | 9 d | high | few | 2,0 |',
    'another order, no alignment row':
      '| Score (1-5) | Option | Risks | Cost | Cons | Pros |\n| 4 | Now | some | low | rough | fast |\n| 2 | Later | few | high | slow | safe |',
    'prose around it':
      'Here it is:\n\n| Option | Pros | Cons | Cost | Risks | Score |\n|---|---|---|---|---|---|\n| Now | fast | rough | low | some | ★★★★☆ |\n| Later | safe | slow | high | few | 2 |\n\nI would take the first.\n\n| a | b |\n|---|---|\n| c | d |',
    'a code block':
      '```markdown\n| Option | Pros | Cons | Cost | Risks | Score |\n|---|---|---|---|---|---|\n| Now | fast | rough | low | some | 4 |\n| Later | safe | slow | high | few | 2 |\n```',
    'Windows line ends':
      '| Option | Pros | Cons | Cost | Risks | Score |\r\n|---|---|---|---|---|---|\r\n| Now | fast | rough | low | some | 4 |\r\n| Later | safe | slow | high | few | 2 |\r\n',
  };
  for (const [name, text] of Object.entries(tables))
    it(`reads ${name}`, () =>
      assert.deepEqual(readAs('matrix', text), { form: 'matrix', rows, problems: [] }));

  it('keeps an escaped pipe and a line break inside their cell', () => {
    const [row] = readAs('matrix', '| Option | Pros | Score |\n|---|---|---|\n| a \\| b | x<br>y | 3 |').rows;
    assert.deepEqual([row?.option, row?.pros, row?.score], ['a | b', 'x; y', 3]);
  });

  it('says what is missing: the table, a column, a score', () => {
    assert.deepEqual(readAs('matrix', 'I like the first.').problems, [{ code: 'table-missing' }]);
    assert.deepEqual(readAs('matrix', '| Option | Pros | Cons | Cost | Risks | Score |\n|---|').problems, [
      { code: 'table-missing' },
    ]);
    assert.deepEqual(
      readAs('matrix', '| Option | Pros | Cons | Score |\n|---|---|---|---|\n| a | b | c | ? |').problems,
      [
        { code: 'column-missing', detail: 'cost' },
        { code: 'column-missing', detail: 'risks' },
        { code: 'score-unreadable', detail: 'a' },
      ],
    );
  });

  for (const [cell, score] of [
    ['4', 4],
    ['4/5', 4],
    ['3,5', 3.5],
    ['4 (good)', 4],
    ['[4]', 4],
    ['[1-5]', undefined],
    ['⭐⭐⭐', 3],
    ['8/10', undefined],
    ['0', undefined],
    ['5.5', undefined],
    ['3-4', undefined],
    ['', undefined],
  ] as const)
    it(`the score “${cell}” is ${score}`, () => assert.equal(readScore(cell), score));
});
