/** Why a channel is stopped and what lifts that, and why only one can speak: one set of words for every surface. */
import type { NoticeView, StopView } from '../../views/channelViews.ts';
import type { Language } from '../../views/views.ts';
import { sumWords } from '../council/sumWords.ts';
import { typeset } from '../typeset.ts';

/** Lifted by raising it alone. */
export const isOfSums = ({ reason }: Pick<StopView, 'reason'>): boolean =>
  reason === 'tokens-an-hour' || reason === 'cost-an-hour';

/** Twice as much, and as often again as it takes to leave room. */
export function raisedLimit({ limit, used = 0 }: StopView): number {
  let next = limit * 2;
  while (next <= used) next *= 2;
  // Exact for whole cents and for the smallest limits.
  return Number(next.toPrecision(9));
}

export const count = (language: Language, n: number): string =>
  new Intl.NumberFormat(language).format(Math.round(n));

const mostNamed = 6;

const en = {
  /** "20 turns without a person", "$1.00 of $1.00 spent this hour". */
  why: ({ reason, limit, used = limit }: StopView): string => {
    const { money } = sumWords.en;
    const said: Record<string, string> = {
      'turns-without-human': `${limit} turns without a person`,
      'turns-an-hour': `${limit} turns in an hour`,
      'tokens-an-hour': `${count('en', used)} of ${count('en', limit)} tokens used this hour`,
      'cost-an-hour': `${money(used)} of ${money(limit)} spent this hour`,
      chain: `${limit} asks in a row since a person spoke`,
    };
    return said[reason] ?? reason;
  },
  /** In a row of the tree there is room for no more: "$1.00 this hour". */
  short: ({ reason, limit, used }: StopView): string => {
    const said: Record<string, string> = {
      'tokens-an-hour': `${count('en', limit)} tokens this hour`,
      'cost-an-hour': `${sumWords.en.money(limit)} this hour`,
      chain: `${limit} asks in a row`,
    };
    return said[reason] ?? en.why({ reason, limit, ...(used === undefined ? {} : { used }) });
  },
  /** What goes on with a person's words, and what does not. */
  lifted: (reason: string) =>
    ({
      'turns-an-hour': 'It goes on for a cycle when a person speaks.',
      'tokens-an-hour': 'A message does not lift a limit in tokens; raising it does.',
      'cost-an-hour': 'A message does not lift a limit in money; raising it does.',
    })[reason] ?? 'It goes on when a person speaks.',
  /** "Raise to $2.00 an hour". */
  raise: (stop: StopView): string =>
    stop.reason === 'cost-an-hour'
      ? `Raise to ${sumWords.en.money(raisedLimit(stop))} an hour`
      : `Raise to ${count('en', raisedLimit(stop))} tokens an hour`,
  only: (name: string) => `only ${name} can speak`,
  /** Who can't speak and why, in a sentence. */
  onlyBecause: ({ name = 'one agent', others = [] }: NoticeView): string => {
    const is = {
      offline: 'is offline',
      waiting: 'waits for you',
      muted: 'is muted',
      spent: 'has spent its budget',
      elsewhere: 'runs elsewhere',
      file: 'answers in a file',
      unpriced: 'has no price',
    };
    const why = others.slice(0, mostNamed).map((each) => `${each.name} ${is[each.why]}`);
    const more = others.length > mostNamed ? [`${others.length - mostNamed} more can’t`] : [];
    return `Only ${name} can speak: ${[...why, ...more].join(', ')}. ${name} answers people, not itself.`;
  },
  repeats: (name: string, times: number) =>
    `${name} has said the same for ${times} turns more: taken as having nothing to add.`,
  notWoken: (name: string, most: number) =>
    `${name}’s message wakes nobody: ${most} asks have followed from what a person said, and that is where a chain ends.`,
};

const fr: typeof en = {
  why: ({ reason, limit, used = limit }) => {
    const { money } = sumWords.fr;
    const said: Record<string, string> = {
      'turns-without-human': `${limit} tours sans une personne`,
      'turns-an-hour': `${limit} tours en une heure`,
      'tokens-an-hour': `${count('fr', used)} jetons sur ${count('fr', limit)} utilisés cette heure`,
      'cost-an-hour': `${money(used)} sur ${money(limit)} dépensés cette heure`,
      chain: `${limit} demandes à la suite depuis qu’une personne a parlé`,
    };
    return said[reason] ?? reason;
  },
  short: ({ reason, limit, used }) => {
    const said: Record<string, string> = {
      'turns-without-human': `${limit} tours sans humain`,
      'tokens-an-hour': `${count('fr', limit)} jetons cette heure`,
      'cost-an-hour': `${sumWords.fr.money(limit)} cette heure`,
      chain: `${limit} demandes à la suite`,
    };
    return said[reason] ?? fr.why({ reason, limit, ...(used === undefined ? {} : { used }) });
  },
  lifted: (reason) =>
    ({
      'turns-an-hour': 'Cela reprend pour un cycle quand une personne parle.',
      'tokens-an-hour': 'Un message ne lève pas une limite de jetons ; la relever, si.',
      'cost-an-hour': 'Un message ne lève pas une limite d’argent ; la relever, si.',
    })[reason] ?? 'Cela reprend quand une personne parle.',
  raise: (stop) =>
    stop.reason === 'cost-an-hour'
      ? `Porter à ${sumWords.fr.money(raisedLimit(stop))} par heure`
      : `Porter à ${count('fr', raisedLimit(stop))} jetons par heure`,
  only: (name) => `seule ${name} peut parler`,
  onlyBecause: ({ name = 'une voix', others = [] }) => {
    const is = {
      offline: 'est hors ligne',
      waiting: 'vous attend',
      muted: 'est en sourdine',
      spent: 'a épuisé son budget',
      elsewhere: 'tourne ailleurs',
      file: 'répond dans un fichier',
      unpriced: 'n’a pas de prix',
    };
    const why = others.slice(0, mostNamed).map((each) => `${each.name} ${is[each.why]}`);
    const more = others.length > mostNamed ? [`${others.length - mostNamed} autres ne le peuvent pas`] : [];
    return `Seule ${name} peut parler : ${[...why, ...more].join(', ')}. ${name} répond aux personnes, pas à elle-même.`;
  },
  repeats: (name, times) =>
    `${name} a redit la même chose pendant ${times} tours : cela compte comme n’avoir rien à ajouter.`,
  notWoken: (name, most) =>
    `Le message de ${name} ne réveille personne : ${most} demandes ont suivi ce qu’une personne a dit, et une chaîne s’arrête là.`,
};

export const channelStops = { en, fr: typeset(fr) };
