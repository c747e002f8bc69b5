/** The few words of our own around a last word that no model wrote: everything else in it was said by somebody. */
import type { Language } from '../../ids.ts';

interface ExtractWords {
  /** The first line, whatever it was drawn from. */
  fromMotion: string;
  fromPositions: string;
  answer: string;
  positions: string;
  amended(text: string): string;
  accepted(by: string, text: string): string;
  /** Without a letter the work itself was voted on. */
  tally(back: number, of: number, letter: string | undefined): string;
  notVotedOn: string;
  /** A work that not even half of those asked approved is recommended by nobody. */
  notApproved(back: number, of: number): string;
}

export const extractWords: Record<Language, ExtractWords> = {
  en: {
    fromMotion: 'No model wrote this: drawn from the motion, word for word.',
    fromPositions: 'No model wrote this, and nothing was put to the vote. It recommends nothing.',
    answer: 'Answer',
    positions: 'Positions',
    amended: (text) => `Amended by its author: ${text}`,
    accepted: (by, text) => `With an amendment by @${by}: ${text}`,
    tally: (back, of, letter) =>
      letter === undefined ? `${back} of ${of} approve it.` : `${back} of ${of} back ${letter}.`,
    notVotedOn: 'Nobody has voted on it.',
    notApproved: (back, of) => `It recommends nothing: ${back} of ${of} approved the work.`,
  },
  fr: {
    fromMotion: 'Aucun modèle n’a écrit ceci : tiré de la motion, mot pour mot.',
    fromPositions: 'Aucun modèle n’a écrit ceci, et rien n’a été mis aux voix. Rien n’est recommandé.',
    answer: 'Réponse',
    positions: 'Positions',
    amended: (text) => `Amendée par son auteur : ${text}`,
    accepted: (by, text) => `Avec un amendement de @${by} : ${text}`,
    tally: (back, of, letter) =>
      letter === undefined ? `${back} sur ${of} l’approuvent.` : `${back} sur ${of} pour ${letter}.`,
    notVotedOn: 'Personne n’a voté à son sujet.',
    notApproved: (back, of) => `Rien n’est recommandé : ${back} sur ${of} ont approuvé le travail.`,
  },
};
