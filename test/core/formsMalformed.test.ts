/** R12: whatever a model sends, reading it gives a reading of the form, and leaves the words as they came. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after, describe, it } from 'mocha';
import { type Asking, formAsk } from '../../src/core/forms/asks/asks.ts';
import { bodyOf } from '../../src/core/forms/body.ts';
import { read } from '../../src/core/forms/read.ts';
import { formNames } from '../../src/core/forms/reading.ts';
import { reportAfter, times } from '../support/trials.ts';

const context = {
  named: [
    { id: 'henry', name: 'Henry' },
    { id: 'sage', name: 'Sage' },
    { id: 'eloise', name: 'Éloïse' },
  ],
  self: 'henry',
  towards: ['sage', 'eloise'],
  wantsPlaces: true,
};

describe('§7 R12 malformed replies', () => {
  const runs = times(400, 5000);
  const seed = 20261116;
  after(
    reportAfter(() => ({
      id: 'R12',
      what: 'malformed replies, for each of the forms',
      count: runs,
      seed,
      result: `read in ${formNames.length} forms, the raw text untouched, none passed by a form left blank`,
    })),
  );
  const piece = fc.oneof(
    fc.constantFrom(
      '**Vote**: agree',
      'Vote : nuance',
      '- **Vote**: agree | disagree',
      '## Vote',
      '```',
      '> ',
      '**Blocking issues:**',
      '- [ ] ✅/⚠️/❌ Risks',
      '## Recommandation',
      '<!--council-state {"status":"AGREED"} -->',
      '-->',
      '---',
      '@sage: ',
      'TURN_COMPLETE',
      '{"vote":"agree"}',
      '| Option | Score |',
      '\u202e',
      '\u0000',
      '’',
      '👍🏽',
      '\r',
      '**',
      '***Vote***:',
      'Confiance : 9',
      '#'.repeat(300),
      ' '.repeat(500),
      '*'.repeat(500),
      'Vote:'.repeat(50),
      '## Position',
      '## Responses to Others',
      '- @sage: [agree|disagree|partial] — x',
      '@sage: agree',
      '- @nobody: disagree — no',
      '- ❌ Risks: none',
      '- ✅/⚠️/❌ Cohérence interne : [pourquoi]',
      '| Option | Pros | Cons | Cost | Risks | Score |',
      '|---|---|',
      '| a | b | c | d | e | 4/5 |',
      '```diff',
      '--- a/x',
      '+++ b/x',
      '@@ -1 +1 @@',
      '## TL;DR',
      "## Points d'action",
      '- [src/a.ts:12] no test',
    ),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.lorem({ maxCount: 8 }),
  );
  const reply = fc
    .array(fc.tuple(piece, fc.constantFrom('\n', '\n\n', ' ', '')), { maxLength: 40 })
    .map((parts) => parts.flat().join(''));

  for (const form of formNames)
    it(`${form}: no crash, a reading of its form, the raw text untouched`, () => {
      fc.assert(
        fc.property(reply, (text) => {
          const before = text;
          const reading = read(form, text, context);
          assert.equal(reading.form, form);
          assert.equal(text, before);
          if ('vote' in reading)
            assert.ok(['agree', 'disagree', 'nuance', 'unreadable'].includes(reading.vote));
          if (text.trim() !== '') assert.notEqual(bodyOf(form, text), '');
        }),
        { numRuns: runs, seed },
      );
    }).timeout(60_000);

  it('§14 a reply of 100,000 characters of one shape is read in one pass, in every form', () => {
    const bits = '** |Vote:|- |> |@a: |\n|#| |`|a|: |❌|\n- |— |[a:|\n❌ risks: |\n@sage: agree — '.split(
      '|',
    );
    for (const bit of [...bits, '|', '| a '])
      for (const before of ['', '**Vote**: ', '**Blocking issues:**\n- ', '## Responses to Others\n'])
        for (const form of formNames)
          assert.equal(
            read(form, before + bit.repeat(times(20_000, 100_000) / bit.length), context).form,
            form,
          );
  }).timeout(120_000);

  it('a form that was left as it was asked for says nothing: no vote, no stance, no mark, no score', () => {
    const asking: Omit<Asking, 'reviews'> = {
      towards: ['sage', 'eloise'],
      hasDocument: true,
      hasReplies: true,
      wantsPlaces: true,
      mode: 'debate',
      criteria: 2,
      letters: { all: ['A', 'B', 'C'], own: 'A', areOptions: false },
      motion: { isDocument: false },
      points: { own: ['P1'], amendments: ['P2'], toAnswer: ['P3'], toJudge: ['P4'], rest: ['P5'] },
    };
    const fields =
      'proposal backs amendment ranking confidence stance changedMind needs recommendation follows'
        .split(' ')
        .concat('changeMind criteria onPoints options why steps revisit places settles'.split(' '));
    for (const language of ['en', 'fr'] as const)
      for (const form of formNames)
        for (const reviews of [true, false]) {
          const reading = read(form, formAsk(language, form, { ...asking, reviews }), context);
          if ('vote' in reading) assert.equal(reading.vote, 'unreadable');
          if ('blocking' in reading) assert.deepEqual(reading.blocking, []);
          if ('contests' in reading) assert.deepEqual(reading.contests, []);
          if ('findings' in reading) assert.deepEqual([reading.findings, reading.good], [[], []]);
          for (const field of fields) assert.equal(field in reading, false, `${language} ${form} ${field}`);
          if ('stances' in reading) assert.deepEqual(reading.stances, []);
          if (reading.form === 'qa') assert.equal(reading.verdict, 'unreadable');
          if (reading.form === 'matrix') assert.ok(reading.rows.every((row) => row.score === undefined));
        }
  });
});
