/**
 * Reads the YAML that models write at the end of a reply: names with words, lists, lists of names with words. Whatever it
 * does not know, it leaves alone: then the lines are read as they stand. A remark behind a `#` stays part of the words.
 */
import type { Fields } from './objectFields.ts';

interface Line {
  indent: number;
  text: string;
}

const pair = /^(?:"([^"]{1,200})"|'([^']{1,200})'|([\p{L}_][\p{L}\p{N} _’'-]{0,100}?))\s?:(?:\s+(.*))?$/u;

/** The object that the text is, or nothing. */
export function yamlFields(text: string): Fields | undefined {
  const lines = text.split(/\r\n|\r|\n/).map(
    (line): Line => ({
      indent: /^ */.exec(line)?.[0].length ?? 0,
      text: line.trim(),
    }),
  );
  if (lines.length > 2000) return undefined;
  const state = { lines: lines.filter((line) => !/^(?:---|\.\.\.|#.*)$/.test(line.text)), at: 0 };
  skipBlank(state);
  const first = state.lines[state.at];
  const fields = first && mapping(state, first.indent);
  skipBlank(state);
  return fields && state.at === state.lines.length ? fields : undefined;
}

interface State {
  lines: Line[];
  at: number;
}

function skipBlank(state: State): void {
  while (state.lines[state.at]?.text === '') state.at += 1;
}

function mapping(state: State, indent: number): Fields | undefined {
  const fields: Fields = {};
  for (skipBlank(state); state.at < state.lines.length; skipBlank(state)) {
    const line = state.lines[state.at] as Line;
    if (line.indent < indent) break;
    const found = line.indent === indent ? pair.exec(line.text) : null;
    const name = found?.[1] ?? found?.[2] ?? found?.[3];
    // A name that is said twice says two things: the lines tell more.
    if (!found || name === undefined || Object.hasOwn(fields, name)) return undefined;
    state.at += 1;
    const value = valueOf(state, indent, found[4] ?? '');
    if (value === undefined) return undefined;
    fields[name] = value;
  }
  return Object.keys(fields).length === 0 ? undefined : fields;
}

function valueOf(state: State, indent: number, inline: string): unknown {
  if (/^[|>][+-]?$/.test(inline)) return block(state, indent, inline.startsWith('|') ? '\n' : ' ');
  skipBlank(state);
  const next = state.lines[state.at];
  const isBelow = next !== undefined && (next.indent > indent || (next.indent === indent && isItem(next)));
  if (inline !== '') {
    // Words that go on below, or that open a structure of their own, are read as lines.
    return isBelow && next.indent > indent ? undefined : scalar(inline);
  }
  if (!isBelow) return '';
  return isItem(next) ? list(state, next.indent) : mapping(state, next.indent);
}

const isItem = ({ text }: Line): boolean => text === '-' || text.startsWith('- ');

function list(state: State, indent: number): unknown[] | undefined {
  const items: unknown[] = [];
  for (skipBlank(state); state.at < state.lines.length; skipBlank(state)) {
    const line = state.lines[state.at] as Line;
    if (line.indent < indent || (line.indent === indent && !isItem(line))) break;
    if (line.indent > indent) return undefined;
    const inline = line.text.slice(1).trim();
    const deeper = indent + line.text.length - inline.length;
    const next = state.lines[state.at + 1];
    if (pair.test(inline) && next !== undefined && next.indent === deeper && pair.test(next.text)) {
      // `- id: P2` with its other fields below it.
      state.lines[state.at] = { indent: deeper, text: inline };
      const fields = mapping(state, deeper);
      if (!fields) return undefined;
      items.push(fields);
      continue;
    }
    if (next !== undefined && next.text !== '' && next.indent > indent) return undefined;
    const value = scalar(inline);
    if (value === undefined) return undefined;
    state.at += 1;
    items.push(value);
  }
  return items;
}

function block(state: State, indent: number, joint: string): string {
  const words: string[] = [];
  for (; state.at < state.lines.length; state.at += 1) {
    const line = state.lines[state.at] as Line;
    if (line.text !== '' && line.indent <= indent) break;
    words.push(line.text);
  }
  return words.join(joint).trim();
}

function scalar(text: string): unknown {
  if (/^\[\s*\]$/.test(text)) return [];
  const [, inside] = /^\[([^[\]{}]*)\]$/.exec(text) ?? [];
  // In brackets alone it may be the words of the form.
  if (inside !== undefined && inside.includes(','))
    return inside.includes('"') || inside.includes("'")
      ? quotedList(inside)
      : inside.split(',').map((each) => each.trim());
  if (inside !== undefined) return text;
  if (/^[[{&*!]/.test(text)) return undefined;
  const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')$/.exec(text) ?? [];
  if (double !== undefined) return double.replace(/\\(.)/g, '$1');
  return single === undefined ? text : single.replaceAll("''", "'");
}

function quotedList(inside: string): string[] | undefined {
  const items = [...inside.matchAll(/\s*(?:"([^"]*)"|'([^']*)')\s*(?:,|$)/gy)];
  const length = items.reduce((sum, [whole]) => sum + whole.length, 0);
  return length === inside.length ? items.map(([, double, single]) => double ?? single ?? '') : undefined;
}
