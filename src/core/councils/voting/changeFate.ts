/** What becomes of a proposed change: it is applied once a person has accepted the council, and never otherwise. */
import type { Event } from '../../events.ts';
import type { Instant } from '../../ids.ts';
import type { ChangeFate, ChangeRefusal, Council } from '../council.ts';
import { ended } from '../interpreter.ts';
import { changeOn } from './changeCheck.ts';

/** What an acceptance owes. Kept in the council, so that one accepted under an older release never owes it later. */
export const owedChange = (council: Council): { change?: ChangeFate } =>
  changeOn(council)?.diff === undefined ? {} : { change: { state: 'owed', files: [] } };

export function changeApplied(
  council: Council,
  { ok, files, output, why }: Extract<Event, { type: 'change.applied' }>,
  at: Instant,
): Council {
  if (council.change?.state !== 'owed') return council;
  const change: ChangeFate = {
    state: ok ? 'applied' : 'failed',
    files,
    ...(why === undefined ? {} : { why }),
    ...(output === '' ? {} : { detail: output }),
  };
  return { ...council, change, updatedAt: at };
}

/** How a proposed change stands, for people. */
export type ChangeStanding =
  | { state: 'proposed' | 'owed'; files: string[] }
  | { state: 'applied'; files: string[] }
  | {
      state: 'not-applied';
      files: string[];
      why: ChangeRefusal | 'amended' | 'rejected' | 'not-decided' | 'no-diff';
      detail?: string;
    };

/** Nothing while nobody has proposed one, while it may still change, and where an older release did not ask. */
export function changeStanding(council: Council): ChangeStanding | undefined {
  const proposed = changeOn(council);
  if (!proposed || (council.status !== 'decision' && !ended.has(council.status))) return undefined;
  const { change, decision } = council;
  if (change) {
    const { state, files, why = 'failed', detail } = change;
    if (state !== 'failed') return { state, files };
    return { state: 'not-applied', files, why, ...(detail === undefined ? {} : { detail }) };
  }
  const not = (why: Extract<ChangeStanding, { state: 'not-applied' }>['why']): ChangeStanding => ({
    state: 'not-applied',
    files: [],
    why,
  });
  if (proposed.diff === undefined) return not('no-diff');
  if (decision?.verdict === 'accept') return undefined;
  if (decision) return not(decision.verdict === 'amend' ? 'amended' : 'rejected');
  return council.status === 'decision' ? { state: 'proposed', files: proposed.files } : not('not-decided');
}
