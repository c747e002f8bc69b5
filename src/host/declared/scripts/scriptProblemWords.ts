/** What is said of a script that a person wrote: what can't be followed, and what would never be played. */
import type { Words } from '../../../rpc/words/speak.ts';
import { typeset } from '../../../rpc/words/typeset.ts';
import type { ScriptFault } from '../../ports/scriptShape.ts';

interface ScriptWords {
  said: Record<ScriptFault, string>;
  noPhase(phase: string, protocol: string, known: string, near: string | undefined): string;
  noSeat(seat: string, known: string, near: string | undefined): string;
}

const meant = (near: string | undefined): string => (near ? ` (did you mean ${near}?)` : '');
const pensé = (near: string | undefined): string => (near ? ` (${near} ?)` : '');

const fr: ScriptWords = {
  said: {
    'say-is-all': 'say dicte déjà chaque mot : ni vote, ni verdict, ni stances, ni scores à côté',
    'one-end': 'un seul de fail, silent et cut',
    'phase-name': 'une phase s’écrit comme dans le protocole : COLLECT, ou RESOLVE@4 pour un seul tour',
  },
  noPhase: (phase, protocol, known, near) =>
    `${phase} : pas une phase de ${protocol}${pensé(near)}, jamais joué ici. Il a : ${known}`,
  noSeat: (seat, known, near) =>
    `${seat} : n’est pas à cette table${pensé(near)}, jamais joué ici. Il y a : ${known}`,
};

export const scriptWords: Words<ScriptWords> = {
  en: {
    said: {
      'say-is-all': 'say dictates every word already: no vote, verdict, stances or scores besides it',
      'one-end': 'only one of fail, silent and cut',
      'phase-name': 'a phase is written as in its protocol: COLLECT, or RESOLVE@4 for one round',
    },
    noPhase: (phase, protocol, known, near) =>
      `${phase}: no phase of ${protocol}${meant(near)}, so it is never played. It has: ${known}`,
    noSeat: (seat, known, near) =>
      `${seat}: does not sit at this table${meant(near)}, so it is never played. There is: ${known}`,
  },
  fr: typeset(fr),
};
