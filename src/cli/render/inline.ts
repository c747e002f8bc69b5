/** The marks inside a line of Markdown as colours, painted word by word so that a line may be wrapped anywhere. */
import type { Paint } from './paint.ts';

const marks = [
  { found: /`([^`\n]+)`/, style: 'blue' },
  { found: /\*\*(?=\S)([^\n]+?)(?<=\S)\*\*/, style: 'bold' },
  { found: /(?<![\p{L}\p{N}_])__(?=\S)([^\n]+?)(?<=\S)__(?![\p{L}\p{N}_])/u, style: 'bold' },
  { found: /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/u, style: 'italic' },
  { found: /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/u, style: 'italic' },
] as const;

const link = /\[([^\]\n]+)\]\(([^)\s]+)\)/g;

export const eachWord = (text: string, style: (word: string) => string): string =>
  text
    .split(/([ \n]+)/)
    .map((word) => (/^[ \n]*$/.test(word) ? word : style(word)))
    .join('');

/** Without its marks, and painted where the terminal can. */
export function inline(text: string, paint: Paint): string {
  const linked = text.replace(link, (_, shown: string, to: string) =>
    shown === to ? to : `${shown} (${to})`,
  );
  return painted(linked, paint);
}

function painted(text: string, paint: Paint): string {
  let first:
    | { at: number; length: number; inner: string; style: (typeof marks)[number]['style'] }
    | undefined;
  for (const { found, style } of marks) {
    const match = found.exec(text);
    if (match && (first === undefined || match.index < first.at)) {
      first = { at: match.index, length: match[0].length, inner: match[1] ?? '', style };
    }
  }
  if (!first) return text;
  // What stands in backquotes is shown as it is, and in a terminal without colour keeps them.
  const { at, length, inner, style } = first;
  const shown = style === 'blue' ? paint.blue(`\`${inner}\``) : eachWord(inner, paint[style]);
  return text.slice(0, at) + shown + painted(text.slice(at + length), paint);
}
