/** The words of a drafted brief: refusals of the host, what the terminal shows and asks, what the editor offers. */
import { typeset } from '../typeset.ts';

const en = {
  noModel: (name: string, backend: string) =>
    `No model is at hand to draft with: “${backend}” answers for ${name}. Name a backend that has one, or write the brief yourself.`,
  failed: (name: string, why: string) => `${name} could not draft: ${why} Nothing was written.`,
  late: (name: string, seconds: number) => `${name} gave no draft within ${seconds} s. Nothing was written.`,
  stopped: 'The draft was stopped. Nothing was written.',
  unreadable: (name: string, said: string) =>
    `What ${name} wrote is no draft of a brief. Nothing was written. It said: ${said}`,
  draftedBy: (who: string) => `Drafted by ${who}`,
  cost: (tokens: string) => `It took ${tokens}.`,
  constraints: 'Constraints',
  format: 'Format',
  acceptance: 'Acceptance',
  /** The comment in the brief. */
  readIt: (who: string) => `Drafted by ${who}: read it, change it, then convene.`,
  choose: 'Start the council with this draft?',
  startWith: 'Start with it',
  startWithout: 'Start without it',
  printIt: 'Do not start: print the brief',
  needsTerminal:
    '--draft shows the draft and asks before it starts, and nobody is there to ask. `council brief draft "…"` prints a brief that can be saved and run.',
  needsQuestion: 'A draft is made for a question. A brief that is written says what it wants already.',
  onlyDraft: (given: string) =>
    `\`council brief\` knows “draft”, not “${given}”: council brief draft "the question".`,
  offer: (model: string) => `Draft constraints with ${model}`,
  offerDetail: 'one call; opens a brief to read and change, starts nothing',
  drafting: 'Drafting the brief…',
  review: 'Read and change the draft, save it, then convene it with the button above.',
};

const fr: typeof en = {
  noModel: (name: string, backend: string) =>
    `Aucun modèle n’est disponible pour rédiger : « ${backend} » répond pour ${name}. Nommer un backend qui en a un, ou écrire le brief soi-même.`,
  failed: (name: string, why: string) => `${name} n’a pas pu rédiger : ${why} Rien n’a été écrit.`,
  late: (name: string, seconds: number) => `${name} n’a rien rédigé en ${seconds} s. Rien n’a été écrit.`,
  stopped: 'La rédaction a été arrêtée. Rien n’a été écrit.',
  unreadable: (name: string, said: string) =>
    `Ce que ${name} a écrit n’est pas une ébauche de brief. Rien n’a été écrit. Sa réponse : ${said}`,
  draftedBy: (who: string) => `Rédigé par ${who}`,
  cost: (tokens: string) => `Coût : ${tokens}.`,
  constraints: 'Contraintes',
  format: 'Format',
  acceptance: 'Acceptation',
  readIt: (who: string) => `Rédigé par ${who} : à relire, à changer, puis à convoquer.`,
  choose: 'Lancer le conseil avec cette ébauche ?',
  startWith: 'Lancer avec',
  startWithout: 'Lancer sans',
  printIt: 'Ne pas lancer : afficher le brief',
  needsTerminal:
    '--draft montre l’ébauche et demande avant de lancer, et personne n’est là pour répondre. `council brief draft "…"` affiche un brief à enregistrer et à lancer.',
  needsQuestion: 'Une ébauche se fait pour une question. Un brief écrit dit déjà ce qu’il veut.',
  onlyDraft: (given: string) =>
    `\`council brief\` connaît « draft », pas « ${given} » : council brief draft "la question".`,
  offer: (model: string) => `Rédiger les contraintes avec ${model}`,
  offerDetail: 'un appel ; ouvre un brief à relire et changer, ne lance rien',
  drafting: 'Rédaction du brief…',
  review: 'Relire et changer l’ébauche, l’enregistrer, puis la convoquer avec le bouton ci-dessus.',
};

export const draftWords = { en, fr: typeset(fr) };
