/** A reason with the names that people know: codes carry ids. */
import type { Council, Reason } from './council.ts';

export function namedReason(council: Council, reason: Reason): Reason {
  if (reason.code !== 'owner-failed' || reason.detail === undefined) return reason;
  const seat = council.seats.find((each) => each.id === reason.detail);
  return { ...reason, detail: seat?.name ?? reason.detail };
}
