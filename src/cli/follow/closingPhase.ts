/** Which phase holds the council's answer. Views of earlier releases do not say it: there it was the synthesis. */
import type { PhaseView } from '../../rpc/views/views.ts';

export const isClosing = (phase: Pick<PhaseView, 'phase' | 'closing'>): boolean =>
  phase.closing ?? phase.phase === 'SYNTHESIZE';
