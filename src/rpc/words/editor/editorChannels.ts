/** What the editor says of channels: rows of the tree, the quick picks and boxes of its commands. */
import type { ModeView } from '../../views/channelViews.ts';
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

export interface EditorChannelWords {
  dormant: string;
  locked: string;
  archived: string;
  paused: string;
  pausedLate: string;
  choosing: string;
  /** "stopped: 20 turns without a person": in a row there is room for no more. */
  stopped(why: string): string;
  blocked(channel: string): string;
  council: string;
  /** Facts of the tooltip. */
  facts: {
    mode: string;
    floor: string;
    next: string;
    members: string;
    waiting: string;
    offline: string;
    state: string;
    summary: string;
  };
  lockedWhy(mode: string): string;
  waitForYou(n: number): string;
  floorTip: string;
  /** Groups of the quick pick. */
  setModeTitle(channel: string): string;
  setModePlaceholder: string;
  current: string;
  atCreation: string;
  newChannel: string;
  newDiscussion: string;
  which: string;
  /** The conversation in front can’t be it. */
  whichOther: string;
  none: Record<'any' | 'open' | 'settable' | 'pausable' | 'paused' | 'raisable' | 'summary', string>;
  say: { title(channel: string): string; prompt: string; goOn: string };
  raise: { title(channel: string): string; money: string; tokens: string; wrong: string };
  create: {
    idTitle: string;
    idPrompt: string;
    idWrong: string;
    idTaken(id: string): string;
    modeTitle: string;
    membersTitle: string;
    membersPlaceholder: string;
    guideTitle: string;
    guidePrompt: string;
  };
  /** What a mode is when a channel is made; the shared table says what it does. */
  modeNote: Partial<Record<ModeView, string>>;
  offered: string;
  openConversation: string;
}

const fr: EditorChannelWords = {
  dormant: 'en sommeil',
  locked: 'verrouillé',
  archived: 'archivé',
  paused: 'en pause',
  pausedLate: 'en pause : l’hôte était absent',
  choosing: 'choix en cours',
  stopped: (why) => `arrêté : ${why}`,
  blocked: (channel) => `attend ${channel}`,
  council: 'conseil en cours',
  facts: {
    mode: 'Mode',
    floor: 'A la parole',
    next: 'Ensuite',
    members: 'Membres',
    waiting: 'En attente',
    offline: 'Hors ligne',
    state: 'État',
    summary: 'Synthèse',
  },
  lockedWhy: (mode) => `« ${mode} » se choisit à la création et ne se change pas.`,
  waitForYou: (n) =>
    n === 1 ? '1 salon attend que quelqu’un parle' : `${n} salons attendent que quelqu’un parle`,
  floorTip: 'A la parole dans un salon. Cliquer ouvre la conversation.',
  setModeTitle: (channel) => `Mode de ${channel}`,
  setModePlaceholder: 'Comment ce salon traite agents et messages',
  current: 'actuel',
  atCreation: 'à la création seulement',
  newChannel: 'Nouveau salon…',
  newDiscussion: 'Nouveau salon de discussion…',
  which: 'Quel salon ?',
  whichOther: 'Impossible pour celui qui est affiché. Quel salon ?',
  none: {
    any: 'Il n’y a pas encore de salon.',
    open: 'Il n’y a aucun salon où parler.',
    settable: 'Aucun salon n’a un mode qui se change.',
    pausable: 'Aucun salon n’est à suspendre.',
    paused: 'Aucun salon n’est en pause ni arrêté.',
    raisable: 'Aucun salon n’est arrêté par une limite de jetons ou d’argent.',
    summary: 'Ce salon n’a pas de synthèse.',
  },
  say: {
    title: (channel) => `Parler dans ${channel}`,
    prompt: 'Un message pour le salon. @nom s’adresse à quelqu’un.',
    goOn: 'Le salon est arrêté. Écrivez pour reprendre.',
  },
  raise: {
    title: (channel) => `Relever la limite de ${channel}`,
    money: 'Le coût le plus haut en une heure, en dollars. Entrée l’écrit dans channels.yaml.',
    tokens: 'Le plus de jetons en une heure. Entrée l’écrit dans channels.yaml.',
    wrong: 'Un montant au-dessus de zéro.',
  },
  create: {
    idTitle: 'Nouveau salon',
    idPrompt: 'Son nom : lettres minuscules, chiffres, - et _',
    idWrong: 'Lettres minuscules, chiffres, - et _ ; 64 au plus, une lettre ou un chiffre d’abord.',
    idTaken: (id) => `Le salon « ${id} » existe déjà.`,
    modeTitle: 'Nouveau salon · mode',
    membersTitle: 'Nouveau salon · membres',
    membersPlaceholder: 'Qui en est ? Entrée accepte',
    guideTitle: 'Nouvelle discussion · guide',
    guidePrompt: 'Sujet, buts, et quand elle est finie. Le guide ouvre la discussion.',
  },
  modeNote: { work: 'ne se change plus ensuite', discussion: 'ne se change plus ensuite' },
  offered: 'Un conseil est proposé dans la conversation : rien ne commence sans vous.',
  openConversation: 'Ouvrir la conversation',
};

