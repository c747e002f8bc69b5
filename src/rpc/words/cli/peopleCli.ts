/** What the command line says to people at the table: answering, more time, passing over; and their help. */
import { typeset } from '../typeset.ts';

const en = {
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
  tooLong: (letters: number) => `That is too long: at most ${letters} letters.`,
  badMinutes: '--minutes goes from 1 to 1440.',
  answered: (name: string, id: string) => `${name} has answered in ${id}.`,
  extended: (name: string, minutes: number) =>
    `${name} has ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} more.`,
  skipped: (name: string) => `${name} was skipped. The council goes on.`,
  yourTurn: (name: string, phase: string) => `${name}, your turn: ${phase}`,
  vote: 'Your vote',
  confidence: 'Your confidence',
  towards: (name: string) => `On ${name}`,
  words: 'Your answer',
  needed: 'An answer needs words.',
  /** Given the command to type. */
  later: (command: string) => `To answer later: ${command}`,
};

const fr: typeof en = {
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

export const peopleCli = { en, fr: typeset(fr) };
