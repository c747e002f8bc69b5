/** What a question is found to be about: a phrase that fits in a sentence, the other choice, and its nouns. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import type { Language } from '../../src/core/ids.ts';
import { clipped } from '../../src/host/models/rehearsal/grammar/quote.ts';
import { subjectOf } from '../../src/host/models/rehearsal/grammar/subject.ts';
import { fill } from '../../src/host/models/rehearsal/grammar/typeset.ts';

const staying = { en: 'leave things as they are', fr: 'laisser les choses en l’état' };

/** question, what is asked, the other choice where there is one */
const asked: Record<Language, [string, string, string?][]> = {
  en: [
    ['Should we cache the index?', 'cache the index'],
    ['Should we use Redis or Postgres for sessions?', 'use Redis for sessions', 'use Postgres for sessions'],
    ['Tabs or spaces?', 'choose tabs', 'choose spaces'],
    ['Should our extension support vim?', 'have our extension support vim'],
    ['How should we version the API?', 'version the API'],
    ['Which database should we use?', 'commit to one answer on database'],
    ['Is TypeScript 7 ready for us?', 'say yes to TypeScript 7'],
    ['It is slow. Should we rewrite it in Rust or buy a service?', 'rewrite it in Rust', 'buy a service'],
    ['Should we adopt "trunk-based development", or not?', 'adopt “trunk-based development”'],
    ['Is it time to hire a lawyer?', 'hire a lawyer'],
  ],
  fr: [
    ['Faut-il passer à TypeScript 7 ?', 'passer à TypeScript 7'],
    ['Faut-il un chat ?', 'choisir un chat'],
    [
      'Faut-il choisir Redis ou Postgres pour les sessions ?',
      'choisir Redis pour les sessions',
      'choisir Postgres pour les sessions',
    ],
    ["Est-ce que nous devons abandonner l'index ?", 'abandonner l’index'],
    ['Le cache doit-il être distribué ?', 'décider que le cache doit être distribué'],
    ["Comment versionner l'API publique ?", 'versionner l’API publique'],
    ['Quelle base de données choisir ?', 'retenir une seule réponse sur «\u202fbase de données\u202f»'],
    ['Redis ou Postgres ?', 'choisir Redis', 'choisir Postgres'],
    ['Faut-il migrer vers Postgres ou garder Redis ?', 'migrer vers Postgres', 'garder Redis'],
    ['Peut-on se passer de Redis ?', 'se passer de Redis'],
  ],
};

describe('the subject of a question', () => {
  for (const language of ['en', 'fr'] as Language[])
    for (const [question, act, rival] of asked[language])
      it(`${question} → ${act}${rival ? ` | ${rival}` : ''}`, () => {
        const subject = subjectOf(question, language);
        assert.equal(subject.act, act);
        assert.equal(subject.dont, rival ?? staying[language]);
      });

  it('an odd question still has a subject, whatever is typed', () => {
    const language = fc.constantFrom<Language>('en', 'fr');
    const typed = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.lorem(),
      fc.string({ unit: 'grapheme', minLength: 1 }),
    );
    fc.assert(
      fc.property(typed, language, (question, spoken) => {
        const subject = subjectOf(question, spoken);
        assert.ok(subject.act.length > 0 && subject.key.length > 0);
        assert.ok(subject.act.split(/\s+/u).length <= 40);
      }),
      { seed: 20260208, numRuns: 300 },
    );
  });

  it('French is elided before a vowel and set with narrow spaces', () => {
    const slots = { act: 'abandonner l’index', key: '«\u202findex\u202f»' };
    assert.equal(fill('Avant {de act} : oui !', slots, 'fr'), 'Avant d’abandonner l’index\u202f: oui\u202f!');
    assert.equal(fill('parce {que act}', slots, 'fr'), 'parce qu’abandonner l’index');
    assert.equal(fill('autour {de key}', slots, 'fr'), 'autour de «\u202findex\u202f»');
    assert.equal(fill('{Act} ou non', slots, 'fr'), 'Abandonner l’index ou non');
  });

  it('a quotation keeps the marks inside it in pairs, of the second kind, wherever they stand', () => {
    const said: [Language, string, string][] = [
      ['fr', 'Rien pour payer « src/cache.ts ».', '«\u202fRien pour payer “src/cache.ts”\u202f»'],
      ['fr', '« Vite » et « bien »', '«\u202f“Vite” et “bien”\u202f»'],
      ['fr', '« Tout entier »', '«\u202fTout entier\u202f»'],
      ['en', '“Faster”, “cleaner” and so on', '“‘Faster’, ‘cleaner’ and so on”'],
      ['en', 'He said “wait', '“He said wait”'],
      ['en', 'the "old" way', '“the ‘old’ way”'],
    ];
    for (const [language, text, quotation] of said) assert.equal(clipped(text, language), quotation);
  });
});
