/** What is said before anything is spent: the same sums and sentences at the terminal and in the editor. */
import type { SpanView, SpendAct } from '../../messages/spendMessages.ts';
import { typeset } from '../typeset.ts';

const number = (n: number, locale: string): string => Math.round(n).toLocaleString(locale);
/** To a round figure: it is an estimate. */
const rounded = (n: number): number => (n < 1000 ? Math.ceil(n / 100) * 100 : Math.ceil(n / 1000) * 1000);
/** Less than a cent is not nothing. */
const cents = (sum: number): string => (sum > 0 && sum < 0.01 ? '0.01' : sum.toFixed(2));

const fr: typeof en = {
  unseen: 'Rien n’a été lancé : cela coûte, et personne n’a vu l’estimation.',
  title: 'À table : avant toute dépense',
  placeholder: 'Entrée lance. Échap garde le brief et ne dépense rien.',
  start: (act, mode) =>
    ({
      convene: `Lancer : ${mode}`,
      'follow-up': `Lancer la suite : ${mode}`,
      fork: 'Continuer la branche',
      'another-round': 'Lancer un autre tour',
      'ask-again': 'Redemander',
      draft: 'Faire rédiger le brief',
      resume: 'Reprendre',
      raise: 'Relever la limite et continuer',
    })[act],
  money: (sum) => `${cents(sum).replace('.', ',')} $`,
  costs: (cost) => (cost === undefined ? fr.unpriced : `${fr.money(cost.least)} à ${fr.money(cost.most)}`),
  facts: (calls, tokens) =>
    `${fr.calls(calls)} · ${number(rounded(tokens.least), 'fr')} à ${number(rounded(tokens.most), 'fr')} jetons`,
  calls: ({ least, most }) => `${least} ${least === 1 ? 'appel' : 'appels'} au moins, ${most} au plus`,
  tokens: ({ least, most }) => `${number(rounded(least), 'fr')} à ${number(rounded(most), 'fr')}`,
  tokensUpTo: (n) => `${number(rounded(n), 'fr')} jetons`,
  tokenLimit: (n) => `${number(n, 'fr')} jetons`,
  seats: 'sièges',
  last: 'écrit la synthèse',
  unpriced: 'prix inconnu',
  stopsAt: (limit) => `arrêt à ${limit}`,
  aboveYours: (limit) => `au-dessus de votre limite de ${limit}`,
  tooMuch: (most, limit) => `Cela peut coûter jusqu’à ${most}. Votre limite est ${limit}.`,
  startUpTo: (most) => `Lancer, ${most} au plus`,
  cancel: 'Annuler',
  labels: { mode: 'Mode', seats: 'Sièges', calls: 'Appels', tokens: 'Jetons', cost: 'Coût' },
  keys: { enter: 'Entrée', start: 'lancer', escape: 'Échap', leave: 'quitter, rien n’est dépensé' },
  typeYes: (most) => `Tapez oui pour lancer, ${most} au plus :`,
  yes: 'oui',
  left: 'Rien n’a été lancé, rien n’a été dépensé.',
  refused: (most, limit) => `Rien n’a été lancé : coût possible ${most}, au-dessus de la limite de ${limit}.`,
  addYes: (budget) => `Ajoutez --yes, ou un budget : --budget ${budget}`,
  options: {
    yes: 'dépenser jusqu’au plus de l’estimation sans demander ; ne pousse rien',
    budget: 'ce que ce conseil peut coûter au plus (1.20), ou en jetons (60000 tokens)',
  },
  notBudget: (given) => `--budget demande un montant, comme 1.20 ou « 60000 tokens », pas « ${given} ».`,
};

const en = {
  /** To a client that did not show the estimate. */
  unseen: 'Nothing was started: this costs, and nobody has seen the estimate.',
  title: 'À table: before anything is spent',
  placeholder: 'Enter starts it. Escape keeps the brief and spends nothing.',
  start: (act: SpendAct, mode: string) =>
    ({
      convene: `Start: ${mode}`,
      'follow-up': `Start the follow-up: ${mode}`,
      fork: 'Go on with the fork',
      'another-round': 'Start another round',
      'ask-again': 'Ask again',
      draft: 'Have the brief drafted',
      resume: 'Resume',
      raise: 'Raise the limit and go on',
    })[act],
  money: (sum: number) => `$${cents(sum)}`,
  costs: (cost: SpanView | undefined): string =>
    cost === undefined ? en.unpriced : `${en.money(cost.least)} to ${en.money(cost.most)}`,
  facts: (calls: SpanView, tokens: SpanView): string =>
    `${en.calls(calls)} · ${number(rounded(tokens.least), 'en')} to ${number(rounded(tokens.most), 'en')} tokens`,
  calls: ({ least, most }: SpanView) =>
    `${least} ${least === 1 ? 'call' : 'calls'} at least, ${most} at most`,
  tokens: ({ least, most }: SpanView) => `${number(rounded(least), 'en')} to ${number(rounded(most), 'en')}`,
  tokensUpTo: (n: number) => `${number(rounded(n), 'en')} tokens`,
  /** A limit that somebody set, to the token. */
  tokenLimit: (n: number) => `${number(n, 'en')} tokens`,
  seats: 'seats',
  last: 'writes the synthesis',
  unpriced: 'price unknown',
  stopsAt: (limit: string) => `stops at ${limit}`,
  aboveYours: (limit: string) => `above your limit of ${limit}`,
  tooMuch: (most: string, limit: string) => `This may cost up to ${most}. Your limit is ${limit}.`,
  startUpTo: (most: string) => `Start, up to ${most}`,
  cancel: 'Cancel',
  labels: { mode: 'Mode', seats: 'Seats', calls: 'Calls', tokens: 'Tokens', cost: 'Cost' },
  keys: { enter: 'Enter', start: 'start', escape: 'Esc', leave: 'leave, nothing is spent' },
  typeYes: (most: string) => `Type yes to start, up to ${most}:`,
  yes: 'yes',
  left: 'Nothing was started, nothing was spent.',
  refused: (most: string, limit: string) =>
    `Nothing was started: this may cost up to ${most}, above the limit of ${limit}.`,
  addYes: (budget: string) => `Add --yes, or a budget: --budget ${budget}`,
  options: {
    yes: 'spend up to the most of the estimate without asking; pushes nothing',
    budget: 'the most that this council may cost (1.20), or in tokens ("60000 tokens")',
  },
  notBudget: (given: string) => `--budget takes an amount, as 1.20 or "60000 tokens", not “${given}”.`,
};

export const spendingWords = { en, fr: typeset(fr) };
