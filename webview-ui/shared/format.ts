/** Numbers and dates as people write them. */
import type { Language } from '../../src/rpc/views/views.ts';

/** 0:12, 2:41, 1:02:03. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const dates = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
// Making one takes longer than drawing a turn.
const calendars = {
  en: new Intl.DateTimeFormat('en-GB', dates),
  fr: new Intl.DateTimeFormat('fr-FR', dates),
};

export const moment = (at: number, language: Language): string => calendars[language].format(at);

/** 840, 21 k. */
export const count = (n: number): string => (n < 1000 ? String(n) : `${Math.round(n / 1000)} k`);

export const fileName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** Henry, Sage and Nova. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);
