/** How words are kept: one table for each surface, both languages side by side. A missing one does not compile. */
import type { Language } from '../views/views.ts';

export type Words<T> = Record<Language, T>;

/** The interface language for a locale such as `fr-CA` or `en_US.UTF-8`. */
export const languageOf = (locale: string | undefined): Language =>
  /^fr\b|^fr[_-]/i.test(locale ?? '') ? 'fr' : 'en';

/** French puts a narrow no-break space before its high punctuation; the tables write it as such. */
export const nnbsp = '\u202f';
