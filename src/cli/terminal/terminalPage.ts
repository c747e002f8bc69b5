/** What every rendering is given: how wide, in which colours, in which words. */

import type { Language } from '../../rpc/views/views.ts';
import { type CliWords, cliWords } from '../../rpc/words/cli/cliWords.ts';
import { councilWords } from '../../rpc/words/council/councilWords.ts';
import { typeset } from '../../rpc/words/typeset.ts';
import type { Paint } from './paint.ts';

export interface Page {
  columns: number;
  paint: Paint;
  language: Language;
  words: CliWords;
  council: (typeof councilWords)['en'];
  /** The number of a turn, where people will want to name it. */
  turnNumber?: (key: string) => number | undefined;
}

/** A line is read best under about 95 letters, however wide the terminal is. */
const widest = 96;

export const pageOf = (columns: number, paint: Paint, language: Language): Page => ({
  columns: Math.max(24, Math.min(columns, widest)),
  paint,
  language,
  words: cliWords[language],
  council: language === 'fr' ? typeset(councilWords.fr) : councilWords.en,
});

/** The same page with less room, for what stands indented. */
export const narrower = (page: Page, by: number): Page => ({
  ...page,
  columns: Math.max(16, page.columns - by),
});

export const indent = (lines: string[], by: string): string[] =>
  lines.map((line) => (line ? by + line : by.trimEnd()));
