/** Why something can't be done to a channel: the rule, and what to do instead. */
import { typeset } from '../typeset.ts';

const count = (n: number, language: 'en' | 'fr'): string => new Intl.NumberFormat(language).format(n);

const en = {
  noSuchChannel: (id: string, known: string) =>
    `There is no channel “${id}” here.${known ? ` Known: ${known}.` : ' `council channel create` makes one.'}`,
  exists: (id: string) => `There is a channel “${id}” already.`,
  badId: 'The id of a channel is lower case letters, digits, - and _, 64 at most.',
  modeLeft: (id: string, mode: string) =>
    `“${mode}” is locked: its mode is set when it is created and can’t be changed. #${id} stays as it is.`,
  modeEntered: (id: string, mode: string) =>
    `“${mode}” is locked: its mode is set when it is created and can’t be changed. #${id} can’t become one; create another channel.`,
  notInFile: (id: string) => `#${id} stands in no channels.yaml: there is nothing to change there.`,
  discussionNeeds: 'A discussion names who begins it and its guide: give --initiator and --guide.',
  brokenFile: (file: string, line: number, message: string) =>
    `${file} has a problem at line ${line} (${message}): put it right first. Nothing was written.`,
  wrongFile: (message: string) => `channels.yaml would no longer be right: ${message}. Nothing was written.`,
  harm: 'channels.yaml can’t be changed here without touching the rest of it: change it by hand.',
  archived: (id: string) => `#${id} is archived and no longer active.`,
  noFloor: (id: string) => `Nobody has the floor of #${id}.`,
  otherTurn: (turn: number) => `Turn ${turn} is no longer open.`,
  noOrder: (id: string, mode: string) =>
    `#${id} is in mode “${mode}”, without turns: there is nobody to go on to.`,
  heldNow: (id: string, state: string) => `#${id} gives nobody the floor now: ${state}.`,
  paused: (id: string) => `#${id} is paused already.`,
  notPaused: (id: string) => `#${id} is not paused.`,
  stopped: (id: string, why: string, lifted: string) =>
    `#${id} is not paused, a limit stopped it: ${why}. ${lifted}`,
  noLimit: 'Say which limit: turns without a person, turns, tokens or cost an hour.',
  notHeld: (name: string) => `${name} is neither waiting nor offline.`,
  anAgent: (name: string) => `${name} is an agent: nobody speaks in its place.`,
  nobodyCalled: (id: string, known: string) => `Nobody is called “${id}”. Known: ${known}.`,
  noMember: (id: string, channel: string) => `“${id}” is no member of #${channel}.`,
  memberAlready: (id: string, channel: string) => `“${id}” is a member of #${channel} already.`,
  emptyText: 'A message needs words.',
  tooLong: (letters: number, most: number) =>
    `This message has ${count(letters, 'en')} characters; at most ${count(most, 'en')}. Nothing was sent: shorten it, or put the text into a file and name that.`,
  /** What people say here goes to a council, which takes less at once. */
  tooLongForCouncil: (letters: number, most: number) =>
    `A council holds this channel, and your message (${count(letters, 'en')} characters) would go to it: at most ${count(most, 'en')}. Nothing was sent.`,
  escalation: {
    unknown: (_from: string, to: string) => `There is no channel “${to}” to move the question to.`,
    'not-linked': (from: string, to: string) =>
      `#${from} moves no questions to #${to}: add it to links.escalatesTo in channels.yaml.`,
    archived: (from: string, to: string) => `#${from} or #${to} is archived: the question can’t go there.`,
    cycle: (_from: string, to: string) =>
      `The question has been through #${to} already: it would go in a circle.`,
  },
  notADiscussion: (channel: string) =>
    `#${channel} is no discussion: there is nothing to conclude. To end it, take it out of channels.yaml.`,
  concludedAlready: (channel: string, path: string | undefined) =>
    `The discussion #${channel} is concluded already.${path ? ` Its summary: ${path}.` : ''}`,
  noSummary: 'A discussion is concluded with a summary.',
  summaryHow: 'Write it as text, or name a file that exists under discussion-summary/.',
  summary: {
    outside: (path: string) => `“${path}” is not under discussion-summary/, where summaries stand.`,
    missing: (path: string) => `“${path}” does not exist.`,
    'not-a-file': (path: string) => `“${path}” is not a file.`,
  },
  callback: (id: string) => `There is no channel “${id}” to tell the end to.`,
  callbackAlone: (id: string, mode: string) =>
    `#${id} is in mode “${mode}”, between one agent and people: the end is told to a group channel.`,
  council: {
    report: (channel: string) => `#${channel} is a report channel: no council is held there.`,
    archived: (channel: string) => `#${channel} is archived: no council is held there.`,
    gone: (channel: string) => `#${channel} no longer stands in channels.yaml: no council is held there.`,
    unknown: (channel: string) => `There is no channel “${channel}” to hold this council in.`,
  },
  noOffer: 'That offer is no longer here. Write “à table”, then the subject.',
  offerTaken: (council: string) => `That offer was accepted already: ${council}.`,
};

