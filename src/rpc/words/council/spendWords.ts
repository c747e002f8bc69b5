/** What is said before anything is spent: the same sums and sentences at the terminal and in the editor. */
import type { SpanView, SpendAct } from '../../messages/spendMessages.ts';
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

export interface SpendingWords {
  /** To a client that did not show the estimate. */
  unseen: string;
  title: string;
  placeholder: string;
  start(act: SpendAct, mode: string): string;
  money(sum: number): string;
  costs(cost: SpanView | undefined): string;
  facts(calls: SpanView, tokens: SpanView): string;
  calls(calls: SpanView): string;
  tokens(tokens: SpanView): string;
  tokensUpTo(n: number): string;
  /** A limit that somebody set, to the token. */
  tokenLimit(n: number): string;
  seats: string;
  last: string;
  unpriced: string;
  stopsAt(limit: string): string;
  aboveYours(limit: string): string;
  tooMuch(most: string, limit: string): string;
  startUpTo(most: string): string;
  cancel: string;
  labels: { mode: string; seats: string; calls: string; tokens: string; cost: string };
  keys: { enter: string; start: string; escape: string; leave: string };
  typeYes(most: string): string;
  yes: string;
  left: string;
  refused(most: string, limit: string): string;
  addYes(budget: string): string;
  options: { yes: string; budget: string };
  notBudget(given: string): string;
}

const number = (n: number, locale: string): string => Math.round(n).toLocaleString(locale);
/** To a round figure: it is an estimate. */
const rounded = (n: number): number => (n < 1000 ? Math.ceil(n / 100) * 100 : Math.ceil(n / 1000) * 1000);
/** Less than a cent is not nothing. */
const cents = (sum: number): string => (sum > 0 && sum < 0.01 ? '0.01' : sum.toFixed(2));

const fr: SpendingWords = {
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

const en: SpendingWords = {
  unseen: 'Nothing was started: this costs, and nobody has seen the estimate.',
  title: 'À table: before anything is spent',
  placeholder: 'Enter starts it. Escape keeps the brief and spends nothing.',
  start: (act, mode) =>
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
  money: (sum) => `$${cents(sum)}`,
  costs: (cost) => (cost === undefined ? en.unpriced : `${en.money(cost.least)} to ${en.money(cost.most)}`),
  facts: (calls, tokens) =>
    `${en.calls(calls)} · ${number(rounded(tokens.least), 'en')} to ${number(rounded(tokens.most), 'en')} tokens`,
  calls: ({ least, most }) => `${least} ${least === 1 ? 'call' : 'calls'} at least, ${most} at most`,
  tokens: ({ least, most }) => `${number(rounded(least), 'en')} to ${number(rounded(most), 'en')}`,
  tokensUpTo: (n) => `${number(rounded(n), 'en')} tokens`,
  tokenLimit: (n) => `${number(n, 'en')} tokens`,
  seats: 'seats',
  last: 'writes the synthesis',
  unpriced: 'price unknown',
  stopsAt: (limit) => `stops at ${limit}`,
  aboveYours: (limit) => `above your limit of ${limit}`,
  tooMuch: (most, limit) => `This may cost up to ${most}. Your limit is ${limit}.`,
  startUpTo: (most) => `Start, up to ${most}`,
  cancel: 'Cancel',
  labels: { mode: 'Mode', seats: 'Seats', calls: 'Calls', tokens: 'Tokens', cost: 'Cost' },
  keys: { enter: 'Enter', start: 'start', escape: 'Esc', leave: 'leave, nothing is spent' },
  typeYes: (most) => `Type yes to start, up to ${most}:`,
  yes: 'yes',
  left: 'Nothing was started, nothing was spent.',
  refused: (most, limit) => `Nothing was started: this may cost up to ${most}, above the limit of ${limit}.`,
  addYes: (budget) => `Add --yes, or a budget: --budget ${budget}`,
  options: {
    yes: 'spend up to the most of the estimate without asking; pushes nothing',
    budget: 'the most that this council may cost (1.20), or in tokens ("60000 tokens")',
  },
  notBudget: (given) => `--budget takes an amount, as 1.20 or "60000 tokens", not “${given}”.`,
};

export const spendingWords: Words<SpendingWords> = { en, fr: typeset(fr) };
