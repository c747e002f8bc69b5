/** A person closes a point in writing, until somebody has decided: while it runs, at the decision, and of one that ended without. */
import type { Event } from '../../events.ts';
import type { Instant } from '../../ids.ts';
import type { Council } from '../council.ts';
import { ended, undecided } from '../interpreter.ts';
import { waive } from '../voting/checks.ts';
import { isOpen, withWaived } from '../voting/ledger.ts';

export function waivePoint(
  council: Council,
  { point: id, by, text }: Extract<Event, { type: 'point.waived' }>,
  at: Instant,
): Council {
  const point = council.points?.find((each) => each.id === id);
  const isLate = undecided.has(council.status);
  if (!point || !isOpen(point) || (ended.has(council.status) && !isLate)) return council;
  // The gate looks at the check, and the check tells the ledger.
  if (point.check)
    return waive(council, { type: 'check.waived', council: council.id, name: point.by, by, text }, at);
  const next = { ...withWaived(council, id, by, text), updatedAt: at };
  if (!isLate) return next;
  // What was written of this council lacks these words.
  const { recorded: _recorded, ...owed } = next;
  return owed;
}
