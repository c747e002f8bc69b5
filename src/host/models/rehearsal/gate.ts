/** What the gate of a rehearsed council will say: whether it sends the work back, how often, and for which of its points. */
import { type Mark, type QaPoint, qaPoints } from '../../../core/forms/reading.ts';
import { chance, hash, pick } from './draw.ts';

export interface GatePlan {
  /** How often the gate fails before it lets the work pass; four is more than it may. */
  failures: number;
  /** What it fails for: the work leaves it out at first, and mends it when it is sent back. */
  gap: QaPoint;
}

/** Points that a document can lack and later hold. */
const gaps: readonly QaPoint[] = ['assumptions', 'edges', 'acceptance', 'actions'];

export function planGate(seed: number): GatePlan {
  const drawn = chance(seed, 'gate');
  return {
    failures: drawn < 0.58 ? 0 : drawn < 0.9 ? 1 : drawn < 0.97 ? 2 : 4,
    gap: pick(gaps, seed, 'gap'),
  };
}

/** The marks of the n-th judgement, counted from 0. */
export function marksOf(seed: number, time: number): Record<QaPoint, Mark> {
  const { failures, gap } = planGate(seed);
  const warned = qaPoints[hash(seed, 'warned') % qaPoints.length];
  const second =
    chance(seed, 'second warning') < 0.3 ? qaPoints[hash(seed, 'also') % qaPoints.length] : undefined;
  const warns = chance(seed, 'warns') < 0.6;
  const marks = qaPoints.map((point): [QaPoint, Mark] => {
    if (time < failures && point === gap) return [point, 'fail'];
    return [point, (warns && point === warned) || point === second ? 'warn' : 'pass'];
  });
  return Object.fromEntries(marks) as Record<QaPoint, Mark>;
}
