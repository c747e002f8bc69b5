/** What a sentence asks a council: its question without the call, and the mode that it orders or that somebody named. */
import { chosenMode } from '../../core/councils/briefs/chooseMode.ts';
import { triggerOf } from '../../core/councils/briefs/triggers.ts';
import type { ModeWhy } from '../../rpc/messages/spendMessages.ts';

interface Asked {
  question: string;
  mode: string;
  because: ModeWhy;
}

export function asksFor(sentence: string, stated: string | undefined): Asked {
  const trigger = triggerOf(sentence);
  // "Conseil d'administration …" is a subject; "conseil : …" is a call.
  const question = trigger?.apart ? capital(trigger.subject) : sentence;
  return stated === undefined
    ? { question, ...chosenMode(question) }
    : { question, mode: stated, because: { code: 'chosen' } };
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
