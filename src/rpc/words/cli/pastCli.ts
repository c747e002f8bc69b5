/** What the command line shows of a council that is looked at again. */
import { figureWords } from '../council/figureWords.ts';
import { lookedAtWords } from '../council/lookedAtWords.ts';
import { typeset } from '../typeset.ts';

const en = {
  ...figureWords.en,
  ...lookedAtWords.en,
  compareHint: (command: string) => `To see where the two part: ${command}`,
  archive: {
    same: 'Written again from its log, the archive is the same, byte for byte.',
    differs:
      'Written again from its log, the archive is not the one on disk: someone changed it, or an earlier release wrote it.',
    missing: 'There is no archive on disk to compare with.',
  },
  forkedFrom: (from: string, at: string | undefined, changed: string | undefined) =>
    `Forked from ${from}${at ? ` at ${at}` : ''}${changed ? ` · ${changed}` : ''}`,
  brief: 'Other from the start',
  nothing: 'none',
  votes: 'Votes',
  recommendation: 'Recommendation',
  decision: 'Decision',
  figures: 'Figures',
  yes: 'yes',
  no: 'no',
  rated: (id: string, rating: number) => `Rated ${id}: ${rating} of 5.`,
  exported: (file: string) => `Written: ${file}`,
  oneFormat: 'Choose one of --md, --json and --html.',
  badRating: 'A rating is a whole number from 1 to 5.',
  badDay: (value: string) => `--since takes a day such as 2026-02-14, not “${value}”.`,
  noAt: 'Say from which turn, as show prints them: --at 3',
  linked: (file: string) => `${file} is a link. Say where to write with --out.`,
  noFolder: (folder: string) => `There is no folder ${folder} to write into.`,
};

const fr: typeof en = {
  ...figureWords.fr,
  ...lookedAtWords.fr,
  compareHint: (command) => `Pour voir où les deux se séparent : ${command}`,
  archive: {
    same: 'Réécrite à partir de son journal, l’archive est la même, octet pour octet.',
    differs:
      'Réécrite à partir de son journal, l’archive n’est pas celle du disque : quelqu’un l’a modifiée, ou une version antérieure l’a écrite.',
    missing: 'Aucune archive sur le disque à comparer.',
  },
  forkedFrom: (from, at, changed) =>
    `Copie de ${from}${at ? ` à partir de ${at}` : ''}${changed ? ` · ${changed}` : ''}`,
  brief: 'Différent dès le départ',
  nothing: 'aucune',
  votes: 'Votes',
  recommendation: 'Recommandation',
  decision: 'Décision',
  figures: 'Chiffres',
  yes: 'oui',
  no: 'non',
  rated: (id, rating) => `${id} : ${rating} sur 5.`,
  exported: (file) => `Écrit : ${file}`,
  oneFormat: 'Choisir l’un de --md, --json et --html.',
  badRating: 'Une note est un nombre entier de 1 à 5.',
  badDay: (value) => `--since attend un jour comme 2026-02-14, pas « ${value} ».`,
  noAt: 'Dire de quel tour repartir, comme show les affiche : --at 3',
  linked: (file) => `${file} est un lien. Dites où écrire avec --out.`,
  noFolder: (folder) => `Il n’y a pas de dossier ${folder} où écrire.`,
};

export const againCli = { en, fr: typeset(fr) };
