/** Sentences that any voice may use, told apart by what each voice comes back to: its {concern} is its own. */
import type { Language } from '../../../core/ids.ts';
import type { Pool } from './voice.ts';

interface Frames {
  /** The seat's instructions, quoted. */
  persona: Pool;
  /** The seat's role, named. */
  role: Pool;
  /** Nouns of the question that no other sentence holds. */
  nouns: Pool;
  /** The question of whoever asked for another round. */
  again: Pool;
  /** The brief's expected form. */
  format: Pool;
}

export const frames: Record<Language, Frames> = {
  en: {
    persona: [
      'I was seated here with the words {persona}, and so I begin with {concern}.',
      'My instructions read {persona}; hence my eye on {concern}.',
      'Those who invited me wrote {persona}, and I take that to mean {concern}.',
    ],
    role: [
      'My card says {role}, so I look first at {concern}.',
      'From the chair marked {role}, what I see is {concern}.',
      'My chair is {role}, and from it everything begins with {concern}.',
    ],
    nouns: [
      'With {terms} in the picture as well, I come back to {concern}.',
      'The same goes for {terms}: there too I would start from {concern}.',
      'As for {terms}, seen from here that is again a matter of {concern}.',
    ],
    again: [
      'To the new question, {said}, I answer from the same place, {concern}.',
      'Asked again, this time with {said}, I went back to {concern}.',
      'On {said}, I looked once more at {concern} before voting.',
    ],
    format: [
      'Whatever the form we owe, {format}, it must leave a line for {concern}.',
      'In the form that was asked for, {format}, I would put {concern} at the top.',
    ],
  },
  fr: {
    persona: [
      'On m’a donné cette place avec les mots {persona}, et je commence donc par {concern}.',
      'Mon carton porte {persona} ; d’où mon attention pour {concern}.',
      'L’invitation disait {persona}, et j’y entends surtout {concern}.',
    ],
    role: [
      'Ma place ici s’appelle {role}, et je regarde d’abord {concern}.',
      'Depuis la chaise marquée {role}, on voit surtout {concern}.',
      'Mon rôle tient en deux mots, {role}, et tout y commence par {concern}.',
    ],
    nouns: [
      'Avec {terms} dans le tableau, je regarde encore {concern}.',
      'Même chose pour {terms} : là aussi, je partirais de ceci, {concern}.',
      'Pour {terms}, vu d’ici, tout repose encore sur {concern}.',
    ],
    again: [
      'À la nouvelle question, {said}, je réponds du même endroit, {concern}.',
      'Puisqu’on me redemande, avec {said}, j’ai repris par {concern}.',
      'Sur {said}, j’ai regardé une fois de plus {concern} avant de voter.',
    ],
    format: [
      'Quelle que soit la forme demandée, {format}, elle doit garder une ligne pour {concern}.',
      'Dans la forme voulue, {format}, je mettrais en tête {concern}.',
    ],
  },
};
