/** What the host refuses about protocols, personas and changed briefs, and what the command line says of them. */
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

interface DeclaredRefusals {
  noProtocol(id: string, known: string): string;
  brokenIdentities: string;
  noBriefFile: string;
  brokenBrief(file: string): string;
}

export const declaredRefusals: Words<DeclaredRefusals> = {
  en: {
    noProtocol: (id, known) => `There is no protocol “${id}”. Built in: ${known}.`,
    brokenIdentities: 'identities.yaml has problems: mend it first. Nothing was written.',
    noBriefFile: 'This council was not convened on a file.',
    brokenBrief: (file) => `${file} has problems, so it can’t be compared. The council keeps its own copy.`,
  },
  fr: typeset({
    noProtocol: (id, known) => `Aucun protocole « ${id} ». Intégrés : ${known}.`,
    brokenIdentities: 'identities.yaml a des problèmes : le corriger d’abord. Rien n’a été écrit.',
    noBriefFile: 'Ce conseil n’a pas été réuni sur un fichier.',
    brokenBrief: (file) => `${file} a des problèmes et ne peut être comparé. Le conseil garde sa copie.`,
  }),
};

export interface DeclaredWords {
  protocols: string;
  own: string;
  replaces: string;
  broken(problems: number): string;
  minutes(n: number): string;
  sound(file: string): string;
  unsound(file: string, problems: number): string;
  whichProtocol: string;
  checkAndShow: string;
  nobody: string;
  lead: string;
  backup: string;
  domain: string;
  copied(file: string, id: string): string;
  alreadyCopied(id: string): string;
  personaAdded(id: string): string;
  personaThere(id: string): string;
  briefSame(file: string): string;
  briefInjected(id: string, changes: number): string;
  wordsOrBrief: string;
}

export const declaredCli: Words<DeclaredWords> = {
  en: {
    protocols: 'Protocol',
    own: 'yours',
    replaces: 'yours, before the built-in one',
    broken: (n) => `${n === 1 ? 'a problem' : `${n} problems`}, can’t be followed`,
    minutes: (n) => `${n} min`,
    sound: (file) => `${file} can be followed.`,
    unsound: (file, n) => `${file} has ${n === 1 ? 'a problem' : `${n} problems`}.`,
    whichProtocol: 'Which protocol? council protocols show debate',
    checkAndShow: 'Give one: show ID, or --check FILE.',
    nobody: 'No domain of identities.yaml is named in these words.',
    lead: 'Lead',
    backup: 'Backup',
    domain: 'Domain',
    copied: (file, id) => `Copied to ${file}. It now goes before the built-in ${id}: edit it.`,
    alreadyCopied: (id) => `Nothing to do: protocols/${id}.yaml is already there.`,
    personaAdded: (id) => `${id} is in identities.yaml now and sits wherever a brief names no seats.`,
    personaThere: (id) => `Nothing to do: identities.yaml already has ${id}.`,
    briefSame: (file) => `${file} says what the council was convened on: nothing to tell.`,
    briefInjected: (id, n) =>
      `Told everyone in ${id} ${n === 1 ? 'what has changed' : `${n} changes`} of the brief.`,
    wordsOrBrief: 'Give one: what to say, in quotes, or --brief.',
  },
  fr: typeset({
    protocols: 'Protocole',
    own: 'à vous',
    replaces: 'à vous, avant l’intégré',
    broken: (n) => `${n === 1 ? 'un problème' : `${n} problèmes`}, ne peut être suivi`,
    minutes: (n) => `${n} min`,
    sound: (file) => `${file} peut être suivi.`,
    unsound: (file, n) => `${file} a ${n === 1 ? 'un problème' : `${n} problèmes`}.`,
    whichProtocol: 'Quel protocole ? council protocols show debate',
    checkAndShow: 'Donnez l’un ou l’autre : show ID, ou --check FICHIER.',
    nobody: 'Aucun domaine d’identities.yaml n’est nommé dans ces mots.',
    lead: 'Mène',
    backup: 'Relais',
    domain: 'Domaine',
    copied: (file, id) => `Copié dans ${file}. Il passe maintenant avant le ${id} intégré : modifiez-le.`,
    alreadyCopied: (id) => `Rien à faire : protocols/${id}.yaml est déjà là.`,
    personaAdded: (id) =>
      `${id} est dans identities.yaml et siège partout où un brief ne nomme pas de sièges.`,
    personaThere: (id) => `Rien à faire : identities.yaml contient déjà ${id}.`,
    briefSame: (file) => `${file} dit ce sur quoi le conseil a été réuni : rien à annoncer.`,
    briefInjected: (id, n) =>
      `Dit à tous dans ${id} : ${n === 1 ? 'un changement' : `${n} changements`} du brief.`,
    wordsOrBrief: 'Donnez l’un ou l’autre : ce qu’il faut dire, entre guillemets, ou --brief.',
  }),
};
