/** What a seat votes in a phase of challenges, the first time and when it is asked again after the work was mended. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import type { Actor } from './actor.ts';
import { chance } from './draw.ts';
import type { CastVote } from './plan.ts';

/** How often this seat has voted in such a phase before. */
export const timesVoted = (scene: Scene): number =>
  scene.own.filter((heard) => heard.reading.form === 'challenge').length;

/** The last vote of this seat that could be read, if it has voted. */
export function lastVote(scene: Scene): CastVote | undefined {
  const voted = scene.own.flatMap(({ reading }) =>
    (reading.form === 'challenge' || reading.form === 'final') && reading.vote !== 'unreadable'
      ? [reading.vote]
      : [],
  );
  return voted.at(-1);
}

/** As planned; who came round once stays, and few hold out a third time. */
export function challengeVote({ scene, part, work }: Actor): CastVote {
  // Nobody sends their own text back.
  if (work?.heard?.seat === scene.seat.id) return 'agree';
  const time = timesVoted(scene);
  if (time === 0) return part.first;
  const before = lastVote(scene) ?? part.first;
  if (before === 'agree') return 'agree';
  if (time === 1) return part.last;
  return chance(scene.seed, scene.seat.id, 'holds', time) < 0.3 ? before : 'agree';
}
