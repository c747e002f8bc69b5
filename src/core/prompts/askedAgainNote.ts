/** Tells a seat that a person asks it again. What the person adds is fenced like any word of others. */
import type { Language } from '../ids.ts';
import { fenced } from './fence.ts';
import type { Scene } from './seatScene.ts';

const words: Record<Language, { again(by: string): string; note(by: string): string }> = {
  en: {
    again: (by) =>
      `${by} asks you this again. Your first answer is kept and not shown to you: answer the question anew.`,
    note: (by) => `${by} adds, as a wish for this answer:`,
  },
  fr: {
    again: (by) =>
      `${by} te repose la question. Ta première réponse est conservée et ne t’est pas montrée : réponds à nouveau.`,
    note: (by) => `${by} ajoute, comme souhait pour cette réponse :`,
  },
};

export function askedAgain({ askedAgain: again, language }: Scene, mark: string): string[] {
  if (!again) return [];
  const say = words[language];
  const { by, text } = again;
  return [say.again(by), ...(text === undefined ? [] : [say.note(by), fenced(mark, by, text)])];
}
