/** A council as the host would show it, for the renderings to be held against: four seats, one flip, one absence, one minority. */
import type {
  CouncilHead,
  CouncilView,
  PhaseView,
  SeatView,
  StandView,
  TurnView,
} from '../../src/rpc/views/views.ts';

export const sampleId = '2026-02-14-session-storage';

const seat = (id: string, name: string, emoji: string, role: string): SeatView => ({
  id,
  name,
  emoji,
  kind: 'agent',
  role,
  backend: 'rehearsal',
  votes: true,
  words: 120,
  share: 25,
});

export const seats: SeatView[] = [
  seat('henry', 'Henry', '🦉', 'security and ops'),
  seat('sage', 'Sage', '🦎', 'critique and specs'),
  seat('nova', 'Nova', '⭐', 'code and delivery'),
  seat('blaise', 'Blaise', '🧮', 'QA'),
  { ...seat('maman', 'Maman', '🦊', 'orchestrator'), votes: false },
];

export const turn = (run: number, phase: string, who: string, more: Partial<TurnView> = {}): TurnView => ({
  kind: 'turn',
  key: `${run}/${who}`,
  run,
  phase,
  round: run + 1,
  seat: who,
  state: 'replied',
  body: `${who} speaks in ${phase}.`,
  text: `${who} speaks in ${phase}.`,
  checklist: [],
  blocking: [],
  contests: [],
  problems: [],
  ...more,
});

const phase = (run: number, name: string, stands: StandView[], more: Partial<PhaseView> = {}): PhaseView => ({
  run,
  phase: name,
  round: run + 1,
  state: 'done',
  blind: name === 'COLLECT',
  votes: name === 'CHALLENGE' || name === 'RESOLVE',
  stands: stands.map((stand, n) => ({ seat: seats[n]?.id ?? '', stand })),
  asked: stands.length,
  answered: stands.filter((stand) => stand !== 'absent' && stand !== 'to-come').length,
  startedAt: 1_000,
  ...more,
});

export const head: CouncilHead = {
  id: sampleId,
  question: 'Should we move session storage from Redis to Postgres before 2.0?',
  mode: 'debate',
  status: 'decided',
  language: 'en',
  rehearsal: true,
  attended: true,
  seats,
  orchestrator: 'maman',
  synthesizer: 'maman',
  phases: [
    phase(0, 'COLLECT', ['answered', 'answered', 'answered', 'answered']),
    phase(1, 'CHALLENGE', ['disagree', 'nuance', 'agree', 'absent'], { converged: false }),
    phase(2, 'RESOLVE', ['agree', 'agree', 'agree', 'disagree'], { converged: false }),
    { ...phase(3, 'SYNTHESIZE', ['answered']), votes: false, stands: [{ seat: 'maman', stand: 'answered' }] },
  ],
  tally: {
    verdict: 'none',
    stands: [
      { seat: 'henry', stand: 'agree', from: 'disagree' },
      { seat: 'sage', stand: 'agree', from: 'nuance' },
      { seat: 'nova', stand: 'agree' },
      { seat: 'blaise', stand: 'disagree' },
    ],
    agree: 3,
    nuance: 0,
    disagree: 1,
    of: 4,
    quorum: 3,
  },
  blocking: [
    { seat: 'henry', text: 'No way back once sessions are dual-written', phase: 'CHALLENGE', open: false },
  ],
  decision: { verdict: 'accept', by: 'papa', at: Date.UTC(2026, 1, 14, 12) },
  minutes: 5,
  createdAt: Date.UTC(2026, 1, 14, 11),
  briefPath: 'council/briefs/2026-02-14-session-storage.yaml',
  archivePath: 'council/conseils/2026-02-14-session-storage.md',
  tokens: 0,
};

const challenged = turn(1, 'CHALLENGE', 'henry', {
  body: 'Sage says *“before 2.0” needs a number that can fail*. I agree, and I go further: **dual writes** give us two truths.\n\n- one store less is worth a quiet night\n- but the way back must be rehearsed first',
  vote: 'disagree',
  stance: 'contest',
  proposal: 'Move in one read-only hour, with Redis kept warm for a week.',
  checklist: [
    { point: 'completeness', mark: 'pass' },
    { point: 'coherence', mark: 'pass' },
    { point: 'feasibility', mark: 'warn' },
    { point: 'risks', mark: 'fail' },
    { point: 'evidence', mark: 'pass' },
  ],
  blocking: ['No way back once sessions are dual-written'],
  recommendation: 'Rehearse the way back on staging before any date is set.',
  contests: [{ seat: 'nova', point: 'the interface is not the risk' }],
});

export const sample: CouncilView = {
  head,
  entries: [
    turn(0, 'COLLECT', 'henry', {
      body: 'A read-only hour is cheaper than a dual-write week.',
      changeMind: 'a dry run under ten minutes',
    }),
    turn(0, 'COLLECT', 'sage'),
    turn(0, 'COLLECT', 'nova'),
    turn(0, 'COLLECT', 'blaise'),
    challenged,
    turn(1, 'CHALLENGE', 'sage', { vote: 'nuance' }),
    turn(1, 'CHALLENGE', 'nova', { vote: 'agree' }),
    turn(1, 'CHALLENGE', 'blaise', { state: 'absent', body: '', absence: { code: 'timeout', seconds: 90 } }),
    {
      kind: 'injection',
      key: 'i1',
      run: 1,
      by: 'papa',
      text: 'An hour of read-only is fine.',
      at: 5_000,
      acknowledgedBy: ['henry'],
      waitingFor: [],
    },
    turn(2, 'RESOLVE', 'henry', { vote: 'agree', from: 'disagree', confidence: 4, acknowledges: 'papa' }),
    turn(2, 'RESOLVE', 'sage', { vote: 'agree', from: 'nuance', confidence: 2 }),
    turn(2, 'RESOLVE', 'nova', { vote: 'agree', confidence: 5 }),
    turn(2, 'RESOLVE', 'blaise', { vote: 'disagree', confidence: 3 }),
    turn(3, 'SYNTHESIZE', 'maman', {
      synthesis: {
        recommendation:
          'Move sessions to Postgres before 2.0, in one read-only hour; rehearse the way back on staging first.',
        consensus: ['One store less is worth one quiet night.', 'No dual writes: copy, verify, switch.'],
        disagreements: ['Before 2.0, or in 2.1: Blaise against the other three.'],
        insights: [
          { seat: 'henry', text: 'A read-only hour is cheaper than a dual-write week.' },
          { seat: 'blaise', text: 'Warm, single-node benchmarks flatter us.' },
        ],
        risks: ['One hour of read-only. Owner: Henry.'],
        minority: [
          {
            seat: 'blaise',
            text: 'Ship 2.0 on Redis and move in 2.1: three weeks before a release is for tests.',
            confidence: 3,
          },
        ],
      },
    }),
  ],
};
