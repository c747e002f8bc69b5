/**
 * Reads a YAML file that a person wrote: a value, or problems at their lines. Never throws, and takes little
 * time and memory whatever the text is.
 */

import { type Document, isMap, isScalar, Lexer, LineCounter, parseAllDocuments, visit } from 'yaml';
import type * as z from 'zod';
import type { Language } from '../../core/ids.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import { declaredWords } from './declaredWords.ts';
import { type Path, type Place, type Places, placesIn } from './linePlaces.ts';
import { complaintsOf } from './problemWords.ts';

/** A brief may carry 240,000 characters of context; YAML beyond this takes seconds and hundreds of megabytes. */
export const maxBytes = 500_000;

export interface ReadYaml<T> {
  /** Absent when there is an error. */
  value?: T;
  problems: FileProblem[];
  /** What the YAML says, whether it fits the schema or not; absent when it is no YAML. */
  raw?: unknown;
  /** Makes a further problem at a path, for rules that a schema can't know. */
  problemAt(
    path: Path,
    message: string,
    options?: { severity?: 'error' | 'warning'; key?: boolean },
  ): FileProblem;
}

export const readYaml = <S extends z.ZodType>(
  text: string,
  schema: S,
  file: string,
  language: Language = 'en',
): ReadYaml<z.output<S>> =>
  remembered(schema, { text, file, language }, () => readAnew(text, schema, file, language));

function readAnew<S extends z.ZodType>(
  text: string,
  schema: S,
  file: string,
  language: Language,
): ReadYaml<z.output<S>> {
  const words = declaredWords[language];
  const at = (place: Place, message: string, severity: 'error' | 'warning' = 'error'): FileProblem => ({
    file,
    ...place,
    severity,
    message,
  });
  const top = { line: 1, column: 1 };
  const refused = (...problems: FileProblem[]): ReadYaml<z.output<S>> => ({
    problems,
    problemAt: (_path, message, options) => at(top, message, options?.severity),
  });

  if (text.length > maxBytes || Buffer.byteLength(text) > maxBytes)
    return refused(at(top, words.tooBig(maxBytes / 1000)));
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const conflict = conflictLine(source);
  if (conflict) return refused(at({ line: conflict, column: 1, endColumn: 8 }, words.conflict));

  if (isEndless(source)) return refused(at(top, words.tooDeep));
  const lines = new LineCounter();
  let documents: Document.Parsed[];
  try {
    // Unique keys are looked for below: the library compares each with each, which a long file makes minutes of.
    const parsed = parseAllDocuments(source, {
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
      lineCounter: lines,
    });
    documents = Array.isArray(parsed) ? parsed : [];
  } catch {
    return refused(at(top, words.tooDeep));
  }
  const [document, second] = documents;
  if (!document) return refused(at(top, words.empty));
  const places = placesIn(document, lines);
  if (document.errors.length > 0)
    return refused(
      ...document.errors
        .slice(0, 5)
        .map((error) => at(places.at(error.pos[0], error.pos[1]), words.yaml[error.code] ?? words.yamlOther)),
    );
  if (second) return refused(at(places.at(second.range[0]), words.severalDocuments));
  if (document.contents === null) return refused(at(top, words.empty));
  const twice = repeatedKeys(document, places);
  if (twice.length > 0) return refused(...twice.map(({ place, key }) => at(place, words.duplicateKey(key))));

  let value: unknown;
  try {
    value = withoutBlanks(document.toJS({ maxAliasCount: 100 }));
  } catch {
    return refused(at(top, words.tooDeep));
  }
  if (isDeep(value)) return refused(at(top, words.tooDeep));
  const problemAt: ReadYaml<unknown>['problemAt'] = (path, message, options) =>
    at(options?.key ? places.key(path) : places.value(path), message, options?.severity);
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, raw: value, problems: [], problemAt };
  const problems = parsed.error.issues
    .flatMap((issue) => complaintsOf(issue, value, schema, language))
    .map((complaint) => problemAt(complaint.path, complaint.message, { key: complaint.atKey }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { raw: value, problems: problems.slice(0, 100), problemAt };
}

/** Five hundred identities with every field take half of these; a text of any length is one. */
const maxTokens = 60_000;

/** Looks at the signs alone, one after the other, and stops at the limit: parsing them first would be the harm. */
function isEndless(source: string): boolean {
  // A sign gives three tokens at the most: what is short is not looked at twice.
  if (source.length * 3 <= maxTokens) return false;
  let count = 0;
  for (const _token of new Lexer().lex(source)) if (++count > maxTokens) return true;
  return false;
}

/** The first line of a merge conflict. Text of a person is indented in YAML, so column one is never a quotation. */
function conflictLine(text: string): number | undefined {
  const start = /^<{7}(?: .*)?\r?$/m.exec(text);
  if (!start || !/^>{7}(?: .*)?\r?$/m.test(text)) return undefined;
  return text.slice(0, start.index).split('\n').length;
}

function repeatedKeys(document: Document, places: Places): { place: Place; key: string }[] {
  const found: { place: Place; key: string }[] = [];
  visit(document, {
    Map(_key, map) {
      if (!isMap(map)) return;
      const seen = new Set<string>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (seen.has(name) && key.range && found.length < 5)
          found.push({ place: places.at(key.range[0], key.range[1]), key: name });
        seen.add(name);
      }
    },
  });
  return found;
}

/** Nothing that a person writes stands in twenty other things; a schema that knows itself would follow it down. */
const isDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > 20 || Object.values(value).some((held) => isDeep(held, depth + 1)));

/** A key with nothing after it is as if it were not there: templates hold such keys for people to fill. */
function withoutBlanks(value: unknown, depth = 0): unknown {
  if (depth > 20 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, held]) => held !== null)
      .map(([key, held]) => [key, withoutBlanks(held, depth + 1)]),
  );
}

interface Reading {
  value?: unknown;
  raw?: unknown;
  problems: readonly unknown[];
}

/** The files of a home and a brief or two. */
const mostReadings = 6;
/** The library holds ten times a text in memory; long ones are rare, and read again. */
const longestText = 50_000;

/** What was read for a schema, by everything else that the reading depends on. */
const readings = new Map<object, Map<string, Reading>>();

export function remembered<R extends Reading>(
  schema: object,
  { text, file, language }: { text: string; file: string; language: string },
  read: () => R,
): R {
  if (text.length > longestText) return read();
  const known = readings.get(schema) ?? new Map<string, Reading>();
  readings.set(schema, known);
  const key = `${language} ${file}\n${text}`;
  const reading = (known.get(key) as R | undefined) ?? frozen(read());
  // Last asked for, last forgotten.
  known.delete(key);
  known.set(key, reading);
  for (const oldest of known.keys()) {
    if (known.size <= mostReadings) break;
    known.delete(oldest);
  }
  return reading;
}

function frozen<R extends Reading>(reading: R): R {
  freeze(reading.value);
  freeze(reading.raw);
  freeze(reading.problems);
  return reading;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const held of Object.values(value)) freeze(held);
}
