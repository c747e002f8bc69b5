/** Councils about code: a change whose check a person waives, and a review with issues at their places. */
import type { CheckRun, Council } from '../../src/core/councils/council.ts';
import { engineering as engineeringNow } from '../../src/core/councils/protocols/engineering.ts';
import { review as reviewNow } from '../../src/core/councils/protocols/review.ts';
import type { Language } from '../../src/core/ids.ts';
import { asBefore } from './protocolsOfBefore.ts';
import { tell, told } from './toldCouncils.ts';

const engineeringProtocol = asBefore(engineeringNow);
const reviewProtocol = asBefore(reviewNow);

const diff = (flag: string) =>
  `\`\`\`diff\ndiff --git a/src/index.ts b/src/index.ts\n--- a/src/index.ts\n+++ b/src/index.ts\n@@ -1,2 +1,3 @@\n export const index = new Map();\n+export const cache = ${flag};\n \n\`\`\``;

const codeTexts = {
  en: {
    question: 'Cache the index behind a switch',
    plan: '# Cache\n## Steps\n1. a switch in src/index.ts\n## Tests\n- with and without',
    review:
      '**Proposal:** go\n- **Vote**: agree\n- **Stance**: maintain\n- ✅ Completeness\n- ⚠️ Risks\n**Response**: Small enough.\n**Blocking issues:** none\n**Recommendation:** go',
    first: `**Summary:** Adds the cache, always on.\n\n${diff('true')}`,
    second: `**Summary:** Adds the cache behind a switch.\n\n${diff('process.env.CACHE')}`,
    fail: '- ✅ **Internal coherence**: yes\n- ✅ **Assumptions listed**: yes\n- ✅ **Risks and mitigations**: yes\n- ❌ **Edge cases / failure modes**: there is no switch\n- ✅ **Testable acceptance criteria**: yes\n- ✅ **Next actions with owners**: yes',
    pass: '- ✅ **Internal coherence**: yes\n- ✅ **Assumptions listed**: yes\n- ✅ **Risks and mitigations**: yes\n- ✅ **Edge cases / failure modes**: the switch\n- ✅ **Testable acceptance criteria**: yes\n- ✅ **Next actions with owners**: yes',
    ship: '## Consensus\n- a switch\n## Disagreements\n- none\n## Recommendation\nShip the cache behind its switch.\n## Risks accepted\n- none\n## Minority report\n- none',
    waived: 'The linter is wrong about this line, see its issue 12.',
  },
  fr: {
    question: 'Mettre l’index en cache derrière un interrupteur',
    plan: '# Cache\n## Étapes\n1. un interrupteur dans src/index.ts\n## Tests\n- avec et sans',
    review:
      '**Proposition :** y aller\n- **Vote** : agree\n- **Position** : maintient\n- ✅ Complétude\n- ⚠️ Risques\n**Réponse** : Assez petit.\n**Blocages :** aucun\n**Recommandation :** y aller',
    first: `**Résumé :** Ajoute le cache, toujours actif.\n\n${diff('true')}`,
    second: `**Résumé :** Ajoute le cache derrière un interrupteur.\n\n${diff('process.env.CACHE')}`,
    fail: '- ✅ **Cohérence interne** : oui\n- ✅ **Hypothèses listées** : oui\n- ✅ **Risques + mitigations** : oui\n- ❌ **Edge cases / failure modes** : il n’y a pas d’interrupteur\n- ✅ **Critères d’acceptation testables** : oui\n- ✅ **Next actions avec owners** : oui',
    pass: '- ✅ **Cohérence interne** : oui\n- ✅ **Hypothèses listées** : oui\n- ✅ **Risques + mitigations** : oui\n- ✅ **Edge cases / failure modes** : l’interrupteur\n- ✅ **Critères d’acceptation testables** : oui\n- ✅ **Next actions avec owners** : oui',
    ship: '## Consensus\n- un interrupteur\n## Désaccords\n- aucun\n## Recommandation\nLivrer le cache derrière son interrupteur.\n## Risques acceptés\n- aucun\n## Avis minoritaire\n- aucun',
    waived: 'Le linter se trompe sur cette ligne, voir son ticket 12.',
  },
};

const unit: CheckRun = { name: 'unit', state: 'passed', code: 0, ms: 12_300, output: '42 passing' };
const lint: CheckRun = {
  name: 'lint',
  state: 'failed',
  code: 1,
  ms: 3100,
  output: 'src/index.ts:2 no-process-env\n```\n# not a heading\n<!--council-state\n1 problem',
};

export function engineering(language: Language): Council {
  const t = codeTexts[language];
  const runs = tell(engineeringProtocol, [
    { phase: 'PLAN', said: { nova: t.plan } },
    {
      phase: 'REVIEW',
      said: { henry: t.review, sage: t.review },
      facts: { converged: true, why: { code: 'all-agree', count: 2, of: 2 } },
    },
    { phase: 'IMPLEMENT', said: { nova: t.first } },
    { phase: 'QA', said: { sage: t.fail }, facts: { verdict: 'fail', checks: [unit, lint] } },
    { phase: 'IMPLEMENT', said: { nova: t.second }, facts: { sentBackBy: 'QA' } },
    {
      phase: 'QA',
      said: { sage: t.pass },
      facts: {
        verdict: 'pass',
        checks: [unit, { ...lint, state: 'waived', waived: { by: 'Papa', text: t.waived } }],
      },
    },
    { phase: 'SHIP', said: { maman: t.ship } },
  ]);
  return told(
    engineeringProtocol,
    t.question,
    language,
    runs,
    { owner: 'nova', reviewers: ['henry', 'sage'], qa: 'sage' },
    { checks: ['unit', 'lint'] },
  );
}

