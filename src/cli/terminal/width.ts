/** Text measured and cut as a terminal shows it: emoji and East Asian letters take two columns, marks and joiners none. */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const wideLetters =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const wideEmoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}{2}/u;
const noWidth = /^[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}]+$/u;
const escapes = /\u001b\[[0-9;]*m/g;

const columnsOf = (grapheme: string): number =>
  noWidth.test(grapheme) ? 0 : wideEmoji.test(grapheme) || wideLetters.test(grapheme) ? 2 : 1;

const plain = /^[\u0020-\u007e\u00a0-\u02ff]*$/;

export function width(text: string): number {
  const bare = text.replace(escapes, '');
  if (plain.test(bare)) return bare.length;
  let columns = 0;
  for (const { segment } of segmenter.segment(bare)) columns += columnsOf(segment);
  return columns;
}

export const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)));

/** As much of a text without colours as fits, with `…` where it was cut. */
export function cut(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let taken = '';
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    const more = columnsOf(segment);
    if (used + more > columns - 1) break;
    taken += segment;
    used += more;
  }
  return columns < 1 ? '' : `${taken.trimEnd()}…`;
}

/** The pieces of a line that must be broken anywhere, such as a path, a URL or code. */
export function chop(word: string, columns: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const { segment } of segmenter.segment(word.replace(escapes, ''))) {
    const more = columnsOf(segment);
    if (used + more > columns && piece) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += segment;
    used += more;
  }
  return piece ? [...pieces, piece] : pieces;
}

/** Lines no wider than `columns`. Breaks at spaces, never at a no-break space; only a word too long for a line is broken. */
export function wrap(text: string, columns: number): string[] {
  const room = Math.max(1, columns);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/[ \t\n]+/)) {
    if (!word) continue;
    const wide = width(word);
    if (line && used + 1 + wide <= room) {
      line += ` ${word}`;
      used += 1 + wide;
      continue;
    }
    if (line) lines.push(line);
    const pieces = wide > room ? chop(word, room) : [word];
    for (const piece of pieces.slice(0, -1)) lines.push(piece);
    line = pieces.at(-1) ?? '';
    used = width(line);
  }
  if (line) lines.push(line);
  return lines;
}

/** Short items side by side, two spaces between, on as many lines as they need. */
export function flow(items: string[], columns: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + 2 + width(item) <= columns)
      lines[lines.length - 1] = `${last}  ${item}`;
    else lines.push(item);
  }
  return lines;
}
