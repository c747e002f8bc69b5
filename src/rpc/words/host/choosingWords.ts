/** What is said of the choice of models: why these, what they lack, and what can't be set. */
import { typeset } from '../typeset.ts';

const en = {
  why: {
    editor: 'Answering: the editor’s models.',
    keys: 'Answering: the providers that have a key.',
    local: 'Answering: the models of this machine’s Ollama.',
    nothing:
      'Rehearsal: no model can be reached. For real models: council key set anthropic (or openai, google, zai), or start Ollama.',
  },
  passedOver: (backend: string, why: string) => `${backend} does not answer: ${why}`,
  oneFamily: (family: string) =>
    `All seats are of one family (${family}): they like to be wrong together. A key of another provider would spread them.`,
  missing: (seat: string, backend: string) =>
    `${seat} would be answered by ${backend}, which has no key here. Set it: council key set ${backend}`,
  noScript: (seat: string) =>
    `${seat} would follow a script, and there is none: council table --script <file>`,
  /** Said once, under the missing ones. */
  instead: 'Or rehearse without a model: --rehearse (in the editor, “Rehearse without a model”).',
  noKey: (backend: string) => `no key: council key set ${backend}`,
  notLookedFor: 'not looked for: A_TABLE_PROBE=off',
  elsewhere: 'agents that others run: never asked from here',
  unknownIdentity: (id: string, known: string) => `identities.yaml has no “${id}”. It has: ${known}.`,
  unknownBackend: (name: string, known: string) => `There is no backend “${name}”. There is: ${known}.`,
  broken: 'identities.yaml has problems: mend it first. Nothing was written.',
};

const fr: typeof en = {
  why: {
    editor: 'Répondent : les modèles de l’éditeur.',
    keys: 'Répondent : les fournisseurs dont il y a une clé.',
    local: 'Répondent : les modèles de l’Ollama de cette machine.',
    nothing:
      'Répétition : aucun modèle n’est joignable. Pour de vrais modèles : council key set anthropic (ou openai, google, zai), ou lancez Ollama.',
  },
  passedOver: (backend, why) => `${backend} ne répond pas : ${why}`,
  oneFamily: (family) =>
    `Tous les sièges sont de la même famille (${family}) : ils se trompent volontiers ensemble. Une clé d’un autre fournisseur les répartirait.`,
  missing: (seat, backend) =>
    `${seat} a ${backend} pour répondre, qui n’a pas de clé ici. Donnez-la : council key set ${backend}`,
  noScript: (seat) => `${seat} suivrait un scénario, et il n’y en a pas : council table --script <fichier>`,
  instead: 'Ou répétez sans modèle : --rehearse (dans l’éditeur, « Répéter sans modèle »).',
  noKey: (backend) => `pas de clé : council key set ${backend}`,
  notLookedFor: 'pas cherché : A_TABLE_PROBE=off',
  elsewhere: 'des agents que d’autres font tourner : jamais interrogés d’ici',
  unknownIdentity: (id, known) => `identities.yaml n’a pas de « ${id} ». Il a : ${known}.`,
  unknownBackend: (name, known) => `Il n’y a pas de backend « ${name} ». Il y a : ${known}.`,
  broken: 'identities.yaml a des problèmes : corrigez-le d’abord. Rien n’a été écrit.',
};

export const choosingWords = { en, fr: typeset(fr) };
