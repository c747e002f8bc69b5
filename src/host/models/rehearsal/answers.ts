/** What a council could conclude on, in words: short enough to fit in a sentence, and as the core of a proposal. */
import type { Language } from '../../../core/ids.ts';
import type { Answer } from './plan.ts';
import type { Subject } from './subject.ts';

/** A verb phrase that can follow "we" or "to", in French an infinitive. */
export function answerIn(language: Language, answer: Answer, { act, dont, choice }: Subject): string {
  if (language === 'fr') {
    return {
      now: `${act} dès maintenant`,
      pilot: `${act}, mais à petite échelle d’abord`,
      gate: `mesurer d’abord, puis ${act}`,
      split: `trancher d’abord la part réversible, puis ${act}`,
      wait: choice
        ? dont
        : `laisser le dossier ouvert plutôt que ${/^[aeiouyéèêh]/iu.test(act) ? 'd’' : 'de '}${act}`,
    }[answer];
  }
  return {
    now: `${act} without further delay`,
    pilot: `${act}, in one small place first`,
    gate: `measure first, then ${act}`,
    split: `settle the reversible part first, then ${act}`,
    wait: choice ? dont : `keep things as they are rather than ${act}`,
  }[answer];
}

/** Proposals begin with one of these and end with the condition of the seat that makes them. */
export const proposalCores: Record<Language, Record<Answer, readonly string[]>> = {
  en: {
    now: ['{Act}, starting this week', '{Act} now, without another study', 'Decide today to {act}'],
    pilot: [
      'Start small: {act} in one place for {weeks} weeks',
      'Take one reversible slice for {weeks} weeks, {act} there and nowhere else',
      'A trial of {weeks} weeks in which we {act} on a small scale',
    ],
    gate: [
      'Take today’s figure first, and {act} only if it is as bad as we say',
      'Agree on one number, measure it for {weeks} weeks, then {act} if it calls for it',
      'Give success a number, measure it, and only then {act}',
    ],
    split: [
      'Cut the question in two: do the part that can be undone now, and {act} in full only where that part holds',
      'Settle the reversible half today and come back in {weeks} weeks to {act} or not',
      '{Act} by halves, the half that can be undone first',
    ],
    wait: [
      '{Dont} for now, and reopen in {weeks} weeks the question whether to {act}',
      'Not yet: {dont}, and let whoever wants to {act} come back in {weeks} weeks',
      'Hold off for {weeks} weeks rather than {act} today, and {dont} until then',
    ],
  },
  fr: {
    now: [
      '{Act}, dès cette semaine',
      '{Act} maintenant, sans nouvelle étude',
      'Décider aujourd’hui {de act}',
    ],
    pilot: [
      'Commencer petit : {act} à un seul endroit pendant {weeks} semaines',
      'Prendre une seule tranche réversible, {act} pour elle seule, et juger dans {weeks} semaines',
      '{Act} à titre d’essai pendant {weeks} semaines, à petite échelle',
    ],
    gate: [
      'Relever d’abord le chiffre d’aujourd’hui, et {act} seulement s’il est aussi mauvais qu’on le dit',
      'S’accorder sur un seul chiffre, le suivre {weeks} semaines, puis {act} s’il y invite',
      'Donner un chiffre à la réussite, le relever, et seulement ensuite {act}',
    ],
    split: [
      'Couper la question en deux : faire maintenant ce qui peut se défaire, et n’aller jusqu’à {act} que là où cette part tient',
      'Trancher aujourd’hui la moitié réversible, et revenir dans {weeks} semaines sur le choix {de act}',
      '{Act} par moitiés, en commençant par celle qui peut se défaire',
    ],
    wait: [
      '{Dont} pour l’instant, et rouvrir dans {weeks} semaines la question {de act}',
      'Pas encore : {dont}, et laisser {weeks} semaines à qui veut {act} pour revenir avec mieux',
      'Attendre {weeks} semaines plutôt que {de act} aujourd’hui, et d’ici là {dont}',
    ],
  },
};
