/**
 * The words of a command line as a person writes it: split at spaces, quotes and backslashes as a shell reads them, and
 * nothing more. No variable, star, pipe or second command ever comes out of it.
 */

/** Nothing when a quote is not closed or there is no word. */
export function commandWords(command: string | readonly string[]): string[] | undefined {
  if (typeof command !== 'string') return command.length > 0 ? [...command] : undefined;
  const words: string[] = [];
  let word: string | undefined;
  let quote: '"' | "'" | undefined;
  for (let at = 0; at < command.length; at++) {
    const sign = command[at] as string;
    if (quote !== undefined) {
      if (sign === quote) quote = undefined;
      else if (sign === '\\' && quote === '"' && /["\\]/.test(command[at + 1] ?? ''))
        word = (word ?? '') + command[++at];
      else word = (word ?? '') + sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= '';
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (sign === '\\' && /[\s"'\\]/.test(command[at + 1] ?? '')) word = (word ?? '') + command[++at];
    else word = (word ?? '') + sign;
  }
  if (quote !== undefined) return undefined;
  if (word !== undefined) words.push(word);
  return words.length > 0 && words[0] !== '' ? words : undefined;
}

const plain = /^[\w@%+=:,./-]+$/;

/** The words as a line to show to people: what is not plain stands in quotes. */
export const shownCommand = (words: readonly string[]): string =>
  words.map((word) => (plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
