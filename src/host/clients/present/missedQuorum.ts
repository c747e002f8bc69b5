/** Whether fewer answered in a vote than its quorum asks for; nothing is said while some may still answer. */
import type { Council, PhaseRun } from '../../../core/councils/council.ts';
import { quorumOf } from '../../../core/councils/voting/quorum.ts';
import { answered } from '../../../core/councils/voting/tally.ts';

export const missedQuorum = (council: Council, run: PhaseRun | undefined): { missed?: true } =>
  run?.endedAt !== undefined && answered(run).length < quorumOf(council, run.turns.length)
    ? { missed: true }
    : {};
