/** One table from a council's status to the words of each file's own seed. */
import type { Council, Status } from '../../../core/councils/council.ts';

interface StatusWords {
  /** The shared conversation's. */
  live: 'ACTIVE' | 'CONVERGED' | 'TIMEOUT';
  /** The structured log's. */
  log: 'active' | 'resolved';
  /** The archive's: until someone decides, a synthesis is a recommendation. */
  archive: Status;
}

export const statusWords: Record<Status, StatusWords> = {
  running: { live: 'ACTIVE', log: 'active', archive: 'running' },
  paused: { live: 'ACTIVE', log: 'active', archive: 'paused' },
  decision: { live: 'CONVERGED', log: 'active', archive: 'recommended' },
  decided: { live: 'CONVERGED', log: 'resolved', archive: 'decided' },
  recommended: { live: 'CONVERGED', log: 'resolved', archive: 'recommended' },
  rejected: { live: 'CONVERGED', log: 'resolved', archive: 'rejected' },
  inconclusive: { live: 'TIMEOUT', log: 'resolved', archive: 'inconclusive' },
  stopped: { live: 'TIMEOUT', log: 'resolved', archive: 'stopped' },
  'over-budget': { live: 'TIMEOUT', log: 'resolved', archive: 'over-budget' },
};

/** The log's word for how a participant last answered; while it goes on, of one who has not, that it is waited for. */
export function participantStatus(
  council: Council,
  seat: string,
): 'responded' | 'timeout' | 'absent' | 'waiting' {
  const turn = council.runs
    .flatMap((run) => run.turns)
    .findLast((each) => each.seat === seat && each.state !== 'asked' && each.state !== 'queued');
  if (turn?.state === 'replied') return 'responded';
  if (!turn && statusWords[council.status].log === 'active') return 'waiting';
  return turn?.absence?.code === 'timeout' || turn?.absence?.code === 'time' ? 'timeout' : 'absent';
}
