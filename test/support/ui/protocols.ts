/** Councils of the other protocols, each in the state that shows what is its own. */
import type {
  CouncilHead,
  CouncilView,
  EntryView,
  Language,
  PhaseView,
  StandView,
} from '../../../src/rpc/views.ts';
import { decision } from './fixtures.ts';
import { family, second, t0, turn } from './turns.ts';

const voting = ['henry', 'sage', 'nova', 'blaise'];

const phase = (
  run: number,
  id: string,
  state: PhaseView['state'],
  more: Partial<PhaseView> & { list?: [string, StandView][] } = {},
): PhaseView => {
  const { list = [], ...rest } = more;
  return {
    run,
    phase: id,
    round: run + 1,
    state,
    blind: false,
    votes: false,
    stands: list.map(([seat, stand]) => ({ seat, stand })),
    asked: Math.max(1, list.length),
    answered: list.filter(([, stand]) => stand !== 'to-come').length,
    ...(state === 'to-come' ? {} : { startedAt: t0 + run * 30 * second }),
    ...(state === 'done' ? { endedAt: t0 + (run + 1) * 30 * second } : {}),
    ...rest,
  };
};

const list = (...stands: StandView[]): [string, StandView][] =>
  voting.map((seat, i) => [seat, stands[i] ?? 'to-come']);

const council = (
  language: Language,
  mode: string,
  question: string,
  head: Partial<CouncilHead> & Pick<CouncilHead, 'phases'>,
  entries: EntryView[],
): CouncilView => ({
  head: {
    ...decision(language).head,
    id: `council-${mode}`,
    mode,
    question,
    status: 'running',
    blocking: [],
    minutes: 15,
    ...head,
  },
  entries,
});

/** The third speaker of the second round has the floor, a person comes next. */
export function roundtable(language: Language = 'en'): CouncilView {
  const seats = family(language).map((seat) => (seat.id === 'nova' ? { ...seat, share: 54 } : seat));
  const turns = list('nuance', 'nuance', 'to-come', 'to-come');
  return council(
    language,
    'roundtable',
    'Is a monorepo right for four small teams?',
    {
      seats,
      phases: [
        phase(0, 'DELIBERATE', 'done', {
          form: 'turn',
          votes: true,
          inTurn: true,
          loop: { nth: 1, of: 5 },
          consensus: 'none',
          list: list('answered', 'disagree', 'nuance', 'agree'),
        }),
        phase(1, 'DELIBERATE', 'now', {
          form: 'turn',
          votes: true,
          inTurn: true,
          loop: { nth: 2, of: 5 },
          list: turns,
        }),
        phase(2, 'VOTE', 'to-come', { form: 'ballot', votes: true, list: list() }),
        phase(3, 'SYNTHESIZE', 'to-come', { form: 'synthesis' }),
      ],
      tally: {
        verdict: 'none-yet',
        stands: turns.map(([seat, stand]) => ({ seat, stand })),
        agree: 0,
        nuance: 2,
        disagree: 0,
        of: 4,
        quorum: 3,
      },
      dominance: { seat: 'nova', percent: 54 },
      budget: {
        tokens: { used: 21_000, limit: 60_000 },
        cost: { used: 0.18, limit: 0.5 },
        minutes: { used: 3, limit: 10 },
      },
    },
    [
      turn(
        0,
        'DELIBERATE',
        'henry',
        '## Position\nOne repository, four owners files.\n\n## Reasoning\nThe pain is in releases, not in code: one place to cut them is worth the larger checkout.',
        {
          form: 'turn',
          position: 'One repository, four owners files.',
          confidence: 4,
        },
      ),
      turn(0, 'DELIBERATE', 'sage', 'Four teams, four cadences: the build is what hurts first.', {
        form: 'turn',
        stances: [{ seat: 'henry', stance: 'disagree' }],
        confidence: 3,
        questions: [{ to: 'nova', text: 'What did the last full build cost?', answered: true }],
      }),
      turn(
        1,
        'DELIBERATE',
        'henry',
        '## Position\nOne repository, with a cache that every team can read.\n\n## Responses to Others\n- Sage: partial\n\n## Reasoning\nSage is right that the build hurts first. A remote cache halves it; I have seen it done with @Nova’s runner.',
        {
          form: 'turn',
          position: 'One repository, with a cache that every team can read.',
          stances: [
            { seat: 'sage', stance: 'partial', comment: 'the build is the cost, the cadence is not' },
            { seat: 'nova', stance: 'agree' },
          ],
          confidence: 4,
          questions: [{ to: 'blaise', text: 'Who owns the cache when it breaks?', answered: false }],
        },
      ),
      turn(1, 'DELIBERATE', 'sage', 'With a cache, yes. I keep my doubt about the cadence.', {
        form: 'turn',
        stances: [
          { seat: 'henry', stance: 'agree' },
          { seat: 'nova', stance: 'partial' },
        ],
        from: 'disagree',
        confidence: 3,
        flags: [{ code: 'conforms' }, { code: 'repeats', percent: 78 }],
      }),
      turn(1, 'DELIBERATE', 'nova', 'The last full build took eleven minutes, of which', {
        state: 'speaking',
        at: t0 + 149 * second,
        deadlineAt: t0 + 239 * second,
      }),
      turn(1, 'DELIBERATE', 'blaise', '', { state: 'queued', waits: true }),
    ],
  );
}

