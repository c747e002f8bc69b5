/**
 * Agents' words as material inside our Markdown: they read as they were meant, and nothing in them can become a
 * heading, a comment, HTML, an image, a foreign link or a code block that swallows what follows.
 */

/** A reply as blocks of Markdown that stay within themselves. */
export const material = (text: string): string => written(text, safeLine);

/** A document in a file of its own: as material, but its headings are its own too. */
export const documentMaterial = (text: string): string => written(text, documentLine);

/** What a program printed, as code that ends where we end it. */
export const printed = (text: string): string => codeBlock(clean(text).split('\n'), 0, '`', '').join('\n');

function written(text: string, safe: (line: string) => string): string {
  const lines = clean(text).split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const opening = /^([ \t]*)(?:(`{3,})([^`]*)|(~{3,})(.*))$/.exec(lines[at] ?? '');
    if (!opening) {
      const line = safe(lines[at] ?? '');
      // What was a heading keeps its distance: without the empty lines it would run into its neighbours.
      const apart = /^#{1,6}(?:[ \t]|$)/.test(lines[at] ?? '');
      if (apart && out.at(-1)) out.push('');
      out.push(line);
      if (apart && lines[at + 1]) out.push('');
      continue;
    }
    const indent = opening[1] ?? '';
    const fence = opening[2] ?? opening[4] ?? '';
    const info = opening[3] ?? opening[5] ?? '';
    const closing = new RegExp(`^[ \\t]*${fence[0]}{${fence.length},}[ \\t]*$`);
    let end = at + 1;
    while (end < lines.length && !closing.test(lines[end] ?? '')) end++;
    out.push(...codeBlock(lines.slice(at + 1, end), indent.length, fence[0] ?? '`', info));
    at = end;
  }
  return out.join('\n').trim();
}

/** Words for a heading, a table cell, an item of a list or the middle of a sentence: one line of text and marks. */
export function inline(text: string): string {
  const line = clean(text).replace(/\s+/g, ' ').trim();
  const safe = safeInline(line).replaceAll('|', '\\|');
  return opened(line) + safe.replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2');
}

/** At the beginning of an item these would be a heading, a list, a quotation, a line across, code or a link's address. */
const opened = (line: string): string =>
  /^(?:#{1,6}(?: |$)|[-+*](?: |$)|>|~~~|(?:[-*_] ?){3,}$)/.test(line) || definesLink(line) ? '\\' : '';

export const quote = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');

/** A path as the target of a link of ours. */
export const linkTarget = (path: string): string =>
  encodeURI(path).replaceAll('(', '%28').replaceAll(')', '%29');

/** No control signs, no marks that turn the reading direction, one kind of line end. */
export function clean(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // biome-ignore lint: these are the signs to take out
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
  );
}

/**
 * Written anew at the margin with a fence longer than any inside: a block at the margin belongs to no list or
 * quotation, so what we take for code and what a reader's Markdown takes for code are the same lines.
 */
function codeBlock(lines: string[], indent: number, mark: string, info: string): string[] {
  const runs = lines.map((line) => Math.max(0, ...[...line.matchAll(/`+|~+/g)].map((run) => run[0].length)));
  const fence = mark.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  const language = /^\s*([\w+#.-]{1,30})/.exec(info)?.[1] ?? '';
  const dedent = new RegExp(`^[ \\t]{0,${indent}}`);
  const body = lines.map((line) => line.replace(dedent, '').replaceAll('<!--', '&lt;!--'));
  return [`${fence}${language}`, ...body, fence];
}

function safeLine(whole: string): string {
  // A dash and a space could be a bullet or an underline: without the space it is one thing only.
  const line = whole.trimEnd();
  // Quotation marks, bullets and numbers may stand before a heading: it would still be one.
  const before = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line)?.[0] ?? '';
  const rest = line.slice(before.length);
  const heading = /^#{1,6}(?:[ \t]+(.*?))?(?:[ \t]+#*)?[ \t]*$/.exec(rest);
  if (heading) {
    const title = (heading[1] ?? '').replaceAll('**', '').trim();
    return title ? `${before}**${safeInline(title)}**` : `${before}\\${rest}`;
  }
  // Underlines make headings of the line above; a line of dashes ends front matter.
  if (/^(?:=+|-+)[ \t]*$/.test(rest)) return `${before}\\${rest}`;
  // A block of code that a list or a quotation would hold is not one that we closed.
  return before + (definesLink(rest) || rest.startsWith('~~~') ? '\\' : '') + safeInline(rest);
}

function documentLine(line: string): string {
  const heading = /^(#{1,6})[ \t]+(.*?)(?:[ \t]+#*)?[ \t]*$/.exec(line);
  return heading?.[2] ? `${heading[1]} ${safeInline(heading[2])}` : safeLine(line);
}

/** `[label]: target`, also one whose label goes on in the next line. */
function definesLink(rest: string): boolean {
  if (!rest.startsWith('[')) return false;
  const end = /(?<!\\)\]/.exec(rest)?.index;
  return end === undefined || rest[end + 1] === ':';
}

/** Code in backticks stays as it is, when it begins and ends on this line; everything else loses its powers. */
function safeInline(text: string): string {
  let out = '';
  let plain = '';
  const special = /[\\`]/g;
  for (let at = 0; at < text.length; ) {
    special.lastIndex = at;
    const next = special.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at === text.length) break;
    if (text[at] === '\\') {
      plain += text.slice(at, at + 2);
      at += 2;
      continue;
    }
    const run = /^`+/.exec(text.slice(at, at + 1000))?.[0] ?? '';
    const code = codeSpan(text, at, run.length);
    if (code) {
      out += powerless(plain) + code;
      plain = '';
    } else plain += '\\`'.repeat(run.length);
    at += code ? code.length : run.length;
  }
  return out + powerless(plain);
}

/** The span that a run of backticks opens. A bar inside could be a table's, which cuts spans: then it is none. */
function codeSpan(text: string, start: number, length: number): string | undefined {
  for (const run of text.slice(start + length).matchAll(/`+/g)) {
    if (run[0].length !== length) continue;
    const span = text.slice(start, start + length + run.index + length);
    return span.includes('|') ? undefined : span;
  }
  return undefined;
}

function powerless(text: string): string {
  return text
    .replaceAll('<', '&lt;')
    .replaceAll('![', '!\\[')
    .replace(/\]\((?=([^)]*))/g, (whole, target: string) => (mayLink(target) ? whole : ']\\('));
}

/** Web addresses, mail and files beside; nothing that runs a command or hides its scheme. */
const mayLink = (target: string): boolean =>
  /^(?:https?:\/\/|mailto:)\S/i.test(target) || /^(?!\/\/)[^\s:&\\]+(?:\s|$)/.test(target);
