/** What the command line says about channels, and the help of `council channel`, `say` and `turn`. */
import { typeset } from '../typeset.ts';

const en = {
  about: {
    channel: 'show, make and set channels, and read what was said in them',
    say: 'speak in a channel and follow the conversation until it is quiet',
    turn: 'say who has the floor of a channel, pass it on, end a turn',
  },
  arguments: {
    action:
      'list, show, create, set-mode, set-order, limit, add, remove, mute, unmute, release, pause, resume, history, escalate, conclude or start',
    channel: 'the channel, by id',
    value:
      'the mode, the order, the member, the offer, or a summary: in quotes, as a file, or - for standard input',
    words: 'the words, in quotes; - reads them from standard input',
    turnAction: 'active, advance, complete or timeout',
  },
  options: {
    as: 'the person who speaks (default: COUNCIL_ME, else the only one of identities.yaml)',
    policy: 'inject, queue or interrupt, for this message (default: as the channel says)',
    noWait: 'do not follow the conversation',
    mode: 'the mode of the new channel (default: none)',
    members: 'its members, with commas between',
    order: 'round-robin, shuffle, priority, speed, addressed or chosen',
    name: 'the name shown to people',
    topic: 'what it is about',
    initiator: 'discussion: who begins it, and is reminded to conclude it',
    guide: 'discussion: topic, goals, when it is done',
    callback: 'discussion: the channel that is told of its end',
    to: 'escalate: the channel that the question goes to',
    text: 'escalate: the question',
    before: 'history: what is before this place in the journal',
    limit: 'history: how many messages (default: 50)',
    cost: 'limit: the most it may cost in an hour',
    tokens: 'limit: the most tokens in an hour',
    turns: 'limit: the most turns in an hour',
    alone: 'limit: the most turns without a person',
    turn: 'only if this turn is still open',
    rehearse: 'start: as a rehearsal, no model is asked',
  },
  which: 'Which channel? `council channel list` shows them.',
  needs: (action: string, what: string) => `council channel ${action} needs ${what}.`,
  none: 'There is no channel yet. `council channel create general --mode chat` makes one.',
  noWords: 'What shall be said? Write it in quotes, or “-” to read it from standard input.',
  made: (id: string) => `#${id} is there.`,
  modeSet: (id: string, mode: string) => `#${id} is in mode ${mode}.`,
  orderSet: (id: string, order: string | undefined) =>
    order ? `#${id}: order ${order}.` : `#${id}: the order is the mode’s.`,
  limited: (id: string) => `#${id} has new limits.`,
  notAmount: (option: string, given: string) => `${option} takes an amount above zero, not “${given}”.`,
  whichLimit: 'Say which limit: --cost, --tokens, --turns or --alone.',
  /** The command that raises what stopped it. */
  toRaise: (command: string) => `To raise the limit: ${command}`,
  added: (member: string, id: string) => `${member} is a member of #${id}.`,
  removed: (member: string, id: string) => `${member} is no longer a member of #${id}.`,
  muted: (member: string, id: string, off: boolean) =>
    off ? `${member} may speak in #${id} again.` : `${member} keeps its place in #${id} and is not asked.`,
  paused: (id: string) => `#${id} is paused. The call under way comes home, nothing new is asked.`,
  resumed: (id: string) => `#${id} goes on.`,
  released: (name: string) => `${name} takes part again.`,
  moved: (to: string) => `The question is in #${to}.`,
  noSummary:
    'A discussion is concluded with a summary: write it in quotes, name a file under discussion-summary/, or “-” to read it from standard input.',
  concluded: (summary: string) => `The discussion is concluded. Its summary: ${summary}`,
  steered: {
    advance: (id: string) => `#${id}: the floor passes on.`,
    complete: (id: string) => `#${id}: the turn is completed.`,
    'time-out': (id: string) => `#${id}: the time of this turn is over.`,
  },
  active: (name: string, id: string, why: string, seconds: number) =>
    `${name} has the floor of #${id} (${why}), ${seconds} s left.`,
  /** A person has the turn of this agent: how to answer, and how to pass. */
  personsTurn: (name: string, answer: string, pass: string) =>
    `${name}’s turn: a person answers. ${answer} answers, ${pass} passes.`,
  /** Somebody has the floor, and no host drives the channel. */
  activeStill: (name: string, id: string, why: string) =>
    `${name} has the floor of #${id} (${why}), but nobody is asked for now.`,
  notAsked: (ids: readonly string[], say: string) =>
    `Nobody is asked in ${ids.map((id) => `#${id}`).join(', ')} for now: no host drives it. Open this home in the editor, or speak there: ${say}`,
  nobody: (id: string) => `Nobody has the floor of #${id}.`,
  said: (id: string) => `Said in #${id}.`,
  older: (command: string) => `Before that: ${command}`,
  offered: (command: string) => `Nothing has started. To start: ${command}`,
  started: (id: string, command: string) => `The council ${id} waits for the floor. To follow it: ${command}`,
  members: 'Members',
  next: 'Next',
  heldBack: 'waits for the end of the turn',
};

