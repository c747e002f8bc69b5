/**
 * What a question is about, in words that can be put into a sentence: a verb phrase ("cache the index", "passer à
 * TypeScript 7"), the other choice if there is one, and the nouns. Never fails: an odd question still gets a phrase.
 */
import type { Language } from '../../../../core/ids.ts';
import { englishAct, frenchAct } from './asked.ts';
import { type Term, termsOf } from './terms.ts';
import { languageOf, looksLikeVerb, startsWithInfinitive } from './wordLists.ts';

export interface Subject {
  /** English: a bare infinitive after "we" or "to". French: an infinitive. No final punctuation. */
  act: string;
  /** The other choice, as such a phrase: B of "A or B", else staying as we are. */
  dont: string;
  /** True for "A or B". */
  choice: boolean;
  /** The first noun, ready to stand after a preposition. */
  key: string;
  /** All nouns of the question, ready likewise. */
  nouns: string[];
}

const longest = 16;

export function subjectOf(question: string, language: Language): Subject {
  const asked = lastQuestion(question);
  const spoken = languageOf(question) ?? language;
  const found = spoken === language ? (language === 'fr' ? frenchAct(asked) : englishAct(asked)) : undefined;
  const verb = (word: string) => looksLikeVerb(word, language);
  const phrases = found
    ? `${withoutVerb(found.act)} ; ${found.rival ? withoutVerb(found.rival) : ''}`
    : asked;
  const clear = found && !found.act.startsWith('have ');
  const terms = [termsOf(phrases, language, clear ? undefined : verb), termsOf(asked, language)].find(
    (some) => some.length > 0,
  );
  const shown = (terms ?? []).slice(0, 8).map((term) => show(term, language));
  const key = shown.find((term) => /\p{L}{2}/u.test(term)) ?? shown[0] ?? quoted(clip(asked, 8), language);
  const usable = found && found.act.split(/\s+/).length <= longest ? found : undefined;
  const act = usable?.act ?? standIn[language](openQuestion.test(asked), key);
  const dont =
    usable?.rival ?? (language === 'fr' ? 'laisser les choses en l’état' : 'leave things as they are');
  const further = termsOf(question, language, verb)
    .filter((term) => term.name || term.determiner || term.text.includes(' '))
    .slice(0, 10)
    .map((term) => show(term, language));
  return {
    act: soft(act),
    dont: soft(dont),
    choice: usable?.rival !== undefined,
    key: soft(key),
    nouns: [...shown, ...further]
      .filter((term, at, all) => all.findIndex((one) => bare(one) === bare(term)) === at)
      .map(soft),
  };
}

const openQuestion =
  /^(?:what|which|who|whom|whose|when|where|why|how|quel|qui|que\b|qu['’]|quoi|quand|où|pourquoi|combien|comment|lequel|laquelle)/iu;
/** A phrase that fits any noun, for a question whose own verb could not be found. */
const standIn: Record<Language, (open: boolean, key: string) => string> = {
  en: (open, key) => (open ? `commit to one answer on ${key}` : `say yes to ${key}`),
  fr: (open, key) => (open ? `retenir une seule réponse sur ${key}` : `dire oui ${frenchTo(key)}`),
};

function lastQuestion(question: string): string {
  const clean = question.replace(/\s+/g, ' ').trim();
  const sentences = clean
    .match(/[^.!?]*(?:[.!](?=\S)[^.!?]*)*[.!?]*/gu)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [clean];
  const asked = sentences.filter((one) => one.endsWith('?')).at(-1) ?? sentences.at(-1) ?? clean;
  return asked.replace(/[\s?!.…]+$/u, '').trim();
}

const withoutVerb = (act: string) => act.replace(/^(?:(?:s['’]|se |ne pas |nous )?[\p{L}-]+)\s*/u, '');
const bare = (term: string) =>
  term
    .replace(/[«»“”\u202f]/gu, '')
    .toLowerCase()
    .replace(
      /^(?:(?:the|our|your|their|this|these|that|those|an?|its|my|les?|la|une?|nos|notre|vos|votre|leurs?|ce|cet|cette|ces|mon|ma|mes) |l’)/u,
      '',
    )
    .trim();
/** Is this noun already in that text? */
export const holds = (text: string, term: string): boolean =>
  text.toLowerCase().replaceAll("'", '’').includes(bare(term).replaceAll("'", '’'));
const soft = (text: string) => text.replaceAll("'", '’').replace(/"([^"]*)"/gu, '“$1”');
const clip = (text: string, words: number) => text.split(/\s+/).slice(0, words).join(' ');

export function quoted(text: string, language: Language): string {
  return language === 'fr' ? `«\u202f${text}\u202f»` : `“${text}”`;
}

function show(term: Term, language: Language): string {
  const { determiner, text, name } = term;
  if (determiner === 'l') return `l’${text}`;
  if (determiner) return `${determiner} ${text}`;
  return language === 'en' || name ? text : quoted(text, 'fr');
}

/** "à" before a phrase, contracted where French contracts. */
export function frenchTo(phrase: string): string {
  if (startsWithInfinitive(phrase)) return `à ${phrase}`;
  return `à ${phrase}`.replace(/^à le /u, 'au ').replace(/^à les /u, 'aux ');
}

/** "de" before a phrase, elided or contracted where French does so. A pronoun before an infinitive is left alone. */
export function frenchOf(phrase: string): string {
  const article = /^(le|les) (\p{L}+)/u.exec(phrase);
  if (article && !startsWithInfinitive(phrase))
    return phrase.replace(/^le /u, 'du ').replace(/^les /u, 'des ');
  const vowel = /^(?:[aeiouyàâéèêëîïôùûœ]|h(?!ausser|eurter|isser|aïr|acker|asard|uit\b))/iu.test(phrase);
  return vowel && !/^(?:onz|oui\b|y[aeiou])/iu.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
}
