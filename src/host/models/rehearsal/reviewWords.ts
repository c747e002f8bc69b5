/** What can become of a work, as the beginning of a proposal; the seat that makes it adds its own condition. */
import type { Language } from '../../../core/ids.ts';
import type { CastVote } from './plan.ts';
import type { Pool } from './voice.ts';

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

/** What an author says of their own text when all are asked about it. */
export const ownText: Record<Language, Pool> = {
  en: [
    'This one is mine, so I asked a single thing of it, whether {quote} still says what I meant. It does.',
    'I read my own text as if somebody else had sent it, and stayed longest with {quote}.',
  ],
  fr: [
    'Ce texte est le mien ; je n’y ai cherché qu’une chose, si {quote} dit encore ce que je voulais dire. Oui.',
    'J’ai relu mon propre texte comme s’il venait d’ailleurs, en m’attardant sur {quote}.',
  ],
};
