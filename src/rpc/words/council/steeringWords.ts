/** Why a check or a point can't be waived or a limit raised now, and what to do. */
import { typeset } from '../typeset.ts';

const en = {
  noSuchCheck: (name: string) => `No check “${name}” has run in this council.`,
  notFailed: (name: string) => `The check “${name}” has not failed: there is nothing to waive.`,
  inWriting: 'A check is waived in writing: say why.',
  noSuchPoint: (id: string, open: readonly string[]) =>
    `This council has no point “${id}”. ${open.length > 0 ? `Open: ${open.join(', ')}.` : 'None is open.'}`,
  pointClosed: (id: string, status: string) => `${id} is closed already: ${status}.`,
  pointInWriting: 'A point is waived in writing: say why.',
  noLimit: 'Say which limit to raise: tokens, cost or minutes.',
  notHigher: (limit: 'tokens' | 'cost' | 'minutes', now: number) =>
    `The limit of ${limit} is ${now} already: name a higher one.`,
  spoken: 'The last word is spoken already: this council waits for its decision.',
};

const fr: typeof en = {
  noSuchCheck: (name) => `Aucune vérification « ${name} » n’a tourné dans ce conseil.`,
  notFailed: (name) => `La vérification « ${name} » n’a pas échoué : rien à lever.`,
  inWriting: 'Une vérification se lève par écrit : dire pourquoi.',
  noSuchPoint: (id, open) =>
    `Ce conseil n’a pas de point « ${id} ». ${open.length > 0 ? `Ouverts : ${open.join(', ')}.` : 'Aucun n’est ouvert.'}`,
  pointClosed: (id, status) => `${id} est déjà clos : ${status}.`,
  pointInWriting: 'Un point se lève par écrit : dire pourquoi.',
  noLimit: 'Dire quelle limite relever : jetons, coût ou minutes.',
  notHigher: (limit, now) =>
    `La limite de ${{ tokens: 'jetons', cost: 'coût', minutes: 'minutes' }[limit]} est déjà de ${now} : en donner une plus haute.`,
  spoken: 'Le dernier mot est déjà dit : ce conseil attend sa décision.',
};

export const steeringRefusals = { en, fr: typeset(fr) };
