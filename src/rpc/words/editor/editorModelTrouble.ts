/** Why one of the editor's own models did not answer, and what to do. */
import type { EditorTrouble } from '../../messages/editorMessages.ts';
import type { Language } from '../../views/views.ts';
import { typeset } from '../typeset.ts';

interface EditorModelWords {
  nobody: string;
  /** Said after the name of a seat, while it waits. */
  waits: string;
  unknown(model: string, known: string): string;
  left: string;
  /** To a model that calls a tool after its turn. */
  over: string;
  empty(model: string): string;
  trouble: Record<EditorTrouble, (model: string, said: string) => string>;
}

export const editorModelWords: Record<Language, EditorModelWords> = {
  en: {
    waits: 'waits for the models of the editor',
    nobody: 'No editor lends a model here. Open this workspace in VS Code with a model provider signed in.',
    unknown: (model, known) => `The editor has no model “${model}”. It offers: ${known}.`,
    left: 'The editor that lent its model closed its window in the middle of the reply.',
    over: 'This turn is over: no tool is called for it any more.',
    empty: (model) => `The editor’s ${model} answered with nothing.`,
    trouble: {
      'no-permission': (model) =>
        `VS Code was not allowed to use ${model} for À table. Allow it under “Manage Language Model Access…”, then ask again.`,
      blocked: (model, said) => `The editor’s ${model} refused the request: ${said}`,
      'not-found': (model) =>
        `The editor no longer offers ${model}. Choose another with “Council: Choose models”.`,
      quota: (model, said) => `The quota of the editor’s ${model} is used up: ${said}`,
      cancelled: (model) => `The editor cancelled the request to ${model}.`,
      failed: (model, said) => `The editor’s ${model} failed: ${said}`,
    },
  },
  fr: typeset({
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
  }),
};
