/** An engineering council whose gate sent the change back. */
import type { CouncilView, Language, StandView } from '../../../src/rpc/views/views.ts';
import { council, phase } from './protocolParts.ts';
import { second, t0, turn } from './turns.ts';

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
