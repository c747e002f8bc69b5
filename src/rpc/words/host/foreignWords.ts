/** What is said of a `.state/` that came with a clone or a copy, in the terminal, in the editor and by the doctor. */
import type { AsideView } from '../../views/views.ts';
import { typeset } from '../typeset.ts';

const en = {
  made: (state: string) => `${state} was made by another person or machine: it came with a clone or a copy.`,
  setAside: (as: string) => `Set aside as ${as}. Nothing in it was read or run.`,
  /** Where nothing has been moved yet. */
  unread: 'Nothing in it was read or run.',
  opensFrom: ({ archives, decisions, briefs }: AsideView['shared']) => {
    const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
    const counts = [count(archives, 'archive'), count(decisions, 'decision'), count(briefs, 'brief')];
    return `This home opens from its shared files: ${counts.join(', ')}.`;
  },
  goOnThere: 'Councils that ran there go on there, not here.',
  why: 'A host goes on with what it finds in a state: councils under way, what they still have to ask and to write. What somebody else put there is therefore never taken up without you.',
  /** For whoever copied it themselves. */
  ifYours: 'If it is yours: council doctor --adopt.',
  notice: (state: string, as: string) =>
    `${state} came with a clone or a copy. It was set aside as ${as} and was not read.`,
  learnWhy: 'Learn why',
  showIt: 'Show it',
  row: 'set aside, not read',
  /** Above the councils, for as long as the row is there. */
  message:
    'Another machine’s state came with this folder. It was set aside, not read. Archives and decisions are here as they are.',
};

const fr: typeof en = {
  made: (state) => `${state} vient d’une autre personne ou machine : un clone ou une copie.`,
  setAside: (as) => `Mis de côté sous ${as}. Rien n’y a été lu ni exécuté.`,
  unread: 'Rien n’y a été lu ni exécuté.',
  opensFrom: ({ archives, decisions, briefs }) => {
    const count = (n: number, one: string) => `${n} ${one}${n < 2 ? '' : 's'}`;
    const counts = [count(archives, 'archive'), count(decisions, 'décision'), count(briefs, 'brief')];
    return `Cette maison s’ouvre sur ses fichiers partagés : ${counts.join(', ')}.`;
  },
  goOnThere: 'Les conseils lancés là-bas continuent là-bas, pas ici.',
  why: 'Un hôte reprend ce qu’il trouve dans un état : les conseils en cours, ce qu’ils ont encore à demander et à écrire. Ce qu’un autre y a mis n’est donc jamais repris sans vous.',
  ifYours: 'S’il est à vous : council doctor --adopt.',
  notice: (state, as) => `${state} est venu d’un clone ou d’une copie. Mis de côté sous ${as}, sans être lu.`,
  learnWhy: 'Pourquoi',
  showIt: 'Afficher',
  row: 'mis de côté, non lu',
  message:
    'L’état d’une autre machine est venu avec ce dossier. Il a été mis de côté, sans être lu. Archives et décisions sont là, telles quelles.',
};

export const foreignWords = { en, fr: typeset(fr) };
