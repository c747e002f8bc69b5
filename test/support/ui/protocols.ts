/** An analysis, a review and a rated council, each in the state that shows what is its own. */
import type { CouncilView, Language, StandView } from '../../../src/rpc/views/views.ts';
import { decision } from './fixtures.ts';
import { council, list, phase, voting } from './protocolParts.ts';
import { family, t0, turn } from './turns.ts';

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

/** Decided, and rated. */
export const rated = (language: Language = 'en'): CouncilView =>
  decision(language, {
    status: 'decided',
    decision: { verdict: 'amend', by: 'papa', at: t0, text: 'Sunday 1 March.' },
    rating: 4,
  });
