/** Colours, or none. Colour sits on glyphs and rules, never on what is read; a terminal without colour loses nothing. */

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  italic(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  red(text: string): string;
  /** The person's colour, and nobody else's. */
  purple(text: string): string;
  /** What is going on now. */
  blue(text: string): string;
}

const same = (text: string): string => text;
export const noPaint: Paint = {
  bold: same,
  dim: same,
  italic: same,
  green: same,
  yellow: same,
  red: same,
  purple: same,
  blue: same,
};

const code =
  (on: number, off: number) =>
  (text: string): string =>
    text ? `\u001b[${on}m${text}\u001b[${off}m` : text;
export const ansiPaint: Paint = {
  bold: code(1, 22),
  dim: code(2, 22),
  italic: code(3, 23),
  green: code(32, 39),
  yellow: code(33, 39),
  red: code(31, 39),
  purple: code(35, 39),
  blue: code(36, 39),
};
