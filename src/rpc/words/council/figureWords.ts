/** The figures of councils in words, the same in the terminal and in the sidebar. What nobody measured has no line. */
import type { Figures } from '../../views/pastViews.ts';
import type { Language } from '../../views/views.ts';
import { typeset } from '../typeset.ts';
import { countedTokens, sumWords } from './sumWords.ts';

const number = (language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

const en = {
  figure: {
    councils: 'Councils',
    converged: 'Converged',
    rounds: 'Rounds',
    roundsToConsensus: 'Rounds to consensus',
    diversity: 'Diversity of the first positions',
    flips: 'Changed votes',
    tokens: 'Tokens',
    cost: 'Cost',
    seconds: 'Time',
    critical: 'Time over the critical path',
    rating: 'Rating',
  },
  mean: (figure: string) => `${figure}, mean`,
  convergence: (converged: number, judged: number) => `${converged} of ${judged}`,
  rating: (mean: number, rated: number): string => `${en.number(mean)} of 5 (${rated} rated)`,
  percent: (n: number) => `${n}%`,
  number: (n: number) => number('en').format(n),
  byProtocol: 'By protocol',
  bySeat: 'By seat',
  seatColumns: {
    councils: 'Councils',
    turns: 'Turns',
    absent: 'Absent',
    share: 'Words',
    flips: 'Flips',
    tokens: 'Tokens',
  },
  rehearsals: (n: number) => (n === 1 ? '1 of them is a rehearsal' : `${n} of them are rehearsals`),
  noneEnded: 'No council has ended yet.',
};

type FigureWords = typeof en;

const fr: typeof en = {
  figure: {
    councils: 'Conseils',
    converged: 'Convergence',
    rounds: 'Tours de table',
    roundsToConsensus: 'Tours jusqu’au consensus',
    diversity: 'Diversité des premières positions',
    flips: 'Votes changés',
    tokens: 'Jetons',
    cost: 'Coût',
    seconds: 'Temps',
    critical: 'Temps sur le chemin critique',
    rating: 'Note',
  },
  mean: (figure) => `${figure}, en moyenne`,
  convergence: (converged, judged) => `${converged} sur ${judged}`,
  rating: (mean, rated) => `${fr.number(mean)} sur 5 (${rated} ${rated > 1 ? 'notes' : 'note'})`,
  percent: (n) => `${n} %`,
  number: (n) => number('fr').format(n),
  byProtocol: 'Par protocole',
  bySeat: 'Par siège',
  seatColumns: {
    councils: 'Conseils',
    turns: 'Tours',
    absent: 'Absences',
    share: 'Mots',
    flips: 'Changés',
    tokens: 'Jetons',
  },
  rehearsals: (n) => (n > 1 ? `dont ${n} répétitions` : 'dont 1 répétition'),
  noneEnded: 'Aucun conseil n’est encore terminé.',
};

export const figureWords = { en, fr: typeset(fr) };

export interface FigureRow {
  key: keyof FigureWords['figure'];
  label: string;
  value: string;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

export function figureRows(figures: Figures, language: Language): FigureRow[] {
  const words = figureWords[language];
  const { figure, mean } = words;
  const row = (
    key: FigureRow['key'],
    value: number | undefined,
    say: (n: number) => string = words.number,
    label = figure[key],
  ): FigureRow[] => (value === undefined ? [] : [{ key, label, value: say(value) }]);
  const { judged, converged, rated, diversity } = figures;
  return [
    ...row('councils', figures.councils),
    ...row('converged', judged > 0 ? converged : undefined, (n) => words.convergence(n, judged)),
    ...row('roundsToConsensus', figures.roundsToConsensus),
    ...row('diversity', diversity, (n) => words.percent(Math.round(n * 100))),
    ...row('flips', figures.flips, words.number, mean(figure.flips)),
    ...row('seconds', figures.seconds, clock, mean(figure.seconds)),
    ...row('critical', figures.timeOverCriticalPath),
    ...row('tokens', figures.tokens, (n) => countedTokens({ ...figures, tokens: n }, language, words.number)),
    ...row('cost', figures.cost, sumWords[language].money),
    ...row('rating', figures.rating, (n) => words.rating(n, rated)),
  ];
}
