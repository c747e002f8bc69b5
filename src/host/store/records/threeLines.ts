/** An answer in three lines of prose, for a list that many are read in: whole sentences where they fit, and a mark where more follows. */
import { inline } from './safeMarkdown.ts';

const lineWidth = 84;
const most = 3;

export function threeLines(text: string): string {
  const { said, isWhole } = prose(text);
  const lines = wrapped(inline(said));
  if (lines.length <= most && isWhole) return lines.join('\n');
  // Cut before it is made safe: half a mark would be none.
  const room = lineWidth * most - 4;
  const cut = said.length <= room ? said : shortened(said, room);
  return wrapped(inline(cut === said && isWhole ? said : `${cut.replace(/[\s.…:,;]+$/, '')}…`))
    .slice(0, most + 1)
    .join('\n');
}

/** What is said in sentences: code, tables and headings are in the archive. */
function prose(text: string): { said: string; isWhole: boolean } {
  const withoutCode = text.replace(/^ *(```|~~~)[\s\S]*?(?:^ *\1[^\n]*$|$(?![\s\S]))/gm, '');
  const lines = withoutCode.split('\n').filter((line) => !/^\s*\|/.test(line));
  const said = lines
    .map((line) => line.replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .join(' ');
  return said === ''
    ? { said: text.replace(/\s+/g, ' ').trim(), isWhole: true }
    : { said, isWhole: lines.length === text.split('\n').length };
}

/** To the last sentence that fits, else to the last word. */
function shortened(text: string, room: number): string {
  const cut = text.slice(0, room);
  const sentence = /^[\s\S]*[.!?…](?=\s)/.exec(cut)?.[0];
  return sentence !== undefined && sentence.length > room / 2 ? sentence : cut.replace(/\s+\S*$/, '');
}

/** No line begins with what would open a list, a heading or a quotation. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const opens = /^(?:[-+*>#=|~]|\d+[.)])/.test(word);
    if (last === undefined || (!opens && last.length + 1 + word.length > lineWidth)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
