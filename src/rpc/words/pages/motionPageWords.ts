/** What only the transcript page says of motion and points: labels for those who do not see it, the box that waives. */
import type { Vote } from '../../../core/forms/reading.ts';
import { typeset } from '../typeset.ts';

const english = {
  /** In the label of a turn; without a letter the motion is the document. */
  onMotion: (vote: Vote, letter: string | undefined) => {
    const motion = letter === undefined ? 'the motion' : `motion ${letter}`;
    return {
      agree: `agrees with ${motion}`,
      nuance: `nuance on ${motion}`,
      disagree: `disagrees with ${motion}`,
      unreadable: `unreadable vote on ${motion}`,
    }[vote];
  },
  voteOn: (vote: string, letter: string) => `${vote} on ${letter}`,
  backs: (letter: string) => `backs ${letter}`,
  backsNone: 'backs none of them',
  wasOn: (vote: string, letter: string | undefined) =>
    letter === undefined ? `was ${vote}` : `was ${vote} on ${letter}`,
  movedFor: 'moved for a reason',
  movedWithout: 'moved without a reason',
  movedMajority: 'moved with the majority',
  /** The meter, read aloud. */
  supportFor: (letter: string | undefined) =>
    letter === undefined ? 'Support for the document' : `Support for motion ${letter}`,
  backIt: (names: string, n: number) => `${names} ${n === 1 ? 'backs' : 'back'} it`,
  /** The motion is a document or a change. */
  approveIt: (n: number) => (n === 1 ? '1 approves' : `${n} approve`),
  /** Of those who back it. */
  withNuance: (n: number) => `${n} with a nuance`,
  /** Options are nobody’s own. */
  orderOfOptions: (letter: string | undefined) =>
    letter === undefined ? 'Schulze order.' : `Schulze order: ${letter} beats each other answer.`,
  /** They agree, on other proposals. */
  forOthers: (n: number, letters: string) =>
    letters === '' ? `${n} for none of them` : `${n} for ${letters}`,
  nameBacks: (name: string, letter: string) => `${name} backs ${letter}`,
  nameAgainst: (name: string) => `${name} is against`,
  nameStands: (name: string, stand: string) => `${name}: ${stand}`,
  allBack: (letter: string) => `all back ${letter}`,
  everyoneBacksIt: 'everyone who answered backs it',
  proposal: 'Proposal',
  ownAnswer: 'own answer',
  rankingTable: 'The whole table',
  waivePoint: (id: string) => `Waive ${id}`,
  boxWaivePoint: (id: string) => `Why ${id} need not be settled…`,
  hintWaivePoint: 'Kept with the point',
  hideThoughts: 'Hide thoughts',
  changedMind: 'What changed my mind',
  good: 'What is good',
  findingWhy: 'Why it matters',
  findingMend: 'To mend it',
  nobodyReached:
    'Nobody could be reached to write it. Tally, points and minority are the council’s own words.',
};

export type MotionPageWords = typeof english;

const french: MotionPageWords = {
  onMotion: (vote, letter) => {
    const motion = letter === undefined ? 'la motion' : `la motion ${letter}`;
    return {
      agree: `d’accord avec ${motion}`,
      nuance: `nuance sur ${motion}`,
      disagree: `pas d’accord avec ${motion}`,
      unreadable: `vote illisible sur ${motion}`,
    }[vote];
  },
  voteOn: (vote, letter) => `${vote} sur ${letter}`,
  backs: (letter) => `pour ${letter}`,
  backsNone: 'pour aucune',
  wasOn: (vote, letter) => (letter === undefined ? `était ${vote}` : `était ${vote} sur ${letter}`),
  movedFor: 'a changé pour une raison',
  movedWithout: 'a changé sans raison',
  movedMajority: 'a changé avec la majorité',
  supportFor: (letter) => (letter === undefined ? 'Soutien au document' : `Soutien à la motion ${letter}`),
  backIt: (names, n) => `${names} ${n === 1 ? 'est' : 'sont'} pour`,
  approveIt: (n) => (n > 1 ? `${n} approuvent` : `${n} approuve`),
  withNuance: (n) => `${n} avec une nuance`,
  orderOfOptions: (letter) =>
    letter === undefined ? 'Ordre de Schulze.' : `Ordre de Schulze : ${letter} bat chaque autre réponse.`,
  forOthers: (n, letters) => (letters === '' ? `${n} pour aucune` : `${n} pour ${letters}`),
  nameBacks: (name, letter) => `${name} est pour ${letter}`,
  nameAgainst: (name) => `${name} est contre`,
  nameStands: (name, stand) => `${name} : ${stand}`,
  allBack: (letter) => `tous pour ${letter}`,
  everyoneBacksIt: 'tous ceux qui ont répondu sont pour',
  proposal: 'Proposition',
  ownAnswer: 'sa propre réponse',
  rankingTable: 'Le tableau entier',
  waivePoint: (id) => `Lever ${id}`,
  boxWaivePoint: (id) => `Pourquoi ${id} n’a pas à être réglé…`,
  hintWaivePoint: 'Conservé avec le point',
  hideThoughts: 'Masquer la réflexion',
  changedMind: 'Ce qui m’a fait changer d’avis',
  good: 'Ce qui est bien',
  findingWhy: 'Pourquoi cela compte',
  findingMend: 'Pour le corriger',
  nobodyReached:
    'Personne n’a pu être joint pour l’écrire. Décompte, points et minorité sont les mots du conseil.',
};

export const motionPageWords = { en: english, fr: typeset(french) };
