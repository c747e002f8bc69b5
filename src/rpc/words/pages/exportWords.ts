/** The words of an exported page that no other surface has. */

const en = {
  skip: 'To the transcript',
  transcript: 'Transcript',
  /** Stands where the last synthesis was spoken: it is at the top of the page. */
  atTheTop: 'The synthesis stands at the top of this page.',
  figures: 'Figures',
  cost: 'Cost',
  flips: 'Changed votes',
  diversity: 'Diversity of the first positions',
  critical: 'Slowest voices',
  rating: 'Rating',
  rated: (n: number) => `${n} of 5`,
  money: (amount: number) => `$${amount.toFixed(2)}`,
  percent: (n: number) => `${n}%`,
  turn: (n: number) => `Turn ${n}`,
  written: (id: string) => `À table · ${id}`,
  /** What a page that is read alone must say. */
  selfContained: 'This page is complete in itself: it loads nothing and runs nothing.',
};

export type ExportWords = typeof en;

const fr: typeof en = {
  skip: 'Aller à la transcription',
  transcript: 'Transcription',
  atTheTop: 'La synthèse est en haut de cette page.',
  figures: 'Chiffres',
  cost: 'Coût',
  flips: 'Votes changés',
  diversity: 'Diversité des premières positions',
  critical: 'Voix les plus lentes',
  rating: 'Note',
  rated: (n) => `${n} sur 5`,
  money: (amount) => `${amount.toFixed(2).replace('.', ',')} $`,
  percent: (n) => `${n} %`,
  turn: (n) => `Tour ${n}`,
  written: (id) => `À table · ${id}`,
  selfContained: 'Cette page se suffit à elle-même : elle ne charge rien et n’exécute rien.',
};

export const exportWords = { en, fr };
