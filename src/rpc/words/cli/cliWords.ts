/** The words of the command line: what it shows beside the council's own words, what it asks, and what it refuses. */

import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';
import { cliHelp, type HelpWords } from './cliHelp.ts';
import { cliWrong, type WrongWords } from './cliWrong.ts';

export interface CliWords {
  help: HelpWords;
  colon(label: string): string;
  capital(text: string): string;
  list(names: string[]): string;
  seats(n: number): string;
  noVote: string;
  blind: string;
  skipped(why: string): string;
  acknowledges(name: string): string;
  acknowledgedBy: string;
  askedAgain: string;
  toSeat(name: string): string;
  toEveryone: string;
  nothingBlocks: string;
  decided(verdict: string, by: string): string;
  active: string;
  phaseOf(phase: string, answered: number, asked: number): string;
  thinking(names: string[]): string;
  speaking(names: string[]): string;
  heldUp(names: string[], why: string): string;
  answered(n: number, of: number): string;
  archive: string;
  brief: string;
  choose: string;
  accept: string;
  amend: string;
  anotherRound: string;
  reject: string;
  later: string;
  askAmendment: string;
  askReason: string;
  askRound: string;
  textNeeded: string;
  hints: {
    /** Each is given the command to type. */
    decide(command: string): string;
    /** After the limit that it names was reached with nobody there. */
    raise(raise: string, resume: string): string;
    resume(command: string): string;
    goesOn(command: string): string;
    pausing: string;
    reattaching: string;
    /** The host is there and says nothing. */
    hostSilent(pid: number | undefined): string;
    hostBack: string;
    tookOver: string;
    /** It runs by its state, and no host drives it. */
    notAsked(resume: string): string;
    madeHome(home: string): string;
  };
  done: {
    nothingToInit(home: string): string;
    initialised(home: string): string;
    injected(id: string, to: string | undefined): string;
    stopped(id: string): string;
    paused(id: string, command: string): string;
    nothingPaused: string;
    noCouncils: string;
  };
  doctor: {
    home: string;
    files: string;
    journal: string;
    snapshots: string;
    host: string;
    missing(file: string): string;
    records(n: number, segments: number, size: string): string;
    newest(n: number, seq: number): string;
    none: string;
    atWork(pid: number | undefined): string;
    gone(pid: number | undefined): string;
    healthy: string;
    repairable: string;
    /** Only records that can’t be used, each set aside alone. */
    setAside: string;
    mendable(mistakes: number): string;
    nothingToRepair: string;
    /** A `.state/` of somebody else's that stands in the way, what is there without it, and what to do. */
    foreign(state: string): string;
    openedFrom(archives: number, briefs: number): string;
    goOnThere: string;
    adopt: string;
    foreignAside(state: string, as: string): string;
    stillAside(state: string): string;
    adopted(from: string, kept: string | undefined): string;
    nothingToAdopt: string;
    adoptLater(pid: number | undefined): string;
    repaired(from: number, dropped: number, unreadable: number): string;
    aside: string;
    pruned(files: number, size: string): string;
  };
  wrong: WrongWords;
}

