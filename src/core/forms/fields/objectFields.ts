/** The fields of an object that a reply is, or ends in. Their words open no other field. */
import type { Entry, Labels, Sections } from './fields.ts';
import { labelKey } from './labelLine.ts';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSaid = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The object, or the one inside it, that has some of these fields. */
export function withFields<K extends string>(whole: Fields, labels: Labels<K>): Fields | undefined {
  const isOurs = (key: string) => labels.get(labelKey(key.slice(0, 200)))?.key !== undefined;
  if (Object.keys(whole).some(isOurs)) return whole;
  return Object.values(whole).find(
    (each): each is Fields => isFields(each) && Object.keys(each).some(isOurs),
  );
}

/** Its parts. A field of no form is prose. */
export const partsOfObject = <K extends string>(fields: Fields, labels: Labels<K>): Sections<K> =>
  Object.entries(fields).flatMap(([name, value]): Sections<K> => {
    const key = labels.get(labelKey(name.slice(0, 200)))?.key;
    if (key === undefined) return [{ lines: ['', `${name}: ${oneLine(value)}`] }];
    const entries = entriesIn(value);
    return [{ key, lines: linesIn(value), ...(entries ? { entries } : {}) }];
  });

/** A list is its entries; an object with names for keys is one of what it says of them. */
function entriesIn(value: unknown): Entry[] | undefined {
  if (Array.isArray(value))
    return value.flatMap((each): Entry[] => (isFields(each) ? [each] : isSaid(each) ? [String(each)] : []));
  if (!isFields(value)) return undefined;
  return Object.entries(value).map(([name, each]) =>
    isFields(each) ? { name, ...each } : `${name}: ${oneLine(each)}`,
  );
}

function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\r\n|\r|\n/);
  if (Array.isArray(value)) return value.map(oneLine);
  if (isFields(value)) return Object.entries(value).map(([name, each]) => `${name}: ${oneLine(each)}`);
  return isSaid(value) ? [String(value)] : [];
}

/** On one line; whom an entry speaks of stands first, as the forms write it. */
export function inWords(value: Fields): string {
  const { seat, agent, who, ...rest } = value;
  const about = [seat, agent, who].find((each) => typeof each === 'string');
  const words = Object.values(rest)
    .map(oneLine)
    .filter((each) => each !== '')
    .join(' — ');
  return about === undefined ? words : `@${about.replace(/^@/, '')}: ${words}`;
}

export function oneLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(oneLine).join('; ');
  if (isFields(value)) return inWords(value);
  return isSaid(value) ? String(value).replace(/\s+/g, ' ').trim() : '';
}

/** The words of an entry's field under any of these names. */
export function wordsAt(entry: Fields, ...names: string[]): string | undefined {
  for (const [name, value] of Object.entries(entry))
    if (names.includes(labelKey(name)) && isSaid(value) && String(value).trim() !== '')
      return String(value).replace(/\s+/g, ' ').trim();
  return undefined;
}
