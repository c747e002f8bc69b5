/** What a person's answer is about, where its form depends on that: the motion of its phase, and their own open points. */
import type { AnsweredOn } from '../words/pages/answeringWords.ts';
import type { CouncilHead, TurnView } from './views.ts';

export function answeredOn(
  { phases, motion, points = [] }: CouncilHead,
  { run, seat }: Pick<TurnView, 'run' | 'seat'>,
): AnsweredOn {
  const put = phases.find((phase) => phase.run === run)?.motion ?? motion;
  return {
    motion: put,
    points: points.filter((point) => point.by === seat && point.open).map(({ id }) => id),
  };
}
