/** What is said of channels on every surface: modes and states, why somebody speaks, and the moderator's own words. */
import type { ChannelRow, NoticeView, StopView, WhyView } from '../../views/channelViews.ts';
import { sumWords } from '../council/sumWords.ts';
import { typeset } from '../typeset.ts';
import { channelStops, count, isOfSums } from './channelStops.ts';

const sealed = 'This channel is archived and no longer active.';
const idle = 'Discussion is idle. Please summarize and call discussion-complete.';
const closed = 'This discussion is closed.';

/** What a backend said ends with a stop of its own. */
const unstopped = (text: string): string => text.replace(/[\s.]+$/, '');

const stopIn = ({ reason = '', limit = 0, used }: NoticeView): StopView => ({
  reason,
  limit,
  ...(used === undefined ? {} : { used }),
});

const en = {
  /** What each mode does, in a line. */
  modes: {
    none: 'only an agent that is addressed answers',
    work: 'whoever is addressed answers; set when the channel is made',
    report: 'agents post through a tool; a message wakes nobody',
    discussion: 'agents take turns until it is concluded; set when the channel is made',
    chat: 'agents take turns',
    direct: 'the orchestrator answers',
    single: 'one agent answers',
    'turn-based': 'agents take turns in a fixed order and say when they are done',
    broadcast: 'members read it; nobody answers',
  },
  turns: {
    disabled: 'no turns',
    dead: 'nobody is woken',
    normal: 'in order',
    shuffle: 'shuffled',
    archived: 'archived',
  },
  agents: {
    OFFLINE: 'offline',
    IDLE: 'idle',
    QUEUED: 'queued',
    ACTIVE: 'speaking',
    WAITING: 'waiting',
  },
  /** Why an agent is passed over, beside its state. */
  passedOver: {
    budget: 'its budget is used up',
    unpriced: 'no price for its model',
    elsewhere: 'elsewhere: not connected',
    file: 'only in councils',
  },
  /** A person has the turn of this agent. */
  personsTurn: (name: string) => `${name}’s turn: a person answers`,
  locked: 'locked',
  why: ({ code, by, word }: WhyView): string => {
    const somebody = by ?? 'somebody';
    const said: Record<string, string> = {
      order: 'next in order',
      woken: `woken by ${somebody}`,
      mention: `addressed by ${somebody}`,
      'only-agent': 'the only agent here',
      'first-member': 'answers for this channel',
      'domain-lead': `leads on ${word ?? 'this'}`,
      'domain-backup': `backup on ${word ?? 'this'}`,
      interrupt: `reacts to “${word ?? ''}”`,
      addressed: `addressed by ${somebody}`,
      chosen: `chosen by ${somebody}`,
      reminder: 'the discussion is idle',
      advanced: 'given the floor',
    };
    return said[code] ?? code;
  },
  stopped: (stop: StopView): string =>
    isOfSums(stop) ? channelStops.en.why(stop) : `${channelStops.en.why(stop)}: the limit of this channel`,
  dormant: (reason: string) =>
    ({
      'all-passed': 'nobody had anything to add',
      'nobody-able': 'everyone is waiting or offline',
      'nobody-completed': 'nobody completed a turn',
    })[reason] ?? reason,
  notice(notice: NoticeView): string {
    const name = notice.name ?? 'Somebody';
    const { detail } = notice;
    const said: Record<string, string> = {
      guide: `${name} opened this discussion.`,
      idle,
      archived: sealed,
      closed,
      concluded: `The discussion #${notice.channel ?? ''} is concluded. Its summary: ${notice.path ?? ''}`,
      'escalated-to': `${name} moved a question to #${notice.channel ?? ''}.`,
      'escalated-from': `${name} moved a question here from #${notice.channel ?? ''}.`,
      stopped: `Stopped: ${en.stopped(stopIn(notice))}. ${channelStops.en.lifted(notice.reason ?? '')}`,
      'not-woken': channelStops.en.notWoken(name, notice.limit ?? 0),
      'one-able': channelStops.en.onlyBecause(notice),
      repeats: channelStops.en.repeats(name, notice.limit ?? 0),
      dormant: `Dormant: ${en.dormant(notice.reason ?? '')}. Any message wakes the channel.`,
      'timed-out': `${name} did not answer in time. The floor passes on.`,
      failed: `${name} could not answer${detail ? `: ${unstopped(detail)}` : ''}. The floor passes on.`,
      offline: `${name} is offline here until somebody addresses it.`,
      interrupted: `${name} was interrupted.`,
      aborted: `${name}’s turn was ended${detail ? ` (${detail})` : ''}.`,
      'completed-at-limit': `${name} has said ${notice.limit ?? 0} messages without ending its turn: the floor passes on.`,
      undelivered: `What ${name} said was not confirmed in time. The floor passes on.`,
      budget: `${name} is passed over: its budget is used up (${notice.reason === 'cost-an-hour' ? sumWords.en.money(notice.limit ?? 0) : `${count('en', notice.limit ?? 0)} tokens`} in an hour). It speaks again when there is room.`,
      unpriced: `${name} is passed over: there is a limit in money, and ${detail ?? 'what answers for it'} has no price. Add it to prices in council.yaml, or limit tokens; then speak again.`,
      cut: `${name} said more than a message may hold: only the first ${count('en', notice.limit ?? 0)} characters are kept.`,
      elsewhere: `${name} runs elsewhere and is not connected: nobody here answers in its name.`,
      muted: `${name} is muted here: nothing is asked of it.`,
      file: `${name} answers in the shared file, which only councils have: it is not asked here.`,
      offer: `A council can be held on: ${detail ?? ''}`,
    };
    return said[notice.code] ?? notice.code;
  },
  /** The state of a channel, in a few words. */
  state(row: ChannelRow): string {
    if (row.archived) return 'archived';
    if (row.blocked !== undefined) return `waits for #${row.blocked}`;
    if (row.councils.length > 0) return `council ${row.councils[0]}`;
    if (row.paused) return row.paused.late ? 'paused: the host was away for more than 10 minutes' : 'paused';
    if (row.stopped) return `stopped: ${en.stopped(row.stopped)}`;
    if (row.active?.person) return en.personsTurn(row.active.name);
    if (row.active) return `${row.active.name} has the floor`;
    if (row.choosing) return 'the orchestrator chooses who goes next';
    if (row.only !== undefined) return channelStops.en.only(row.only);
    return row.stage === 'dormant' ? `dormant: ${en.dormant(row.dormant ?? '')}` : 'quiet';
  },
  moderator: 'Moderator',
  /** At the head of a summary that was given as words. */
  summaryBy: (channel: string, by: string, day: string) =>
    `Discussion ${channel} · concluded by ${by} on ${day}`,
};

