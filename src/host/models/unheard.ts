/**
 * What a session that remembers is sent: only what it has not heard. One that was lost, or opened anew after a restart,
 * is given its own earlier words again, compacted, so that it goes on as the same voice.
 */
import type { Language } from '../../core/ids.ts';
import { extracted } from '../../core/prompts/cutToSentences.ts';
import type { Prompt } from '../../core/prompts/prompt.ts';
import type { TurnRequest } from '../ports/ports.ts';

/** Of each earlier message a lost session is told this much, in characters. */
const keptOfOwn = 2000;
const keptOfAsked = 600;

type Kind = TurnRequest['scene']['kind'];

const words: Record<Language, { before: Record<Kind, string>; asked: string; you: string; now: string }> = {
  en: {
    before: {
      council: 'You sat in this council before, and your session was opened again. In short, this was said:',
      channel: 'You were in this channel before, and your session was opened again. In short, this was said:',
    },
    asked: 'You were asked:',
    you: 'You answered:',
    now: 'Now:',
  },
  fr: {
    before: {
      council:
        'Tu siégeais déjà à ce conseil et ta session a été rouverte. Voici, en bref, ce qui a été dit :',
      channel: 'Tu étais déjà dans ce canal et ta session a été rouverte. Voici, en bref, ce qui a été dit :',
    },
    asked: 'On t’a demandé :',
    you: 'Tu as répondu :',
    now: 'Maintenant :',
  },
};

/** `heard` is how many messages of this prompt the session has: 0 for a new one. */
export function unheard(
  prompt: Prompt,
  heard: number,
  { kind, language }: Pick<TurnRequest['scene'], 'kind' | 'language'>,
): string {
  const last = prompt.messages.at(-1)?.text ?? '';
  if (heard > 0 && heard === prompt.messages.length - 1) return last;
  const earlier = prompt.messages.slice(0, -1);
  if (earlier.length === 0) return [prompt.system, last].join('\n\n');
  const say = words[language];
  const told = earlier.map(({ role, text }) =>
    role === 'assistant'
      ? `${say.you}\n${extracted(text, keptOfOwn)}`
      : `${say.asked}\n${extracted(text, keptOfAsked)}`,
  );
  return [prompt.system, say.before[kind], ...told, say.now, last].join('\n\n');
}

/** How many messages a session has heard once it has answered this prompt: its own answer is one of them. */
export const heardAfter = (prompt: Prompt): number => prompt.messages.length + 1;
