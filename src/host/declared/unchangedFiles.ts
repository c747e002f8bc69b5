/**
 * A file that says to the letter what it said before is not read again: every convening looks at the same few files.
 * What is remembered is shared between those who ask, so it is frozen.
 */
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
