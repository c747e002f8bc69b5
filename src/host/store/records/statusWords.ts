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

/** The log's word for how a participant last answered. */
export function participantStatus(council: Council, seat: string): 'responded' | 'timeout' | 'absent' {
  const turn = council.runs
    .flatMap((run) => run.turns)
    .findLast((each) => each.seat === seat && each.state !== 'asked' && each.state !== 'queued');
  if (turn?.state === 'replied') return 'responded';
  return turn?.absence?.code === 'timeout' ? 'timeout' : 'absent';
}
