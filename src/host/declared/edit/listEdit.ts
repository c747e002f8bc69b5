/**
 * Edits a YAML file that holds one list of entries with ids: add, change, take out. Only the lines of what changes are
 * laid out anew; every other line, comment and blank stays. What comes out is read again and must say exactly what was
 * meant, or nothing is changed.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { withEntries } from './appendEntry.ts';
import { entrySpan, fieldSpan } from './entryLines.ts';
import { entryNode, fieldText, isFields, isShort, nodeOf, wholeLayout, wordText } from './yamlNodes.ts';

export interface ListShape {
  /** The key that holds the list. */
  list: string;
  /** The order in which fields are written; a new one goes behind the last of those before it. */
  fields: readonly string[];
  /** Fields that hold fields: one of those changes, the others stay. */
  parts: readonly string[];
}

export type Entry = Readonly<Record<string, unknown>>;

/** Undefined: it can't be done without harm to the rest of the file. */
export type Edited = string | undefined;

export const addEntry = (text: string, shape: ListShape, entry: Entry, comment?: string): Edited =>
  addEntries(text, shape, [entry], comment);

export function addEntries(
  text: string,
  shape: ListShape,
  entries: readonly Entry[],
  comment?: string,
): Edited {
  if (entries.length === 0) return text;
  const ordered = entries.map((entry) =>
    Object.fromEntries(
      Object.entries(entry)
        .filter(([, value]) => value !== undefined)
        .toSorted(([a], [b]) => rankIn(shape, a) - rankIn(shape, b)),
    ),
  );
  const nodes = () => ordered.map((entry) => entryNode(entry, comment));
  return checked(text, shape, (before) => [...before, ...ordered], [
    (source) => withEntries(source, nodes(), shape.list),
  ]);
}

/** Fields that are null or undefined are taken out; those of the shape's `parts` are set part by part. */
export function editEntry(text: string, shape: ListShape, id: string, changes: Entry): Edited {
  let next: Edited = text;
  for (const [key, value] of Object.entries(changes))
    next = next === undefined ? undefined : editEach(next, shape, key, new Map([[id, value]]));
  return next;
}

/** One field of several entries, each with a value of its own by id. */
export function editEach(
  text: string,
  shape: ListShape,
  key: string,
  given: ReadonlyMap<string, unknown>,
): Edited {
  if (given.size === 0) return text;
  const isPart = shape.parts.includes(key);
  const valueFor = (one: Entry): unknown =>
    isPart ? inParts(one[key], given.get(String(one.id))) : (given.get(String(one.id)) ?? undefined);
  const meant = (one: Entry): Entry => {
    if (!given.has(String(one.id))) return one;
    const { [key]: _before, ...rest } = one;
    const value = valueFor(one);
    return value === undefined ? rest : { ...rest, [key]: value };
  };
  const places = (document: Document): { entry: YAMLMap; value: unknown }[] =>
    [...given.keys()].flatMap((id) => {
      const entry = entryIn(document, shape, id);
      return entry ? [{ entry, value: valueFor(entry.toJS(document) as Entry) }] : [];
    });
  return checked(text, shape, (entries) => entries.map(meant), [
    (source) => {
      const lines = new LineCounter();
      const document = parseDocument(source, { lineCounter: lines });
      // From the last to the first: what stands before stays where the library found it.
      const backwards = places(document).toSorted((a, b) => startOf(b.entry) - startOf(a.entry));
      return backwards.reduce<Edited>(
        (next, { entry, value }) =>
          next === undefined
            ? next
            : withField(next, { entry, lines, key, rank: (each) => rankIn(shape, each) }, value),
        source,
      );
    },
    (source) =>
      asDocument(source, (document) => {
        for (const { entry, value } of places(document))
          if (value === undefined) entry.delete(key);
          else entry.set(key, nodeOf(value, entry.get(key, true)));
      }),
  ]);
}

export const removeEntry = (text: string, shape: ListShape, id: string): Edited =>
  checked(text, shape, (entries) => entries.filter((one) => one.id !== id), [
    (source) => cutEntry(source, shape, id),
    (source) =>
      asDocument(source, (document) => {
        const list = document.get(shape.list, true);
        if (!isSeq(list)) return;
        list.items = list.items.filter((item) => !(isMap(item) && item.get('id') === id));
        if (list.items.length === 0) list.flow = true;
      }),
  ]);

