/** What a person's sentence asks for: its question without the call to the table, and the mode, stated or chosen. */
import { chosenMode } from '../../core/councils/briefs/chooseMode.ts';
import { triggerOf } from '../../core/councils/briefs/triggers.ts';

export interface Asked {
  question: string;
  mode: string;
  /** The words that chose the mode; absent when it was stated, or when nothing asks for more than a debate. */
  because?: string;
}

export function asksFor(sentence: string, stated: string | undefined): Asked {
  const trigger = triggerOf(sentence);
  // "Conseil d'administration …" is a subject; "conseil : …" is a call.
  const question = trigger?.apart ? capital(trigger.subject) : sentence;
  return stated === undefined ? { question, ...chosenMode(question) } : { question, mode: stated };
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
