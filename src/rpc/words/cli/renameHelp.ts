/** What `council --help` says of renaming, deleting, restoring, and of briefs that a model drafts. */
import { typeset } from '../typeset.ts';

const en = {
  commands: {
    rename: 'give a council a title that is shown instead of its question; "" gives the question back',
    delete: 'move an ended council with its files and entries to the trash of the home; commits nothing',
    restore: 'bring a council back from the trash, exactly as it was',
    brief:
      'have the orchestrator’s model draft constraints, format and acceptance, and print the brief; starts nothing',
  },
  arguments: {
    id: 'the id of a council, as list shows it',
    title: 'the title, in quotes: one line of at most 200 characters',
    draft: 'the word draft',
    question: 'the question, in quotes',
  },
  options: {
    yes: 'delete without asking',
    draft: 'have the orchestrator’s model draft constraints, format and acceptance, shown before the start',
  },
};

const fr: typeof en = {
  commands: {
    rename: 'donner à un conseil un titre montré à la place de sa question ; "" rend la question',
    delete:
      'mettre un conseil terminé à la corbeille du dossier, avec ses fichiers et ses entrées ; ne commite rien',
    restore: 'ramener un conseil de la corbeille, exactement comme il était',
    brief:
      'faire rédiger contraintes, format et acceptation par le modèle de l’orchestrateur, et afficher le brief ; ne lance rien',
  },
  arguments: {
    id: 'l’identifiant d’un conseil, comme list l’affiche',
    title: 'le titre, entre guillemets : une ligne de 200 caractères au plus',
    draft: 'le mot draft',
    question: 'la question, entre guillemets',
  },
  options: {
    yes: 'supprimer sans demander',
    draft:
      'faire rédiger contraintes, format et acceptation par le modèle de l’orchestrateur, montrés avant le départ',
  },
};

export const renameHelp = { en, fr: typeset(fr) };
