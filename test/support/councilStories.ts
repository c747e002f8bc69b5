/** Five councils that ended, each in its own way: converged, resolved with a minority, one absent, none, injected. */
import type { Council, PhaseRun } from '../../src/core/councils/council.ts';
import type { Language } from '../../src/core/ids.ts';
import { absent, challenge, council, final, noon, position, run, turn } from './councils.ts';

const texts = {
  en: {
    question: 'Should we cache the index?',
    collect: {
      henry:
        'A cache is a second truth. Who empties it at three in the morning?\n\n*What would change my mind: a rehearsed flush.*',
      sage: 'The question hides another: do we know why the index is slow? I see `O(n)` lookups and no measurement.',
      nova: 'Yes, with 20 lines and a switch:\n\n```ts\nconst cache = new Map<string, Entry>();\n```\n\nWe can throw it away on Friday.',
    },
    mind: 'a measurement of the slow path',
    challenge: {
      henry: '**Vote**: agree\n\nNova says "We can throw it away on Friday": with that switch I can live.',
      sage: '**Vote**: disagree\n\nNobody has measured anything yet.',
      nova: '**Vote**: agree\n\nI add the flush that Henry asks for.',
    },
    blocking: 'no measurement of the slow path',
    resolve: {
      henry: 'Cache behind a switch. **Vote**: agree',
      sage: 'I keep my reservation. **Vote**: disagree',
      nova: 'Cache, measured for a week. **Vote**: agree',
    },
    recommendation: 'Cache the index behind a switch, and measure for one week.',
    minority: 'A cache before a measurement hides the cause.',
    synthesis: '## Recommendation\nCache the index behind a switch, and measure for one week.',
    say: 'Remember that the index is rebuilt every night.',
    amend: 'Two weeks, not one.',
  },
  fr: {
    question: 'Faut-il mettre l’index en cache ?',
    collect: {
      henry:
        'Un cache est une deuxième vérité. Qui le vide à trois heures du matin ?\n\n*Ce qui me ferait changer d’avis : une purge répétée.*',
      sage: 'La question en cache une autre : savons-nous pourquoi l’index est lent ?',
      nova: 'Oui, en vingt lignes et avec un interrupteur.',
    },
    mind: 'une mesure du chemin lent',
    challenge: {
      henry: '**Vote** : agree\n\nAvec cet interrupteur, je peux vivre.',
      sage: '**Vote** : disagree\n\nPersonne n’a rien mesuré.',
      nova: '**Vote** : agree\n\nJ’ajoute la purge que demande Henry.',
    },
    blocking: 'pas de mesure du chemin lent',
    resolve: {
      henry: 'Un cache derrière un interrupteur. **Vote** : agree',
      sage: 'Je garde ma réserve. **Vote** : disagree',
      nova: 'Un cache, mesuré une semaine. **Vote** : agree',
    },
    recommendation: 'Mettre l’index en cache derrière un interrupteur, et mesurer une semaine.',
    minority: 'Un cache avant une mesure cache la cause.',
    synthesis: '## Recommandation\nMettre l’index en cache derrière un interrupteur, et mesurer une semaine.',
    say: 'L’index est reconstruit chaque nuit.',
    amend: 'Deux semaines, pas une.',
  },
};

const collect = (t: (typeof texts)['en']): PhaseRun =>
  run('COLLECT', 1, [
    position('henry', t.collect.henry, t.mind),
    position('sage', t.collect.sage, t.mind),
    position('nova', t.collect.nova, t.mind),
  ]);

function synthesize(t: (typeof texts)['en'], round: number, minority: boolean): PhaseRun {
  const reading = {
    form: 'synthesis' as const,
    problems: [],
    consensus: [],
    disagreements: [],
    insights: [{ seat: 'nova', text: t.collect.nova.split('\n')[0] ?? '' }],
    recommendation: t.recommendation,
    risks: [],
    minority: minority ? [{ seat: 'sage', text: t.minority }] : [],
  };
  return run('SYNTHESIZE', round, [turn('maman', round, t.synthesis, { reading })]);
}

export function converged(language: Language): Council {
  const t = texts[language];
  const skipped: PhaseRun = run('RESOLVE', 2, [], {
    startedAt: noon + 28_000,
    endedAt: noon + 28_000,
    skipped: { code: 'converged' },
  });
  return council(t.question, language, {
    status: 'decided',
    endedAt: noon + 60_000,
    decision: { verdict: 'accept', by: 'Papa', at: noon + 60_000 },
    runs: [
      collect(t),
      run(
        'CHALLENGE',
        2,
        (['henry', 'sage', 'nova'] as const).map((id) => challenge(id, 'agree', t.challenge[id])),
        { converged: true, why: { code: 'all-agree', count: 3, of: 3 } },
      ),
      skipped,
      synthesize(t, 3, false),
    ],
  });
}

export function resolved(language: Language): Council {
  const t = texts[language];
  return council(t.question, language, {
    status: 'decided',
    endedAt: noon + 90_000,
    decision: { verdict: 'amend', by: 'Papa', text: t.amend, at: noon + 90_000 },
    runs: [
      collect(t),
      run(
        'CHALLENGE',
        2,
        [
          challenge('henry', 'nuance', t.challenge.henry),
          challenge('sage', 'disagree', t.challenge.sage, [t.blocking]),
          challenge('nova', 'agree', t.challenge.nova),
        ],
        { converged: false, why: { code: 'someone-disagrees', count: 1, of: 3 } },
      ),
      run(
        'RESOLVE',
        3,
        [
          final('henry', 'agree', t.resolve.henry),
          final('sage', 'disagree', t.resolve.sage),
          final('nova', 'agree', t.resolve.nova),
        ],
        {
          converged: false,
          why: { code: 'someone-disagrees', count: 2, of: 3 },
          disagreements: [{ seat: 'sage', against: 'nova', point: t.blocking, blocking: true }],
        },
      ),
      synthesize(t, 4, true),
    ],
  });
}

export function oneAbsent(language: Language): Council {
  const t = texts[language];
  const story = converged(language);
  const { decision: _decision, ...undecided } = story;
  return {
    ...undecided,
    status: 'recommended',
    attended: false,
    runs: story.runs.map((each, index) =>
      index === 1
        ? {
            ...each,
            turns: [
              challenge('henry', 'agree', t.challenge.henry),
              absent('sage', 2),
              challenge('nova', 'agree', t.challenge.nova),
            ],
          }
        : each,
    ),
  };
}

export function inconclusive(language: Language): Council {
  const t = texts[language];
  const why = { code: 'too-few-answered' as const, count: 1, of: 3 };
  return council(t.question, language, {
    status: 'inconclusive',
    endedAt: noon + 100_000,
    why,
    runs: [
      run(
        'COLLECT',
        1,
        [position('henry', t.collect.henry, t.mind), absent('sage', 1), absent('nova', 1, 'failed')],
        { why },
      ),
    ],
  });
}

export function injected(language: Language): Council {
  const t = texts[language];
  const story = resolved(language);
  const { decision: _decision, endedAt: _endedAt, ...open } = story;
  return {
    ...open,
    status: 'decision',
    injections: [
      { id: 'I1', by: 'Papa', text: t.say, at: noon + 12_000, afterRun: 1 },
      { id: 'I2', by: 'Papa', to: 'sage', text: t.say, at: noon + 22_000, afterRun: 2 },
    ],
    runs: story.runs.map((each, index) => ({ ...each, injections: Math.min(index, 2) })),
  };
}

export const stories = { converged, resolved, oneAbsent, inconclusive, injected };
