/** What is said before anything is spent: the same sums and sentences at the terminal and in the editor. */
import type { ModeWhy, SpanView, SpendAct, SpendView } from '../../messages/spendMessages.ts';
import { own } from '../../own.ts';
import { typeset } from '../typeset.ts';
import { conveningWords } from './conveningWords.ts';
import { sumWords } from './sumWords.ts';

const number = (n: number, locale: string): string => Math.round(n).toLocaleString(locale);
/** To a round figure: it is an estimate. */
const rounded = (n: number): number => (n < 1000 ? Math.ceil(n / 100) * 100 : Math.ceil(n / 1000) * 1000);
/** Less than a cent is not nothing. */
const cents = (sum: number): string => (sum > 0 && sum < 0.01 ? '0.01' : sum.toFixed(2));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fr: typeof en = {
  unseen: 'Rien n’a été lancé : cela coûte, et personne n’a vu l’estimation.',
  title: 'À table : avant toute dépense',
  placeholder: 'Entrée lance. Échap garde le brief et ne dépense rien.',
  modes: {
    debate: 'un débat',
    roundtable: 'une table ronde',
    analysis: 'une analyse',
    prd: 'un PRD',
    engineering: 'un changement',
    review: 'une relecture',
    synthesis: 'une synthèse',
  },
  start: (act, mode) =>
    ({
      convene: own(fr.modes, mode) ? `Lancer ${own(fr.modes, mode)}` : `Lancer : ${mode}`,
      'follow-up': `Lancer la suite : ${mode}`,
      fork: 'Continuer la branche',
      'another-round': 'Lancer un autre tour',
      'ask-again': 'Redemander',
      draft: 'Faire rédiger le brief',
      resume: 'Reprendre',
      raise: 'Relever la limite et continuer',
    })[act],
  money: (sum) => `${cents(sum).replace('.', ',')} $`,
  costs: ({ cost, free }) =>
    free ? fr.free : cost === undefined ? fr.unpriced : `${fr.money(cost.least)} à ${fr.money(cost.most)}`,
  callSpan: ({ least, most }) => `${least} à ${most} appels`,
  calls: ({ least, most }) => `${least} ${least === 1 ? 'appel' : 'appels'} au moins, ${most} au plus`,
  atLeast: ({ least, most }) => `${least} au moins, ${most} au plus`,
  tokens: ({ least, most, unknown }) =>
    `${number(rounded(least), 'fr')} à ${number(rounded(most), 'fr')}${unknown ? ` + ${sumWords.fr.unknown}` : ''}`,
  tokenSpan: (span) => `${fr.tokens(span)} jetons`,
  facts: ({ calls, tokens }) => `${fr.calls(calls)} · ${fr.tokenSpan(tokens)}`,
  because: (why) => conveningWords.fr.why(why),
  sentence: (why) => `${capital(conveningWords.fr.why(why))}.`,
  inOneLine: (spend) => [fr.facts(spend), fr.costs(spend)].join(' · '),
  tokensUpTo: (n) => `${number(rounded(n), 'fr')} jetons`,
  tokenLimit: (n) => `${number(n, 'fr')} jetons`,
  minutes: (n) => sumWords.fr.minutes(n),
  time: ({ about, most }) =>
    most === undefined
      ? `${fr.aboutMinutes(about)}, sans limite`
      : `${fr.aboutMinutes(about)}, ${fr.minutes(most)} au plus`,
  aboutMinutes: (n) => (n < 1 ? 'moins d’une minute' : `environ ${Math.round(n)} min`),
  anotherMode: 'un autre mode',
  about: { roundtable: 'à tour de rôle, 5 tours au plus', analysis: 'des options en tableau' },
  reviewAsks: 'review demande un fichier, un diff ou une plage',
  seats: 'sièges',
  chooseSeats: 'Choisir qui siège…',
  limits: 'limites',
  pauses: 's’y arrête et demande',
  alone: 'Interroger aussi un modèle seul',
  aloneIsOn: 'Un modèle seul est interrogé aussi',
  aloneDetail: (sum) => `+1 appel${sum}, pour comparer après la décision`,
  last: 'écrit la synthèse',
  unpriced: 'prix inconnu',
  unpricedLimit: 'prix inconnu : la limite est en jetons',
  free: 'sans frais',
  stopsAt: (limit) => `arrêt à ${limit}`,
  aboveYours: (limit) => `au-dessus de votre limite de ${limit}`,
  tooMuch: (act, most, limit) =>
    `${act === 'convene' || act === 'follow-up' ? 'Ce conseil' : 'Cela'} peut coûter jusqu’à ${most}. Votre limite est ${limit}.`,
  limitSetting: 'Changer la limite au-dessus de laquelle on vous demande',
  lower: 'Baisser le budget…',
  lowerTitle: 'Le budget de ce conseil',
  lowerPrompt: 'Un montant (0.50), des jetons (60000 tokens) ou du temps (20 min, off).',
  startUpTo: (most) => `Lancer, ${most} au plus`,
  cancel: 'Annuler',
  labels: {
    mode: 'Mode',
    seats: 'Sièges',
    calls: 'Appels',
    tokens: 'Jetons',
    cost: 'Coût',
    time: 'Temps',
    brief: 'Brief',
  },
  keys: {
    enter: 'Entrée',
    start: 'lancer',
    alone: (sum) => `aussi un modèle seul (+1 appel${sum})`,
    notAlone: 'sans le modèle seul',
    edit: 'modifier le brief',
    escape: 'Échap',
    leave: 'quitter, rien n’est dépensé',
  },
  noEditor: 'Pas d’éditeur : définissez VISUAL ou EDITOR.',
  typeYes: (most) => `Tapez oui pour lancer, ${most} au plus :`,
  yes: 'oui',
  left: 'Rien n’a été lancé, rien n’a été dépensé.',
  refused: (most, limit) => `Rien n’a été lancé : coût possible ${most}, au-dessus de la limite de ${limit}.`,
  addYes: (budget) => `Ajoutez --yes, ou un budget : --budget ${budget}`,
  options: {
    yes: 'dépenser jusqu’au plus de l’estimation sans demander ; ne pousse rien',
    budget: 'ce que ce conseil peut coûter au plus (1.20), ou en jetons (60000 tokens)',
    minutes: 'les minutes de travail que ce conseil peut prendre, ou off (par défaut : celles de son mode)',
  },
  notMinutes: (given) => `--minutes demande un nombre de minutes jusqu’à 1440, ou off, pas « ${given} ».`,
  notBudget: (given) => `--budget demande un montant, comme 1.20 ou « 60000 tokens », pas « ${given} ».`,
};

