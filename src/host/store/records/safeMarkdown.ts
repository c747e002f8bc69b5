/**
 * Agents' words as material inside our Markdown: they read as they were meant, and nothing in them can become a heading,
 * a comment, HTML, an image, a link that hides where it leads or a code block that swallows what follows. One pass, in
 * time that grows with the length alone, and what was made safe once is not changed by being made safe again.
 */
import { withoutHidden } from '../../../rpc/hidden.ts';

/** A reply as blocks of Markdown that stay within themselves. */
export const material = (text: string): string => written(text, safeLine);

/** A document in a file of its own: as material, but its headings are its own too. */
export const documentMaterial = (text: string): string => written(text, documentLine);

/** What a program printed, as code that ends where we end it. */
export const printed = (text: string): string => codeBlock(clean(text).split('\n'), 0, '`', '').join('\n');

/** A space of another kind is none to Markdown, but one to whoever trims: at the margin all are the same. */
const marginSpaces = (line: string): string => {
  const words = line.trimStart();
  const margin = line.slice(0, line.length - words.length);
  return margin.replace(/[^ \t]/g, ' ') + words;
};

function written(text: string, safe: (line: string) => string): string {
  const lines = clean(text).split('\n').map(marginSpaces);
  const out: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const opening = /^([ \t]*)(?:(`{3,})([^`]*)|(~{3,})(.*))$/.exec(lines[at] ?? '');
    if (!opening) {
      const line = withLinksShown(lines[at] ?? '');
      // What was a heading keeps its distance: without the empty lines it would run into its neighbours.
      const apart = /^#{1,6}(?:[ \t]|$)/.test(line);
      if (apart && out.at(-1)) out.push('');
      out.push(safe(line));
      if (apart && lines[at + 1]) out.push('');
      continue;
    }
    const indent = opening[1] ?? '';
    const fence = opening[2] ?? opening[4] ?? '';
    const info = opening[3] ?? opening[5] ?? '';
    const end = closingOf(lines, at + 1, fence);
    // Not spread: a call takes no more than some ten thousand arguments.
    for (const each of codeBlock(lines.slice(at + 1, end), indent.length, fence[0] ?? '`', info))
      out.push(each);
    at = end;
  }
  return out.join('\n').trim();
}

/** The line that closes a block of code; the end of the text where none does. */
function closingOf(lines: readonly string[], from: number, fence: string): number {
  const sign = fence[0] ?? '`';
  const closes = (line: string): boolean => {
    const bare = line.trim();
    return bare.length >= fence.length && bare === sign.repeat(bare.length);
  };
  let end = from;
  while (end < lines.length && !closes(lines[end] ?? '')) end++;
  return end;
}

/** Words for a heading, a table cell, an item of a list or the middle of a sentence: one line of text and marks. */
export function inline(text: string): string {
  const line = words(withLinksShown(words(clean(text))));
  const numbered = /^(\d{1,9})[.)](?= |$)/.exec(line)?.[1];
  if (numbered !== undefined) return `${numbered}\\${safeInline(line.slice(numbered.length), true)}`;
  return (opensBlock(line) ? '\\' : '') + safeInline(line, true);
}

const words = (text: string): string => text.replace(/\s/g, ' ').split(' ').filter(Boolean).join(' ');

