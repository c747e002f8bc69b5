/** The time of day and the day, as people write them. Making a calendar takes longer than drawing a message. */
import type { Language } from '../../../src/rpc/views/views.ts';

const locales = { en: 'en-GB', fr: 'fr-FR' } as const;
const made = <T>(make: (locale: string) => T): Record<Language, T> => ({
  en: make(locales.en),
  fr: make(locales.fr),
});

const hours = made((locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));
const days = made(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
);

/** 14:02. */
export const timeOf = (at: number, language: Language): string => hours[language].format(at);

/** Monday 16 November. */
export function dayOf(at: number, language: Language): string {
  const day = days[language].format(at);
  return day.charAt(0).toUpperCase() + day.slice(1);
}
