/** What the command line says about keys, models and templates, and their help. */
import { typeset } from '../typeset.ts';

const en = {
  commands: {
    key: 'keep, try, remove or list the keys of model providers',
    models: 'say which models answer, why the others don’t, and choose one for an identity',
  },
  arguments: {
    action: 'set, test, remove or list',
    provider: 'anthropic, openai, google, zai, ollama, openai-compatible or openclaw',
    use: 'use, to choose what answers for an identity',
    identity: 'the identity, by id',
    model: 'the backend, and after a slash its model: openai/gpt-5; auto: chosen for each council',
  },
  options: {
    url: 'the one address that the key may go to, where it is not the provider’s own',
    stdin: 'read the key from standard input instead of asking for it',
    keepAnyway: 'keep the key even if the test fails',
    template: 'who sits down: family, three-models or product-team',
    rehearse: 'ask no model: rehearsal voices for everyone, whatever the seats name',
  },
  whichProvider: (known: string) =>
    `For which provider? For example council key set anthropic. There is: ${known}.`,
  noTerminal:
    'A key is not typed on the command line. Without a terminal, give it to standard input with --stdin.',
  ask: (provider: string, host: string) => `The key of ${provider} (it goes to ${host} alone)`,
  notKept: 'The key was not kept. To keep it all the same: --keep-anyway',
  keepAnyway: 'Keep it all the same?',
  kept: (provider: string, host: string) => `The key of ${provider} is kept. It is sent to ${host} alone.`,
  /** Kept, but another one is used first. */
  goesFirst: (variable: string) => `${variable} is in the environment and goes before it.`,
  removed: (provider: string) => `The key of ${provider} is no longer kept.`,
  nothingKept: (provider: string) => `Nothing to remove: no key of ${provider} is kept.`,
  stillSet: (variable: string) => `${variable} is still in the environment.`,
  from: { lent: 'lent by the editor', environment: 'from the environment', kept: 'kept' },
  none: 'no key',
  goesTo: (host: string) => `for ${host}`,
  points: (host: string) => `council.yaml points to ${host}: the key does not go there`,
  usual: 'usual',
  answers: 'answers',
  more: (n: number) => `and ${n} more`,
  whichModel: 'Who, and what? council models use sage openai/gpt-5',
  modelSet: (identity: string, answering: string) => `From now on ${answering} answers for ${identity}.`,
  modelFree: (identity: string) => `What answers for ${identity} is chosen for each council.`,
  modelSame: (identity: string) => `Nothing to do: identities.yaml already says this of ${identity}.`,
  templateAdded: (ids: string) => `Also sitting down: ${ids}.`,
  templateThere: 'Nothing to do: everyone of this template is in identities.yaml already.',
  rehearseInstead: 'Rehearse without a model instead?',
};

const fr: typeof en = {
  commands: {
    key: 'garder, essayer, retirer ou lister les clés des fournisseurs de modèles',
    models: 'dire quels modèles répondent, pourquoi les autres non, et en choisir un pour une identité',
  },
  arguments: {
    action: 'set, test, remove ou list',
    provider: 'anthropic, openai, google, zai, ollama, openai-compatible ou openclaw',
    use: 'use, pour choisir ce qui répond pour une identité',
    identity: 'l’identité, par identifiant',
    model: 'le backend, et après une barre son modèle : openai/gpt-5 ; auto : choisi à chaque conseil',
  },
  options: {
    url: 'la seule adresse où la clé peut aller, si ce n’est pas celle du fournisseur',
    stdin: 'lire la clé sur l’entrée standard, au lieu de la demander',
    keepAnyway: 'garder la clé même si l’essai échoue',
    template: 'qui s’assied : family, three-models ou product-team',
    rehearse: 'ne demander à aucun modèle : des voix de répétition pour tous, quoi que nomment les sièges',
  },
  whichProvider: (known) =>
    `Pour quel fournisseur ? Par exemple council key set anthropic. Il y a : ${known}.`,
  noTerminal:
    'Une clé ne se tape pas sur la ligne de commande. Sans terminal, donnez-la à l’entrée standard avec --stdin.',
  ask: (provider, host) => `La clé de ${provider} (elle n’ira que vers ${host})`,
  notKept: 'La clé n’a pas été gardée. Pour la garder quand même : --keep-anyway',
  keepAnyway: 'La garder quand même ?',
  kept: (provider, host) => `La clé de ${provider} est gardée. Elle n’est envoyée qu’à ${host}.`,
  goesFirst: (variable) => `${variable} est dans l’environnement et passe avant elle.`,
  removed: (provider) => `La clé de ${provider} n’est plus gardée.`,
  nothingKept: (provider) => `Rien à retirer : aucune clé de ${provider} n’est gardée.`,
  stillSet: (variable) => `${variable} est toujours dans l’environnement.`,
  from: { lent: 'prêtée par l’éditeur', environment: 'de l’environnement', kept: 'gardée' },
  none: 'pas de clé',
  goesTo: (host) => `pour ${host}`,
  points: (host) => `council.yaml pointe vers ${host} : la clé n’y va pas`,
  usual: 'habituel',
  answers: 'répond',
  more: (n) => `et ${n} de plus`,
  whichModel: 'Qui, et quoi ? council models use sage openai/gpt-5',
  modelSet: (identity, answering) => `Pour ${identity} répond désormais ${answering}.`,
  modelFree: (identity) => `Ce qui répond pour ${identity} est choisi à chaque conseil.`,
  modelSame: (identity) => `Rien à faire : c’est déjà ce que dit identities.yaml de ${identity}.`,
  templateAdded: (ids) => `S’asseyent aussi : ${ids}.`,
  templateThere: 'Rien à faire : tous ceux de ce modèle de table sont déjà dans identities.yaml.',
  rehearseInstead: 'Répéter sans modèle à la place ?',
};

export const keysCli = { en, fr: typeset(fr) };
