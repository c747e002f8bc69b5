/** What is said when a program changed a file that only people change: that it was put back, and where its words are. */
import { typeset } from '../typeset.ts';

interface Undone {
  file: string;
  kept?: string;
  failed?: string;
}

const en = {
  /** To people. */
  told: (undone: readonly Undone[]) =>
    undone
      .map(({ file, kept, failed }) => {
        const aside =
          kept === undefined
            ? ''
            : ` What stood there is in ${kept}: if you wrote it yourself, take it from there.`;
        return failed === undefined
          ? `${file} was changed while a tool, an agent or a check was at work. It gives power here, so it was put back.${aside}`
          : `${file} was changed while a tool, an agent or a check was at work, and could not be put back (${failed}). Look at it before anything else runs.${aside}`;
      })
      .join('\n'),
  /** With the call, the turn or the check that was under way. */
  recorded: (undone: readonly Undone[]) =>
    undone
      .map(({ file, failed }) =>
        failed === undefined
          ? `Undone: ${file} was changed meanwhile. Only people change it; it was put back.`
          : `${file} was changed meanwhile and could not be put back: ${failed}`,
      )
      .join('\n'),
};

const fr: typeof en = {
  told: (undone: readonly Undone[]) =>
    undone
      .map(({ file, kept, failed }) => {
        const aside =
          kept === undefined
            ? ''
            : ` Ce qui s’y trouvait est dans ${kept} : si vous l’avez écrit vous-même, reprenez-le là.`;
        return failed === undefined
          ? `${file} a changé pendant qu’un outil, un agent ou une vérification travaillait. Ce fichier donne des pouvoirs ici : il a été remis en place.${aside}`
          : `${file} a changé pendant qu’un outil, un agent ou une vérification travaillait, et n’a pas pu être remis en place (${failed}). Le regarder avant que quoi que ce soit d’autre s’exécute.${aside}`;
      })
      .join('\n'),
  recorded: (undone: readonly Undone[]) =>
    undone
      .map(({ file, failed }) =>
        failed === undefined
          ? `Annulé : ${file} a changé entre-temps. Seules des personnes le changent ; il a été remis en place.`
          : `${file} a changé entre-temps et n’a pas pu être remis en place : ${failed}`,
      )
      .join('\n'),
};

export const powersWords = { en, fr: typeset(fr) };
