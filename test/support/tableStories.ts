/** Councils that weigh: options in a matrix that nobody could gate, and a round table of letters. */
import type { Council } from '../../src/core/councils/council.ts';
import { analysis as analysisProtocol } from '../../src/core/councils/protocols/analysis.ts';
import { roundtable as roundtableProtocol } from '../../src/core/councils/protocols/roundtable.ts';
import type { Language } from '../../src/core/ids.ts';
import { tell, told } from './toldCouncils.ts';

const rows = (columns: string, a: number, b: number, [one, two]: [string, string], because: string) =>
  `${columns}\n|---|---|---|---|---|---|\n| ${one} | known | old | 0 | rot | ${a} |\n| ${two} | fast | new | 3 days | unknown | ${b} |\n\n${because}`;

const matrixTexts = {
  en: {
    question: 'Which queue do we take?',
    columns: '| Option | Pros | Cons | Cost | Risks | Score |',
    options: [
      ['Keep the file', 'Take NATS'],
      ['keep the FILE', '**Take NATS**'],
      ['Keep the file.', 'Take NATS'],
    ] as [string, string][],
    because: 'I would take the second; speed decides.',
    frame: '# Options\n## Keep the file\n- as it is\n## Take NATS\n- a server more',
    agree:
      '**Proposal:** NATS\n- **Vote**: agree\n- **Stance**: maintain\n- ✅ Completeness\n**Response**: The scores say it.\n**Blocking issues:** none\n**Recommendation:** NATS',
    decide:
      '## Consensus\n- NATS\n## Disagreements\n- none\n## Recommendation\nTake NATS.\n## Risks accepted\n- one server more\n## Minority report\n- none',
  },
  fr: {
    question: 'Quelle file prenons-nous ?',
    columns: '| Option | Pros | Cons | Coût | Risques | Score |',
    options: [
      ['Garder le fichier', 'Prendre NATS'],
      ['garder le FICHIER', '**Prendre NATS**'],
      ['Garder le fichier.', 'Prendre NATS'],
    ] as [string, string][],
    because: 'Je prendrais la seconde ; la vitesse décide.',
    frame: '# Options\n## Garder le fichier\n- tel quel\n## Prendre NATS\n- un serveur de plus',
    agree:
      '**Proposition :** NATS\n- **Vote** : agree\n- **Position** : maintient\n- ✅ Complétude\n**Réponse** : Les scores le disent.\n**Blocages :** aucun\n**Recommandation :** NATS',
    decide:
      '## Consensus\n- NATS\n## Désaccords\n- aucun\n## Recommandation\nPrendre NATS.\n## Risques acceptés\n- un serveur de plus\n## Avis minoritaire\n- aucun',
  },
};

export function analysis(language: Language): Council {
  const t = matrixTexts[language];
  const matrix = (seat: number, a: number, b: number) =>
    rows(t.columns, a, b, t.options[seat] ?? ['', ''], t.because);
  const runs = tell(analysisProtocol, [
    { phase: 'FRAME', said: { maman: t.frame } },
    { phase: 'EVALUATE', said: { henry: matrix(0, 4, 3), sage: matrix(1, 2, 4), nova: matrix(2, 1, 5) } },
    {
      phase: 'CHALLENGE',
      said: { henry: t.agree, sage: t.agree, nova: t.agree },
      facts: { converged: true, why: { code: 'all-agree', count: 3, of: 3 } },
    },
    { phase: 'QA', said: { sage: { absent: 'failed' } }, facts: { verdict: 'not-gated' } },
    { phase: 'DECIDE', said: { maman: t.decide } },
  ]);
  const seats = told(analysisProtocol, t.question, language, runs).seats.map((seat) => ({
    ...seat,
    price: { input: 3, output: 15 },
  }));
  return told(analysisProtocol, t.question, language, runs, {
    qa: 'sage',
    seats,
    degradations: [
      { code: 'shortened-context', limit: 'tokens', phase: 'CHALLENGE', at: runs[2]?.startedAt ?? 0 },
    ],
  });
}

