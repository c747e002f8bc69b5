/** Puts words into a sentence and sets it as its language is set: curly marks, and in French the narrow spaces. */
import type { Language } from '../../../../core/ids.ts';
import { frenchOf, frenchTo } from './subject.ts';

/** Lines to choose from. */
export type Pool = readonly [string, ...string[]];

/** A pool as it is written down: a line of text each, or short ones side by side with ` | ` between them. */
export const lines = ([text = '']: TemplateStringsArray): Pool =>
  text.split(/ \| |\n\s*/u) as unknown as Pool;

export type Slots = Readonly<Record<string, string>>;

const narrow = '\u202f';

/** French: a narrow no-break space before ; : ? ! and inside « ». Only for our own words, never for a quotation. */
export function typeset(text: string, language: Language): string {
  const curly = text.replaceAll("'", '’');
  if (language === 'en') return curly;
  return curly.replace(/ ([;:?!»])/gu, `${narrow}$1`).replace(/« /gu, `«${narrow}`);
}

/**
 * Fills `{act}`, `{Act}` (with a capital) and in French `{de act}`, `{à key}` and `{que act}` (elided). The template is set first,
 * so that what is put in stays as it was written.
 */
export function fill(template: string, slots: Slots, language: Language): string {
  return typeset(template, language).replace(
    /\{(de |que |à )?(\p{L}+)\}/gu,
    (whole, link: string | undefined, name: string) => {
      const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)];
      if (value === undefined) return whole;
      const cased = slots[name] === undefined ? capital(value) : value;
      if (!link) return cased;
      if (link === 'à ') return frenchTo(cased);
      const elided = frenchOf(cased);
      if (link === 'de ') return elided;
      return elided.startsWith('d’') ? `qu’${cased}` : `que ${cased}`;
    },
  );
}

/** A capital on the first letter, quotation marks aside; names that begin small keep it. */
export function capital(text: string): string {
  return text.replace(
    /^([«“"'’\u202f\s]*)(\p{Ll})(?!\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export function listed(things: readonly string[], language: Language): string {
  const and = language === 'fr' ? ' et ' : ' and ';
  return things.length < 2
    ? (things[0] ?? '')
    : `${things.slice(0, -1).join(', ')}${and}${things.at(-1) ?? ''}`;
}
