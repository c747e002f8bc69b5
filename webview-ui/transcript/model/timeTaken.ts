/** How long things took or have taken. Waiting for a person does not count. */
import type { CouncilHead, PhaseView, TurnView } from '../../../src/rpc/views/views.ts';

/** Time the council has worked, as its budget counts it: the host says how long, and whether it goes on. */
export function elapsedOf({ worked }: CouncilHead, now: number): number {
  if (!worked) return 0;
  return worked.ms + (worked.ticks ? Math.max(0, now - worked.at) : 0);
}

export function phaseTime(phase: PhaseView, head: CouncilHead, now: number): number | undefined {
  if (phase.startedAt === undefined) return undefined;
  const end = phase.endedAt ?? (phase.state === 'now' && head.status === 'running' ? now : undefined);
  return end === undefined ? undefined : Math.max(0, end - phase.startedAt - (phase.rested ?? 0));
}

/** How long a seat has had the floor, of how long it may. */
export function floorTime(
  turn: TurnView,
  phase: PhaseView | undefined,
  now: number,
): { spent: number; of?: number } | undefined {
  const since = turn.at ?? phase?.startedAt;
  if (since === undefined) return undefined;
  const spent = Math.max(0, now - since);
  return turn.deadlineAt === undefined ? { spent } : { spent, of: Math.max(0, turn.deadlineAt - since) };
}