const fr: typeof en = {
  about: {
    channel: 'montrer, créer et régler les salons, lire ce qui s’y est dit',
    say: 'parler dans un salon et suivre la conversation jusqu’à ce qu’elle se taise',
    turn: 'dire qui a la parole dans un salon, la passer, finir un tour',
  },
  arguments: {
    action:
      'list, show, create, set-mode, set-order, limit, add, remove, mute, unmute, release, pause, resume, history, escalate, conclude ou start',
    channel: 'le salon, par identifiant',
    value:
      'le mode, l’ordre, le membre, la proposition, ou une synthèse : entre guillemets, un fichier, ou - pour l’entrée standard',
    words: 'les mots, entre guillemets ; - les lit sur l’entrée standard',
    turnAction: 'active, advance, complete ou timeout',
  },
  options: {
    as: 'la personne qui parle (par défaut : COUNCIL_ME, sinon la seule de identities.yaml)',
    policy: 'inject, queue ou interrupt, pour ce message (par défaut : comme le salon le dit)',
    noWait: 'ne pas suivre la conversation',
    mode: 'le mode du nouveau salon (par défaut : none)',
    members: 'les membres, séparés par des virgules',
    order: 'round-robin, shuffle, priority, speed, addressed ou chosen',
    name: 'le nom montré aux personnes',
    topic: 'de quoi il s’agit',
    initiator: 'discussion : qui l’ouvre, et à qui l’on rappelle de la conclure',
    guide: 'discussion : sujet, buts, quand elle est finie',
    callback: 'discussion : le salon où sa fin est annoncée',
    to: 'escalate : le salon où va la question',
    text: 'escalate : la question',
    before: 'history : ce qui est avant cet endroit du journal',
    limit: 'history : combien de messages (par défaut : 50)',
    cost: 'limit : le coût le plus haut en une heure',
    tokens: 'limit : le plus de jetons en une heure',
    turns: 'limit : le plus de tours en une heure',
    alone: 'limit : le plus de tours sans une personne',
    turn: 'seulement si ce tour est encore ouvert',
    rehearse: 'start : en répétition, aucun modèle n’est appelé',
  },
  which: 'Quel salon ? `council channel list` les montre.',
  needs: (action, what) => `council channel ${action} demande ${what}.`,
  none: 'Il n’y a pas encore de salon. `council channel create general --mode chat` en fait un.',
  noWords: 'Que dire ? Écrivez-le entre guillemets, ou « - » pour le lire sur l’entrée standard.',
  made: (id) => `#${id} est là.`,
  modeSet: (id, mode) => `#${id} est en mode ${mode}.`,
  orderSet: (id, order) => (order ? `#${id} : ordre ${order}.` : `#${id} : l’ordre est celui du mode.`),
  limited: (id) => `#${id} a de nouvelles limites.`,
  notAmount: (option, given) => `${option} demande un montant au-dessus de zéro, pas « ${given} ».`,
  whichLimit: 'Dire quelle limite : --cost, --tokens, --turns ou --alone.',
  toRaise: (command) => `Pour relever la limite : ${command}`,
  added: (member, id) => `${member} est membre de #${id}.`,
  removed: (member, id) => `${member} n’est plus membre de #${id}.`,
  muted: (member, id, off) =>
    off
      ? `${member} a de nouveau la parole dans #${id}.`
      : `${member} garde sa place dans #${id} et se tait.`,
  paused: (id) => `#${id} est en pause. L’appel en cours aboutit, rien de nouveau n’est demandé.`,
  resumed: (id) => `#${id} continue.`,
  released: (name) => `${name} participe de nouveau.`,
  moved: (to) => `La question est dans #${to}.`,
  noSummary:
    'Une discussion se conclut par une synthèse : écrivez-la entre guillemets, nommez un fichier sous discussion-summary/, ou « - » pour la lire de l’entrée standard.',
  concluded: (summary) => `La discussion est conclue. Sa synthèse : ${summary}`,
  steered: {
    advance: (id) => `#${id} : la parole passe.`,
    complete: (id) => `#${id} : le tour est terminé.`,
    'time-out': (id) => `#${id} : le temps de ce tour est écoulé.`,
  },
  active: (name, id, why, seconds) => `${name} a la parole dans #${id} (${why}), encore ${seconds} s.`,
  personsTurn: (name, answer, pass) =>
    `Au tour de ${name} : une personne répond. ${answer} répond, ${pass} passe.`,
  activeStill: (name, id, why) =>
    `${name} a la parole dans #${id} (${why}), mais personne n’est interrogé pour l’instant.`,
  notAsked: (ids, say) =>
    `Personne n’est interrogé dans ${ids.map((id) => `#${id}`).join(', ')} pour l’instant : aucun hôte ne le fait avancer. Ouvrez ce dossier dans l’éditeur, ou parlez-y : ${say}`,
  nobody: (id) => `Personne n’a la parole dans #${id}.`,
  said: (id) => `C’est dit dans #${id}.`,
  older: (command) => `Avant : ${command}`,
  offered: (command) => `Rien n’a commencé. Pour commencer : ${command}`,
  started: (id, command) => `Le conseil ${id} attend la parole. Pour le suivre : ${command}`,
  members: 'Membres',
  next: 'Ensuite',
  heldBack: 'attend la fin du tour',
};

export const channelsCli = { en, fr: typeset(fr) };
