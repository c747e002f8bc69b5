/** What can become of a work, as the beginning of a proposal; the seat that makes it adds its own condition. */
import type { Language } from '../../../core/ids.ts';
import type { CastVote } from './plan.ts';

export const reviewCores: Record<Language, Record<CastVote, readonly string[]>> = {
  en: {
    agree: [
      'Go on with {doc} as it stands',
      'Take {doc} for good',
      'Accept {doc} and move to the next step',
      'Let {doc} through',
    ],
    nuance: [
      'Accept {doc} once one passage is rewritten',
      'Keep {doc} and mend a single point before it goes on',
      'Go on with {doc} under one written reservation',
      'Take most of {doc} and hold the rest for a day',
    ],
    disagree: [
      'Send {doc} back with a list of what is missing',
      'Rework {doc} before anyone builds on it',
      'Hold {doc} until its weakest part has been rewritten',
      'Return {doc} to its author',
    ],
  },
  fr: {
    agree: [
      'Continuer avec {doc} sans retouche',
      'Prendre {doc} pour de bon',
      'Accepter {doc} et passer à l’étape suivante',
      'Laisser passer {doc}',
    ],
    nuance: [
      'Accepter {doc} une fois un passage récrit',
      'Garder {doc} et reprendre un seul point avant la suite',
      'Continuer avec {doc} sous une réserve écrite',
      'Prendre l’essentiel {de doc} et garder le reste un jour de plus',
    ],
    disagree: [
      'Renvoyer {doc} avec la liste de ce qui manque',
      'Reprendre {doc} avant que quiconque bâtisse dessus',
      'Retenir {doc} tant que le passage le plus faible n’est pas récrit',
      'Rendre {doc} à son auteur',
    ],
  },
};
