/** A council as the core holds it, just convened: three seats and an orchestrator who does not vote. */
import type { Brief } from '../../src/core/councils/briefs/brief.ts';
import type { Council, Seat } from '../../src/core/councils/council.ts';
import { debate } from '../../src/core/councils/protocols/builtIn.ts';

export interface SampleCouncil {
  id?: string;
  seats?: string[];
  maxRounds?: number;
  attended?: boolean;
  at?: number;
  seatSeconds?: number;
}

const seat = (id: string, votes: boolean): Seat => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  kind: 'agent',
  role: `the role of ${id}`,
  persona: '',
  backend: 'script',
  votes,
  fence: `fence-${id}`,
});

export function sampleCouncil(options: SampleCouncil = {}): Council {
  const { id = '2026-11-16-cache', seats = ['henry', 'sage', 'nova'], maxRounds = 3, at = 1000 } = options;
  const brief: Brief = {
    type: 'debate',
    question: 'Should we cache the index?',
    constraints: [],
    acceptance: [],
    roles: {},
    maxRounds,
    timeouts: { seat: options.seatSeconds ?? 90 },
  };
  return {
    id,
    conversationId: `conversation-${id}`,
    brief,
    protocol: debate,
    seats: [...seats.map((each) => seat(each, true)), seat('maman', false)],
    orchestrator: 'maman',
    synthesizer: 'maman',
    language: 'en',
    seed: 7,
    attended: options.attended ?? true,
    status: 'running',
    createdAt: at,
    updatedAt: at,
    runs: [],
    injections: [],
    reruns: [],
  };
}
