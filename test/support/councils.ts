/** Councils made by hand, so that what is written of them can be read beside what they hold. */
import { Brief } from '../../src/core/councils/briefs/brief.ts';
import type { Council, PhaseRun, Seat, Turn } from '../../src/core/councils/council.ts';
import type { Protocol } from '../../src/core/councils/protocols/protocol.ts';
import type { Vote } from '../../src/core/forms/reading.ts';
import type { Language } from '../../src/core/ids.ts';

/** 8 February 2026, the day of the seeds, at an hour that is on that day nearly everywhere. */
export const noon = Date.UTC(2026, 1, 8, 12, 0, 0);
const second = 1000;

/** A council carries its own copy of its protocol: this one stays as it is when the built-in one changes. */
const debate: Protocol = {
  id: 'debate',
  minutes: 5,
  defaultRounds: 3,
  phases: [
    { id: 'COLLECT', speakers: 'participants', order: 'parallel', blind: true, sees: [], form: 'position' },
    {
      id: 'CHALLENGE',
      speakers: 'participants',
      order: 'parallel',
      sees: [{ replies: 'COLLECT' }],
      form: 'challenge',
    },
    {
      id: 'RESOLVE',
      speakers: 'participants',
      order: 'parallel',
      sees: ['disagreements'],
      form: 'final',
      optional: true,
    },
    { id: 'SYNTHESIZE', speakers: 'synthesizer', order: 'parallel', sees: ['transcript'], form: 'synthesis' },
  ],
};

const roles: Record<Language, Record<string, string>> = {
  en: {
    henry: 'security and ops',
    sage: 'critique and specs',
    nova: 'code and delivery',
    maman: 'orchestrator',
  },
  fr: {
    henry: 'sécurité et ops',
    sage: 'critique et specs',
    nova: 'code et livraison',
    maman: 'orchestratrice',
  },
};

const faces = new Map(Object.entries({ henry: '🦉', sage: '🦎', nova: '🌟', maman: '🦊', blaise: '🧮' }));

export function seat(id: string, language: Language = 'en', more: Partial<Seat> = {}): Seat {
  const emoji = faces.get(id);
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    ...(emoji ? { emoji } : {}),
    kind: 'agent',
    role: new Map(Object.entries(roles[language])).get(id) ?? '',
    persona: '',
    backend: 'rehearsal',
    votes: id !== 'maman',
    fence: `fence-${id}`,
    ...more,
  };
}

export function turn(id: string, round: number, text: string, more: Partial<Turn> = {}): Turn {
  return {
    seat: id,
    state: 'replied',
    attempt: 1,
    deadlineAt: noon + (round * 10 + 90) * second,
    tries: 1,
    text,
    at: noon + (round * 10 + 4) * second,
    ms: 4000,
    model: 'rehearsal',
    usage: { input: 100 * round, output: 50 },
    ...more,
  };
}

export const position = (id: string, text: string, changeMind: string): Turn =>
  turn(id, 1, text, { reading: { form: 'position', problems: [], changeMind } });

export const challenge = (id: string, vote: Vote, text: string, blocking: string[] = []): Turn =>
  turn(id, 2, text, {
    reading: {
      form: 'challenge',
      problems: [],
      vote,
      stance: vote === 'agree' ? 'amend' : 'contest',
      contests: [],
      checklist: {
        completeness: 'pass',
        coherence: 'pass',
        feasibility: 'warn',
        risks: 'warn',
        evidence: 'fail',
      },
      blocking,
    },
  });

export const final = (id: string, vote: Vote, text: string): Turn =>
  turn(id, 3, text, { reading: { form: 'final', problems: [], vote, blocking: [], confidence: 4 } });

export const absent = (id: string, round: number, code: 'timeout' | 'failed' = 'timeout'): Turn => ({
  seat: id,
  state: 'absent',
  attempt: 1,
  deadlineAt: noon + (round * 10 + 90) * second,
  tries: 3,
  at: noon + (round * 10 + 90) * second,
  absence: code === 'timeout' ? { code } : { code, detail: 'the server answered 500' },
});

export function run(phase: string, round: number, turns: Turn[], more: Partial<PhaseRun> = {}): PhaseRun {
  return {
    phase,
    round,
    startedAt: noon + round * 10 * second,
    endedAt: noon + (round * 10 + 8) * second,
    turns,
    injections: 0,
    ...more,
  };
}

export function council(question: string, language: Language, more: Partial<Council> = {}): Council {
  return {
    id: '2026-02-08-cache-the-index',
    conversationId: '01KGZ7C4T0000000000000FOX1',
    brief: Brief.parse({ type: 'debate', question, language }),
    briefPath: 'briefs/2026-02-08-cache-the-index.yaml',
    protocol: debate,
    seats: ['henry', 'sage', 'nova', 'maman'].map((id) => seat(id, language)),
    orchestrator: 'maman',
    synthesizer: 'maman',
    language,
    seed: 7,
    attended: true,
    status: 'running',
    createdAt: noon,
    updatedAt: noon + 50 * second,
    runs: [],
    injections: [],
    reruns: [],
    baseCommit: '0123456789abcdef0123456789abcdef01234567',
    ...more,
  };
}