export type ChannelWords = typeof en;

const fr: typeof en = {
  modes: {
    none: 'seul un agent à qui l’on s’adresse répond',
    work: 'répond qui est adressé ; se choisit à la création',
    report: 'les agents publient par un outil ; un message ne réveille personne',
    discussion: 'les agents parlent à tour de rôle jusqu’à la conclusion ; se choisit à la création',
    chat: 'les agents parlent à tour de rôle',
    direct: 'l’orchestratrice répond',
    single: 'un seul agent répond',
    'turn-based': 'les agents parlent dans un ordre fixe et disent quand ils ont fini',
    broadcast: 'les membres lisent ; personne ne répond',
  },
  turns: {
    disabled: 'sans tours',
    dead: 'personne n’est réveillé',
    normal: 'dans l’ordre',
    shuffle: 'mélangé',
    archived: 'archivé',
  },
  agents: {
    OFFLINE: 'hors ligne',
    IDLE: 'au repos',
    QUEUED: 'en file',
    ACTIVE: 'parle',
    WAITING: 'attend',
  },
  passedOver: {
    budget: 'son budget est épuisé',
    unpriced: 'pas de prix pour son modèle',
    elsewhere: 'ailleurs : non connecté',
    file: 'seulement dans les conseils',
  },
  personsTurn: (name) => `au tour de ${name} : une personne répond`,
  locked: 'verrouillé',
  why: ({ code, by, word }) => {
    const somebody = by ?? 'quelqu’un';
    const said: Record<string, string> = {
      order: 'à son tour',
      woken: `réveillé par ${somebody}`,
      mention: `adressé par ${somebody}`,
      'only-agent': 'seul agent ici',
      'first-member': 'répond pour ce salon',
      'domain-lead': `mène sur ${word ?? 'ce sujet'}`,
      'domain-backup': `en renfort sur ${word ?? 'ce sujet'}`,
      interrupt: `réagit à « ${word ?? ''} »`,
      addressed: `adressé par ${somebody}`,
      chosen: `choisi par ${somebody}`,
      reminder: 'la discussion est inactive',
      advanced: 'a reçu la parole',
    };
    return said[code] ?? code;
  },
  stopped: (stop) =>
    isOfSums(stop) ? channelStops.fr.why(stop) : `${channelStops.fr.why(stop)}, la limite de ce salon`,
  dormant: (reason) =>
    ({
      'all-passed': 'personne n’avait rien à ajouter',
      'nobody-able': 'tout le monde attend ou est hors ligne',
      'nobody-completed': 'personne n’a terminé son tour',
    })[reason] ?? reason,
  notice(notice) {
    const name = notice.name ?? 'Quelqu’un';
    const { detail } = notice;
    const said: Record<string, string> = {
      guide: `${name} a ouvert cette discussion.`,
      idle: 'La discussion est inactive. Résumez-la et appelez discussion-complete.',
      archived: 'Ce salon est archivé et n’est plus actif.',
      closed: 'Cette discussion est close.',
      concluded: `La discussion #${notice.channel ?? ''} est conclue. Sa synthèse : ${notice.path ?? ''}`,
      'escalated-to': `${name} a déplacé une question vers #${notice.channel ?? ''}.`,
      'escalated-from': `${name} a déplacé ici une question de #${notice.channel ?? ''}.`,
      stopped: `Arrêt : ${fr.stopped(stopIn(notice))}. ${channelStops.fr.lifted(notice.reason ?? '')}`,
      'not-woken': channelStops.fr.notWoken(name, notice.limit ?? 0),
      'one-able': channelStops.fr.onlyBecause(notice),
      repeats: channelStops.fr.repeats(name, notice.limit ?? 0),
      dormant: `En sommeil : ${fr.dormant(notice.reason ?? '')}. Tout message réveille le salon.`,
      'timed-out': `${name} n’a pas répondu à temps. La parole passe.`,
      failed: `${name} n’a pas pu répondre${detail ? ` : ${unstopped(detail)}` : ''}. La parole passe.`,
      offline: `${name} est hors ligne ici jusqu’à ce qu’on s’adresse à lui.`,
      interrupted: `${name} a été interrompu.`,
      aborted: `Le tour de ${name} a été arrêté${detail ? ` (${detail})` : ''}.`,
      'completed-at-limit': `${name} a dit ${notice.limit ?? 0} messages sans finir son tour : la parole passe.`,
      undelivered: `Ce qu’a dit ${name} n’a pas été confirmé à temps. La parole passe.`,
      budget: `${name} passe son tour : son budget est épuisé (${notice.reason === 'cost-an-hour' ? sumWords.fr.money(notice.limit ?? 0) : `${count('fr', notice.limit ?? 0)} jetons`} en une heure). La parole lui reviendra dès qu’il y aura de la place.`,
      unpriced: `On passe ${name} : il y a une limite en argent, et ${detail ?? 'ce qui répond pour lui'} n’a pas de prix. L’ajouter à prices dans council.yaml, ou limiter les jetons ; puis parlez de nouveau.`,
      cut: `${name} a dit plus qu’un message ne peut contenir : seuls les ${count('fr', notice.limit ?? 0)} premiers caractères sont gardés.`,
      elsewhere: `${name} tourne ailleurs et n’est pas connecté : personne ici ne répond en son nom.`,
      muted: `${name} est en sourdine ici : rien ne lui est demandé.`,
      file: `${name} répond dans le fichier partagé, que seuls les conseils ont : rien ne lui est demandé ici.`,
      offer: `Un conseil peut se tenir sur : ${detail ?? ''}`,
    };
    return said[notice.code] ?? notice.code;
  },
  state(row) {
    if (row.archived) return 'archivé';
    if (row.blocked !== undefined) return `attend #${row.blocked}`;
    if (row.councils.length > 0) return `conseil ${row.councils[0]}`;
    if (row.paused)
      return row.paused.late ? 'en pause : l’hôte était absent depuis plus de 10 minutes' : 'en pause';
    if (row.stopped) return `arrêté : ${fr.stopped(row.stopped)}`;
    if (row.active?.person) return fr.personsTurn(row.active.name);
    if (row.active) return `${row.active.name} a la parole`;
    if (row.choosing) return 'l’orchestratrice choisit la suite';
    if (row.only !== undefined) return channelStops.fr.only(row.only);
    return row.stage === 'dormant' ? `en sommeil : ${fr.dormant(row.dormant ?? '')}` : 'calme';
  },
  moderator: 'Modération',
  summaryBy: (channel, by, day) => `Discussion ${channel} · conclue par ${by} le ${day}`,
};

export const channelWords = { en, fr: typeset(fr) };
