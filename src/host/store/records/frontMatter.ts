/** Front matter that any YAML reader takes, written so that a list of thousands can be read without one. */
import { printableJson } from '../../../rpc/printableJson.ts';

export type Fact = string | number | boolean | undefined | { [key: string]: Fact } | Fact[];

/** Top-level scalars each on one line; everything deeper as flow on one line, so that no text can end the block. */
export function frontMatter(facts: Record<string, Fact>): string {
  const lines = Object.entries(facts).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (Array.isArray(value)) return [`${key}:`, ...value.map((item) => `  - ${flow(item)}`)];
    return [`${key}: ${flow(value)}`];
  });
  return ['---', ...lines, '---'].join('\n');
}

function flow(value: Fact): string {
  if (typeof value !== 'object') return typeof value === 'string' ? scalar(value) : String(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  const pairs = Object.entries(value).filter(([, held]) => held !== undefined);
  return pairs.length === 0
    ? '{}'
    : `{ ${pairs.map(([key, held]) => `${scalar(key)}: ${flow(held)}`).join(', ')} }`;
}

/** Plain where that can't mean anything else; quoted as in JSON otherwise, which is YAML too. */
const scalar = (text: string): string =>
  (/^[A-Za-z][A-Za-z0-9_./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)) ||
  /^\d{4}-\d{2}-\d{2}-[a-z][a-z0-9-]*$/.test(text)
    ? text
    : printableJson(JSON.stringify(text)).replace(unprintable, escaped);

/** JSON lets these stand as they are; YAML does not. */
const unprintable = /[\uFEFF\uFFFE\uFFFF]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The scalars of a front matter that frontMatter() wrote; undefined when the text does not begin with one. */
export function readScalars(head: string): Map<string, string> | undefined {
  const end = /^---\r?\n([\s\S]*?)^---\s*$/m.exec(head);
  if (!end || end.index !== 0) return undefined;
  const found = new Map<string, string>();
  for (const line of (end[1] ?? '').split('\n')) {
    const pair = /^([A-Za-z]+): (.+?)\r?$/.exec(line);
    if (pair?.[1] && pair[2] && !/^[{[]/.test(pair[2])) found.set(pair[1], unquoted(pair[2]));
  }
  return found;
}

/** The figures on the line of that key; nothing that is deeper, quoted or a list. */
export function readFigures(head: string, key: string): Map<string, number | boolean> | undefined {
  const line = new RegExp(`^${key}: \\{ (.*) \\}\\r?$`, 'm').exec(head)?.[1];
  if (line === undefined) return undefined;
  const flat = line.replace(/\{[^{}]*\}/g, '');
  return new Map(
    [...flat.matchAll(/(?:^|, )([A-Za-z]+): (-?\d+(?:\.\d+)?|true|false)(?=,|$)/g)].map((found) => [
      found[1] ?? '',
      found[2] === 'true' || found[2] === 'false' ? found[2] === 'true' : Number(found[2]),
    ]),
  );
}

function unquoted(value: string): string {
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value;
  }
}
