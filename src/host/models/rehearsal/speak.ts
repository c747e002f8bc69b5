/** From a scene to a reply in the form it asks for. Pure: the same scene always gives the same words. */
import type { FormName } from '../../../core/forms/reading.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { enter } from './actor.ts';
import { writeBallot } from './ballot.ts';
import { writeChallenge } from './challenge.ts';
import { writeChange } from './change.ts';
import { chatTurn } from './chat.ts';
import { writeDraft } from './draft.ts';
import { finalVote, writeFinal } from './final.ts';
import { writeFrame } from './frame.ts';
import { labels } from './labels.ts';
import { writeMatrix } from './matrix.ts';
import { writeOutline } from './outline.ts';
import { writePage } from './page.ts';
import { writePosition } from './position.ts';
import { writeQa } from './qa.ts';
import { writeSynthesis } from './synthesis.ts';
import { writeTurn } from './turn.ts';
import { challengeVote } from './votes.ts';
import { writePlan } from './workPlan.ts';

const writers: Record<FormName, (scene: Scene) => string> = {
  position: writePosition,
  challenge: writeChallenge,
  final: writeFinal,
  synthesis: writeSynthesis,
  turn: writeTurn,
  ballot: writeBallot,
  qa: writeQa,
  matrix: writeMatrix,
  outline: writeOutline,
  draft: writeDraft,
  plan: writePlan,
  change: writeChange,
  frame: writeFrame,
  page: writePage,
};

export function rehearse(scene: Scene): string {
  if (scene.channel) return chatTurn(scene, scene.channel);
  if (scene.repair !== undefined && (scene.form === 'challenge' || scene.form === 'final')) {
    const actor = enter(scene);
    return labels[scene.language].vote + (scene.form === 'final' ? finalVote(actor) : challengeVote(actor));
  }
  return writers[scene.form](scene);
}