const en = {
  /** To a client that did not show the estimate. */
  unseen: 'Nothing was started: this costs, and nobody has seen the estimate.',
  title: 'À table: before anything is spent',
  placeholder: 'Enter starts it. Escape keeps the brief and spends nothing.',
  /** What is started. */
  modes: {
    debate: 'a debate',
    roundtable: 'a roundtable',
    analysis: 'an analysis',
    prd: 'a PRD',
    engineering: 'a change',
    review: 'a review',
    synthesis: 'a synthesis',
  } as Record<string, string>,
  start: (act: SpendAct, mode: string): string =>
    ({
      convene: own(en.modes, mode) ? `Start ${own(en.modes, mode)}` : `Start: ${mode}`,
      'follow-up': `Start the follow-up: ${mode}`,
      fork: 'Go on with the fork',
      'another-round': 'Start another round',
      'ask-again': 'Ask again',
      draft: 'Have the brief drafted',
      resume: 'Resume',
      raise: 'Raise the limit and go on',
    })[act],
  money: (sum: number) => `$${cents(sum)}`,
  costs: ({ cost, free }: Pick<SpendView, 'cost' | 'free'>): string =>
    free ? en.free : cost === undefined ? en.unpriced : `${en.money(cost.least)} to ${en.money(cost.most)}`,
  /** Beside another mode's name. */
  callSpan: ({ least, most }: SpanView) => `${least} to ${most} calls`,
  calls: ({ least, most }: SpanView) =>
    `${least} ${least === 1 ? 'call' : 'calls'} at least, ${most} at most`,
  /** Behind the word for calls. */
  atLeast: ({ least, most }: SpanView) => `${least} at least, ${most} at most`,
  tokens: ({ least, most, unknown }: SpendView['tokens']) =>
    `${number(rounded(least), 'en')} to ${number(rounded(most), 'en')}${unknown ? ` + ${sumWords.en.unknown}` : ''}`,
  tokenSpan: (span: SpendView['tokens']): string => `${en.tokens(span)} tokens`,
  facts: ({ calls, tokens }: Pick<SpendView, 'calls' | 'tokens'>): string =>
    `${en.calls(calls)} · ${en.tokenSpan(tokens)}`,
  because: (why: ModeWhy): string => conveningWords.en.why(why),
  sentence: (why: ModeWhy): string => `${capital(conveningWords.en.why(why))}.`,
  inOneLine: (spend: Pick<SpendView, 'calls' | 'tokens' | 'cost' | 'free'>): string =>
    [en.facts(spend), en.costs(spend)].join(' · '),
  tokensUpTo: (n: number) => `${number(rounded(n), 'en')} tokens`,
  /** A limit that somebody set, to the token. */
  tokenLimit: (n: number) => `${number(n, 'en')} tokens`,
  minutes: (n: number): string => sumWords.en.minutes(n),
  /** What it takes of time, pauses and people not counted. */
  time: ({ about, most }: { about: number; most?: number }): string =>
    most === undefined
      ? `${en.aboutMinutes(about)}, no limit`
      : `${en.aboutMinutes(about)}, at most ${en.minutes(most)}`,
  aboutMinutes: (n: number): string => (n < 1 ? 'less than a minute' : `about ${Math.round(n)} min`),
  anotherMode: 'another mode',
  about: { roundtable: 'in turn, up to 5 rounds', analysis: 'options in one table' } as Record<
    string,
    string
  >,
  reviewAsks: 'review asks for a file, a diff or a range',
  seats: 'seats',
  chooseSeats: 'Choose who sits…',
  limits: 'limits',
  pauses: 'pauses there and asks',
  alone: 'Also ask one model alone',
  aloneIsOn: 'One model alone is asked too',
  /** `, $0.02` where it has a price. */
  aloneDetail: (sum: string) => `+1 call${sum}, to compare after the decision`,
  last: 'writes the synthesis',
  unpriced: 'price unknown',
  unpricedLimit: 'price unknown: the limit is in tokens',
  free: 'free of charge',
  stopsAt: (limit: string) => `stops at ${limit}`,
  aboveYours: (limit: string) => `above your limit of ${limit}`,
  tooMuch: (act: SpendAct, most: string, limit: string) =>
    `${act === 'convene' || act === 'follow-up' ? 'This council' : 'This'} may cost up to ${most}. Your limit is ${limit}.`,
  limitSetting: 'Change the limit above which you are asked',
  lower: 'Lower the budget…',
  lowerTitle: 'The budget of this council',
  lowerPrompt: 'An amount (0.50), tokens (60000 tokens) or time (20 min, off).',
  startUpTo: (most: string) => `Start, up to ${most}`,
  cancel: 'Cancel',
  labels: {
    mode: 'Mode',
    seats: 'Seats',
    calls: 'Calls',
    tokens: 'Tokens',
    cost: 'Cost',
    time: 'Time',
    brief: 'Brief',
  },
  keys: {
    enter: 'Enter',
    start: 'start',
    alone: (sum: string) => `also ask one model alone (+1 call${sum})`,
    notAlone: 'without the one model alone',
    edit: 'edit the brief',
    escape: 'Esc',
    leave: 'leave, nothing is spent',
  },
  noEditor: 'There is no editor: set VISUAL or EDITOR.',
  typeYes: (most: string) => `Type yes to start, up to ${most}:`,
  yes: 'yes',
  left: 'Nothing was started, nothing was spent.',
  refused: (most: string, limit: string) =>
    `Nothing was started: this may cost up to ${most}, above the limit of ${limit}.`,
  addYes: (budget: string) => `Add --yes, or a budget: --budget ${budget}`,
  options: {
    yes: 'spend up to the most of the estimate without asking; pushes nothing',
    budget: 'the most that this council may cost (1.20), or in tokens ("60000 tokens")',
    minutes: 'the minutes of work that this council may take, or off (default: those of its mode)',
  },
  notMinutes: (given: string) => `--minutes takes a number of minutes up to 1440, or off, not “${given}”.`,
  notBudget: (given: string) => `--budget takes an amount, as 1.20 or "60000 tokens", not “${given}”.`,
};

export const spendingWords = { en, fr: typeset(fr) };