const fr: typeof en = {
  noSuchChannel: (id, known) =>
    `Il n’y a pas de salon « ${id} » ici.${known ? ` Connus : ${known}.` : ' `council channel create` en fait un.'}`,
  exists: (id) => `Le salon « ${id} » existe déjà.`,
  badId: 'L’identifiant d’un salon : lettres minuscules, chiffres, - et _, 64 au plus.',
  modeLeft: (id, mode) =>
    `« ${mode} » est verrouillé : son mode se choisit à la création et ne se change pas. #${id} reste ainsi.`,
  modeEntered: (id, mode) =>
    `« ${mode} » est verrouillé : son mode se choisit à la création et ne se change pas. #${id} ne peut pas le devenir ; créez un autre salon.`,
  notInFile: (id) => `#${id} n’est pas dans channels.yaml : il n’y a rien à y changer.`,
  discussionNeeds: 'Une discussion nomme qui l’ouvre et son guide : donnez --initiator et --guide.',
  brokenFile: (file, line, message) =>
    `${file} a un problème à la ligne ${line} (${message}) : corrigez-le d’abord. Rien n’a été écrit.`,
  wrongFile: (message) => `channels.yaml ne serait plus juste : ${message}. Rien n’a été écrit.`,
  harm: 'channels.yaml ne peut pas être changé ici sans toucher au reste : changez-le à la main.',
  archived: (id) => `#${id} est archivé et n’est plus actif.`,
  noFloor: (id) => `Personne n’a la parole dans #${id}.`,
  otherTurn: (turn) => `Le tour ${turn} n’est plus ouvert.`,
  noOrder: (id, mode) => `#${id} est en mode « ${mode} », sans tours : il n’y a personne à faire avancer.`,
  heldNow: (id, state) => `#${id} ne donne pas la parole en ce moment : ${state}.`,
  paused: (id) => `#${id} est déjà en pause.`,
  notPaused: (id) => `#${id} n’est pas en pause.`,
  stopped: (id, why, lifted) => `#${id} n’est pas en pause, une limite l’arrête : ${why}. ${lifted}`,
  noLimit: 'Dites quelle limite : tours sans une personne, tours, jetons ou coût par heure.',
  notHeld: (name) => `${name} n’attend pas et n’est pas hors ligne.`,
  anAgent: (name) => `${name} est un agent : on ne parle pas à sa place.`,
  nobodyCalled: (id, known) => `Personne ne s’appelle « ${id} ». Connus : ${known}.`,
  noMember: (id, channel) => `« ${id} » n’est pas membre de #${channel}.`,
  memberAlready: (id, channel) => `« ${id} » est déjà membre de #${channel}.`,
  emptyText: 'Un message a besoin de mots.',
  tooLong: (letters, most) =>
    `Ce message a ${count(letters, 'fr')} caractères ; ${count(most, 'fr')} au plus. Rien n’a été envoyé : raccourcissez-le, ou mettez le texte dans un fichier et nommez-le.`,
  tooLongForCouncil: (letters, most) =>
    `Un conseil tient ce salon, et votre message (${count(letters, 'fr')} caractères) irait à lui : ${count(most, 'fr')} au plus. Rien n’a été envoyé.`,
  escalation: {
    unknown: (_from, to) => `Il n’y a pas de salon « ${to} » où déplacer la question.`,
    'not-linked': (from, to) =>
      `#${from} ne déplace pas de questions vers #${to} : ajoutez-le à links.escalatesTo dans channels.yaml.`,
    archived: (from, to) => `#${from} ou #${to} est archivé : la question ne peut pas y aller.`,
    cycle: (_from, to) => `La question est déjà passée par #${to} : elle tournerait en rond.`,
  },
  notADiscussion: (channel) =>
    `#${channel} n’est pas une discussion : il n’y a rien à conclure. Pour y mettre fin, retirez-le de channels.yaml.`,
  concludedAlready: (channel, path) =>
    `La discussion #${channel} est déjà conclue.${path ? ` Sa synthèse : ${path}.` : ''}`,
  noSummary: 'Une discussion se conclut par une synthèse.',
  summaryHow: 'Écrivez-la en toutes lettres, ou nommez un fichier qui existe sous discussion-summary/.',
  summary: {
    outside: (path) => `« ${path} » n’est pas sous discussion-summary/, où sont les synthèses.`,
    missing: (path) => `« ${path} » n’existe pas.`,
    'not-a-file': (path) => `« ${path} » n’est pas un fichier.`,
  },
  callback: (id) => `Il n’y a pas de salon « ${id} » où annoncer la fin.`,
  callbackAlone: (id, mode) =>
    `#${id} est en mode « ${mode} », entre un agent et des personnes : la fin s’annonce dans un salon de groupe.`,
  council: {
    report: (channel) => `#${channel} est un salon de rapports : aucun conseil ne s’y tient.`,
    archived: (channel) => `#${channel} est archivé : aucun conseil ne s’y tient.`,
    gone: (channel) => `#${channel} n’est plus dans channels.yaml : aucun conseil ne s’y tient.`,
    unknown: (channel) => `Il n’y a pas de salon « ${channel} » où tenir ce conseil.`,
  },
  noOffer: 'Il n’y a plus cette proposition ici. Écrivez « à table », puis le sujet.',
  offerTaken: (council) => `Cette proposition est déjà acceptée : ${council}.`,
};

export const channelRefusals = { en, fr: typeset(fr) };
