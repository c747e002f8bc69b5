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
  /** A line of what is reviewed, at its place. */
  source: Pool;
  /** Nouns of the question, at the end of a review that has named none of them. */
  behind: Pool;
  /** The gate sent it back. */
  back: Pool;
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
    source: [
      'I stopped at {place}, where it says {line}. Read with {concern} in mind, that line carries more than its neighbours.',
      'Take {line}, at {place}. Everything I have to say about {concern} can be said there.',
      'The place to look is {place}: {line} is where {concern} is decided.',
      'At {place} I read {line}, and it sent me back to {concern}.',
    ],
    behind: [
      'What it means for {terms}: {concern} comes first.',
      'On {terms} itself I weigh one thing, {concern}.',
      'Seen from {terms}, it all turns on {concern}.',
      'Behind the paper there is {terms}, and there I look at {concern}.',
    ],
    back: [
      'The gate sent us back over {issue}, so I scored again with {concern} in view.',
      'Asked to mend {issue}, I went through every row once more from {concern}.',
      'Since {issue} came back from the gate, I have given {concern} a heavier hand.',
      'After {issue}, the figures moved where {concern} is at stake, and only there.',
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
    source: [
      'Mon doigt s’arrête à {place}, sur {line}. Lue avec un seul souci, {concern}, cette ligne porte plus que ses voisines.',
      'Prenons {line}, à {place}. Tout ce que j’ai à dire là-dessus tient à cet endroit, avec une idée en tête, {concern}.',
      'L’endroit à regarder est {place} : dans {line} se joue ceci, {concern}.',
      'À {place} je lis {line}, et cela me ramène à mon point de départ, {concern}.',
    ],
    behind: [
      'Ce que cela veut dire pour {terms} : d’abord {concern}.',
      'Sur {terms} même, je pèse une seule chose, {concern}.',
      'Vu depuis {terms}, tout tourne autour de ceci : {concern}.',
      'Derrière le papier il y a {terms}, et j’y regarde {concern}.',
    ],
    back: [
      'Le QA Gate nous renvoie pour {issue} ; j’ai donc noté de nouveau, avec ceci en vue : {concern}.',
      'Puisqu’il faut reprendre {issue}, j’ai revu chaque ligne depuis ma place, {concern}.',
      'Depuis que {issue} nous est revenu, ce qui pèse le plus dans ma colonne est ceci, {concern}.',
      'Après {issue}, mes chiffres n’ont bougé que là où l’enjeu est {concern}.',
    ],
  },
};
