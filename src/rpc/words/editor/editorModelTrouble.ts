/** Why one of the editor's own models did not answer, and what to do. */
import { typeset } from '../typeset.ts';

const en = {
  /** Said after the name of a seat, while it waits. */
  waits: 'waits for the models of the editor',
  nobody: 'No editor lends a model here. Open this workspace in VS Code with a model provider signed in.',
  unknown: (model: string, known: string) => `The editor has no model “${model}”. It offers: ${known}.`,
  left: 'The editor that lent its model closed its window in the middle of the reply.',
  /** To a model that calls a tool after its turn. */
  over: 'This turn is over: no tool is called for it any more.',
  empty: (model: string) => `The editor’s ${model} answered with nothing.`,
  trouble: {
    'no-permission': (model: string, _said: string) =>
      `VS Code was not allowed to use ${model} for À table. Allow it under “Manage Language Model Access…”, then ask again.`,
    blocked: (model: string, said: string) => `The editor’s ${model} refused the request: ${said}`,
    'not-found': (model: string, _said: string) =>
      `The editor no longer offers ${model}. Choose another with “Council: Choose models”.`,
    quota: (model: string, said: string) => `The quota of the editor’s ${model} is used up: ${said}`,
    cancelled: (model: string, _said: string) => `The editor cancelled the request to ${model}.`,
    failed: (model: string, said: string) => `The editor’s ${model} failed: ${said}`,
  },
};

const fr: typeof en = {
  waits: 'attend les modèles que prête l’éditeur',
  nobody:
    'Aucun éditeur ne prête de modèle ici. Ouvrez cet espace de travail dans VS Code avec un fournisseur de modèles connecté.',
  unknown: (model, known) => `L’éditeur n’a pas de modèle « ${model} ». Il propose : ${known}.`,
  left: 'L’éditeur qui prêtait son modèle a fermé sa fenêtre au milieu de la réponse.',
  over: 'Ce tour est terminé : aucun outil n’est plus appelé pour lui.',
  empty: (model) => `Le modèle ${model} de l’éditeur n’a rien répondu.`,
  trouble: {
    'no-permission': (model) =>
      `VS Code n’a pas été autorisé à utiliser ${model} pour À table. Autorisez-le sous « Manage Language Model Access », puis redemandez.`,
    blocked: (model, said) => `Le modèle ${model} de l’éditeur a refusé la demande : ${said}`,
    'not-found': (model) =>
      `L’éditeur ne propose plus ${model}. Choisissez-en un autre avec « Council: Choisir les modèles ».`,
    quota: (model, said) => `Le quota du modèle ${model} de l’éditeur est épuisé : ${said}`,
    cancelled: (model) => `L’éditeur a annulé la demande à ${model}.`,
    failed: (model, said) => `Le modèle ${model} de l’éditeur a échoué : ${said}`,
  },
};

export const editorModelWords = { en, fr: typeset(fr) };