const diff = `--- a/src/sessions/store.ts
+++ b/src/sessions/store.ts
@@ -12,7 +12,9 @@ export function openStore(options: StoreOptions) {
   const pool = connect(options.url);
-  return redisStore(pool);
+  const store = postgresStore(pool, { table: 'sessions', expireAfter: options.expireAfter ?? 86_400 });
+  return options.readOnly ? frozen(store) : store;
 }`;

/** The gate sent the change back once; its check fails; the change is made again. */
export function engineering(language: Language = 'en'): CouncilView {
  const reviewed: [string, StandView][] = [
    ['henry', 'agree'],
    ['sage', 'nuance'],
  ];
  return council(
    language,
    'engineering',
    'Implement the session store on Postgres',
    {
      owner: 'nova',
      reviewers: ['henry', 'sage'],
      qa: 'blaise',
      phases: [
        phase(0, 'PLAN', 'done', { form: 'plan', list: [['nova', 'answered']] }),
        phase(1, 'REVIEW', 'done', {
          form: 'challenge',
          votes: true,
          blind: true,
          list: reviewed,
          consensus: 'soft',
        }),
        phase(2, 'IMPLEMENT', 'done', { form: 'change', list: [['nova', 'answered']] }),
        phase(3, 'QA', 'done', {
          form: 'qa',
          gate: true,
          verdict: 'fail',
          list: [['blaise', 'answered']],
          checks: [
            {
              name: 'npm test',
              state: 'failed',
              code: 1,
              ms: 41_000,
              output: '  1) sessions expire\n     AssertionError: 86400 !== 3600\n  214 passing, 1 failing',
            },
            { name: 'npm run lint', state: 'passed', code: 0, ms: 9000, output: 'ok' },
            {
              name: 'npm run bench:sessions',
              state: 'waived',
              code: 1,
              ms: 60_000,
              waived: { by: 'papa', text: 'the bench machine is away until Monday' },
            },
          ],
        }),
        phase(4, 'IMPLEMENT', 'now', {
          form: 'change',
          sentBack: { by: 'QA', time: 1, of: 3 },
          list: [['nova', 'to-come']],
        }),
        phase(5, 'QA', 'to-come', { form: 'qa', gate: true, list: [['blaise', 'to-come']] }),
        phase(6, 'SHIP', 'to-come', { form: 'synthesis' }),
      ],
      tally: {
        verdict: 'soft',
        stands: reviewed.map(([seat, stand]) => ({ seat, stand })),
        agree: 1,
        nuance: 1,
        disagree: 0,
        of: 2,
        quorum: 2,
      },
      gate: {
        verdict: 'fail',
        open: ['The expiry is a day where the brief says an hour.'],
        risks: ['The bench machine is away until Monday.'],
      },
      budget: { tokens: { used: 48_000, limit: 60_000 }, minutes: { used: 3.2, limit: 15 } },
      degradations: [{ code: 'shortened-context', limit: 'tokens', phase: 'QA', at: t0 }],
      artefacts: [{ kind: 'change', path: 'projects/2026-02-14-session-store.patch' }],
    },
    [
      turn(
        0,
        'PLAN',
        'nova',
        `# The session store on Postgres\n\n## Steps\n1. A table \`sessions\` with an expiry.\n2. The adapter behind the interface that is there.\n3. The switch, by a flag.\n\n## Tests\n- The suite of the old store, run against the new one.\n\n## Risks and way back\n${'- A risk with what is done about it, and how it is undone if it comes to that.\n'.repeat(30)}`,
        { form: 'plan', document: 'plan', title: 'The session store on Postgres' },
      ),
      turn(1, 'REVIEW', 'henry', 'The flag is the way back. Good.', { form: 'challenge', vote: 'agree' }),
      turn(
        1,
        'REVIEW',
        'sage',
        'The plan does not say what happens to sessions that are open during the switch.',
        { form: 'challenge', vote: 'nuance', recommendation: 'write one sentence about them.' },
      ),
      turn(
        2,
        'IMPLEMENT',
        'nova',
        `The adapter, and the flag in front of it.\n\n\`\`\`diff\n${diff}\n\`\`\``,
        {
          form: 'change',
          change: {
            summary: 'The adapter, and the flag in front of it.',
            files: ['src/sessions/store.ts'],
            diff,
          },
        },
      ),
      turn(
        3,
        'QA',
        'blaise',
        '- ✅ Internal coherence\n- ❌ Testable acceptance criteria: the expiry is a day where the brief says an hour',
        {
          form: 'qa',
          qa: {
            verdict: 'fail',
            points: [
              { point: 'coherence', mark: 'pass' },
              { point: 'assumptions', mark: 'pass', text: 'one pool for each process' },
              { point: 'risks', mark: 'warn', text: 'no number for the way back' },
              { point: 'edges', mark: 'pass' },
              {
                point: 'acceptance',
                mark: 'fail',
                text: 'The expiry is a day where the brief says an hour.',
              },
              { point: 'actions', mark: 'pass' },
            ],
            issues: ['The expiry is a day where the brief says an hour.'],
            risks: ['no number for the way back', 'The bench machine is away until Monday.'],
          },
        },
      ),
      turn(4, 'IMPLEMENT', 'nova', '', { state: 'queued', deadlineAt: t0 + 239 * second }),
    ],
  );
}

