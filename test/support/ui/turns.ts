/** What is said in the council of the reference pictures: its seats, turns and one injection. */
import type { EntryView, InjectionView, Language, SeatView, TurnView } from '../../../src/rpc/views/views.ts';

export const t0 = Date.UTC(2026, 1, 14, 14, 0, 0);
export const second = 1000;

const seat = (
  id: string,
  name: string,
  emoji: string,
  role: string,
  model: string,
  share: number,
  confidence?: number,
): SeatView => ({
  id,
  name,
  emoji,
  kind: 'agent',
  role,
  backend: 'openai-compatible',
  model,
  votes: id !== 'maman',
  words: share * 10,
  share,
  ...(confidence === undefined ? {} : { confidence }),
});

const roles: Record<Language, Record<string, string>> = {
  en: {
    maman: 'Orchestrator',
    henry: 'Security and ops',
    sage: 'Critique and specs',
    nova: 'Code and delivery',
    blaise: 'QA',
  },
  fr: {
    maman: 'Orchestration',
    henry: 'Sécurité et ops',
    sage: 'Critique et specs',
    nova: 'Code et livraison',
    blaise: 'QA',
  },
};

export const family = (language: Language = 'en'): SeatView[] => {
  const role = roles[language];
  return [
    seat('maman', 'Maman', '🦊', role['maman'] ?? '', 'claude-opus-4-5', 0),
    seat('henry', 'Henry', '🦉', role['henry'] ?? '', 'claude-opus-4-5', 27, 4),
    seat('sage', 'Sage', '🦎', role['sage'] ?? '', 'gpt-4o', 18, 2),
    seat('nova', 'Nova', '⭐', role['nova'] ?? '', 'claude-sonnet-4-5', 41),
    seat('blaise', 'Blaise', '🧮', role['blaise'] ?? '', 'glm-4.7', 14, 3),
  ];
};

export const turn = (
  run: number,
  phase: string,
  by: string,
  body: string,
  more: Partial<TurnView> = {},
): TurnView => ({
  kind: 'turn',
  key: `${run}:${by}`,
  run,
  phase,
  round: run + 1,
  seat: by,
  state: 'replied',
  body,
  text: body,
  at: t0 + run * 60 * second,
  ms: 12 * second,
  checklist: [],
  blocking: [],
  contests: [],
  problems: [],
  ...more,
});

export const injection = (run: number, text: string, more: Partial<InjectionView> = {}): InjectionView => ({
  kind: 'injection',
  key: `${run}:papa`,
  run,
  by: 'papa',
  text,
  at: t0 + 110 * second,
  acknowledgedBy: [],
  waitingFor: ['henry', 'sage', 'nova', 'blaise'],
  ...more,
});

const points = ['completeness', 'coherence', 'feasibility', 'risks', 'evidence'] as const;
const marks = (letters: string): TurnView['checklist'] =>
  points.map((point, i) => ({
    point,
    mark: letters[i] === 'p' ? 'pass' : letters[i] === 'w' ? 'warn' : 'fail',
  }));

export const blockingText =
  'No way back once sessions are dual-written: a failed cut-over signs everyone out.';

export const collect: TurnView[] = ['henry', 'sage', 'nova', 'blaise'].map((by) =>
  turn(
    0,
    'COLLECT',
    by,
    `My position, as ${by}: measure first, then choose one store and write the way back.`,
  ),
);

export const challenge: EntryView[] = [
  turn(
    1,
    'CHALLENGE',
    'henry',
    'Postgres can carry the load; I read the numbers the way @Nova does. What nobody has shown is the way back. During dual writes the two stores drift, and the first failed deploy after cut-over signs out every user we have.',
    {
      vote: 'disagree',
      checklist: marks('wppfw'),
      blocking: [blockingText],
      recommendation: 'write the rollback first, rehearse it on staging, then decide the date.',
    },
  ),
  turn(
    1,
    'CHALLENGE',
    'sage',
    'The brief asks two questions as one: *should we* and *before 2.0*. Yes to the first; the second has no acceptance criterion. @Henry, which error rate would make you roll back?',
    {
      vote: 'nuance',
      checklist: marks('wppwp'),
      recommendation: 'split the brief, and give “before 2.0” a number that can fail.',
    },
  ),
  turn(
    1,
    'CHALLENGE',
    'nova',
    'One store less to run, back up and page someone for. Reads stay under 4 ms at p99 in `bench/sessions`, and the adapter is 180 lines behind an interface we already have.',
    { vote: 'agree', checklist: marks('ppppw') },
  ),
  turn(1, 'CHALLENGE', 'blaise', '', {
    state: 'absent',
    absence: { code: 'timeout', seconds: 90, tries: 3 },
  }),
  injection(1, 'We can take one hour of read-only on a Sunday night. Does that change your answer?', {
    acknowledgedBy: ['henry', 'sage', 'blaise'],
    waitingFor: ['nova'],
  }),
];

export const resolve: TurnView[] = [
  turn(
    2,
    'RESOLVE',
    'henry',
    'An hour of read-only removes the dual-write window, so my blocking issue goes with it: copy, verify, switch, and keep Redis warm for a week as the way back.',
    { vote: 'agree', from: 'disagree', confidence: 4, acknowledges: '' },
  ),
  turn(2, 'RESOLVE', 'sage', 'I join the others. The plan is reasonable.', {
    vote: 'agree',
    from: 'nuance',
    confidence: 2,
  }),
  turn(
    2,
    'RESOLVE',
    'blaise',
    'Three weeks before a major release is when we add tests, not stores. The benchmark runs on one node with warm caches. I would ship 2.0 on Redis and move in 2.1.',
    {
      vote: 'disagree',
      confidence: 3,
      contests: [{ seat: 'nova', point: 'warm, single-node benchmarks flatter us' }],
    },
  ),
];

export const speaking = turn(
  2,
  'RESOLVE',
  'nova',
  'Agreed with @Henry’s order of work. @Blaise, you are right about warm caches: I will run the bench cold on three nodes before the',
  { state: 'speaking', at: t0 + 149 * second, deadlineAt: t0 + 239 * second },
);

export const novaWhole = turn(
  2,
  'RESOLVE',
  'nova',
  'Agreed with @Henry’s order of work. @Blaise, you are right about warm caches: I will run the bench cold on three nodes before the switch, and a p99 above 8 ms stops it.',
  { vote: 'agree', confidence: 5 },
);

export const synthesis = turn(3, 'SYNTHESIZE', 'maman', '', {
  text: '## Recommendation\nMove sessions to Postgres before 2.0.',
  synthesis: {
    recommendation:
      'Move sessions to Postgres before 2.0, in one read-only hour on Sunday 22 February. Rehearse the way back on staging first; stop if p99 goes above 8 ms cold on three nodes.',
    consensus: [
      'One store less is worth one quiet night.',
      'No dual writes: copy, verify, switch.',
      'Redis stays warm for a week.',
    ],
    disagreements: ['Before 2.0, or in 2.1: Blaise against the other three.'],
    risks: ['One hour of read-only. Owner: Henry.'],
    insights: [
      { seat: 'henry', text: 'A read-only hour is cheaper than a dual-write week.' },
      { seat: 'sage', text: '“Before 2.0” needs a number that can fail.' },
      { seat: 'nova', text: 'The interface is already there: 180 lines.' },
      { seat: 'blaise', text: 'Warm, single-node benchmarks flatter us.' },
    ],
    minority: [
      {
        seat: 'blaise',
        text: 'Ship 2.0 on Redis and move in 2.1: three weeks before a major release is for tests, not for stores.',
        confidence: 3,
      },
    ],
  },
});