const en: CliWords = {
  help: cliHelp.en,
  colon: (label) => `${label}:`,
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  list: (names) => names.join(', ').replace(/, ([^,]*)$/, ' and $1'),
  seats: (n) => `${n} seats`,
  noVote: 'no vote',
  blind: 'blind, all at once',
  skipped: (why) => (why ? `skipped: ${why}` : 'skipped'),
  acknowledges: (name) => `Acknowledges ${name}`,
  acknowledgedBy: 'Acknowledged by',
  askedAgain: 'Asked again: the first vote could not be read',
  toSeat: (name) => `to ${name}`,
  toEveryone: 'to everyone',
  nothingBlocks: 'Nothing blocks any more',
  decided: (verdict, by) => `${en.capital(verdict)} by ${by}`,
  active: 'Active',
  phaseOf: (phase, answered, asked) => `${phase}, ${answered} of ${asked}`,
  thinking: (names) => `${en.list(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
  heldUp: (names, why) => `${en.list(names)}: ${why}`,
  speaking: (names) => `${en.list(names)} ${names.length === 1 ? 'is' : 'are'} speaking`,
  answered: (n, of) => `${n} of ${of} answered`,
  archive: 'Archive',
  brief: 'Brief',
  choose: 'The council recommends. You decide.',
  accept: 'Accept',
  amend: 'Amend…',
  anotherRound: 'Another round…',
  reject: 'Reject…',
  later: 'Later',
  askAmendment: 'The decision as it should read',
  askReason: 'Why (may stay empty)',
  askRound: 'What should they settle? (may stay empty)',
  textNeeded: 'An amendment needs its text.',
  hints: {
    decide: (command) => `To decide: ${command}`,
    raise: (raise, resume) => `To go on with more: ${raise}, then ${resume}`,
    resume: (command) => `To go on: ${command}`,
    goesOn: (command) => `The council goes on without this terminal. To see it: ${command}`,
    pausing: 'Pausing… (Ctrl+C again leaves at once)',
    reattaching: 'The host is gone. Going on…',
    hostSilent: (pid) =>
      `The host of this home${pid === undefined ? '' : ` (pid ${pid})`} does not answer: it is suspended or stuck. Taking over as soon as its claim lapses, within 20 s${pid === undefined ? '' : `; \`kill -CONT ${pid}\` wakes it`}…`,
    hostBack: 'The host answers again.',
    tookOver: 'Taken over: this process is the host now.',
    notAsked: (resume) => `Nobody is asked: no host drives this council. To go on: ${resume}`,
    madeHome: (home) => `The family now sits in ${home} (identities.yaml)`,
  },
  done: {
    nothingToInit: (home) => `Nothing to do: ${home} is already laid.`,
    initialised: (home) => `Laid the table in ${home}:`,
    injected: (id, to) => `Told ${to ?? 'everyone'} in ${id}. Each seat acknowledges it in its next turn.`,
    stopped: (id) => `Stopped ${id}. What was said is in its archive.`,
    paused: (id, command) => `Paused ${id}. To go on: ${command}`,
    nothingPaused: 'Nothing to resume: no council is paused.',
    noCouncils: 'Nothing on the table. Begin with: council table "your question"',
  },
  doctor: {
    home: 'Home',
    files: 'Files',
    journal: 'Journal',
    snapshots: 'Snapshots',
    host: 'Host',
    missing: (file) => `${file} is not there`,
    records: (n, segments, size) =>
      `${n} ${n === 1 ? 'record' : 'records'} in ${segments} ${segments === 1 ? 'segment' : 'segments'}, ${size}`,
    newest: (n, seq) => `${n}, the newest at record ${seq}`,
    none: 'none',
    atWork: (pid) => `at work${pid === undefined ? '' : ` (process ${pid})`}`,
    gone: (pid) => `none; the last one${pid === undefined ? '' : ` (process ${pid})`} is gone`,
    healthy: 'All is well.',
    setAside: 'To set it aside and go on without it: council doctor --repair',
    repairable: 'To set the damaged part aside and go on before it: council doctor --repair',
    mendable: (n) =>
      `${n === 1 ? 'One mistake' : `${n} mistakes`} in your files. Until ${n === 1 ? 'it is' : 'they are'} mended, what was read last without a mistake stays in force.`,
    nothingToRepair: 'Nothing to repair.',
    foreign: (state) =>
      `${state} was made by another person or machine: it came with a clone or a copy. Nothing in it was read or run.`,
    openedFrom: (archives, briefs) =>
      `This home opens from its shared files: ${archives} archive${archives === 1 ? '' : 's'}, ${briefs} brief${briefs === 1 ? '' : 's'}.`,
    goOnThere: 'Councils that ran there go on there, not here.',
    adopt:
      'If it is yours, council doctor --adopt takes it as it is. Otherwise it is set aside when the home is opened.',
    foreignAside: (state, as) => `Set aside: ${state} is now ${as}.`,
    stillAside: (state) => `${state} was set aside, unread. If it is yours: council doctor --adopt.`,
    adopted: (from, kept) =>
      `${from} is the state of this home from now on.${kept === undefined ? '' : ` The one before is kept as ${kept}.`}`,
    nothingToAdopt: 'Nothing to adopt: the state of this home is yours, and none was set aside.',
    adoptLater: (pid) =>
      `A host is at work here${pid === undefined ? '' : ` (process ${pid})`}. End it first, then adopt.`,
    repaired: (from, dropped, unreadable) =>
      `Repaired: the journal goes on with record ${from}. Set aside: ${dropped} readable and ${unreadable} unreadable records.`,
    aside: 'Kept in',
    pruned: (files, size) => `Dropped ${files} old ${files === 1 ? 'file' : 'files'}, ${size}.`,
  },
  wrong: cliWrong.en,
};

const fr: CliWords = {
  help: cliHelp.fr,
  colon: (label) => `${label} :`,
  capital: en.capital,
  list: (names) => names.join(', ').replace(/, ([^,]*)$/, ' et $1'),
  seats: (n) => `${n} sièges`,
  noVote: 'ne vote pas',
  blind: 'à l’aveugle, en même temps',
  skipped: (why) => (why ? `sauté : ${why}` : 'sauté'),
  acknowledges: (name) => `Prend en compte ${name}`,
  acknowledgedBy: 'Pris en compte par',
  askedAgain: 'Question reposée : le premier vote était illisible',
  toSeat: (name) => `à ${name}`,
  toEveryone: 'à tous',
  nothingBlocks: 'Plus rien ne bloque',
  decided: (verdict, by) => `${en.capital(verdict)} par ${by}`,
  active: 'En cours',
  phaseOf: (phase, answered, asked) => `${phase}, ${answered} sur ${asked}`,
  thinking: (names) => `${fr.list(names)} ${names.length === 1 ? 'réfléchit' : 'réfléchissent'}`,
  heldUp: (names, why) => `${fr.list(names)} : ${why}`,
  speaking: (names) => `${fr.list(names)} ${names.length === 1 ? 'parle' : 'parlent'}`,
  answered: (n, of) => `${n} sur ${of} ont répondu`,
  archive: 'Archive',
  brief: 'Brief',
  choose: 'Le conseil recommande. Vous décidez.',
  accept: 'Accepter',
  amend: 'Amender…',
  anotherRound: 'Un tour de plus…',
  reject: 'Rejeter…',
  later: 'Plus tard',
  askAmendment: 'La décision telle qu’elle doit se lire',
  askReason: 'Pourquoi (peut rester vide)',
  askRound: 'Que doivent-ils trancher ? (peut rester vide)',
  textNeeded: 'Un amendement a besoin de son texte.',
  hints: {
    decide: (command) => `Pour décider : ${command}`,
    raise: (raise, resume) => `Pour continuer avec plus : ${raise}, puis ${resume}`,
    resume: (command) => `Pour continuer : ${command}`,
    goesOn: (command) => `Le conseil continue sans ce terminal. Pour le suivre : ${command}`,
    pausing: 'Mise en pause… (Ctrl+C encore une fois pour quitter aussitôt)',
    reattaching: 'L’hôte a disparu. Reprise…',
    hostSilent: (pid) =>
      `L’hôte de ce dossier${pid === undefined ? '' : ` (pid ${pid})`} ne répond pas : il est suspendu ou bloqué. Reprise dès que son droit expire, d’ici 20 s${pid === undefined ? '' : ` ; \`kill -CONT ${pid}\` le réveille`}…`,
    hostBack: 'L’hôte répond de nouveau.',
    tookOver: 'Repris : ce processus est maintenant l’hôte.',
    notAsked: (resume) =>
      `Personne n’est interrogé : aucun hôte ne fait avancer ce conseil. Pour continuer : ${resume}`,
    madeHome: (home) => `La famille est à table dans ${home} (identities.yaml)`,
  },
  done: {
    nothingToInit: (home) => `Rien à faire : ${home} est déjà dressée.`,
    initialised: (home) => `Table dressée dans ${home} :`,
    injected: (id, to) => `Dit à ${to ?? 'tous'} dans ${id}. Chacun en tient compte à son prochain tour.`,
    stopped: (id) => `${id} est arrêté. Ce qui a été dit est dans son archive.`,
    paused: (id, command) => `${id} est en pause. Pour continuer : ${command}`,
    nothingPaused: 'Rien à reprendre : aucun conseil n’est en pause.',
    noCouncils: 'Rien sur la table. Pour commencer : council table "votre question"',
  },
  doctor: {
    home: 'Dossier',
    files: 'Fichiers',
    journal: 'Journal',
    snapshots: 'Instantanés',
    host: 'Hôte',
    missing: (file) => `${file} n’est pas là`,
    records: (n, segments, size) =>
      `${n} ${n > 1 ? 'enregistrements' : 'enregistrement'} en ${segments} ${segments > 1 ? 'segments' : 'segment'}, ${size}`,
    newest: (n, seq) => `${n}, le dernier à l’enregistrement ${seq}`,
    none: 'aucun',
    atWork: (pid) => `au travail${pid === undefined ? '' : ` (processus ${pid})`}`,
    gone: (pid) => `aucun ; le dernier${pid === undefined ? '' : ` (processus ${pid})`} est parti`,
    healthy: 'Tout va bien.',
    setAside: 'Pour l’écarter et continuer sans : council doctor --repair',
    repairable: 'Pour écarter la partie abîmée et continuer avant elle : council doctor --repair',
    mendable: (n) =>
      `${n > 1 ? `${n} erreurs` : 'Une erreur'} dans vos fichiers. Tant qu’${n > 1 ? 'elles ne sont pas corrigées' : 'elle n’est pas corrigée'}, ce qui a été lu sans erreur en dernier reste en vigueur.`,
    nothingToRepair: 'Rien à réparer.',
    foreign: (state) =>
      `${state} vient d’une autre personne ou machine : un clone ou une copie. Rien n’y a été lu ni exécuté.`,
    openedFrom: (archives, briefs) =>
      `Cette maison s’ouvre sur ses fichiers partagés : ${archives} archive${archives < 2 ? '' : 's'}, ${briefs} brief${briefs < 2 ? '' : 's'}.`,
    goOnThere: 'Les conseils lancés là-bas continuent là-bas, pas ici.',
    adopt:
      'S’il est à vous, council doctor --adopt le prend tel quel. Sinon il est mis de côté à l’ouverture de la maison.',
    foreignAside: (state, as) => `Mis de côté : ${state} s’appelle désormais ${as}.`,
    stillAside: (state) =>
      `${state} est mis de côté, sans être lu. S’il est à vous : council doctor --adopt.`,
    adopted: (from, kept) =>
      `${from} est désormais l’état de cette maison.${kept === undefined ? '' : ` Le précédent est gardé sous ${kept}.`}`,
    nothingToAdopt: 'Rien à adopter : l’état de cette maison est le vôtre, et aucun n’a été mis de côté.',
    adoptLater: (pid) =>
      `Un hôte travaille ici${pid === undefined ? '' : ` (processus ${pid})`}. Arrêtez-le d’abord, puis adoptez.`,
    repaired: (from, dropped, unreadable) =>
      `Réparé : le journal continue à l’enregistrement ${from}. Mis de côté : ${dropped} lisibles et ${unreadable} illisibles.`,
    aside: 'Gardé dans',
    pruned: (files, size) =>
      `${files > 1 ? `${files} anciens fichiers retirés` : `${files} ancien fichier retiré`}, ${size}.`,
  },
  wrong: cliWrong.fr,
};

export const cliWords: Words<CliWords> = { en, fr: typeset(fr) };
