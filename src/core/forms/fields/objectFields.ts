/** Reads a reply that is an object with our fields. Its words become the lines of their field and can open no other. */
import type { Labels, Sections } from './fields.ts';
import { labelKey } from './labelLine.ts';

type Fields = Record<string, unknown>;

/** The fields of the object that a text is; nothing when it is none, or has none of them. */
export function fieldsInObject<K extends string>(text: string, labels: Labels<K>): Sections<K> | undefined {
  const whole = objectOf(text);
  if (!whole) return undefined;
  const isOurs = (key: string) => labels.get(labelKey(key.slice(0, 200)))?.key !== undefined;
  const inner = Object.values(whole).find(
    (each): each is Fields => isFields(each) && Object.keys(each).some(isOurs),
  );
  const fields = Object.keys(whole).some(isOurs) ? whole : inner;
  return (
    fields &&
    Object.entries(fields).map(([name, value]) => {
      const key = labels.get(labelKey(name.slice(0, 200)))?.key;
      return key === undefined ? { lines: ['', `${name}: ${flat(value)}`] } : { key, lines: linesOf(value) };
    })
  );
}

function objectOf(text: string): Fields | undefined {
  const bare = text.trim();
  if (!bare.startsWith('{') || !bare.endsWith('}')) return undefined;
  try {
    const parsed: unknown = JSON.parse(bare);
    return isFields(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSaid = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\r\n|\r|\n/);
  if (Array.isArray(value)) return value.map((each) => `- ${flat(each)}`);
  if (isFields(value)) return Object.entries(value).map(([name, each]) => `- ${name}: ${flat(each)}`);
  return isSaid(value) ? [String(value)] : [];
}

/** On one line; whom an entry speaks of stands first, as the forms write it. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return value.map(flat).join('; ');
  if (!isFields(value)) return isSaid(value) ? String(value).replace(/\s+/g, ' ').trim() : '';
  const { seat, agent, who, ...rest } = value;
  const about = [seat, agent, who].find((each) => typeof each === 'string');
  const words = Object.values(rest)
    .map(flat)
    .filter((each) => each !== '')
    .join(' — ');
  return about === undefined ? words : `@${about.replace(/^@/, '')}: ${words}`;
}
