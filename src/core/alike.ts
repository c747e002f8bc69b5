/** How much two texts are alike, by what can be counted: one measure for councils and channels. */

/** From here on a text repeats another. */
export const repeatsFrom = 0.6;

/** What counts as a word everywhere: letters and digits, with what joins them in “l’index” or “read-only”. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];

/** Every run of three words. */
export function shingles(text: string): Set<string> {
  const words = wordsIn(text);
  return new Set(words.slice(0, -2).map((word, index) => `${word} ${words[index + 1]} ${words[index + 2]}`));
}

/** Jaccard similarity: what both have, of what either has. */
export function alike(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let both = 0;
  for (const each of a) if (b.has(each)) both += 1;
  return both / (a.size + b.size - both);
}
