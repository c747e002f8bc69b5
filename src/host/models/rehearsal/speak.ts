/** From a scene to a reply in the form it asks for. Pure: the same scene always gives the same words. */
import type { Scene } from '../../../core/prompts/scene.ts';
import { enter } from './actor.ts';
import { writeChallenge } from './challenge.ts';
import { finalVote, writeFinal } from './final.ts';
import { labels } from './labels.ts';
import { writePosition } from './position.ts';
import { writeSynthesis } from './synthesis.ts';

export function rehearse(scene: Scene): string {
  if (scene.repair !== undefined && (scene.form === 'challenge' || scene.form === 'final')) {
    const actor = enter(scene);
    return labels[scene.language].vote + (scene.form === 'final' ? finalVote(actor) : actor.part.first);
  }
  switch (scene.form) {
    case 'position':
      return writePosition(scene);
    case 'challenge':
      return writeChallenge(scene);
    case 'final':
      return writeFinal(scene);
    case 'synthesis':
      return writeSynthesis(scene);
  }
}