const tableTexts = {
  en: {
    question: 'Do we rewrite the parser?',
    a1: '## Position\nYes, by hand.\n\n## Responses to Others\nnone\n\n## Reasoning\nThe grammar is small. @B what breaks first?\n\n## Confidence\n4',
    b1: '## Position\nNo, mend it.\n\n## Responses to Others\n- @A: [disagree] — a rewrite loses ten years of cases\n\n## Reasoning\n@A the error messages break first.\n\n## Confidence\n3',
    c1: '## Position\nYes, after the tests.\n\n## Responses to Others\n- @A: [agree] — small grammar\n- @B: [partial] — the cases must stay\n\n## Reasoning\nWrite the cases down first.\n\n## Confidence\n4',
    a2: '## Position\nYes, after the tests.\n\n## Responses to Others\n- @B: [agree] — messages first\n- @C: [agree] — tests first\n\n## Reasoning\nTests first, then by hand.\n\n## Confidence\n5',
    b2: '## Position\nWith the tests I can live.\n\n## Responses to Others\n- @A: [agree] — with tests\n- @C: [agree] — yes\n\n## Reasoning\nThe tests hold the cases.\n\n## Confidence\n4',
    c2: '## Position\nYes, after the tests.\n\n## Responses to Others\n- @A: [agree] — small grammar\n- @B: [partial] — the cases must stay\n\n## Reasoning\nWrite the cases down first.\n\n## Confidence\n4',
    ballot: (others: string[], stance: string) =>
      `## Final position\nRewrite, tests first.\n\n## Confidence\n5\n\n## Agreement\n${others.map((other) => `- @${other}: [${stance}]`).join('\n')}`,
    synthesis:
      '## Consensus\n- tests first\n## Disagreements\n- none\n## Recommendation\nWrite the cases down, then rewrite by hand.\n## Risks accepted\n- two weeks\n## Minority report\n- none',
  },
  fr: {
    question: 'Réécrivons-nous l’analyseur ?',
    a1: '## Position\nOui, à la main.\n\n## Réponses aux autres\naucune\n\n## Raisonnement\nLa grammaire est petite. @B qu’est-ce qui casse en premier ?\n\n## Confiance\n4',
    b1: '## Position\nNon, le réparer.\n\n## Réponses aux autres\n- @A : [disagree] — on perd dix ans de cas\n\n## Raisonnement\n@A les messages d’erreur cassent en premier.\n\n## Confiance\n3',
    c1: '## Position\nOui, après les tests.\n\n## Réponses aux autres\n- @A : [agree] — petite grammaire\n- @B : [partial] — les cas doivent rester\n\n## Raisonnement\nÉcrivons d’abord les cas.\n\n## Confiance\n4',
    a2: '## Position\nOui, après les tests.\n\n## Réponses aux autres\n- @B : [agree] — les messages d’abord\n- @C : [agree] — les tests d’abord\n\n## Raisonnement\nLes tests, puis à la main.\n\n## Confiance\n5',
    b2: '## Position\nAvec les tests, je peux vivre.\n\n## Réponses aux autres\n- @A : [agree] — avec des tests\n- @C : [agree] — oui\n\n## Raisonnement\nLes tests gardent les cas.\n\n## Confiance\n4',
    c2: '## Position\nOui, après les tests.\n\n## Réponses aux autres\n- @A : [agree] — petite grammaire\n- @B : [partial] — les cas doivent rester\n\n## Raisonnement\nÉcrivons d’abord les cas.\n\n## Confiance\n4',
    ballot: (others: string[], stance: string) =>
      `## Position finale\nRéécrire, les tests d’abord.\n\n## Confiance\n5\n\n## Accord\n${others.map((other) => `- @${other} : [${stance}]`).join('\n')}`,
    synthesis:
      '## Consensus\n- les tests d’abord\n## Désaccords\n- aucun\n## Recommandation\nÉcrire les cas, puis réécrire à la main.\n## Risques acceptés\n- deux semaines\n## Avis minoritaire\n- aucun',
  },
};

/** Anonymous: the seats knew each other as A, B and C. */
export function roundtable(language: Language): Council {
  const t = tableTexts[language];
  const runs = tell(
    roundtableProtocol,
    [
      { phase: 'DELIBERATE', said: { henry: t.a1, sage: t.b1, nova: t.c1 }, facts: { consensus: 'none' } },
      {
        phase: 'DELIBERATE',
        said: { sage: t.b2, nova: t.c2, henry: t.a2 },
        facts: { consensus: 'soft' },
        turns: { nova: { flags: [{ code: 'repeats', percent: 100 }] } },
      },
      {
        phase: 'VOTE',
        said: {
          henry: t.ballot(['B', 'C'], 'agree'),
          sage: t.ballot(['A', 'C'], 'agree'),
          nova: t.ballot(['A', 'B'], 'partial'),
        },
      },
      { phase: 'SYNTHESIZE', said: { maman: t.synthesis } },
    ],
    true,
  );
  return told(roundtableProtocol, t.question, language, runs, {}, { anonymous: true, maxRounds: 5 });
}
