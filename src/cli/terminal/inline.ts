/** The marks inside a line of Markdown as colours, painted word by word so that a line may be wrapped anywhere. */
import type { Paint } from './paint.ts';

/**
 * All in one expression, so that a line is read once from its beginning to its end. What stands between two marks has a
 * longest length: without it every mark that nothing closes would have the rest of the line read once more.
 */
const marks = new RegExp(
  [
    /`([^`\n]{1,500})`/u,
    /\*\*(?=\S)([^\n]{1,500}?)(?<=\S)\*\*/u,
    /(?<![\p{L}\p{N}_])__(?=\S)([^\n]{1,500}?)(?<=\S)__(?![\p{L}\p{N}_])/u,
    /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,500}?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/u,
    /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]{1,500}?)(?<=[^\s_])_(?![\p{L}\p{N}_])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const link = /\[([^\]\n]{1,500})\]\(([^)\s]{1,2000})\)/g;

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

/** What stands in backquotes is shown as it is, and in a terminal without colour keeps them. */
const painted = (text: string, paint: Paint): string =>
  text.replace(marks, (_, code?: string, strong?: string, under?: string, star?: string, line?: string) =>
    code !== undefined
      ? paint.blue(`\`${code}\``)
      : strong !== undefined || under !== undefined
        ? eachWord(strong ?? under ?? '', paint.bold)
        : eachWord(star ?? line ?? '', paint.italic),
  );
