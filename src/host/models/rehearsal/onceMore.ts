/** The answer to whoever asked for another round, in the words of the question; nothing when nobody did. */
import type { Actor } from './actor.ts';
import { frames } from './frames.ts';
import { clipped } from './quote.ts';

export function onceMore({ scene, voice, say, frame, language }: Actor): string {
  if (scene.anotherRound === undefined) return '';
  const concern = say(voice.concern, 'concern');
  return frame(frames[language].again, `again ${scene.round}`, {
    said: clipped(scene.anotherRound, language),
    concern,
  });
}
