/** What the editor asks and says about keys, models and templates. */
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

export interface EditorKeys {
  whichProvider: string;
  from: Record<'lent' | 'environment' | 'kept', string>;
  none: string;
  whereTo(provider: string): string;
  own: string;
  declared: string;
  address(provider: string): string;
  badAddress: string;
  key(provider: string, host: string): string;
  tooShort: string;
  testing: string;
  keepAnyway: string;
  whichToRemove: string;
  nothingToRemove: string;
  removed(provider: string): string;
  stillSet(variable: string): string;
  whoseModel: string;
  nobody: string;
  whichBackend(name: string): string;
  free: string;
  freeDetail: string;
  whichModel(backend: string): string;
  usual: string;
  usualDetail: string;
  modelSet(name: string, answering: string): string;
  asking: string;
  whichTemplate: string;
  templates: Record<'family' | 'three-models' | 'product-team', { label: string; detail: string }>;
  addTo(label: string): string;
  addToDetail: string;
  add: string;
  added(names: string): string;
  everyoneThere: string;
  lacking: string;
  setKey: string;
  rehearse: string;
  chooseModels: string;
}

const fr: EditorKeys = {
  whichProvider: 'De quel fournisseur est la clé ?',
  from: { lent: 'gardée par l’éditeur', environment: 'de l’environnement', kept: 'gardée par council key' },
  none: 'pas de clé',
  whereTo: (provider) => `Où la clé de ${provider} peut-elle aller ? Nulle part ailleurs.`,
  own: 'l’adresse du fournisseur',
  declared: 'comme le dit council.yaml',
  address: (provider) => `L’adresse de ${provider} : la clé n’ira que là`,
  badAddress: 'Une adresse commence par https:// (ou par http:// sur cette machine).',
  key: (provider, host) =>
    `La clé de ${provider}. Elle est essayée, gardée par l’éditeur, et n’ira que vers ${host}.`,
  tooShort: 'Une clé a au moins 6 signes, sans espace.',
  testing: 'Essai de la clé',
  keepAnyway: 'La garder quand même',
  whichToRemove: 'Quelle clé retirer ?',
  nothingToRemove: 'Rien à retirer : ni l’éditeur ni council key ne garde de clé.',
  removed: (provider) => `La clé de ${provider} n’est plus gardée.`,
  stillSet: (variable) => `${variable} est toujours dans l’environnement.`,
  whoseModel: 'Choisir les modèles (1/3) : pour qui ?',
  nobody: 'Personne à table : choisissez d’abord un modèle de table.',
  whichBackend: (name) => `Choisir les modèles (2/3) : qui répond pour ${name} ?`,
  free: 'Choisi à chaque conseil',
  freeDetail: 'les modèles de l’éditeur, sinon les clés, sinon Ollama, sinon la répétition',
  whichModel: (backend) => `Choisir les modèles (3/3) : quel modèle de ${backend} ?`,
  usual: 'Le modèle habituel',
  usualDetail: 'sans le nommer : il suit le fournisseur',
  modelSet: (name, answering) => `Pour ${name} répond désormais ${answering}.`,
  asking: 'Qui répond ?',
  whichTemplate: 'Qui s’assied à la table ?',
  templates: {
    family: {
      label: 'La famille',
      detail: 'Papa, Maman, Henry, Sage, Nova, Blaise : sécurité, critique, code, QA',
    },
    'three-models': {
      label: 'Trois modèles',
      detail: 'Claude raisonne, GPT est pragmatique, GLM fait la synthèse',
    },
    'product-team': { label: 'Équipe produit', detail: 'PM, Dev, QA' },
  },
  addTo: (label) => `identities.yaml est déjà là. Y ajouter « ${label} » ?`,
  addToDetail:
    'Seuls ceux qui n’y sont pas encore sont ajoutés, à la fin. Rien de ce que vous avez écrit ne change.',
  add: 'Ajouter',
  added: (names) => `S’asseyent aussi : ${names}.`,
  everyoneThere: 'Tous ceux de ce modèle de table sont déjà dans identities.yaml.',
  lacking: 'Des sièges ne peuvent pas répondre',
  setKey: 'Donner une clé…',
  rehearse: 'Répéter sans modèle',
  chooseModels: 'Choisir les modèles',
};

export const editorKeys: Words<EditorKeys> = {
  en: {
    whichProvider: 'Whose key is it?',
    from: { lent: 'kept by the editor', environment: 'from the environment', kept: 'kept by council key' },
    none: 'no key',
    whereTo: (provider) => `Where may the key of ${provider} go? Nowhere else.`,
    own: 'the provider’s own address',
    declared: 'as council.yaml says',
    address: (provider) => `The address of ${provider}: the key goes there alone`,
    badAddress: 'An address begins with https:// (or http:// on this machine).',
    key: (provider, host) =>
      `The key of ${provider}. It is tried, kept by the editor, and goes to ${host} alone.`,
    tooShort: 'A key has 6 signs at least, without a blank.',
    testing: 'Trying the key',
    keepAnyway: 'Keep it anyway',
    whichToRemove: 'Which key is to be removed?',
    nothingToRemove: 'Nothing to remove: neither the editor nor council key keeps a key.',
    removed: (provider) => `The key of ${provider} is no longer kept.`,
    stillSet: (variable) => `${variable} is still in the environment.`,
    whoseModel: 'Choose models (1/3): for whom?',
    nobody: 'Nobody sits at the table: choose a template first.',
    whichBackend: (name) => `Choose models (2/3): what answers for ${name}?`,
    free: 'Chosen for each council',
    freeDetail: 'the editor’s models, else the keys, else Ollama, else rehearsal',
    whichModel: (backend) => `Choose models (3/3): which model of ${backend}?`,
    usual: 'The usual one',
    usualDetail: 'not named: it follows the provider',
    modelSet: (name, answering) => `From now on ${answering} answers for ${name}.`,
    asking: 'Who answers?',
    whichTemplate: 'Who sits at the table?',
    templates: {
      family: {
        label: 'The family',
        detail: 'Papa, Maman, Henry, Sage, Nova, Blaise: security, critique, code, QA',
      },
      'three-models': {
        label: 'Three models',
        detail: 'Claude reasons, GPT is the pragmatist, GLM synthesises',
      },
      'product-team': { label: 'Product team', detail: 'PM, Dev, QA' },
    },
    addTo: (label) => `identities.yaml is there already. Add “${label}” to it?`,
    addToDetail: 'Only those who are not there yet are added, at the end. Nothing that you wrote changes.',
    add: 'Add',
    added: (names) => `Also sitting down: ${names}.`,
    everyoneThere: 'Everyone of this template is in identities.yaml already.',
    lacking: 'Some seats can’t be answered for',
    setKey: 'Set API key…',
    rehearse: 'Rehearse without a model',
    chooseModels: 'Choose models',
  },
  fr: typeset(fr),
};
