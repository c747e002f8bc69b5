/** The turns of a council that can be asked again: those that were answered or missed, and are not being asked now. */
import type { CouncilView, TurnView } from '../../rpc/views/views.ts';

export interface AskableTurn {
  key: string;
  name: string;
  role: string;
  phase: string;
  round: number;
  /** Its phase is open: the new answer will take the place of the one before. */
  counts: boolean;
}

/** The newest first: that is the one people mean. */
export function askableTurns({ head, entries }: CouncilView): AskableTurn[] {
  if (head.status === 'paused') return [];
  const settled = entries.filter(
    (entry): entry is TurnView =>
      entry.kind === 'turn' &&
      (entry.state === 'replied' || entry.state === 'absent') &&
      !entry.answers?.some((answer) => answer.state === 'asked'),
  );
  return settled.toReversed().map(({ key, seat, run, phase, round }) => {
    const found = head.seats.find((each) => each.id === seat);
    const counts = head.phases.some((each) => each.run === run && each.state === 'now');
    return { key, name: found?.name ?? seat, role: found?.role ?? '', phase, round, counts };
  });
}
