/** Takes off what dresses words: accents and case, bullets, emphasis, quotation marks around the whole. */

export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ`]/g, "'").toLowerCase();

/** Without the white space and the given signs at its ends. A pattern that looks for the end would look too often. */
export function trimmed(text: string, signs: string): string {
  const isEdge = (at: number) => signs.includes(text[at] as string) || text[at]?.trim() === '';
  let from = 0;
  let to = text.length;
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return text.slice(from, to);
}

/** A line without its bullet, its emphasis at the ends and placeholders' brackets. */
export const stripMarks = (line: string): string => {
  const words = trimmed(line.trim().replace(/^(?:[-*+•]\s+|\d+[.)]\s+)/, ''), '*_');
  // Of a bold beginning one pair of stars is left when its first goes.
  const bare = words.split('**').length % 2 === 0 ? words.replace('**', '') : words;
  const inside = bare.slice(1, -1);
  // Quotation marks go only as a pair around the whole: a quotation inside the text keeps both of its own.
  const isQuoted = /^["“«]/.test(bare) && /["”»]$/.test(bare.slice(-1)) && !/["“”«»]/.test(inside);
  const unquoted = isQuoted ? inside.trim() : bare;
  return unquoted.replace(/^\[([^\]]*)\]$/, '$1').trim();
};
