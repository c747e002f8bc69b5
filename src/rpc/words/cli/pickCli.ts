/** What `council --help` says of comparing a council with one model alone. */
import { typeset } from '../typeset.ts';

const en = {
  help: {
    pick: 'compare a decided council with one model that was asked alone (--baseline), and say which answer served better',
    choice: 'A, B or equal; without it both answers are shown, and one is picked at the terminal',
    baseline: 'also ask one model of the table alone, to compare after the decision (+1 call)',
  },
};

const fr: typeof en = {
  help: {
    pick: 'comparer un conseil tranché avec un modèle consulté seul (--baseline), et dire quelle réponse sert le mieux',
    choice: 'A, B ou equal ; sans rien, les deux réponses sont montrées, et le choix se fait au terminal',
    baseline: 'consulter aussi un modèle de la table seul, pour comparer après la décision (+1 appel)',
  },
};

export const pickCli = { en, fr: typeset(fr) };
