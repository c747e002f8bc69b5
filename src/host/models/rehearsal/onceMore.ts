/** The answer to whoever asked for another round, or asked this seat again, in their words; nothing when nobody did. */
import type { Actor } from './actor.ts';
import { frames } from './frames.ts';
import { clipped } from './quote.ts';

export function onceMore({ scene, voice, say, frame, language }: Actor): string {
  const asked = scene.askedAgain?.text ?? scene.anotherRound;
  if (asked === undefined) return '';
  const concern = say(voice.concern, 'concern');
  return frame(frames[language].again, `again ${scene.round}`, {
    said: clipped(asked, language),
    concern,
  });
}
