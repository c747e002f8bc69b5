/** Councils whose votes are on one motion, run by run from what their seats are read to have said. */
import type { Council, PhaseRun, Turn } from '../../src/core/councils/council.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { withProposals } from '../../src/core/councils/voting/proposals.ts';
import type {
  BallotReading,
  ChallengeReading,
  FinalReading,
  PositionReading,
  Reading,
  TurnReading,
} from '../../src/core/forms/reading.ts';
import { sampleCouncil } from './sampleCouncil.ts';

export const four = ['henry', 'sage', 'nova', 'blaise'];

export const stamped = (seats: string[] = four, mode = 'debate', maxRounds = 3): Council => {
  const council = sampleCouncil({ seats, maxRounds });
  return {
    ...council,
    protocol: builtInProtocols[mode] ?? council.protocol,
    brief: { ...council.brief, type: mode },
    votesOn: 'motion',
  };
};

/** What each seat said; `null` was absent. */
export function heard(council: Council, phase: string, said: Record<string, Reading | null>): Council {
  const turns = Object.entries(said).map(
    ([seat, reading]): Turn =>
      reading === null
        ? { seat, state: 'absent', attempt: 1, deadlineAt: 0, absence: { code: 'timeout' } }
        : { seat, state: 'replied', attempt: 1, deadlineAt: 0, text: `The words of ${seat}.`, reading },
  );
  const round = council.runs.length + 1;
  const run: PhaseRun = {
    phase,
    round,
    startedAt: round * 1000,
    endedAt: round * 1000 + 1,
    turns,
    injections: 0,
  };
  return withProposals({ ...council, runs: [...council.runs, run] }, run);
}

export const position = (proposal?: string): PositionReading => ({
  form: 'position',
  problems: [],
  ...(proposal === undefined ? {} : { proposal }),
});

export const challenge = (said: Partial<ChallengeReading>): ChallengeReading => ({
  form: 'challenge',
  vote: 'agree',
  contests: [],
  checklist: {},
  blocking: [],
  problems: [],
  ...said,
});

export const final = (said: Partial<FinalReading>): FinalReading => ({
  form: 'final',
  vote: 'agree',
  blocking: [],
  problems: [],
  ...said,
});

export const turn = (said: Partial<TurnReading>): TurnReading => ({
  form: 'turn',
  stances: [],
  problems: [],
  ...said,
});

export const ballot = (said: Partial<BallotReading>): BallotReading => ({
  form: 'ballot',
  stances: [],
  problems: [],
  ...said,
});
