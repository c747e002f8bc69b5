/** Takes note of what people said to the council, in their own words, one line a person, so that nobody is left unheard. */
import type { Injection } from '../../../core/councils/council.ts';
import type { Language } from '../../../core/ids.ts';
import type { Actor } from './actor.ts';
import { labels } from './labels.ts';
import { clipped } from './quote.ts';
import { capital, listed } from './typeset.ts';

/** Empty when nothing was said. */
export function acknowledgement({ scene, voice, say, language }: Actor): string {
  const line = ({ by, said }: Said) =>
    say(voice.acknowledge, `acknowledge ${scene.phase.id} ${scene.round} ${by}`, { by, said });
  return acknowledgeWith(scene.injections, language, line);
}

interface Said {
  by: string;
  said: string;
}

export function acknowledgeWith(
  injections: readonly Injection[],
  language: Language,
  line: (heard: Said) => string,
): string {
  const people = [...new Set(injections.map((one) => one.by))];
  return people
    .map((by) => {
      const words = injections.filter((one) => one.by === by).slice(-3);
      return line({
        by,
        said: listed(
          words.map((one) => clipped(one.text, language, 16)),
          language,
        ),
      });
    })
    .map((sentence) => labels[language].acknowledged + capital(sentence))
    .join('\n');
}
