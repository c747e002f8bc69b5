/**
 * From a scene to a reply in the form it asks for. Pure: the same scene always gives the same words. A new form is a
 * writer here; a new field of one is a label (labels.ts), a line where its form is written, and words: in words/ with
 * the seat's own {concern} in them, or, where every voice should have its own, an occasion in voices/voice.ts.
 */
import { bodyOf } from '../../../core/forms/body.ts';
import type { FormName } from '../../../core/forms/reading.ts';
import type { ChannelScene } from '../../../core/prompts/channels/channelScene.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { chatTurn } from './chat.ts';
import { writeSynthesis } from './conclusion.ts';
import { writeAdvocate, writeChallenge, writeFinal, writePosition, writeReview } from './debate.ts';
import {
  writeChange,
  writeDraft,
  writeFrame,
  writeOutline,
  writePage,
  writePlan,
  writeResponse,
} from './documents.ts';
import { writeMatrix } from './optionMatrix.ts';
import { writeQa } from './qualityGate.ts';
import { writeBallot, writeTurn } from './roundTable.ts';

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
  review: writeReview,
  response: writeResponse,
  advocate: writeAdvocate,
};

export function rehearse(scene: Scene | ChannelScene): string {
  if (scene.kind === 'channel') return chatTurn(scene);
  if (scene.alone) return bodyOf('position', writePosition({ ...scene, form: 'position' }));
  // What was left out is said once more with all the rest: only what was missing is read of it.
  return writers[scene.form](scene);
}
