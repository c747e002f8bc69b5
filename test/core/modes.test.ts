/** Which mode a question gets, and why: a debate, unless it orders a thing or names options. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { chosenMode } from '../../src/core/councils/briefs/chooseMode.ts';

type Row = [question: string, mode: string, because: string];

const yesNo: Record<'en' | 'fr', string[]> = {
  en: [
    'Should we implement SSO?',
    'Should uploads resume?',
    'keep code review mandatory?',
    'Should we write a spec for the importer before we start?',
    'Is a summary enough for the board?',
    'Do we need a code review for every change?',
    'Can we refactor the parser before 2.0?',
    'Implement SSO?',
    'Should we compare our prices in public?',
    'Does the importer handle CSV or JSON files?',
    'Should we let customers pause or cancel a subscription?',
    'For 2.0, should we fix the crash or not?',
    'The audit found three holes. Should we audit again?',
    'Is it safe to store tokens or passwords in localStorage?',
    'Should the review be summarised in a PRD?',
    'should we host a roundtable',
    'Could we ship without a review?',
    'So, is Postgres the right choice?',
    'Should reviews require two reviewers or more?',
    'Would a briefing help?',
    'yes or no: should we implement SSO?',
    'SSO or not?',
    'A PRD for offline mode?',
    'Can you imagine a release without QA?',
  ],
  fr: [
    'Faut-il implémenter le SSO ?',
    'Doit-on rédiger un cahier des charges ?',
    'Peut-on coder cela en un jour ?',
    'La revue de code reste-t-elle obligatoire ?',
    'On garde la revue de code obligatoire ?',
    'Est-ce qu’il faut un résumé pour chaque réunion ?',
    'Faut-il corriger le bug du panier avant la sortie ?',
    'Devons-nous comparer nos prix en public ?',
    'Une synthèse suffit-elle ?',
    'Les clients peuvent mettre en pause ou annuler leur abonnement ?',
    'Faut-il relire chaque texte ou non ?',
    'Pour la 2.0, faut-il refactoriser le parseur ?',
    'Sait-on où sont les clés ?',
    'Implémenter le SSO ?',
    'L’audit a trouvé trois trous. Faut-il auditer encore ?',
    'Faut-il créer un bot météo ?',
    'Est-ce que la spécification est assez claire ?',
    'Faut-il tenir une table ronde ?',
    'Doit-on résumer les échanges au client ?',
    'faut-il un PRD',
    'Vous pouvez imaginer une sortie sans QA ?',
  ],
};

const ordered: Record<'en' | 'fr', Row[]> = {
  en: [
    ['Write a spec for the importer', 'prd', 'Write a spec'],
    ['A PRD for offline mode', 'prd', 'A PRD'],
    ['Could you write a specification of the API?', 'prd', 'write a specification'],
    [
      'For 2.0, please draft the product requirements of the importer.',
      'prd',
      'draft the product requirements',
    ],
    ['We need a PRD for the mobile app.', 'prd', 'a PRD'],
    ['Implement the retry queue', 'engineering', 'Implement'],
    ['The importer crashes on empty files. Fix the bug.', 'engineering', 'Fix'],
    ['Can you refactor the parser?', 'engineering', 'refactor'],
    ['Write a script that renames the branches', 'engineering', 'Write a script'],
    ['Add an endpoint for exports', 'engineering', 'Add an endpoint'],
    ['Write a spec parser for YAML', 'engineering', 'Write a spec parser'],
    ['Review this diff', 'review', 'Review'],
    ['Review the diff of main..HEAD', 'review', 'Review'],
    ['Please review src/core/reduce.ts?', 'review', 'review'],
    ['Code review of the last commit', 'review', 'Code review'],
    ['Nova, audit our login page', 'review', 'audit'],
    ['Summarize the notes of the week', 'synthesis', 'Summarize'],
    ['A briefing on the outage', 'synthesis', 'A briefing'],
    ['Give us a one-page summary of the incident', 'synthesis', 'Give us a one-page summary'],
    ['A roundtable about pricing', 'roundtable', 'A roundtable'],
    ['Compare SQLite and Postgres', 'analysis', 'Compare'],
    ['Help us choose between SQS and Rabbit', 'analysis', 'choose between'],
    ['List the pros and cons of a monolith', 'analysis', 'List the pros and cons'],
  ],
  fr: [
    ['Rédiger le CAHIER DES CHARGES de l’import', 'prd', 'Rédiger le CAHIER DES CHARGES'],
    ['Peux-tu rédiger une spécification de l’API ?', 'prd', 'rédiger une spécification'],
    ['Il nous faut un cahier des charges pour la 2.0.', 'prd', 'un cahier des charges'],
    ['Corriger le bug du panier', 'engineering', 'Corriger'],
    ['Implémente la file de reprise', 'engineering', 'Implémente'],
    ['Pourriez-vous écrire un script de migration ?', 'engineering', 'écrire un script'],
    ['Créer un bot météo', 'engineering', 'Créer un bot'],
    ['Peux-tu relire ce texte', 'review', 'relire'],
    ['Une revue de la configuration', 'review', 'Une revue'],
    ['Relis src/core/reduce.ts', 'review', 'Relis'],
    ['Passez en revue le dernier commit.', 'review', 'Passez en revue'],
    ['Résumer les notes de la semaine', 'synthesis', 'Résumer'],
    ['Résume les échanges avec le client', 'synthesis', 'Résume'],
    ['Synthèse des retours', 'synthesis', 'Synthèse'],
    ['Fais-nous un compte rendu de la réunion', 'synthesis', 'Fais-nous un compte rendu'],
    ['Une table ronde sur l’IA', 'roundtable', 'Une table ronde'],
    ['Choisir entre deux files', 'analysis', 'Choisir entre'],
    ['Comparez Redis et Postgres.', 'analysis', 'Comparez'],
  ],
};

const options: Record<'en' | 'fr', string[]> = {
  en: [
    'Redis or Postgres?',
    'Which queue, SQS or Rabbit?',
    'Monolith or microservices for 2.0?',
    'Should we use Redis or Postgres?',
    'Code review: mandatory or optional?',
    'What is better: tabs or spaces?',
    'Between SQLite and Postgres, what do we take?',
    'Tabs vs spaces',
    'Should we ship now or wait?',
    'Should we fix or rewrite the importer?',
    'Is Redis or Postgres better for sessions?',
  ],
  fr: [
    'Redis ou Postgres ?',
    'Quelle base : Redis ou Postgres ?',
    'Faut-il garder Redis ou passer à Postgres ?',
    'Vaut-il mieux un monolithe ou des services ?',
    'Faut-il corriger ou réécrire l’import ?',
    'Est-ce qu’on garde Redis ou Postgres ?',
    'Que choisir, Redis ou Postgres ?',
    'Entre Redis et Postgres, que choisir ?',
    'Préview ou aperçu',
  ],
};

const others: Row[] = [
  ['How do we store sessions?', 'debate', 'open'],
  ['What happens when a user or an admin leaves the company?', 'debate', 'open'],
  ['Why is code review slow?', 'debate', 'open'],
  ['Comment stocker les sessions ?', 'debate', 'open'],
  ['Où héberger les fichiers ?', 'debate', 'open'],
  ['Quelle archi pour le stockage ?', 'debate', 'open'],
  ['Resume the uploads after a crash', 'debate', 'plain'],
  ['Code review is slow and the spec is late.', 'debate', 'plain'],
  ['Session storage in 2.0', 'debate', 'plain'],
  ['Le stockage des sessions', 'debate', 'plain'],
  ['Review whether we should drop Redis.', 'debate', 'plain'],
  ['Tell me whether we should implement SSO.', 'debate', 'plain'],
  ['🎉', 'debate', 'plain'],
];

describe('§5 which mode', () => {
  for (const language of ['en', 'fr'] as const) {
    for (const question of yesNo[language])
      it(`yes/no, ${language}: “${question}” is a debate`, () =>
        assert.deepEqual(chosenMode(question), { mode: 'debate', because: { code: 'yes-no' } }));
    for (const [question, mode, words] of ordered[language])
      it(`an order, ${language}: “${question}” is ${mode}`, () =>
        assert.deepEqual(chosenMode(question), { mode, because: { code: 'order', words } }));
    for (const question of options[language])
      it(`options, ${language}: “${question}” is an analysis`, () =>
        assert.deepEqual(chosenMode(question), { mode: 'analysis', because: { code: 'options' } }));
  }
  for (const [question, mode, code] of others)
    it(`“${question}” is a ${mode}`, () =>
      assert.deepEqual(chosenMode(question), { mode, because: { code } }));

  it('a yes/no question stays a debate whatever words it contains', () => {
    const word = fc.constantFrom(
      ...[
        'spec',
        'PRD',
        'review',
        'code review',
        'implement',
        'fix the bug',
        'summary',
        'résumé',
        'compare',
        'audit',
      ],
      ...[
        'roundtable',
        'refactor',
        'a briefing',
        'cahier des charges',
        'synthèse',
        'relire',
        'corriger le bug',
      ],
    );
    const frame = fc.constantFrom(
      (w: string) => `Should we ${w}?`,
      (w: string) => `Is the ${w} late?`,
      (w: string) => `Do customers want ${w}?`,
      (w: string) => `Faut-il ${w} ?`,
      (w: string) => `Est-ce que le ${w} est en retard ?`,
      (w: string) => `A-t-on besoin de ${w} ?`,
      (w: string) => `${w} ?`,
    );
    fc.assert(fc.property(frame, word, (say, w) => chosenMode(say(w)).mode === 'debate'));
  });

  it('is told of any text, at once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        (text) => chosenMode(text).mode.length > 0,
      ),
    );
    const began = performance.now();
    for (const long of ['write a '.repeat(2000), 'a, '.repeat(4000), 'or '.repeat(4000), '- '.repeat(4000)])
      chosenMode(long);
    assert.ok(performance.now() - began < 2000);
  });
});
