/** The figures of councils in words, the same in the terminal and in the sidebar. What nobody measured has no line. */
import type { Figures } from '../../views/pastViews.ts';
import type { Language } from '../../views/views.ts';
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

export interface FigureWords {
  figure: Record<
    | 'councils'
    | 'converged'
    | 'rounds'
    | 'roundsToConsensus'
    | 'diversity'
    | 'flips'
    | 'tokens'
    | 'cost'
    | 'seconds'
    | 'critical'
    | 'rating',
    string
  >;
  mean(figure: string): string;
  convergence(converged: number, judged: number): string;
  rating(mean: number, rated: number): string;
  percent(n: number): string;
  number(n: number): string;
  byProtocol: string;
  bySeat: string;
  seatColumns: {
    councils: string;
    turns: string;
    absent: string;
    share: string;
    flips: string;
    tokens: string;
  };
  rehearsals(n: number): string;
  noneEnded: string;
}

const number = (language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

const en: FigureWords = {
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
  mean: (figure) => `${figure}, mean`,
  convergence: (converged, judged) => `${converged} of ${judged}`,
  rating: (mean, rated) => `${en.number(mean)} of 5 (${rated} rated)`,
  percent: (n) => `${n}%`,
  number: (n) => number('en').format(n),
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
  rehearsals: (n) => (n === 1 ? '1 of them is a rehearsal' : `${n} of them are rehearsals`),
  noneEnded: 'No council has ended yet.',
};

const fr: FigureWords = {
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

export const figureWords: Words<FigureWords> = { en, fr: typeset(fr) };

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
    ...row('tokens', figures.tokens),
    ...row('cost', figures.cost),
    ...row('rating', figures.rating, (n) => words.rating(n, rated)),
  ];
}
