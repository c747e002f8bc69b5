/** What many councils say of models and of councils, in words: the same in the terminal and on the page of measures. */
import type { ModelStanding } from '../../../core/councils/measures/bradleyTerry.ts';
import { typeset } from '../typeset.ts';

const en = {
  ranking: 'Whose first answers your councils rank highest',
  rankingNote: (rankings: number, councils: number) =>
    `Chance to be ranked above another first answer, with its 95% interval (Bradley-Terry, ${rankings === 1 ? '1 ranking' : `${rankings} rankings`} in ${councils === 1 ? '1 council' : `${councils} councils`}). Where intervals overlap, do not choose by this.`,
  chance: (value: number) => `${Math.round(value * 100)}%`,
  interval: (low: number, high: number) => `${Math.round(low * 100)}–${Math.round(high * 100)}`,
  tooFew: 'too few to say',
  /** The chart in a sentence. */
  chart: (models: string) => `Chance that a first answer is ranked above another: ${models}`,
  alone: 'Against one model alone',
  sides: {
    council: (n: number) => `council ${n}`,
    equal: (n: number) => `equal ${n}`,
    alone: (n: number) => `alone ${n}`,
  },
  compared: (n: number) => `${n} compared`,
  endings: 'How councils end',
  ending: {
    strong: (n: number) => `strong ${n}`,
    soft: (n: number) => `soft ${n}`,
    none: (n: number) => `none ${n}`,
    'no-vote': (n: number) => `no vote ${n}`,
  },
  argued: 'Moves and points',
  named: 'Moved for a named reason',
  unnamed: 'Moved without one',
  found: (phase: string) => `Points found in ${phase}`,
  open: 'Open at the decision',
  cost: 'Cost',
  columns: { councils: 'councils', calls: 'calls', each: 'a council', all: 'in all' },
  month: (month: string) => monthIn('en', month),
};

const monthIn = (language: string, month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(
    new Date(year, number - 1, 1),
  );
};

const fr: typeof en = {
  ranking: 'Les premières réponses que vos conseils classent le mieux',
  rankingNote: (rankings, councils) =>
    `Chance d’être classée devant une autre première réponse, avec son intervalle à 95 % (Bradley-Terry, ${rankings} ${rankings > 1 ? 'classements' : 'classement'} dans ${councils} ${councils > 1 ? 'conseils' : 'conseil'}). Si les intervalles se recouvrent, ne choisissez pas sur ce seul chiffre.`,
  chance: (value) => `${Math.round(value * 100)} %`,
  interval: en.interval,
  tooFew: 'trop peu pour le dire',
  chart: (models) => `Chance qu’une première réponse soit classée devant une autre : ${models}`,
  alone: 'Face à un modèle seul',
  sides: {
    council: (n) => `conseil ${n}`,
    equal: (n) => `égalité ${n}`,
    alone: (n) => `seul ${n}`,
  },
  compared: (n) => (n > 1 ? `${n} comparaisons` : `${n} comparaison`),
  endings: 'Comment finissent les conseils',
  ending: {
    strong: (n) => `fort ${n}`,
    soft: (n) => `souple ${n}`,
    none: (n) => `aucun ${n}`,
    'no-vote': (n) => `sans vote ${n}`,
  },
  argued: 'Changements et points',
  named: 'Changements avec raison',
  unnamed: 'Changements sans raison',
  found: (phase) => `Points trouvés en ${phase}`,
  open: 'Ouverts à la décision',
  cost: 'Coût',
  columns: { councils: 'conseils', calls: 'appels', each: 'par conseil', all: 'en tout' },
  month: (month) => monthIn('fr', month),
};

export const worthWords = { en, fr: typeset(fr) };

export const isTold = (
  standing: ModelStanding,
): standing is ModelStanding & Required<Pick<ModelStanding, 'chance'>> => standing.chance !== undefined;

/** From where to where a chart of these reaches: the same on both sides of even, in steps of ten. */
export function reachOf(models: readonly ModelStanding[]): { low: number; high: number } {
  const far = Math.max(
    0.3,
    ...models
      .filter(isTold)
      .map(({ chance }) => Math.max(Math.abs(chance.low - 0.5), Math.abs(chance.high - 0.5))),
  );
  const half = Math.min(0.5, Math.ceil(far * 10) / 10);
  return { low: 0.5 - half, high: 0.5 + half };
}
