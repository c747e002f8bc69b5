/** What the command line says about the registry, and the help of `council identity`. */
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

type IdentityOption =
  | 'name'
  | 'emoji'
  | 'kind'
  | 'role'
  | 'persona'
  | 'personaFile'
  | 'backend'
  | 'model'
  | 'discord'
  | 'face'
  | 'lead'
  | 'backup'
  | 'priority'
  | 'speed'
  | 'reactsTo'
  | 'mute'
  | 'unmute'
  | 'clear'
  | 'yes';

interface IdentityCli {
  about: string;
  action: string;
  subject: string;
  options: Record<IdentityOption, string>;
  which: string;
  whichFile: string;
  nothingToSet: string;
  muteBoth: string;
  personaBoth: string;
  notANumber(option: string): string;
  tooBig: string;
  sure(id: string): string;
  sayYes: string;
  added(id: string): string;
  edited(id: string): string;
  same(id: string): string;
  deleted(id: string): string;
  leftChannels(id: string, channels: string): string;
  sitsIn(id: string, councils: string): string;
  tookOver(added: string, filled: string): string;
  nothingNew: string;
  nobody: string;
  person: string;
  muted: string;
  rescan(command: string): string;
}

const fr: IdentityCli = {
  about: 'lister, ajouter, changer, retirer ou reprendre d’ailleurs les identités d’identities.yaml',
  action: 'list, add, edit, delete, import ou rescan',
  subject: 'l’id d’une identité ; pour import, un dirigent-identity.json',
  options: {
    name: 'le nom montré aux personnes',
    emoji: 'l’emoji devant le nom',
    kind: 'agent ou human',
    role: 'à quoi sert cette identité, en quelques mots',
    persona: 'comment elle pense et parle',
    personaFile: 'la même chose, dans un fichier du dossier du conseil : personas/sage.md',
    backend: 'ce qui répond pour elle',
    model: 'le modèle de ce backend',
    discord: 'son id Discord, en chiffres',
    face: 'comment elle y parle : webhook ou bot',
    lead: 'les domaines qu’elle mène : code,archi',
    backup: 'les domaines où elle relaie',
    priority: 'dans l’ordre priority : plus haut passe avant',
    speed: 'dans l’ordre speed : deux fois plus vite, deux fois plus de tours',
    reactsTo: 'les mots qui lui donnent le tour suivant : bloquant,risque',
    mute: 'ne lui demander plus rien',
    unmute: 'lui demander de nouveau',
    clear: 'les champs à retirer : model,discord',
    yes: 'retirer sans demander',
  },
  which: 'Qui ? Par exemple council identity edit sage --role "critique et specs"',
  whichFile: 'Quel fichier ? council identity import dirigent-identity.json',
  nothingToSet: 'Que changer ? Donnez au moins une option, ou --clear. council identity --help',
  muteBoth: 'Donnez l’un ou l’autre : --mute ou --unmute.',
  personaBoth: 'Donnez l’un ou l’autre : --persona ou --persona-file.',
  notANumber: (option) => `${option} demande un nombre.`,
  tooBig: 'Ce fichier dépasse 1 Mo : est-ce bien un dirigent-identity.json ?',
  sure: (id) => `Retirer ${id} d’identities.yaml ?`,
  sayYes: 'Personne à qui demander : ajoutez --yes pour retirer sans demander.',
  added: (id) => `${id} est dans identities.yaml.`,
  edited: (id) => `${id} est changé dans identities.yaml.`,
  same: (id) => `Rien à faire : identities.yaml le dit déjà de ${id}.`,
  deleted: (id) => `${id} n’est plus dans identities.yaml.`,
  leftChannels: (id, channels) => `${id} quitte aussi : ${channels}.`,
  sitsIn: (id, councils) => `${id} siège jusqu’au bout, dans leur propre copie, dans : ${councils}.`,
  tookOver: (added, filled) =>
    [added && `Ajoutés : ${added}.`, filled && `Id Discord complété : ${filled}.`].filter(Boolean).join(' '),
  nothingNew: 'Rien de nouveau.',
  nobody: 'Personne : council init met la table.',
  person: 'personne',
  muted: 'muet',
  rescan: (command) => `padded-cell est là. Pour le relire : ${command}`,
};

export const identityCli: Words<IdentityCli> = {
  en: {
    about: 'list, add, change, take out, or take over from elsewhere who can sit at the table',
    action: 'list, add, edit, delete, import or rescan',
    subject: 'the id of an identity; for import, a dirigent-identity.json',
    options: {
      name: 'the name shown to people',
      emoji: 'the emoji before the name',
      kind: 'agent or human',
      role: 'what this identity is for, in a few words',
      persona: 'how it thinks and speaks',
      personaFile: 'the same, in a file of the council’s home: personas/sage.md',
      backend: 'what answers for it',
      model: 'the model of that backend',
      discord: 'its Discord id, in digits',
      face: 'how it speaks there: webhook or bot',
      lead: 'the domains it leads on: code,architecture',
      backup: 'the domains it stands in for',
      priority: 'in the order priority: higher goes first',
      speed: 'in the order speed: twice the speed, twice the turns',
      reactsTo: 'words that give it the next turn: blocker,risk',
      mute: 'ask nothing of it any more',
      unmute: 'ask it again',
      clear: 'fields to take out: model,discord',
      yes: 'take out without asking',
    },
    which: 'Who? For example council identity edit sage --role "critique and specs"',
    whichFile: 'Which file? council identity import dirigent-identity.json',
    nothingToSet: 'What is to change? Give at least one option, or --clear. council identity --help',
    muteBoth: 'Give one: --mute or --unmute.',
    personaBoth: 'Give one: --persona or --persona-file.',
    notANumber: (option) => `${option} takes a number.`,
    tooBig: 'This file is larger than 1 MB: is it a dirigent-identity.json?',
    sure: (id) => `Take ${id} out of identities.yaml?`,
    sayYes: 'Nobody is there to ask. Say --yes to take it out without asking.',
    added: (id) => `${id} is in identities.yaml now.`,
    edited: (id) => `${id} is changed in identities.yaml.`,
    same: (id) => `Nothing to do: identities.yaml says so of ${id} already.`,
    deleted: (id) => `${id} is no longer in identities.yaml.`,
    leftChannels: (id, channels) => `${id} also leaves: ${channels}.`,
    sitsIn: (id, councils) => `${id} sits to the end, in their own copy, in: ${councils}.`,
    tookOver: (added, filled) =>
      [added && `Added: ${added}.`, filled && `Discord id filled in: ${filled}.`].filter(Boolean).join(' '),
    nothingNew: 'Nothing new.',
    nobody: 'Nobody: council init lays the table.',
    person: 'person',
    muted: 'muted',
    rescan: (command) => `padded-cell is here. To read it again: ${command}`,
  },
  fr: typeset(fr),
};