/** Every seat has scored; the table is challenged next. */
export function analysis(language: Language = 'en'): CouncilView {
  const rows = (a: number, b: number) => [
    {
      option: 'Keep Redis',
      pros: 'nothing moves before 2.0',
      cons: 'two stores to run and to page someone for',
      cost: 'none now',
      risks: 'the debt grows',
      score: a,
    },
    {
      option: 'Postgres before 2.0',
      pros: 'one store, one backup',
      cons: 'a release with a migration in it',
      cost: 'three weeks',
      risks: 'a failed cut-over signs everyone out',
      score: b,
    },
  ];
  const scores: [string, number, number][] = [
    ['henry', 2, 4],
    ['sage', 3, 3],
    ['nova', 1, 5],
    ['blaise', 4, 2],
  ];
  return council(
    language,
    'analysis',
    'Which store for sessions: Redis, or Postgres before 2.0?',
    {
      anonymous: true,
      seats: family(language).map(({ emoji: _emoji, model: _model, ...seat }, i) => ({
        ...seat,
        name: 'EABCD'[i] ?? 'Z',
        backend: '',
        role: '',
      })),
      phases: [
        phase(0, 'FRAME', 'done', { form: 'frame', list: [['maman', 'answered']] }),
        phase(1, 'EVALUATE', 'done', {
          form: 'matrix',
          blind: true,
          list: list('answered', 'answered', 'answered', 'answered'),
        }),
        phase(2, 'CHALLENGE', 'now', { form: 'challenge', votes: true, list: list() }),
        phase(3, 'QA', 'to-come', { form: 'qa', gate: true }),
        phase(4, 'DECIDE', 'to-come', { form: 'synthesis' }),
      ],
      tally: {
        verdict: 'none-yet',
        stands: list().map(([seat, stand]) => ({ seat, stand })),
        agree: 0,
        nuance: 0,
        disagree: 0,
        of: 4,
        quorum: 3,
      },
      matrix: [
        {
          option: 'Postgres before 2.0',
          score: 3.5,
          scores: scores.map(([seat, , score]) => ({ seat, score })),
        },
        { option: 'Keep Redis', score: 2.5, scores: scores.map(([seat, score]) => ({ seat, score })) },
      ],
    },
    [
      turn(
        0,
        'FRAME',
        'maman',
        '# Where do sessions live in 2.0?\n\n## Options\n- Keep Redis: as it is.\n- Postgres before 2.0: one store.\n\n## Criteria\n- What it costs to run: 5 is nothing new.',
        { form: 'frame', document: 'frame' },
      ),
      ...scores.map(([seat, a, b]) =>
        turn(
          1,
          'EVALUATE',
          seat,
          `| Option | Score |\n|---|---|\n| Keep Redis | ${a} |\n\nThe way back decides it for me.`,
          { form: 'matrix', matrix: rows(a, b) },
        ),
      ),
      ...voting.map((seat) => turn(2, 'CHALLENGE', seat, '', { state: 'queued' })),
    ],
  );
}

