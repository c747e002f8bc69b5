/** What is said when a council is convened: why it follows this protocol, what it lacks, and what it does not get to read. */
import type { ModeWhy } from '../../messages/spendMessages.ts';
import { typeset } from '../typeset.ts';

const en = {
  /** After the name of the mode. */
  why: ({ code, words = '' }: ModeWhy): string =>
    ({
      'yes-no': 'a yes/no question',
      open: 'an open question',
      plain: 'it orders no document, change, review or summary',
      options: 'it names options to choose between',
      order: `you ask for it: “${words}”`,
      chosen: 'because you chose it',
      brief: 'because the brief says so',
    })[code],
  mode: (mode: string, because: string) => `Protocol: ${mode} (${because}). Another one: --mode`,
  nobodyAlone: 'No model sits at this table: there is nothing to compare the council with.',
  cut: (what: string) => `The context was too long. ${what}`,
  nothingToReview: 'A review needs something to review: a file, part of one, or a range of commits.',
  /** How it is given, to whom asked in words and to whom wrote a brief. */
  giveContext: 'Add --context src/file.ts, --context src/file.ts:10-40 or --context main..HEAD',
  writeContext: 'Add it to the brief: context: [{ file: src/file.ts }] or [{ git: main..HEAD }]',
  askContext: 'What should be reviewed? A file, a part of it (src/file.ts:10-40), or a range (main..HEAD)',
  /** The same, to be picked in the editor. */
  review: {
    title: 'À table · review',
    placeholder: 'What should be reviewed?',
    selection: 'The selection',
    front: 'This file',
    lastCommit: 'The last commit',
    range: 'A range of commits…',
    rangePrompt: 'A range as git writes it: main..HEAD',
    file: 'Other files…',
  },
};

const fr: typeof en = {
  why: ({ code, words = '' }) =>
    ({
      'yes-no': 'une question par oui ou non',
      open: 'une question ouverte',
      plain: 'ni document, ni changement, ni relecture, ni résumé demandé',
      options: 'des options entre lesquelles choisir',
      order: `vous le demandez : « ${words} »`,
      chosen: 'parce que vous l’avez choisi',
      brief: 'parce que le brief le dit',
    })[code],
  mode: (mode, because) => `Protocole : ${mode} (${because}). Un autre : --mode`,
  nobodyAlone: 'Aucun modèle n’est à cette table : rien à quoi comparer le conseil.',
  cut: (what) => `Le contexte était trop long. ${what}`,
  nothingToReview:
    'Une relecture demande quelque chose à relire : un fichier, une partie, ou une plage de commits.',
  giveContext: 'Ajoutez --context src/fichier.ts, --context src/fichier.ts:10-40 ou --context main..HEAD',
  writeContext: 'À ajouter au brief : context: [{ file: src/fichier.ts }] ou [{ git: main..HEAD }]',
  askContext: 'Que faut-il relire ? Un fichier, une partie (src/fichier.ts:10-40), ou une plage (main..HEAD)',
  review: {
    title: 'À table · relecture',
    placeholder: 'Que faut-il relire ?',
    selection: 'La sélection',
    front: 'Ce fichier',
    lastCommit: 'Le dernier commit',
    range: 'Une plage de commits…',
    rangePrompt: 'Une plage comme git l’écrit : main..HEAD',
    file: 'D’autres fichiers…',
  },
};

export const conveningWords = { en, fr: typeset(fr) };