/** What is there of a field that holds fields, with these set; nothing when nothing is left of it. */
function inParts(before: unknown, given: unknown): unknown {
  if (!isFields(given)) return given ?? undefined;
  const set = Object.entries({ ...(isFields(before) ? before : {}), ...given });
  const left = set.filter(([, value]) => value !== null && value !== undefined);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

function cutEntry(text: string, shape: ListShape, id: string): Edited {
  const document = parseDocument(text);
  const list = document.get(shape.list, true);
  const pair = isMap(document.contents) ? pairOf(document.contents, shape.list) : undefined;
  const entry = entryIn(document, shape, id);
  if (!isSeq(list) || list.flow || !entry?.range || !isScalar(pair?.key) || !pair.key.range) return undefined;
  const span = entrySpan(text, entry.range[0], pair.key.range[0]);
  if (list.items.length > 1) return text.slice(0, span.start) + text.slice(span.end);
  const colon = text.indexOf(':', pair.key.range[1]) + 1;
  return `${text.slice(0, colon)} []${text.slice(colon, span.start)}${text.slice(span.end)}`;
}

/** Where the lines are not ours to cut: the library writes the file anew, comments kept. */
function asDocument(text: string, change: (document: Document) => void): Edited {
  const document = parseDocument(text);
  change(document);
  return document.toString(wholeLayout);
}

/** Takes the first way that says what is meant: the same value of everything else, and of this what was asked for. */
function checked(
  given: string,
  { list }: ListShape,
  meant: (entries: Entry[]) => Entry[],
  ways: readonly ((text: string) => Edited)[],
): Edited {
  const mark = given.startsWith('\uFEFF') ? '\uFEFF' : '';
  const crlf = given.includes('\r\n') && !/(?<!\r)\n/.test(given);
  const body = given.slice(mark.length);
  const source = crlf ? body.replaceAll('\r\n', '\n') : body;
  const before = valueOf(source);
  if (!before) return undefined;
  const entries = Array.isArray(before[list]) ? (before[list] as Entry[]) : [];
  const wanted = { ...before, [list]: meant(entries) };
  for (const way of ways) {
    const next = tried(() => way(source));
    if (next !== undefined && isDeepStrictEqual(valueOf(next), wanted))
      return mark + (crlf ? next.replaceAll('\n', '\r\n') : next);
  }
  return undefined;
}

function valueOf(text: string): Record<string, unknown> | undefined {
  const value = tried(() => {
    const document = parseDocument(text);
    return document.errors.length > 0 ? undefined : (document.toJS({ maxAliasCount: 100 }) as unknown);
  });
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function entryIn(document: Document, { list }: ListShape, id: string): YAMLMap | undefined {
  const held = document.get(list, true);
  const found = isSeq(held) ? held.items.find((item) => isMap(item) && item.get('id') === id) : undefined;
  return isMap(found) ? found : undefined;
}

const startOf = ({ range }: YAMLMap): number => range?.[0] ?? 0;

const rankIn = ({ fields }: ListShape, key: string): number => {
  const at = fields.indexOf(key);
  return at < 0 ? fields.length : at;
};

export interface FieldPlace {
  entry: YAMLMap;
  lines: LineCounter;
  key: string;
  /** Where a field goes among others: behind the last of those that are less. */
  rank(key: string): number;
}

/** Undefined: its lines are not ours to cut. A value that is undefined is taken out. */
export function withField(text: string, place: FieldPlace, value: unknown): string | undefined {
  const { entry, lines, key } = place;
  if (entry.flow) return undefined;
  const pair = pairOf(entry, key);
  if (!pair) return value === undefined ? text : withNewField(text, place, value);
  if (!isScalar(pair.key) || !pair.key.range) return undefined;
  const [start] = pair.key.range;
  const column = lines.linePos(start).col - 1;
  const { end } = fieldSpan(text, start, column);
  if (value === undefined)
    // The first stands behind the dash of its entry.
    return pair === entry.items[0] ? undefined : text.slice(0, start - column) + text.slice(end);
  // A word in the place of a word: what stands behind it on the line stays.
  const there = isScalar(pair.value) && pair.value.value !== null ? pair.value.range : undefined;
  if (there && isShort(value) && !text.slice(there[0], there[1]).includes('\n'))
    return text.slice(0, there[0]) + wordText(value) + text.slice(there[1]);
  return text.slice(0, start) + fieldText(key, nodeOf(value, pair.value), column) + text.slice(end);
}

function withNewField(
  text: string,
  { entry, lines, key, rank }: FieldPlace,
  value: unknown,
): string | undefined {
  const before = entry.items.filter((each) => isScalar(each.key) && rank(String(each.key.value)) < rank(key));
  const last = (before.at(-1) ?? entry.items.at(-1))?.key;
  if (!isScalar(last) || !last.range) return undefined;
  const column = lines.linePos(last.range[0]).col - 1;
  const { end } = fieldSpan(text, last.range[0], column);
  const head = text.slice(0, end);
  const gap = head.endsWith('\n') ? '' : '\n';
  return `${head}${gap}${' '.repeat(column)}${fieldText(key, nodeOf(value), column)}${text.slice(end)}`;
}

export const pairOf = (map: YAMLMap, key: string) =>
  map.items.find((each) => isScalar(each.key) && each.key.value === key);
