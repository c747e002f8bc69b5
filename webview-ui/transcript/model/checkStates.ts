/** The checks as they stand: those of the last time they ran. */
import type { CheckView } from '../../../src/rpc/views/deliberationViews.ts';
import type { CouncilHead } from '../../../src/rpc/views/views.ts';

export const lastChecks = (head: CouncilHead): readonly CheckView[] =>
  head.phases.findLast((phase) => (phase.checks?.length ?? 0) > 0)?.checks ?? [];
