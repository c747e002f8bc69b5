/** Chance held still: the same words always give the same number, so a seed decides everything a voice says. */

/** FNV-1a with a final mix, so that neighbouring seeds fall far apart. */
export function hash(...words: (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const character of words.join('\u0000')) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number from 0 up to 1. */
export function chance(...words: (string | number)[]): number {
  return hash(...words) / 2 ** 32;
}

export function pick<T>(from: readonly T[], ...words: (string | number)[]): T {
  const chosen = from[hash(...words) % from.length];
  if (chosen === undefined) throw new Error('There is nothing to pick from.');
  return chosen;
}

/** The same things in an order that the words decide. */
export function shuffle<T>(things: readonly T[], ...words: (string | number)[]): T[] {
  return things
    .map((thing, at) => ({ thing, rank: hash(...words, at) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing);
}
