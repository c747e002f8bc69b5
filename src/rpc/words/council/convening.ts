/** What is said when a council is convened: why it follows this protocol, and what it does not get to read. */
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

interface ConveningWords {
  /** Given the words of the question that decided. */
  because(words: string | undefined): string;
  mode(mode: string, because: string): string;
  cut(what: string): string;
}

export const conveningWords: Words<ConveningWords> = {
  en: {
    because: (words) =>
      words === undefined
        ? 'nothing in the question asks for another protocol'
        : `the question says “${words}”`,
    mode: (mode, because) => `Protocol: ${mode} (${because}). Another one: --mode`,
    cut: (what) => `The context was too long. ${what}`,
  },
  fr: typeset({
    because: (words) =>
      words === undefined ? 'rien dans la question n’en demande un autre' : `la question dit « ${words} »`,
    mode: (mode, because) => `Protocole : ${mode} (${because}). Un autre : --mode`,
    cut: (what) => `Le contexte était trop long. ${what}`,
  }),
};
