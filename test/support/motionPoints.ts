/** The ledger of the councils that vote on a motion, made by hand: withdrawn, kept, answered, waived, open. */
import type { Point } from '../../src/core/councils/motion.ts';
import type { MotionTexts } from './motionTexts.ts';

export const pointsOf = (t: MotionTexts): Point[] => [
  {
    id: 'P1',
    by: 'henry',
    kind: 'blocking',
    text: t.points.P1,
    settles: t.settles,
    place: { path: 'src/session/store.ts', line: 118 },
    run: 1,
    status: 'withdrawn',
    history: [
      { run: 1, phase: 'CHALLENGE', by: 'henry', what: 'made' },
      { run: 2, phase: 'RESOLVE', by: 'henry', what: 'withdrawn', text: t.said.P1 },
    ],
  },
  {
    id: 'P2',
    by: 'blaise',
    to: 'nova',
    kind: 'contest',
    text: t.points.P2,
    place: { path: 'bench/sessions.ts', line: 41 },
    run: 1,
    status: 'kept',
    history: [
      { run: 1, phase: 'CHALLENGE', by: 'blaise', what: 'made' },
      { run: 2, phase: 'RESOLVE', by: 'nova', what: 'answered', text: t.said.P2 },
      { run: 2, phase: 'RESOLVE', by: 'blaise', what: 'kept', text: t.said.kept },
    ],
  },
  {
    id: 'P3',
    by: 'sage',
    kind: 'contest',
    text: t.points.P3,
    run: 1,
    status: 'answered',
    history: [
      { run: 1, phase: 'CHALLENGE', by: 'sage', what: 'made' },
      { run: 2, phase: 'RESOLVE', by: 'nova', what: 'answered', text: t.said.P3 },
      { run: 2, phase: 'RESOLVE', by: 'sage', what: 'unmentioned' },
    ],
  },
  {
    id: 'P4',
    by: 'henry',
    to: 'nova',
    kind: 'finding',
    severity: 'major',
    text: t.points.P4,
    place: { path: 'db/041_sessions.sql', line: 12 },
    run: 1,
    status: 'waived',
    history: [
      { run: 1, phase: 'CHALLENGE', by: 'henry', what: 'made' },
      { run: 2, phase: 'RESOLVE', by: 'nova', what: 'accepted', text: t.said.P4 },
      { run: 3, phase: 'SYNTHESIZE', by: 'Papa', what: 'waived', text: t.said.waived },
    ],
  },
  {
    id: 'P5',
    by: 'sage',
    to: 'henry',
    kind: 'finding',
    severity: 'minor',
    text: t.points.P5,
    place: { path: 'docs/runbook.md', line: 88 },
    run: 1,
    status: 'open',
    history: [{ run: 1, phase: 'CHALLENGE', by: 'sage', what: 'made' }],
  },
];
