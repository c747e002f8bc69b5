/** What the host refuses about protocols, personas and changed briefs, and what the command line says of them. */
import { typeset } from '../typeset.ts';

const declaredRefusalsEn = {
  noProtocol: (id: string, known: string) => `There is no protocol “${id}”. Built in: ${known}.`,
  brokenIdentities: 'identities.yaml has problems: mend it first. Nothing was written.',
  noBriefFile: 'This council was not convened on a file.',
  brokenBrief: (file: string) =>
    `${file} has problems, so it can’t be compared. The council keeps its own copy.`,
};

const declaredRefusalsFr: typeof declaredRefusalsEn = {
  noProtocol: (id, known) => `Aucun protocole « ${id} ». Intégrés : ${known}.`,
  brokenIdentities: 'identities.yaml a des problèmes : le corriger d’abord. Rien n’a été écrit.',
  noBriefFile: 'Ce conseil n’a pas été réuni sur un fichier.',
  brokenBrief: (file) => `${file} a des problèmes et ne peut être comparé. Le conseil garde sa copie.`,
};

export const declaredRefusals = { en: declaredRefusalsEn, fr: typeset(declaredRefusalsFr) };

const declaredCliEn = {
  protocols: 'Protocol',
  own: 'yours',
  replaces: 'yours, before the built-in one',
  broken: (n: number) => `${n === 1 ? 'a problem' : `${n} problems`}, can’t be followed`,
  minutes: (n: number) => (n > 0 ? `${n} min` : 'no limit'),
  sound: (file: string) => `${file} can be followed.`,
  unsound: (file: string, n: number) => `${file} has ${n === 1 ? 'a problem' : `${n} problems`}.`,
  whichProtocol: 'Which protocol? council protocols show debate',
  checkAndShow: 'Give one: show ID, or --check FILE.',
  nobody: 'No domain of identities.yaml is named in these words.',
  lead: 'Lead',
  backup: 'Backup',
  domain: 'Domain',
  copied: (file: string, id: string) => `Copied to ${file}. It now goes before the built-in ${id}: edit it.`,
  alreadyCopied: (id: string) => `Nothing to do: protocols/${id}.yaml is already there.`,
  personaAdded: (id: string) => `${id} is in identities.yaml now and sits wherever a brief names no seats.`,
  personaThere: (id: string) => `Nothing to do: identities.yaml already has ${id}.`,
  briefSame: (file: string) => `${file} says what the council was convened on: nothing to tell.`,
  briefInjected: (id: string, n: number) =>
    `Told everyone in ${id} ${n === 1 ? 'what has changed' : `${n} changes`} of the brief.`,
  wordsOrBrief: 'Give one: what to say, in quotes, or --brief.',
};

export type DeclaredWords = typeof declaredCliEn;

const declaredCliFr: typeof declaredCliEn = {
  protocols: 'Protocole',
  own: 'à vous',
  replaces: 'à vous, avant l’intégré',
  broken: (n) => `${n === 1 ? 'un problème' : `${n} problèmes`}, ne peut être suivi`,
  minutes: (n) => (n > 0 ? `${n} min` : 'sans limite'),
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
  personaAdded: (id) => `${id} est dans identities.yaml et siège partout où un brief ne nomme pas de sièges.`,
  personaThere: (id) => `Rien à faire : identities.yaml contient déjà ${id}.`,
  briefSame: (file) => `${file} dit ce sur quoi le conseil a été réuni : rien à annoncer.`,
  briefInjected: (id, n) =>
    `Dit à tous dans ${id} : ${n === 1 ? 'un changement' : `${n} changements`} du brief.`,
  wordsOrBrief: 'Donnez l’un ou l’autre : ce qu’il faut dire, entre guillemets, ou --brief.',
};

export const declaredCli = { en: declaredCliEn, fr: typeset(declaredCliFr) };
