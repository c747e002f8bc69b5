/** The seats, rounds and synthesis of which councils that vote on a motion are made by hand. */
import type { Council, PhaseRun, Turn } from '../../src/core/councils/council.ts';
import type { Motion, Proposal } from '../../src/core/councils/motion.ts';
import type { ChallengeReading, FinalReading, SynthesisReading } from '../../src/core/forms/reading.ts';
import type { Language } from '../../src/core/ids.ts';
import { run, seat, turn } from './councils.ts';
import type { MotionTexts } from './motionTexts.ts';

export type Voter = 'henry' | 'sage' | 'nova' | 'blaise';
export const voters: Voter[] = ['henry', 'sage', 'nova', 'blaise'];
/** Dealt by lot: a letter tells nothing about the seat. */
const letters: Record<Voter, string> = { henry: 'A', nova: 'B', blaise: 'C', sage: 'D' };
const models = {
  henry: 'claude-opus-4-5',
  sage: 'gpt-4o',
  nova: 'claude-sonnet-4-5',
  blaise: 'glm-4.7',
  maman: 'claude-opus-4-5',
};

export const seats = (language: Language): Council['seats'] =>
  ([...voters, 'maman'] as const).map((id) =>
    seat(id, language, {
      backend: 'anthropic',
      model: models[id],
      ...(id === 'blaise' ? { role: 'QA' } : {}),
      price: { input: 3, output: 15 },
    }),
  );

export const said = (id: keyof typeof models, round: number, text: string, more: Partial<Turn> = {}): Turn =>
  turn(id, round, text, { model: models[id], usage: { input: 1400 * round, output: 320 }, ...more });

export const proposalsOf = (t: MotionTexts): Proposal[] =>
  voters
    .map((id) => ({ letter: letters[id], seat: id, text: t.proposals[id] }))
    .toSorted((a, b) => (a.letter < b.letter ? -1 : 1));

export const motionB = (t: MotionTexts): Motion => ({
  letter: 'B',
  seat: 'nova',
  text: t.proposals.nova,
  amended: t.amended,
  by: 'ranking',
  order: ['B', 'A', 'D', 'C'],
});

export const collect = (t: MotionTexts): PhaseRun =>
  run(
    'COLLECT',
    1,
    voters.map((id) =>
      said(id, 1, `${t.positions[id]}\n\n**${t.label.proposal}** ${t.proposals[id]}`, {
        reading: {
          form: 'position',
          problems: [],
          proposal: t.proposals[id],
          changeMind: t.changeMind,
        },
      }),
    ),
  );

export const challenged = (id: Voter, t: MotionTexts, more: Partial<ChallengeReading>): Turn =>
  said(id, 2, t.challenge[id], {
    reading: {
      form: 'challenge',
      problems: [],
      vote: 'agree',
      backs: letters[id],
      confidence: 3,
      contests: [],
      checklist: { completeness: 'pass', risks: 'warn', evidence: 'fail' },
      blocking: [],
      ...more,
    },
  });

/** Each backs its own; one blocks. */
export const challenge = (t: MotionTexts): PhaseRun =>
  run(
    'CHALLENGE',
    2,
    [
      challenged('henry', t, {
        vote: 'disagree',
        stance: 'contest',
        ranking: [['B'], ['D'], ['C']],
        blocking: [t.points.P1],
        places: { 0: { path: 'src/session/store.ts', line: 118 } },
        settles: { 0: t.settles },
        confidence: 2,
      }),
      challenged('sage', t, {
        vote: 'nuance',
        stance: 'amend',
        ranking: [['B'], ['A'], ['C']],
        contests: [{ seat: 'nova', point: t.points.P3 }],
        confidence: 3,
      }),
      challenged('nova', t, {
        vote: 'agree',
        stance: 'amend',
        amendment: t.amended,
        ranking: [['A'], ['D'], ['C']],
        confidence: 4,
      }),
      challenged('blaise', t, {
        vote: 'disagree',
        stance: 'contest',
        ranking: [['B'], ['A'], ['D']],
        contests: [{ seat: 'nova', point: t.points.P2 }],
        confidence: 3,
      }),
    ],
    {
      converged: false,
      why: { code: 'someone-disagrees', count: 1, of: 4 },
      motion: motionB(t),
    },
  );

export const concluded = (
  id: Voter,
  t: MotionTexts,
  more: Partial<FinalReading>,
  turnMore: Partial<Turn> = {},
) =>
  said(id, 3, t.resolve[id], {
    reading: { form: 'final', problems: [], vote: 'agree', blocking: [], ...more },
    ...turnMore,
  });

/** Henry moves for a reason, Sage without one, Blaise stays with his own. */
export const resolve = (t: MotionTexts): PhaseRun =>
  run(
    'RESOLVE',
    3,
    [
      concluded('henry', t, {
        confidence: 4,
        changedMind: t.changedMind,
        acknowledges: t.acknowledges,
        onPoints: [{ id: 'P1', word: 'withdrawn', text: t.said.P1 }],
      }),
      concluded('sage', t, { confidence: 2 }, { flags: [{ code: 'moved-unexplained' }] }),
      concluded('nova', t, {
        confidence: 5,
        onPoints: [
          { id: 'P2', word: 'answered', text: t.said.P2 },
          { id: 'P3', word: 'answered', text: t.said.P3 },
          { id: 'P4', word: 'accepted', text: t.said.P4 },
        ],
      }),
      concluded('blaise', t, {
        vote: 'disagree',
        confidence: 3,
        needs: t.needs,
        onPoints: [{ id: 'P2', word: 'kept', text: t.said.kept }],
      }),
    ],
    {
      converged: false,
      why: { code: 'someone-disagrees', count: 3, of: 4 },
      motion: motionB(t),
    },
  );

export const synthesisReading = (t: MotionTexts, more: Partial<SynthesisReading> = {}): SynthesisReading => ({
  form: 'synthesis',
  problems: [],
  consensus: [],
  disagreements: [],
  insights: [],
  recommendation: t.answer,
  why: [
    { seat: 'nova', text: t.why.nova },
    { seat: 'henry', text: t.why.henry },
    { seat: 'blaise', text: t.why.blaise },
  ],
  steps: [
    { text: t.steps[0] ?? '', owner: 'nova', when: t.when[0] ?? '' },
    { text: t.steps[1] ?? '', owner: 'henry', when: t.when[1] ?? '' },
    { text: t.steps[2] ?? '', owner: 'Papa', when: t.when[2] ?? '' },
  ],
  risks: t.risks,
  minority: [{ seat: 'blaise', text: t.minority }],
  revisit: t.revisit,
  follows: { motion: true },
  criteria: [
    { n: 1, mark: 'pass' },
    { n: 2, mark: 'pass' },
    { n: 3, mark: 'warn', text: t.unclear },
  ],
  ...more,
});

export const synthesisText = (t: MotionTexts, reading: SynthesisReading): string =>
  [
    `## ${t.label.answer}\n${reading.recommendation ?? ''}`,
    `## ${t.label.why}\n${(reading.why ?? []).map(({ seat: id, text }) => `- @${id ?? ''}: ${text}`).join('\n')}`,
    `## ${t.label.minority}\n${reading.minority.map(({ seat: id, text }) => `- @${id ?? ''}: ${text}`).join('\n')}`,
  ].join('\n\n');

export const synthesize = (t: MotionTexts, round: number, reading = synthesisReading(t)): PhaseRun =>
  run('SYNTHESIZE', round, [said('maman', round, synthesisText(t, reading), { reading })]);
