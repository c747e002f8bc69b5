/** What the command line shows of a council that is looked at again. */
import type { PartView } from '../againViews.ts';
import type { Words } from './speak.ts';
import { typeset } from './typeset.ts';

export interface AgainCliWords {
  forked(id: string, kept: number, at: string, changed: string): string;
  compareHint(command: string): string;
  archive: Record<'same' | 'differs' | 'missing', string>;
  parts(at: string, why: PartView['why'], same: number): string;
  neverPart(same: number): string;
  forkedFrom(from: string, at: string | undefined, changed: string | undefined): string;
  brief: string;
  nothing: string;
  votes: string;
  recommendation: string;
  decision: string;
  figures: string;
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
  yes: string;
  no: string;
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
  rated(id: string, rating: number): string;
  exported(file: string): string;
  asked(name: string, phase: string): string;
  system: string;
  said: Record<'user' | 'assistant', string>;
  oneFormat: string;
  badRating: string;
  badDay(value: string): string;
  noAt: string;
  noFolder(folder: string): string;
}

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
const number = (language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

const en: AgainCliWords = {
  forked: (id, kept, at, changed) =>
    `${id} goes on at ${at}; ${kept === 1 ? '1 turn is' : `${kept} turns are`} taken over as they were.${changed ? ` Other: ${changed}` : ''}`,
  compareHint: (command) => `To see where the two part: ${command}`,
  archive: {
    same: 'Written again from its log, the archive is the same, byte for byte.',
    differs:
      'Written again from its log, the archive is not the one on disk: someone changed it, or an earlier release wrote it.',
    missing: 'There is no archive on disk to compare with.',
  },
  parts: (at, why, same) =>
    `They part at ${at} (${whyEn[why]}), after ${same === 1 ? '1 turn' : `${same} turns`} that are the same.`,
  neverPart: (same) => `They never part: ${same} turns, all the same.`,
  forkedFrom: (from, at, changed) =>
    `Forked from ${from}${at ? ` at ${at}` : ''}${changed ? ` · ${changed}` : ''}`,
  brief: 'Other from the start',
  nothing: 'none',
  votes: 'Votes',
  recommendation: 'Recommendation',
  decision: 'Decision',
  figures: 'Figures',
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
  yes: 'yes',
  no: 'no',
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
  rated: (id, rating) => `Rated ${id}: ${rating} of 5.`,
  exported: (file) => `Written: ${file}`,
  asked: (name, phase) => `${name} was asked this in ${phase}`,
  system: 'System',
  said: { user: 'Council', assistant: 'Its own reply' },
  oneFormat: 'Choose one of --md, --json and --html.',
  badRating: 'A rating is a whole number from 1 to 5.',
  badDay: (value) => `--since takes a day such as 2026-02-14, not “${value}”.`,
  noAt: 'Say from which turn, as show prints them: --at 3',
  noFolder: (folder) => `There is no folder ${folder} to write into.`,
};

const fr: AgainCliWords = {
  forked: (id, kept, at, changed) =>
    `${id} repart de ${at} ; ${kept > 1 ? `${kept} tours sont repris` : `${kept} tour est repris`} sans changement.${changed ? ` Autre : ${changed}` : ''}`,
  compareHint: (command) => `Pour voir où les deux se séparent : ${command}`,
  archive: {
    same: 'Réécrite à partir de son journal, l’archive est la même, octet pour octet.',
    differs:
      'Réécrite à partir de son journal, l’archive n’est pas celle du disque : quelqu’un l’a modifiée, ou une version antérieure l’a écrite.',
    missing: 'Aucune archive sur le disque à comparer.',
  },
  parts: (at, why, same) =>
    `Ils se séparent à ${at} (${whyFr[why]}), après ${same > 1 ? `${same} tours identiques` : `${same} tour identique`}.`,
  neverPart: (same) => `Ils ne se séparent pas : ${same} tours, tous identiques.`,
  forkedFrom: (from, at, changed) =>
    `Copie de ${from}${at ? ` à partir de ${at}` : ''}${changed ? ` · ${changed}` : ''}`,
  brief: 'Différent dès le départ',
  nothing: 'aucune',
  votes: 'Votes',
  recommendation: 'Recommandation',
  decision: 'Décision',
  figures: 'Chiffres',
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
  yes: 'oui',
  no: 'non',
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
  rated: (id, rating) => `${id} : ${rating} sur 5.`,
  exported: (file) => `Écrit : ${file}`,
  asked: (name, phase) => `Ce qui a été demandé à ${name} en ${phase}`,
  system: 'Système',
  said: { user: 'Le conseil', assistant: 'Sa propre réponse' },
  oneFormat: 'Choisir l’un de --md, --json et --html.',
  badRating: 'Une note est un nombre entier de 1 à 5.',
  badDay: (value) => `--since attend un jour comme 2026-02-14, pas « ${value} ».`,
  noAt: 'Dire de quel tour repartir, comme show les affiche : --at 3',
  noFolder: (folder) => `Il n’y a pas de dossier ${folder} où écrire.`,
};

export const againCli: Words<AgainCliWords> = { en, fr: typeset(fr) };
