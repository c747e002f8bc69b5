/** What is said when a council is convened: why it follows this protocol, and what it does not get to read. */
import { typeset } from '../typeset.ts';

const en = {
  /** Given the words of the question that decided. */
  because: (words: string | undefined) =>
    words === undefined
      ? 'nothing in the question asks for another protocol'
      : `the question says “${words}”`,
  mode: (mode: string, because: string) => `Protocol: ${mode} (${because}). Another one: --mode`,
  cut: (what: string) => `The context was too long. ${what}`,
};

const fr: typeof en = {
  because: (words) =>
    words === undefined ? 'rien dans la question n’en demande un autre' : `la question dit « ${words} »`,
  mode: (mode, because) => `Protocole : ${mode} (${because}). Un autre : --mode`,
  cut: (what) => `Le contexte était trop long. ${what}`,
};

export const conveningWords = { en, fr: typeset(fr) };
