/** The five points of a challenge, marked by what the temperament cares about. */
import { type ChecklistPoint, checklistPoints, type Mark } from '../../../core/forms/reading.ts';
import type { Actor } from './actor.ts';
import { chance } from './draw.ts';
import { labels, marks } from './labels.ts';
import type { CastVote } from './plan.ts';
import type { Temperament } from './temperament.ts';

const caresAbout: Record<Temperament, ChecklistPoint> = {
  guardian: 'risks',
  critic: 'completeness',
  builder: 'feasibility',
  tester: 'evidence',
  pragmatist: 'feasibility',
  reasoner: 'coherence',
  weaver: 'completeness',
  advocate: 'evidence',
};

/** The worst mark is where the temperament looks; agreement leaves at most warnings. */
function checklist({ scene, temperament }: Actor, vote: CastVote): [ChecklistPoint, Mark][] {
  const worst: Mark = vote === 'disagree' ? 'fail' : vote === 'nuance' ? 'warn' : 'pass';
  return checklistPoints.map((point) => {
    if (point === caresAbout[temperament]) return [point, worst];
    return [point, chance(scene.seed, scene.seat.id, point) < 0.25 ? 'warn' : 'pass'];
  });
}

export const checklistLines = (actor: Actor, vote: CastVote): string[] =>
  checklist(actor, vote).map(
    ([point, mark]) => `- [ ] ${marks[mark]} ${labels[actor.language].checklist[point]}`,
  );
