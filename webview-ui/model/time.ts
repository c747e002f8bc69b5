/** How long things took or have taken. Waiting for a person does not count. */
import type { CouncilHead, PhaseView, TurnView } from '../../src/rpc/views.ts';

/** Time the council has worked: it stands still once nothing runs. */
export function elapsedOf(head: CouncilHead, now: number): number {
  if (head.status === 'running') return Math.max(0, now - head.createdAt);
  const marks = head.phases.flatMap((phase) => [phase.startedAt ?? 0, phase.endedAt ?? 0]);
  const last = Math.max(head.createdAt, ...marks);
  return last - head.createdAt;
}

export function phaseTime(phase: PhaseView, head: CouncilHead, now: number): number | undefined {
  if (phase.startedAt === undefined) return undefined;
  const end = phase.endedAt ?? (phase.state === 'now' && head.status === 'running' ? now : undefined);
  return end === undefined ? undefined : Math.max(0, end - phase.startedAt);
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
