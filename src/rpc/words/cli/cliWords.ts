/** The words of the command line: what it shows beside the council's own words, what it asks, and what it refuses. */

import { fewOf } from '../fewOf.ts';
import { typeset } from '../typeset.ts';
import { cliHelp } from './cliHelp.ts';
import { cliWrong } from './cliWrong.ts';

const en = {
  help: cliHelp.en,
  colon: (label: string) => `${label}:`,
  capital: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  list: (names: string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1'),
  seats: (n: number) => `${n} seats`,
  noVote: 'no vote',
  blind: 'blind, all at once',
  skipped: (why: string) => (why ? `skipped: ${why}` : 'skipped'),
  acknowledges: (name: string) => `Acknowledges ${name}`,
  acknowledgedBy: 'Acknowledged by',
  askedAgain: 'Asked again: the first vote could not be read',
  /** In councils that vote on a motion. */
  askedForMore: 'Asked again once, for what was missing',
  askedForPage: 'Asked again once: the first was longer than a page',
  toSeat: (name: string) => `to ${name}`,
  toEveryone: 'to everyone',
  nothingBlocks: 'Nothing blocks any more',
  decided: (verdict: string, by: string): string => `${en.capital(verdict)} by ${by}`,
  active: 'Active',
  phaseOf: (phase: string, answered: number, asked: number) => `${phase}, ${answered} of ${asked}`,
  thinking: (names: string[]): string => `${en.list(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
  heldUp: (names: string[], why: string): string => `${en.list(names)}: ${why}`,
  speaking: (names: string[]): string => `${en.list(names)} ${names.length === 1 ? 'is' : 'are'} speaking`,
  answered: (n: number, of: number) => `${n} of ${of} answered`,
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
    /** Each is given the command to type. */
    decide: (command: string) => `To decide: ${command}`,
    /** After the limit that it names was reached with nobody there. */
    raise: (raise: string, resume: string) => `To go on with more: ${raise}, then ${resume}`,
    resume: (command: string) => `To go on: ${command}`,
    goesOn: (command: string) => `The council goes on without this terminal. To see it: ${command}`,
    pausing: 'Pausing… (Ctrl+C again leaves at once)',
    reattaching: 'The host is gone. Going on…',
    /** The host is there and says nothing. */
    hostSilent: (pid: number | undefined) =>
      `The host of this home${pid === undefined ? '' : ` (pid ${pid})`} does not answer: it is suspended or stuck. Taking over as soon as its claim lapses, within 20 s${pid === undefined ? '' : `; \`kill -CONT ${pid}\` wakes it`}…`,
    hostBack: 'The host answers again.',
    tookOver: 'Taken over: this process is the host now.',
    /** Too much waited for this terminal, which did not read: a stopped one. */
    letGo:
      'The host was there: it had let this terminal go, because over 8 MB waited unread. This is how things stand now.',
    /** It runs by its state, and no host drives it. */
    notAsked: (resume: string) => `Nobody is asked: no host drives this council. To go on: ${resume}`,
    madeHome: (home: string) => `The family now sits in ${home} (identities.yaml)`,
  },
  done: {
    nothingToInit: (home: string) => `Nothing to do: ${home} is already laid.`,
    initialised: (home: string) => `Laid the table in ${home}:`,
    injected: (id: string, to: string | undefined) =>
      `Told ${to ?? 'everyone'} in ${id}. Each seat acknowledges it in its next turn.`,
    stopped: (id: string) => `Stopped ${id}. What was said is in its archive.`,
    paused: (id: string, command: string) => `Paused ${id}. To go on: ${command}`,
    nothingPaused: 'Nothing to resume: no council is paused.',
    noCouncils: 'Nothing on the table. Begin with: council table "your question"',
  },
  doctor: {
    home: 'Home',
    files: 'Files',
    journal: 'Journal',
    snapshots: 'Snapshots',
    host: 'Host',
    programs: 'Programs',
    endWhole: 'end with all that they start (each in a cgroup of its own)',
    endFound: 'end with what they start, as far as it can be found (no cgroup)',
    servers: 'Tool servers',
    unheld: (names: string) => `${names}: run with your rights, and could write anywhere by themselves`,
    missing: (file: string) => `${file} is not there`,
    records: (n: number, segments: number, size: string) =>
      `${n} ${n === 1 ? 'record' : 'records'} in ${segments} ${segments === 1 ? 'segment' : 'segments'}, ${size}`,
    newest: (n: number, seq: number) => `${n}, the newest at record ${seq}`,
    none: 'none',
    atWork: (pid: number | undefined) => `at work${pid === undefined ? '' : ` (process ${pid})`}`,
    gone: (pid: number | undefined) =>
      `none; the last one${pid === undefined ? '' : ` (process ${pid})`} is gone`,
    healthy: 'All is well.',
    /** Nothing is broken, and so much was said above. */
    noted: (n: number) => `${n === 1 ? 'One thing' : `${n} things`} to look at. Nothing is broken.`,
    /** Only records that can’t be used, each set aside alone. */
    setAside: 'To set it aside and go on without it: council doctor --repair',
    repairable: 'To set the damaged part aside and go on before it: council doctor --repair',
    mendable: (n: number) =>
      `${n === 1 ? 'One mistake' : `${n} mistakes`} in your files. Until ${n === 1 ? 'it is' : 'they are'} mended, what was read last without a mistake stays in force.`,
    nothingToRepair: 'Nothing to repair.',
    /** A `.state/` of somebody else's that stands in the way: what to do. */
    adopt:
      'If it is yours, council doctor --adopt takes it as it is. Otherwise it is set aside when the home is opened.',
    foreignAside: (state: string, as: string) => `Set aside: ${state} is now ${as}.`,
    stillAside: (state: string) => `${state} was set aside, unread. If it is yours: council doctor --adopt.`,
    cameAlong: (state: string, files: readonly string[]) =>
      `${state} holds what your councils did not write: ${fewOf(files, 'and')}. It came with a pull or a copy. It is not read, and is set aside when the home is opened.`,
    cameAside: (state: string, files: readonly string[], as: string) =>
      `Set aside from ${state}, unread, what came with a pull or a copy: ${fewOf(files, 'and')}. It is in ${as}.`,
    filesStillAside: (folder: string) =>
      `${folder} holds what a pull or a copy brought into the state. It was not read. Look at it, then delete it.`,
    adopted: (from: string, kept: string | undefined) =>
      `${from} is the state of this home from now on.${kept === undefined ? '' : ` The one before is kept as ${kept}.`}`,
    nothingToAdopt: 'Nothing to adopt: the state of this home is yours, and none was set aside.',
    adoptLater: (pid: number | undefined) =>
      `A host is at work here${pid === undefined ? '' : ` (process ${pid})`}. End it first, then adopt.`,
    repaired: (from: number, dropped: number, unreadable: number) =>
      `Repaired: the journal goes on with record ${from}. Set aside: ${dropped} readable and ${unreadable} unreadable records.`,
    aside: 'Kept in',
    pruned: (files: number, size: string) =>
      `Dropped ${files} old ${files === 1 ? 'file' : 'files'}, ${size}.`,
  },
  wrong: cliWrong.en,
};

export type CliWords = typeof en;

const fr: typeof en = {
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
  askedForMore: 'Redemandé une fois, pour ce qui manquait',
  askedForPage: 'Redemandé une fois : la première était plus longue qu’une page',
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
    letGo:
      'L’hôte était là : il avait lâché ce terminal, car plus de 8 Mo attendaient d’être lus. Voici où en sont les choses.',
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
    programs: 'Programmes',
    endWhole: 'finissent avec tout ce qu’ils lancent (chacun dans son cgroup)',
    endFound: 'finissent avec ce qu’ils lancent, si on le retrouve (sans cgroup)',
    servers: 'Serveurs d’outils',
    unheld: (names) => `${names} : tournent avec vos droits, et pourraient écrire partout d’eux-mêmes`,
    missing: (file) => `${file} n’est pas là`,
    records: (n, segments, size) =>
      `${n} ${n > 1 ? 'enregistrements' : 'enregistrement'} en ${segments} ${segments > 1 ? 'segments' : 'segment'}, ${size}`,
    newest: (n, seq) => `${n}, le dernier à l’enregistrement ${seq}`,
    none: 'aucun',
    atWork: (pid) => `au travail${pid === undefined ? '' : ` (processus ${pid})`}`,
    gone: (pid) => `aucun ; le dernier${pid === undefined ? '' : ` (processus ${pid})`} est parti`,
    healthy: 'Tout va bien.',
    noted: (n) => `${n > 1 ? `${n} choses` : 'Une chose'} à regarder. Rien n’est cassé.`,
    setAside: 'Pour l’écarter et continuer sans : council doctor --repair',
    repairable: 'Pour écarter la partie abîmée et continuer avant elle : council doctor --repair',
    mendable: (n) =>
      `${n > 1 ? `${n} erreurs` : 'Une erreur'} dans vos fichiers. Tant qu’${n > 1 ? 'elles ne sont pas corrigées' : 'elle n’est pas corrigée'}, ce qui a été lu sans erreur en dernier reste en vigueur.`,
    nothingToRepair: 'Rien à réparer.',
    adopt:
      'S’il est à vous, council doctor --adopt le prend tel quel. Sinon il est mis de côté à l’ouverture de la maison.',
    foreignAside: (state, as) => `Mis de côté : ${state} s’appelle désormais ${as}.`,
    stillAside: (state) =>
      `${state} est mis de côté, sans être lu. S’il est à vous : council doctor --adopt.`,
    cameAlong: (state, files) =>
      `${state} contient ce que vos conseils n’ont pas écrit : ${fewOf(files, 'et')}. C’est venu avec un pull ou une copie. Ce n’est pas lu, et sera mis de côté à l’ouverture de la maison.`,
    cameAside: (state, files, as) =>
      `Mis de côté de ${state}, sans être lu, ce qui est venu avec un pull ou une copie : ${fewOf(files, 'et')}. C’est dans ${as}.`,
    filesStillAside: (folder) =>
      `${folder} contient ce qu’un pull ou une copie a apporté dans l’état. Rien n’en a été lu. Regardez-le, puis supprimez-le.`,
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

export const cliWords = { en, fr: typeset(fr) };