export const editorChannels: Words<EditorChannelWords> = {
  en: {
    dormant: 'dormant',
    locked: 'locked',
    archived: 'archived',
    paused: 'paused',
    pausedLate: 'paused: the host was away',
    choosing: 'choosing who is next',
    stopped: (why) => `stopped: ${why}`,
    blocked: (channel) => `waits for ${channel}`,
    council: 'council under way',
    facts: {
      mode: 'Mode',
      floor: 'Has the floor',
      next: 'Next',
      members: 'Members',
      waiting: 'Waiting',
      offline: 'Offline',
      state: 'State',
      summary: 'Summary',
    },
    lockedWhy: (mode) => `“${mode}” is set when a channel is made and can’t be changed.`,
    waitForYou: (n) =>
      n === 1 ? '1 channel waits for a person to speak' : `${n} channels wait for a person to speak`,
    floorTip: 'Has the floor in a channel. Click opens the conversation.',
    setModeTitle: (channel) => `Mode of ${channel}`,
    setModePlaceholder: 'How this channel treats agents and messages',
    current: 'current',
    atCreation: 'at creation only',
    newChannel: 'New channel…',
    newDiscussion: 'New discussion channel…',
    which: 'Which channel?',
    whichOther: 'Not possible for the one in front. Which channel?',
    none: {
      any: 'There is no channel yet.',
      open: 'There is no channel to speak in.',
      settable: 'No channel has a mode that can be changed.',
      pausable: 'There is no channel to pause.',
      paused: 'No channel is paused or stopped.',
      raisable: 'No channel is stopped by a limit of tokens or money.',
      summary: 'This channel has no summary.',
    },
    say: {
      title: (channel) => `Say in ${channel}`,
      prompt: 'A message to the channel. @name addresses somebody.',
      goOn: 'The channel is stopped. Say something to go on.',
    },
    raise: {
      title: (channel) => `Raise the limit of ${channel}`,
      money: 'The most it may cost in an hour, in dollars. Enter writes it into channels.yaml.',
      tokens: 'The most tokens in an hour. Enter writes it into channels.yaml.',
      wrong: 'An amount above zero.',
    },
    create: {
      idTitle: 'New channel',
      idPrompt: 'Its name: lower case letters, digits, - and _',
      idWrong: 'Lower case letters, digits, - and _; 64 at most, a letter or a digit first.',
      idTaken: (id) => `There is a channel “${id}” already.`,
      modeTitle: 'New channel · mode',
      membersTitle: 'New channel · members',
      membersPlaceholder: 'Who is in it? Enter accepts',
      guideTitle: 'New discussion · guide',
      guidePrompt: 'Topic, goals, and when it is done. The guide opens the discussion.',
    },
    modeNote: { work: 'can’t be changed afterwards', discussion: 'can’t be changed afterwards' },
    offered: 'A council is offered in the conversation: nothing begins without you.',
    openConversation: 'Open the conversation',
  },
  fr: typeset(fr),
};
