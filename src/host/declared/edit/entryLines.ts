/** Which lines of a YAML text belong to a field or to an entry of a list, by their indentation: what we may cut, and nothing else. */

export interface Span {
  start: number;
  end: number;
}

interface Line extends Span {
  text: string;
}

const isBlank = (line: Line | undefined): boolean => line !== undefined && line.text.trim() === '';
const indentOf = ({ text }: Line): number => text.length - text.trimStart().length;

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found + 1;
    lines.push({ start, end, text: text.slice(start, end) });
    start = end;
  }
  return lines;
}

const lineAt = (lines: readonly Line[], offset: number): number =>
  lines.findIndex(({ start, end }) => offset >= start && offset < end);

/** The line after the last one that stands deeper than this column; blank lines at its end are not part of it. */
function endOfPart(lines: readonly Line[], from: number, column: number, dashesToo: boolean): number {
  let after = from + 1;
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at] as Line;
    if (isBlank(line)) continue;
    const indent = indentOf(line);
    // A list may stand as deep as the key that it belongs to.
    const isItem = dashesToo && indent === column && /^-(?:\s|$)/.test(line.text.trimStart());
    if (indent <= column && !isItem) break;
    after = at + 1;
  }
  return after;
}

/** From the key of a field to the end of its last line. */
export function fieldSpan(text: string, key: number, column: number): Span {
  const lines = linesOf(text);
  const last = endOfPart(lines, lineAt(lines, key), column, true) - 1;
  return { start: key, end: lines[last]?.end ?? text.length };
}

/** The lines of an entry, with the comment that stands right above it, and without leaving two blanks where one was. */
export function entrySpan(text: string, entry: number, header: number): Span {
  const lines = linesOf(text);
  const dash = lineAt(lines, entry);
  const head = lineAt(lines, header);
  const column = indentOf(lines[dash] as Line);
  let first = dash;
  while (first - 1 > head && /^\s*#/.test(lines[first - 1]?.text ?? '')) first -= 1;
  let after = endOfPart(lines, dash, column, false);
  const opens = first - 1 === head || isBlank(lines[first - 1]);
  if (opens) while (isBlank(lines[after])) after += 1;
  if (after >= lines.length) while (first - 1 > head && isBlank(lines[first - 1])) first -= 1;
  return { start: lines[first]?.start ?? 0, end: lines[after - 1]?.end ?? text.length };
}
