/** The forms that a person at the table fills in are read as they are meant: every machine-read field, in both languages. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type ReadContext, read } from '../../src/core/forms/read.ts';
import type { FormName, Reading } from '../../src/core/forms/reading.ts';
import { answerForm, answeringWords } from '../../src/rpc/words/pages/answeringWords.ts';

const seats = [
  { id: 'henry', name: 'Henry' },
  { id: 'nova', name: 'Nova' },
];
const context: ReadContext = {
  named: seats,
  votesOn: 'motion',
  self: 'papa',
  proposals: [
    { letter: 'A', seat: 'henry' },
    { letter: 'B', seat: 'nova' },
    { letter: 'C', seat: 'papa' },
  ],
  points: ['P1'],
  hasMotion: true,
};

/** The form with its blanks filled in, line by line. */
function filled(language: 'en' | 'fr', form: FormName, values: Record<string, string>): Reading {
  let { form: text = '' } = answerForm(answeringWords[language], form);
  for (const [blank, value] of Object.entries(values)) {
    assert.ok(text.includes(blank), `${form}, ${language}: ${blank}`);
    text = text.replace(blank, `${blank}${value}`);
  }
  const votes = { en: 'agree | disagree | nuance', fr: 'd’accord | pas d’accord | nuance' }[language];
  const verdicts = {
    en: 'approve | approve with changes | block',
    fr: 'approuvé | approuvé avec changements | bloqué',
  }[language];
  text = text
    .replace(votes, { en: 'agree', fr: 'd’accord' }[language])
    .replace(verdicts, { en: 'approve with changes', fr: 'approuvé avec changements' }[language]);
  return read(form, text, context);
}

describe('§7 the forms of a person’s answer', () => {
  for (const [language, labels] of [
    ['en', { proposal: '**Proposal:** ', backs: '**Backs**: ', ranking: '**Ranking**: ' }],
    ['fr', { proposal: '**Proposition :** ', backs: '**Soutient** : ', ranking: '**Classement** : ' }],
  ] as const)
    it(`are read whole in ${language}`, () => {
      const position = filled(language, 'position', { [labels.proposal]: 'Keep Redis.' });
      assert.equal(position.form === 'position' && position.proposal, 'Keep Redis.');
      assert.deepEqual(position.missing ?? [], []);
      const challenge = filled(language, 'challenge', { [labels.backs]: 'B', [labels.ranking]: 'B > A > C' });
      assert.ok(challenge.form === 'challenge');
      assert.deepEqual(
        [challenge.backs, challenge.ranking, challenge.vote, challenge.amendment, challenge.blocking],
        ['B', [['B'], ['A'], ['C']], 'agree', undefined, []],
      );
      assert.deepEqual(challenge.missing ?? [], []);
      const final = filled(language, 'final', {});
      assert.ok(final.form === 'final');
      assert.deepEqual(
        [final.vote, final.changedMind, final.needs, final.confidence, final.blocking],
        ['agree', undefined, undefined, 3, []],
      );
      assert.deepEqual(final.missing ?? [], []);
      const ballot = filled(language, 'ballot', {});
      assert.equal(ballot.form === 'ballot' && ballot.vote, 'agree');
      const review = filled(language, 'review', {});
      assert.ok(review.form === 'review');
      assert.deepEqual([review.vote, review.findings, review.confidence], ['nuance', [], 3]);
      assert.deepEqual(review.missing ?? [], []);
      const response = filled(language, 'response', { P1: '' });
      assert.equal(response.form, 'response');
    });

  it('begin with the verdict where a piece of work is voted on, and name the points of whoever answers', () => {
    for (const [language, verdict, withdrawn] of [
      ['en', 'approve | approve with changes | block', 'withdrawn'],
      ['fr', 'approuvé | approuvé avec changements | bloqué', 'retiré'],
    ] as const) {
      const about = { motion: { by: 'document' }, points: ['P1'] };
      const { form = '', hint } = answerForm(answeringWords[language], 'final', about);
      assert.ok(form.startsWith(`- **Vote**${language === 'fr' ? ' ' : ''}: ${verdict}\nP1`), form);
      assert.doesNotMatch(form, /agree \||d’accord \|/);
      assert.notEqual(hint, answerForm(answeringWords[language], 'final').hint);
      const untouched = read('final', form, context);
      assert.equal(untouched.form === 'final' && untouched.vote, 'unreadable');
      const chosen = form
        .replace(verdict, { en: 'approve', fr: 'approuvé' }[language])
        .replace(/(?:withdrawn \| kept|retiré \| maintenu) — /, `${withdrawn} — the copy is read-only`);
      const reading = read('final', chosen, context);
      assert.ok(reading.form === 'final');
      assert.equal(reading.vote, 'agree');
      assert.deepEqual(
        reading.onPoints?.map(({ id, word }) => [id, word]),
        [['P1', 'withdrawn']],
      );
      assert.deepEqual(reading.missing ?? [], []);
      // A debate's last word stays what it was.
      assert.match(
        answerForm(answeringWords[language], 'final', { motion: { by: 'ranking' } }).form ?? '',
        /nuance/,
      );
    }
  });

  it('are no vote while nobody has chosen one', () => {
    for (const language of ['en', 'fr'] as const) {
      const { form = '' } = answerForm(answeringWords[language], 'challenge');
      const reading = read('challenge', form, context);
      assert.equal(reading.form === 'challenge' && reading.vote, 'unreadable');
      assert.equal(reading.form === 'challenge' && reading.backs, undefined);
    }
  });
});
