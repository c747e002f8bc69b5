/** French as it is printed: narrow no-break spaces before high punctuation and inside guillemets. Tables are written with plain spaces. */

const narrow = '\u202f';

export const typesetFrench = (text: string): string =>
  text
    .replace(/ ([:;?!»])/g, `${narrow}$1`)
    .replace(/« /g, `«${narrow}`)
    .replace(/(\d) (s|ms|%|\$|€)(?![\p{L}\p{N}])/gu, `$1${narrow}$2`);

/** The same table, every string of it typeset, those its functions make included. */
export function typeset<T>(table: T): T {
  if (typeof table === 'string') return typesetFrench(table) as T;
  if (typeof table === 'function') {
    return ((...given: unknown[]) => typeset((table as (...g: unknown[]) => unknown)(...given))) as T;
  }
  if (Array.isArray(table)) return table.map((item: unknown) => typeset(item)) as T;
  if (typeof table !== 'object' || table === null) return table;
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, typeset(value)])) as T;
}

/** A sentence after which ours goes on. */
export const withoutStop = (text: string): string => text.replace(/\.\s*$/, '');