const reviewTexts = {
  en: {
    question: 'Review the cache',
    henry:
      '**Proposal:** not yet\n- **Vote**: disagree\n- **Stance**: contest\n- ✅ Completeness\n- ✅ Coherence\n- ✅ Feasibility\n- ❌ Risks\n- ⚠️ Evidence\n**Response**: Anyone can fill it.\n**Blocking issues:**\n- [src/index.ts:2] the cache has no limit\n- [src/index.ts:9] the key is not checked\n**Recommendation:** limit it to a thousand entries',
    sage: '**Proposal:** merge\n- **Vote**: agree\n- **Stance**: maintain\n- ✅ Completeness\n- ✅ Coherence\n- ✅ Feasibility\n- ✅ Risks\n- ✅ Evidence\n**Response**: It reads well.\n**Blocking issues:** none\n**Recommendation:** merge',
    respond:
      '# Answer\n## The limit\nA thousand entries, the oldest go.\n## The key\nIt is checked one line above.',
    henryLast:
      'The limit is there; I keep my point on the key.\n- **Vote**: disagree\n- **Confidence**: 4\n**Blocking issues:**\n- [src/index.ts:9] the key is not checked',
    sageLast: 'Merge.\n- **Vote**: agree\n- **Confidence**: 5\n**Blocking issues:** none',
    qa: '- ❌ **Internal coherence**: the answer and the code differ\n- ✅ **Assumptions listed**: yes\n- ✅ **Risks and mitigations**: yes\n- ✅ **Edge cases / failure modes**: yes\n- ✅ **Testable acceptance criteria**: yes\n- ✅ **Next actions with owners**: yes',
    verdict:
      '## Consensus\n- the limit\n## Disagreements\n- Henry against Nova, on the key\n## Recommendation\nMerge once line 9 checks the key.\n## Risks accepted\n- none\n## Minority report\n- @henry: the key is not checked where it matters',
  },
  fr: {
    question: 'Relire le cache',
    henry:
      '**Proposition :** pas encore\n- **Vote** : disagree\n- **Position** : conteste\n- ✅ Complétude\n- ✅ Cohérence\n- ✅ Faisabilité\n- ❌ Risques\n- ⚠️ Preuves\n**Réponse** : N’importe qui peut le remplir.\n**Blocages :**\n- [src/index.ts:2] le cache n’a pas de limite\n- [src/index.ts:9] la clé n’est pas vérifiée\n**Recommandation :** le limiter à mille entrées',
    sage: '**Proposition :** fusionner\n- **Vote** : agree\n- **Position** : maintient\n- ✅ Complétude\n- ✅ Cohérence\n- ✅ Faisabilité\n- ✅ Risques\n- ✅ Preuves\n**Réponse** : Cela se lit bien.\n**Blocages :** aucun\n**Recommandation :** fusionner',
    respond:
      '# Réponse\n## La limite\nMille entrées, les plus anciennes partent.\n## La clé\nElle est vérifiée une ligne plus haut.',
    henryLast:
      'La limite y est ; je garde mon point sur la clé.\n- **Vote** : disagree\n- **Confiance** : 4\n**Blocages :**\n- [src/index.ts:9] la clé n’est pas vérifiée',
    sageLast: 'Fusionner.\n- **Vote** : agree\n- **Confiance** : 5\n**Blocages :** aucun',
    qa: '- ❌ **Cohérence interne** : la réponse et le code diffèrent\n- ✅ **Hypothèses listées** : oui\n- ✅ **Risques + mitigations** : oui\n- ✅ **Edge cases / failure modes** : oui\n- ✅ **Critères d’acceptation testables** : oui\n- ✅ **Next actions avec owners** : oui',
    verdict:
      '## Consensus\n- la limite\n## Désaccords\n- Henry contre Nova, sur la clé\n## Recommandation\nFusionner quand la ligne 9 vérifie la clé.\n## Risques acceptés\n- aucun\n## Avis minoritaire\n- @henry : la clé n’est pas vérifiée là où il faut',
  },
};

/** Its gate fails as often as it may: the report goes out with the issue open. */
export function review(language: Language): Council {
  const t = reviewTexts[language];
  const resolve = {
    phase: 'RESOLVE',
    said: { henry: t.henryLast, sage: t.sageLast },
    facts: { converged: false, why: { code: 'someone-disagrees' as const, count: 1, of: 2 } },
  };
  const qa = { phase: 'QA', said: { sage: t.qa }, facts: { verdict: 'fail' as const } };
  const again = [{ phase: 'RESPOND', said: { nova: t.respond }, facts: { sentBackBy: 'QA' } }, resolve, qa];
  const runs = tell(reviewProtocol, [
    {
      phase: 'REVIEW',
      said: { henry: t.henry, sage: t.sage },
      facts: { converged: false, why: { code: 'someone-disagrees', count: 1, of: 2 } },
    },
    { phase: 'RESPOND', said: { nova: t.respond } },
    resolve,
    qa,
    ...again,
    ...again,
    ...again,
    { phase: 'VERDICT', said: { maman: t.verdict } },
  ]);
  return told(reviewProtocol, t.question, language, runs, {
    owner: 'nova',
    reviewers: ['henry', 'sage'],
    qa: 'sage',
    cut: ['src/big.ts: 81,000 of 141,000 tokens'],
  });
}