/** At the beginning of an item these would be a heading, a list, a quotation, a line across, code or a link's address. */
const opensBlock = (line: string): boolean =>
  /^(?:#{1,6}(?: |$)|[-+*](?: |$)|>|~~~|:::|=+$|(?:[-*_] ?){3,}$|-+$)/.test(line) || definesLink(line);

export const quote = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');

/** A path as the target of a link of ours. */
export const linkTarget = (path: string): string =>
  encodeURI(path).replaceAll('(', '%28').replaceAll(')', '%29');

/** No control signs, none that hide words or turn their order, one kind of line end. */
export function clean(text: string): string {
  const seen = text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint: these are the signs to take out
    .replace(/[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFEFF]/g, '');
  return withoutHidden(seen);
}

/** Some readers draw these instead of showing them, also where such a word is only a part of the name. */
const drawn =
  /\b(?:mermaid|mmd|math|asciimath|katex|latex|tex|plantuml|puml|uml|graphviz|dot|gv|geojson|topojson|stl|vega|wavedrom)\b/i;

/** Where ours begin, and what hides all that follows it. */
const withoutComments = (code: string): string => code.replaceAll('<!--', '&lt;!--');

/**
 * Written anew at the margin with a fence longer than any inside: a block at the margin belongs to no list or
 * quotation, so what we take for code and what a reader's Markdown takes for code are the same lines.
 */
function codeBlock(lines: string[], indent: number, mark: string, info: string): string[] {
  let longest = 2;
  for (const line of lines)
    for (const [run] of line.matchAll(/`+|~+/g)) longest = Math.max(longest, run.length);
  const fence = mark.repeat(longest + 1);
  const language = /^\s*([\w+#.-]{1,30})/.exec(info)?.[1] ?? '';
  const dedent = new RegExp(`^[ \\t]{0,${indent}}`);
  const body = lines.map((line) => withoutComments(line.replace(dedent, '')));
  return [`${fence}${drawn.test(language) ? '' : language}`, ...body, fence];
}

function safeLine(whole: string): string {
  // A dash and a space could be a bullet or an underline: without the space it is one thing only.
  const line = whole.trimEnd();
  // Quotation marks, bullets and numbers may stand before a heading: it would still be one.
  const before = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)?.[0] ?? '';
  const rest = line.slice(before.length);
  if (/^#{1,6}(?:[ \t]|$)/.test(rest)) {
    const title = titleIn(rest).replaceAll('**', '').trim();
    return title ? `${before}**${safeInline(title)}**` : `${before}\\${rest}`;
  }
  // Underlines make headings of the line above; a line of dashes ends front matter.
  if (/^(?:=+|-+)$/.test(rest)) return `${before}\\${rest}`;
  // A block of code that a list or a quotation would hold is not one that we closed; a container is nobody's to open.
  return before + (definesLink(rest) || /^(?:~~~|:::)/.test(rest) ? '\\' : '') + safeInline(rest);
}

/** `[label]: target`, also one whose label goes on in the next line. */
function definesLink(rest: string): boolean {
  if (!rest.startsWith('[')) return false;
  const end = /(?<!\\)\]/.exec(rest)?.index;
  return end === undefined || rest[end + 1] === ':';
}

/** The words of a heading, without the signs before and behind them. */
function titleIn(heading: string): string {
  const words = heading.replace(/^#{1,6}/, '').trim();
  const closed = words.length - trailing(words, '#');
  return closed === 0 || /[ \t]/.test(words[closed - 1] ?? '') ? words.slice(0, closed).trim() : words;
}

/** How many of these signs a text ends with. */
function trailing(text: string, sign: string): number {
  let count = 0;
  while (count < text.length && text[text.length - 1 - count] === sign) count++;
  return count;
}

function documentLine(line: string): string {
  const signs = /^#{1,6}(?=[ \t])/.exec(line)?.[0];
  const title = signs === undefined ? '' : titleIn(line);
  return title ? `${signs} ${safeInline(title)}` : safeLine(line);
}

/**
 * Code in backticks stays as it is, when it begins and ends on this line; everything else loses its powers. A cell of a
 * table keeps its bars.
 */
function safeInline(text: string, cell = false): string {
  const spans = spansIn(text);
  let out = '';
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      out += escapedSign(text[at + 1], cell);
      at += 2;
    } else if (sign === '`') {
      const end = spans.get(at);
      const length = end === undefined ? runAt(text, at) : end - at;
      out += end === undefined ? '\\`'.repeat(length) : withoutComments(text.slice(at, end));
      at += length;
    } else if (sign === '!' && text[at + 1] === '[') {
      out += '!\\[';
      at += 2;
    } else {
      // Whatever leads somewhere and was not written out above: the bracket that would open its address is text.
      out += sign === '(' && text[at - 1] === ']' ? '\\(' : powerless(sign, text[at + 1], cell);
      at += 1;
    }
  }
  return out;
}

/** A sign behind a backslash is text already, but for what HTML takes for more; a lone backslash must not reach past us. */
function escapedSign(sign: string | undefined, cell: boolean): string {
  if (sign === undefined) return '\\\\';
  if (sign === '<') return '&lt;';
  return /[!-/:-@[-`{-~]/.test(sign) ? `\\${sign}` : `\\\\${powerless(sign, undefined, cell)}`;
}

function powerless(sign: string, next: string | undefined, cell: boolean): string {
  if (sign === '<') return '&lt;';
  if (sign === '|' && cell) return '\\|';
  // Some readers draw formulas between these; before a figure it is money.
  if (sign === '$' && !/\d/.test(next ?? '')) return '\\$';
  return sign;
}

const runAt = (text: string, at: number): number => {
  let end = at;
  while (text[end] === '`') end++;
  return end - at;
};

/**
 * Where spans of code begin and end, as every reader of Markdown finds them: a run of backticks up to the next run of the
 * same length. A bar inside could be a table's, which cuts spans: then it is none.
 */
function spansIn(text: string): ReadonlyMap<number, number> {
  const spans = new Map<number, number>();
  if (!text.includes('`')) return spans;
  const runs = [...text.matchAll(/`+/g)].map((run) => ({ at: run.index, length: run[0].length }));
  const following = new Map<number, number>();
  const next: (number | undefined)[] = runs.map(() => undefined);
  for (let index = runs.length - 1; index >= 0; index--) {
    const { length } = runs[index] ?? { length: 0 };
    next[index] = following.get(length);
    following.set(length, index);
  }
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index];
    const close = runs[next[index] ?? -1];
    if (!run || !close || isEscaped(text, run.at)) continue;
    const end = close.at + close.length;
    if (text.slice(run.at, end).includes('|')) continue;
    spans.set(run.at, end);
    index = next[index] ?? index;
  }
  return spans;
}

/** An odd number of backslashes before it makes the first of a run text. */
function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && text[from - 1] === '\\') from--;
  return (at - from) % 2 === 1;
}

/**
 * A link, also of a picture, as words with the address behind them, so that nobody is led elsewhere unseen. Before anything
 * else is looked at: its words may stand at the beginning of the line then, where they could be a heading or a fence.
 */
const withLinksShown = (line: string): string => apartFromAddresses(linksShown(line));

/**
 * Where an address runs into a span of code, readers that make links of bare addresses take the backticks for a part of it,
 * and what we left alone as code is none. A space between the two leaves one reading.
 */
function apartFromAddresses(line: string): string {
  if (!line.includes('://')) return line;
  let out = '';
  let from = 0;
  for (const [at, end] of spansIn(line)) {
    const before = line.slice(from, at);
    const touches = before.lastIndexOf('://') > lastSpaceIn(before);
    out += touches ? `${before} ` : before;
    out += line.slice(at, end);
    from = end;
  }
  return out + line.slice(from);
}

const lastSpaceIn = (text: string): number => {
  let at = text.length - 1;
  while (at >= 0 && /\S/.test(text[at] ?? '')) at--;
  return at;
};

function linksShown(line: string): string {
  if (!line.includes('](')) return line;
  const spans = spansIn(line);
  let out = '';
  for (let at = 0; at < line.length; ) {
    const sign = line[at] ?? '';
    const picture = sign === '!' && line[at + 1] === '[';
    const link = picture || sign === '[' ? linkAt(line, picture ? at + 1 : at) : undefined;
    const end = link?.end ?? spans.get(at) ?? at + (sign === '\\' ? 2 : 1);
    out += link?.shown ?? line.slice(at, end);
    at = end;
  }
  return out;
}

function linkAt(text: string, open: number): { shown: string; end: number } | undefined {
  const found = /^\[([^[\]`\\\n]{1,300})\]\(\s?<?([^\s()<>`\\]{1,1000})>?(?:\s+"[^"`\\]{0,200}")?\s?\)/.exec(
    text.slice(open, open + 1600),
  );
  if (!found) return undefined;
  const [whole, label = '', address = ''] = found;
  const shown = label.trim();
  return { shown: shown === address ? address : `${shown} (${address})`.trim(), end: open + whole.length };
}
