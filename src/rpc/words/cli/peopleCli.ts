/** What the command line says to people at the table: answering, more time, passing over; and their help. */
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

export type PeopleCommand = 'answer' | 'extend' | 'skip';

export interface PeopleCli {
  commands: Record<PeopleCommand, string>;
  arguments: Record<'id' | 'seat' | 'words', string>;
  options: { minutes: string };
  noAnswer: string;
  tooLong(letters: number): string;
  badMinutes: string;
  answered(name: string, id: string): string;
  extended(name: string, minutes: number): string;
  skipped(name: string): string;
  yourTurn(name: string, phase: string): string;
  vote: string;
  confidence: string;
  towards(name: string): string;
  words: string;
  needed: string;
  /** Given the command to type. */
  later(command: string): string;
}

const fr: PeopleCli = {
  commands: {
    answer: 'répondre pour une personne à table, quand c’est son tour',
    extend: 'donner plus de temps à un siège qui doit répondre',
    skip: 'continuer sans attendre un siège',
  },
  arguments: {
    id: 'identifiant du conseil, comme dans list',
    seat: 'le siège, par identifiant',
    words: 'la réponse, entre guillemets ; - la lit sur l’entrée standard',
  },
  options: { minutes: 'combien de minutes de plus (par défaut : 5)' },
  noAnswer: 'Que répondre ? Écrivez-le entre guillemets, ou « - » pour le lire sur l’entrée standard.',
  tooLong: (letters) => `C’est trop long : ${letters} lettres au plus.`,
  badMinutes: '--minutes va de 1 à 1440.',
  answered: (name, id) => `${name} a répondu dans ${id}.`,
  extended: (name, minutes) => `${name} a ${minutes} ${minutes > 1 ? 'minutes' : 'minute'} de plus.`,
  skipped: (name) => `On passe ${name}. Le conseil continue.`,
  yourTurn: (name, phase) => `${name}, à vous : ${phase}`,
  vote: 'Votre vote',
  confidence: 'Votre confiance',
  towards: (name) => `Sur ${name}`,
  words: 'Votre réponse',
  needed: 'Une réponse a besoin de mots.',
  later: (command) => `Pour répondre plus tard : ${command}`,
};

export const peopleCli: Words<PeopleCli> = {
  en: {
    commands: {
      answer: 'answer for a person at the table, when it is their turn',
      extend: 'give a seat that was asked more time',
      skip: 'go on without waiting for a seat',
    },
    arguments: {
      id: 'id of the council, as in list',
      seat: 'the seat, by id',
      words: 'the answer, in quotes; - reads it from standard input',
    },
    options: { minutes: 'how many minutes more (default: 5)' },
    noAnswer: 'What is the answer? Write it in quotes, or “-” to read it from standard input.',
    tooLong: (letters) => `That is too long: at most ${letters} letters.`,
    badMinutes: '--minutes goes from 1 to 1440.',
    answered: (name, id) => `${name} has answered in ${id}.`,
    extended: (name, minutes) => `${name} has ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} more.`,
    skipped: (name) => `${name} was skipped. The council goes on.`,
    yourTurn: (name, phase) => `${name}, your turn: ${phase}`,
    vote: 'Your vote',
    confidence: 'Your confidence',
    towards: (name) => `On ${name}`,
    words: 'Your answer',
    needed: 'An answer needs words.',
    later: (command) => `To answer later: ${command}`,
  },
  fr: typeset(fr),
};
