/** Chooses the protocol for a question by a table of words, English and French. No model is asked. */
import { folded } from '../../identities/folded.ts';

export interface ChosenMode {
  mode: string;
  /** The words of the question that decided, folded; absent: nothing did, and a debate suits every question. */
  because?: string;
}

/** The first row that matches wins: the narrower comes before the wider. Patterns meet folded text. */
const table: readonly (readonly [mode: string, pattern: RegExp])[] = [
  ['roundtable', /\b(?:table ronde|round ?-?table)\b/],
  [
    'prd',
    /\b(?:prd|cahier des charges|specs?|specification(?:s)?|specifier|specify|product requirements?)\b/,
  ],
  [
    'review',
    /\b(?:code review|review(?:s|ing)?|relire|relis(?:ez|ons)?|relecture|revue|audit(?:er|e|ez)?|passer en revue)\b/,
  ],
  [
    'engineering',
    /\b(?:implement(?:s|ing|ation|er|e|ez|ons)?|coder|codons|refactor(?:iser|ing)?|fix(?:es|ing)? (?:the |this |a |our )?\w*\s?(?:bug|test|crash|issue)s?|corrig(?:er|ez|eons|e) (?:le |la |les |ce |cette |un |une |l')?\w*\s?(?:bug|bogue|test|defaut|plantage)s?|write the code|ecrire le code)\b/,
  ],
  [
    'synthesis',
    /\b(?:resum(?:er|e|ez|ons)|summari[sz]e|summary|syntheses?|synthetiser|briefing|compte[- ]rendu|one[- ]pager)\b/,
  ],
  [
    'analysis',
    /\b(?:compar(?:e|er|ez|ons|aison|ing|ison)|choisir entre|choose between|decide between|trancher entre|versus|vs|pros and cons|avantages et inconvenients)\b|\bquel(?:le)?s?\b[^.?!]*\bou\b|\bwhich\b[^.?!]*\bor\b/,
  ],
];

export function chosenMode(question: string): ChosenMode {
  const text = folded(question.slice(0, 5000));
  for (const [mode, pattern] of table) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { mode, because: shortened(found) };
  }
  return { mode: 'debate' };
}

/** Of a pattern that spans half a question, its two ends. */
function shortened(found: string): string {
  const words = found.split(/\s+/);
  return words.length <= 4 ? words.join(' ') : `${words[0]} … ${words.at(-1)}`;
}
