/** A council that is looked at again, in words that the terminal and the editor share: forks, where two part, prompts. */
import type { PartView } from '../../views/pastViews.ts';
import { typeset } from '../typeset.ts';

const whyEn: Record<PartView['why'], string> = {
  words: 'other words',
  vote: 'another vote',
  absent: 'one answered, the other did not',
  phase: 'another phase, or one that was passed over',
  missing: 'only one of them has it',
};
const whyFr: Record<PartView['why'], string> = {
  words: 'd’autres mots',
  vote: 'un autre vote',
  absent: 'l’un a répondu, l’autre non',
  phase: 'une autre phase, ou une phase sautée',
  missing: 'un seul des deux l’a',
};

const en = {
  forked: (id: string, kept: number, at: string, changed: string) =>
    `${id} goes on at ${at}; ${kept === 1 ? '1 turn is' : `${kept} turns are`} taken over as they were.${changed ? ` Other: ${changed}` : ''}`,
  parts: (at: string, why: PartView['why'], same: number) =>
    `They part at ${at} (${whyEn[why]}), after ${same === 1 ? '1 turn' : `${same} turns`} that are the same.`,
  neverPart: (same: number) => `They never part: ${same} turns, all the same.`,
  asked: (name: string, phase: string) => `${name} was asked this in ${phase}`,
  system: 'System',
  said: { user: 'Council', assistant: 'Its own reply' },
};

const fr: typeof en = {
  forked: (id, kept, at, changed) =>
    `${id} repart de ${at} ; ${kept > 1 ? `${kept} tours sont repris` : `${kept} tour est repris`} sans changement.${changed ? ` Autre : ${changed}` : ''}`,
  parts: (at, why, same) =>
    `Ils se séparent à ${at} (${whyFr[why]}), après ${same > 1 ? `${same} tours identiques` : `${same} tour identique`}.`,
  neverPart: (same) => `Ils ne se séparent pas : ${same} tours, tous identiques.`,
  asked: (name, phase) => `Ce qui a été demandé à ${name} en ${phase}`,
  system: 'Système',
  said: { user: 'Le conseil', assistant: 'Sa propre réponse' },
};

export const lookedAtWords = { en, fr: typeset(fr) };
