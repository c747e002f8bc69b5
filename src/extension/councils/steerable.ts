/** What can be done to a council now: whom it waits for, which checks fail, which points are open, which limits it has. */
import type { PointView } from '../../rpc/views/motionViews.ts';
import type { CouncilView, SeatView } from '../../rpc/views/views.ts';

/** Seats that were asked and have not answered; not those that wait for their turn. */
export function askedSeats({ head, entries }: CouncilView): SeatView[] {
  const open = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'turn' &&
      entry.waits !== true &&
      (entry.state === 'queued' || entry.state === 'speaking')
        ? [entry.seat]
        : [],
    ),
  );
  return head.seats.filter((seat) => open.has(seat.id));
}

export function failedChecks({ head }: CouncilView): string[] {
  const last = head.phases.findLast((phase) => (phase.checks?.length ?? 0) > 0)?.checks ?? [];
  return last.filter((check) => check.state === 'failed').map((check) => check.name);
}

/** That of a check is waived with its check. */
export const openPoints = ({ head }: CouncilView): PointView[] =>
  (head.points ?? []).filter((point) => point.open && !point.check);

export interface LimitNow {
  limit: 'tokens' | 'cost' | 'time';
  now: number;
}

export function limitsIn({ head }: CouncilView): LimitNow[] {
  const { budget } = head;
  const found: [LimitNow['limit'], number | undefined][] = [
    ['tokens', budget?.tokens.limit],
    ['cost', budget?.cost?.limit],
    ['time', budget?.minutes.limit],
  ];
  return found.flatMap(([limit, now]) => (now === undefined ? [] : [{ limit, now }]));
}
