/** Answers someone by quoting what they really wrote, with or against it. */
import type { Heard } from '../../../core/prompts/seatScene.ts';
import type { Actor } from './actor.ts';
import { fragmentOf } from './quote.ts';
import { quoted } from './subject.ts';
import type { Pool } from './voice.ts';

export function answer({ scene, say, language, subject }: Actor, heard: Heard, pool: Pool, time = 0): string {
  const words = fragmentOf(heard.text, [subject.act], scene.seed, scene.seat.id, heard.seat);
  const quote = quoted(words, language);
  return say(pool, `answer ${heard.seat}`, { at: `@${heard.seat}`, name: heard.name, quote }, time);
}