/** Places in files, and a limit that was reached. */
export function review(language: Language = 'en'): CouncilView {
  const stands: [string, StandView][] = [
    ['henry', 'disagree'],
    ['sage', 'agree'],
    ['nova', 'agree'],
  ];
  const text = 'The token is compared with ===, which leaks its length.';
  const place = { path: 'src/sessions/verifyTheTokenOfTheSession.ts', line: 41 };
  return council(
    language,
    'review',
    'Review the session middleware',
    {
      status: 'paused',
      why: { code: 'budget-cost' },
      owner: 'blaise',
      phases: [
        phase(0, 'REVIEW', 'done', {
          form: 'challenge',
          votes: true,
          blind: true,
          list: stands,
          consensus: 'none',
        }),
        phase(1, 'RESPOND', 'now', { form: 'draft', list: [['blaise', 'to-come']] }),
        phase(2, 'RESOLVE', 'to-come', {
          form: 'final',
          votes: true,
          list: stands.map(([seat]) => [seat, 'to-come']),
        }),
        phase(3, 'VERDICT', 'to-come', { form: 'synthesis' }),
      ],
      tally: {
        verdict: 'none-yet',
        stands: stands.map(([seat, stand]) => ({ seat, stand })),
        agree: 2,
        nuance: 0,
        disagree: 1,
        of: 3,
        quorum: 2,
      },
      blocking: [{ seat: 'henry', text, phase: 'REVIEW', open: true, place }],
      budget: { tokens: { used: 21_000 }, cost: { used: 0.48, limit: 0.5 }, minutes: { used: 3, limit: 15 } },
      degradations: [{ code: 'paused', limit: 'cost', phase: 'RESPOND', at: t0 }],
      cut: ['docs/sessions.md'],
    },
    [
      turn(0, 'REVIEW', 'henry', 'One thing must change before this ships.', {
        form: 'challenge',
        vote: 'disagree',
        blocking: [text],
        places: [{ issue: 0, ...place }],
        flags: [{ code: 'unanswered', detail: 'which library?' }],
      }),
      turn(0, 'REVIEW', 'sage', 'Reads well. The name of the cookie is a constant twice.', {
        form: 'challenge',
        vote: 'agree',
        flags: [{ code: 'cut-context', detail: 'docs/sessions.md' }],
      }),
      turn(0, 'REVIEW', 'nova', 'Fine by me.', { form: 'challenge', vote: 'agree' }),
    ],
  );
}

/** A person sits at the table and it is their turn. */
export function seated(language: Language = 'en'): CouncilView {
  const view = roundtable(language);
  const papa = {
    id: 'papa',
    name: 'Papa',
    kind: 'human' as const,
    role: '',
    backend: 'human',
    votes: true,
    words: 0,
    share: 0,
  };
  return {
    head: { ...view.head, seats: [...view.head.seats, papa] },
    entries: [
      ...view.entries.filter((entry) => entry.kind !== 'turn' || entry.state === 'replied'),
      turn(1, 'DELIBERATE', 'papa', '', {
        state: 'queued',
        at: t0 + 149 * second,
        deadlineAt: t0 + 3749 * second,
      }),
    ],
  };
}

/** Decided, and rated. */
export const rated = (language: Language = 'en'): CouncilView =>
  decision(language, {
    status: 'decided',
    decision: { verdict: 'amend', by: 'papa', at: t0, text: 'Sunday 1 March.' },
    rating: 4,
  });
