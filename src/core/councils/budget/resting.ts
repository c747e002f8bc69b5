/** Time in which nobody was to work: a pause, or a host that was away. It is held against no limit. */
import type { Instant } from '../../ids.ts';
import type { Council, Reason } from '../council.ts';

/** From `since` on, by default from now. */
export const paused = (council: Council, why: Reason, at: Instant, since = at): Council => ({
  ...council,
  status: 'paused',
  why,
  updatedAt: at,
  pausedAt: Math.min(since, at),
});

/** A run that was open meanwhile is not charged for the time. */
export function rested(council: Council, since: Instant, at: Instant): Council {
  const { pausedAt: _pausedAt, ...rest } = council;
  const last = council.runs.at(-1);
  // Of a clock that was put back since: what began at ten began at nine.
  const began = last ? last.startedAt + Math.min(0, last.rested ?? 0) : since;
  const ms = at - Math.max(since, began);
  if (!last || last.endedAt !== undefined || ms <= 0) return rest;
  return { ...rest, runs: [...council.runs.slice(0, -1), { ...last, rested: (last.rested ?? 0) + ms }] };
}

/** The pause is over. */
export const awake = (council: Council, at: Instant): Council =>
  council.pausedAt === undefined ? council : rested(council, council.pausedAt, at);
