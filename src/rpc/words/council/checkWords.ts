/** What is said of checks: why one did not run, and what a person is shown before the first run. */
import { typeset } from '../typeset.ts';

const en = {
  untrusted: 'Not run: this workspace is not trusted, and commands run only in a trusted one.',
  unknown: (name: string) => `Not run: council.yaml declares no check “${name}”.`,
  notAllowed: (command: string) =>
    `Not run: nobody has allowed this command here yet: ${command}. Allow it when a council starts, or with --allow-checks.`,
  noChange: 'Not run: no change was brought, so there is nothing to run it on.',
  doesNotApply: (why: string) => `Not run: the proposed change does not apply. ${why}`,
  notLaid: (why: string) => `Not run: there is no copy with the proposed change to run it on. ${why}`,
  tooMuch: (said: string) =>
    `The repository is too big to be copied (${said}). Run it yourself, and waive it in writing.`,
  noFolder: (folder: string) => `Not run: there is no folder ${folder} inside the workspace.`,
  notStarted: (command: string, why: string) => `Could not be started: ${command} (${why}).`,
  timedOut: (seconds: number) => `Ended after its time limit of ${seconds} s.`,
  killed: (signal: string) => `Ended by ${signal}.`,
  willRun: 'Commands that will run in this workspace:',
  inFolder: (folder: string) => `in ${folder}`,
  onChange:
    'Checks run on the change that a seat proposes, in a copy, before anybody has accepted it: its code runs here, with your rights.',
  allow: 'Let these commands run here? They are asked about again only when they change.',
  notRunning:
    'Not allowed: checks count as failed (one can be waived in writing), and agents and tools are not there. --allow-checks and --allow-programs allow them.',
  applies: 'The change applies.',
  isThere: 'The change is in the workspace already.',
  noDiff: 'There is no unified diff to apply.',
  noGit: 'Not tried: git is not installed here.',
  leadsOut: (path: string) => `${path} leads out of the workspace.`,
  guarded: (path: string) =>
    `${path}: a change may touch neither .git, nor the editor’s settings, nor the council’s own folder.`,
};

const fr: typeof en = {
  untrusted:
    'Non exécutée : cet espace de travail n’est pas approuvé, et les commandes ne s’exécutent que dans un espace approuvé.',
  unknown: (name) => `Non exécutée : council.yaml ne déclare aucune vérification « ${name} ».`,
  notAllowed: (command) =>
    `Non exécutée : personne n’a encore autorisé cette commande ici : ${command}. L’autoriser au début d’un conseil, ou avec --allow-checks.`,
  noChange: 'Non exécutée : aucune modification n’a été apportée, il n’y a rien sur quoi l’exécuter.',
  doesNotApply: (why) => `Non exécutée : la modification proposée ne s’applique pas. ${why}`,
  notLaid: (why) => `Non exécutée : aucune copie ne porte la modification proposée pour l’y exécuter. ${why}`,
  tooMuch: (said) =>
    `Le dépôt est trop gros pour être copié (${said}). L’exécuter soi-même, et lever la vérification par écrit.`,
  noFolder: (folder) => `Non exécutée : aucun dossier ${folder} dans l’espace de travail.`,
  notStarted: (command, why) => `N’a pas pu démarrer : ${command} (${why}).`,
  timedOut: (seconds) => `Arrêtée après son délai de ${seconds} s.`,
  killed: (signal) => `Arrêtée par ${signal}.`,
  willRun: 'Commandes qui s’exécuteront dans cet espace de travail :',
  inFolder: (folder) => `dans ${folder}`,
  onChange:
    'Les vérifications tournent sur la modification que propose un siège, dans une copie, avant que quiconque l’ait acceptée : son code s’exécute ici, avec vos droits.',
  allow: 'Autoriser ces commandes ici ? Elles ne seront redemandées que si elles changent.',
  notRunning:
    'Non autorisées : les vérifications comptent comme échouées (elles peuvent être levées par écrit), et agents et outils manquent. --allow-checks et --allow-programs les autorisent.',
  applies: 'La modification s’applique.',
  isThere: 'La modification est déjà dans l’espace de travail.',
  noDiff: 'Aucun diff unifié à appliquer.',
  noGit: 'Non essayée : git n’est pas installé ici.',
  leadsOut: (path) => `${path} mène hors de l’espace de travail.`,
  guarded: (path) =>
    `${path} : une modification ne touche ni à .git, ni aux réglages de l’éditeur, ni au dossier du conseil.`,
};

export const checkWords = { en, fr: typeset(fr) };
