/** A review made by hand, whose motion is the change itself. */
import type { Council } from '../../src/core/councils/council.ts';
import type { Motion, Point } from '../../src/core/councils/motion.ts';
import type { Protocol } from '../../src/core/councils/protocols/protocol.ts';
import { noon, run } from './councils.ts';
import { concluded, said, synthesisReading, synthesisText, type Voter } from './motionRuns.ts';
import type { MotionTexts } from './motionTexts.ts';

const review: Protocol = {
  id: 'review',
  minutes: 5,
  defaultRounds: 3,
  phases: [
    { id: 'REVIEW', speakers: 'reviewers', order: 'parallel', sees: [], form: 'review' },
    { id: 'RESPOND', speakers: 'owner', order: 'parallel', sees: [{ replies: 'REVIEW' }], form: 'response' },
    { id: 'RESOLVE', speakers: 'reviewers', order: 'parallel', sees: ['disagreements'], form: 'final' },
    {
      id: 'VERDICT',
      speakers: 'synthesizer',
      order: 'parallel',
      sees: ['transcript'],
      form: 'synthesis',
      artefact: 'review',
    },
  ],
};

/** A change is the motion: nobody has a letter, approve and block stand for agree and disagree. */
export function reviewOf(made: Council, t: MotionTexts): Council {
  const motion: Motion = { text: t.review.motion, by: 'document' };
  const found = (id: Voter, findings: { severity: 'major' | 'minor'; text: string }[], good: string[]) =>
    said(id, 1, t.review.words, {
      reading: {
        form: 'review',
        problems: [],
        vote: findings.length > 0 ? 'nuance' : 'agree',
        confidence: 4,
        findings,
        good,
      },
    });
  const point = (id: string, text: string, status: Point['status'], more: Point['history']): Point => ({
    id,
    by: 'henry',
    to: 'nova',
    kind: 'finding',
    severity: 'major',
    text,
    run: 0,
    status,
    history: [{ run: 0, phase: 'REVIEW', by: 'henry', what: 'made' }, ...more],
  });
  const { proposals: _proposals, ...rest } = made;
  return {
    ...rest,
    status: 'recommended',
    attended: false,
    endedAt: noon + 60_000,
    protocol: review,
    owner: 'nova',
    reviewers: ['henry', 'sage', 'blaise'],
    points: [
      point('P1', t.points.P4, 'withdrawn', [
        { run: 1, phase: 'RESPOND', by: 'nova', what: 'mended', text: t.review.mended },
        { run: 2, phase: 'RESOLVE', by: 'henry', what: 'withdrawn' },
      ]),
      point('P2', t.points.P5, 'open', [
        { run: 1, phase: 'RESPOND', by: 'nova', what: 'disputed', text: t.review.disputed },
        { run: 2, phase: 'RESOLVE', by: 'henry', what: 'unmentioned' },
      ]),
    ],
    runs: [
      run(
        'REVIEW',
        1,
        [
          found(
            'henry',
            [
              { severity: 'major', text: t.points.P4 },
              { severity: 'major', text: t.points.P5 },
            ],
            [t.review.good],
          ),
          found('sage', [], [t.review.good]),
          found('blaise', [], []),
        ],
        { motion, converged: false, why: { code: 'someone-disagrees', count: 2, of: 3 } },
      ),
      run('RESPOND', 2, [
        said('nova', 2, t.review.answer, {
          reading: {
            form: 'response',
            problems: [],
            onPoints: [
              { id: 'P1', word: 'mended', text: t.review.mended },
              { id: 'P2', word: 'disputed', text: t.review.disputed },
            ],
          },
        }),
      ]),
      run(
        'RESOLVE',
        3,
        [
          concluded('henry', t, {
            vote: 'disagree',
            confidence: 4,
            onPoints: [{ id: 'P1', word: 'withdrawn' }],
          }),
          concluded('sage', t, { confidence: 4 }),
          concluded('blaise', t, { confidence: 3 }),
        ],
        { motion, converged: false, why: { code: 'someone-disagrees', count: 2, of: 3 } },
      ),
      run('VERDICT', 4, [
        said('maman', 4, synthesisText(t, synthesisReading(t)), {
          reading: synthesisReading(t, {
            recommendation: t.review.verdict,
            minority: [],
            steps: [],
            why: [],
          }),
        }),
      ]),
    ],
  };
}
