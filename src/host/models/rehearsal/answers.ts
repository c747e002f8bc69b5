/** What a council could conclude on, in words: short enough to fit in a sentence, and as the core of a proposal. */
import type { Language } from '../../../core/ids.ts';
import type { Answer } from './plan.ts';
import { frenchOf, frenchTo, type Subject } from './subject.ts';

/** A verb phrase that can follow "we" or "to", in French an infinitive. */
export function answerIn(language: Language, answer: Answer, { act, dont, choice }: Subject): string {
  if (language === 'fr') {
    return {
      now: `${act} dès maintenant`,
      pilot: `${act} à titre d’essai`,
      gate: `mesurer avant ${frenchOf(act)}`,
      split: `régler la part réversible avant ${frenchOf(act)}`,
      wait: choice ? dont : `laisser le dossier ouvert plutôt que ${frenchOf(act)}`,
    }[answer];
  }
  return {
    now: `${act} now`,
    pilot: `${act} as a trial first`,
    gate: `measure before we ${act}`,
    split: `settle the reversible part before we ${act}`,
    wait: choice ? dont : `keep things as they are rather than ${act}`,
  }[answer];
}

const longAct = 6;

/** The same where the question has been put already: a long one is not put again. */
export function shortAnswerIn(language: Language, answer: Answer, subject: Subject): string {
  if (subject.act.split(/\s+/u).length <= longAct || subject.choice)
    return answerIn(language, answer, subject);
  const { key } = subject;
  if (language === 'fr') {
    return {
      now: `avancer sur ${key} dès maintenant`,
      pilot: `commencer petit avec ${key}`,
      gate: `mesurer avant de toucher ${frenchTo(key)}`,
      split: `régler la part réversible avant de toucher ${frenchTo(key)}`,
      wait: `laisser ${key} de côté pour l’instant`,
    }[answer];
  }
  return {
    now: `go ahead with ${key} now`,
    pilot: `start small with ${key}`,
    gate: `measure before we touch ${key}`,
    split: `settle the reversible part of ${key} first`,
    wait: `leave ${key} alone for now`,
  }[answer];
}

/** Proposals begin with one of these and end with the condition of the seat that makes them. */
export const proposalCores: Record<Language, Record<Answer, readonly string[]>> = {
  en: {
    now: [
      '{Act}, starting this week',
      '{Act} now, without another study',
      'Decide today to {act}',
      'Stop asking whether and start asking how to {act}',
    ],
    pilot: [
      'Start small: {act} for {weeks} weeks as a trial',
      'Keep it reversible: {act} for {weeks} weeks, then keep it or undo it',
      'A trial of {weeks} weeks in which we {act} and watch',
      'Give it {weeks} weeks: {act} on trial, and build nothing on it yet',
    ],
    gate: [
      'Take today’s figure first, and {act} only if it is as bad as we say',
      'Agree on one number, measure it for {weeks} weeks, then {act} if it calls for it',
      'Give success a number, measure it, and only then {act}',
      'Put a number on the pain, and {act} the day the number justifies it',
    ],
    split: [
      'Cut the question in two: do the part that can be undone now, and {act} in full only where that part holds',
      'Settle the reversible half today and come back in {weeks} weeks to {act} or not',
      '{Act} by halves, the half that can be undone first',
      'Decide now what we could take back later, and {act} in full when that has held for {weeks} weeks',
    ],
    wait: [
      '{Dont} for now, reopen in {weeks} weeks the question whether to {act}',
      'Not yet: {dont}, let whoever wants to {act} come back in {weeks} weeks',
      'Hold off for {weeks} weeks rather than {act} today, {dont} until then',
      'Give the idea {weeks} more weeks before anyone may {act}, meanwhile {dont}',
    ],
  },
  fr: {
    now: [
      '{Act}, dès cette semaine',
      '{Act} maintenant, sans nouvelle étude',
      'Décider aujourd’hui {de act}',
      'Ne plus demander s’il faut {act}, et passer au comment',
    ],
    pilot: [
      'Commencer petit : {act} à l’essai pendant {weeks} semaines',
      'Rester réversible : {act} pour {weeks} semaines, puis garder ou défaire',
      '{Act} à titre d’essai pendant {weeks} semaines, et regarder',
      'Se donner {weeks} semaines : {act} à l’essai, sans rien bâtir dessus',
    ],
    gate: [
      'Relever d’abord le chiffre d’aujourd’hui, et {act} seulement s’il est aussi mauvais qu’on le dit',
      'S’accorder sur un seul chiffre, le suivre {weeks} semaines, puis {act} s’il y invite',
      'Donner un chiffre à la réussite, le relever, et seulement ensuite {act}',
      'Mettre un chiffre sur la gêne, et {act} le jour où ce chiffre le justifie',
    ],
    split: [
      'Couper la question en deux : faire maintenant ce qui peut se défaire, et n’aller jusqu’à {act} que là où cette part tient',
      'Trancher aujourd’hui la moitié réversible, et revenir dans {weeks} semaines sur le choix {de act}',
      '{Act} par moitiés, en commençant par celle qui peut se défaire',
      'Décider maintenant ce qui peut se reprendre, et {act} en entier quand cela aura tenu {weeks} semaines',
    ],
    wait: [
      '{Dont} pour l’instant, rouvrir dans {weeks} semaines la question {de act}',
      'Pas encore : {dont}, laisser {weeks} semaines à qui veut {act} pour revenir avec mieux',
      'Attendre {weeks} semaines plutôt que {de act} aujourd’hui, d’ici là {dont}',
      'Laisser {weeks} semaines de plus à l’idée avant {de act}, en attendant {dont}',
    ],
  },
};
