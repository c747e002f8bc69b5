/** The nouns of a text, as near as a list of stopwords can tell: quoted words, names, and runs of content words. */
import type { Language } from '../../../../core/ids.ts';
import { stopwords } from './wordLists.ts';

export interface Term {
  text: string;
  /** A name or a number: written as it stands, without quotation marks. */
  name: boolean;
  /** The article or possessive that stood before it, taken out of a contraction: « du » had « le ». */
  determiner?: string;
}

const token = /["“«][^"”»]{2,60}["”»]|[\p{L}\p{N}]+(?:[-._/+#][\p{L}\p{N}]+)*[+#]*|[.,;:!?()]/gu;
const determiners: Record<Language, ReadonlyMap<string, string>> = {
  en: same('the our your their this these that those a an its my'),
  fr: new Map([
    ...same('le la les l un une notre nos votre vos leur leurs ce cet cette ces mon ma mes'),
    ['du', 'le'],
    ['au', 'le'],
    ['aux', 'les'],
    ['des', 'les'],
  ]),
};

function same(words: string): Map<string, string> {
  return new Map(words.split(' ').map((word) => [word, word]));
}
const inverted = /-(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)$/iu;
const joins = new Set(['de', 'd', 'du', 'des']);

/** In order of appearance, each once. `breaks` tells further words to break at. */
export function termsOf(
  text: string,
  language: Language,
  breaks: (word: string) => boolean = () => false,
): Term[] {
  const found: Term[] = [];
  let run: string[] = [];
  let determiner: string | undefined;
  const isStop = (word: string) =>
    stopwords[language].has(word.toLowerCase()) || breaks(word.toLowerCase()) || inverted.test(word);
  const close = () => {
    while (joins.has(run.at(-1)?.toLowerCase() ?? '')) run.pop();
    const words = run.join(' ').replace(/\bd (?=[\p{L}])/gu, 'd’');
    const name = run.every((word) => /^\p{Lu}|\d|\p{Ll}\p{Lu}/u.test(word));
    if (words && /[\p{L}\p{N}]/u.test(words))
      found.push({ text: words, name, ...(determiner ? { determiner } : {}) });
    run = [];
    determiner = undefined;
  };
  const tokens = text.match(token) ?? [];
  tokens.forEach((raw, at) => {
    const lower = raw.toLowerCase();
    if (/^["“«]/u.test(raw)) {
      close();
      run = [raw.slice(1, -1).trim()];
      close();
    } else if (/^[.,;:!?()]$/u.test(raw)) close();
    else if (isNumber(raw) && run.length === 0) run.push(raw);
    else if (language === 'fr' && joins.has(lower) && run.length > 0 && !isStop(tokens[at + 1] ?? ''))
      run.push(raw);
    else if (isStop(raw) && !(at > 0 && isName(raw, run))) {
      close();
      determiner = determiners[language].get(lower);
    } else {
      // A name and a common word are two terms: "Postgres" and "sessions", not "Postgres sessions".
      if (run.length >= 4) close();
      run.push(raw);
    }
  });
  close();
  const seen = new Set<string>();
  return found.filter((term) => {
    const key = term.text.toLowerCase();
    if (seen.has(key) || key.length < 2) return false;
    seen.add(key);
    return true;
  });
}

const isNumber = (word: string) => /^\d/u.test(word);
/** "Go" after another name, or in the middle of one, is a name too. */
const isName = (word: string, run: string[]) =>
  /^\p{Lu}/u.test(word) && run.length > 0 && /^\p{Lu}/u.test(run.at(-1) ?? '');
