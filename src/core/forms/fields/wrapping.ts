/** Takes a reply out of the code block that some put all of it in. Other blocks are code, and nobody's fields. */

const fence = /^ {0,3}(`{3,}|~{3,})\s*([\w-]*)\s*$/;
/** More than this around the block, and the reply is prose that shows one. */
const fewWords = 300;

export function unwrapped(text: string): string {
  const lines = text.trim().split(/\r\n|\r|\n/);
  const from = lines.findIndex((line) => fence.test(line));
  const [, mark = '', info = ''] = fence.exec(lines[from] ?? '') ?? [];
  const isMarkdown = /^(?:markdown|md|text|txt)$/i.test(info);
  if (from < 0 || !(isMarkdown || (from === 0 && info === ''))) return text;
  const length = closingOf(lines.slice(from + 1), mark);
  const to = length === undefined ? lines.length : from + 1 + length;
  const around = [...lines.slice(0, from), ...lines.slice(to + 1)];
  const isWhole = around.join('').trim() === '';
  // A bare block that nobody closed may be any code; one that says it is Markdown is the reply.
  if (length === undefined && !isMarkdown) return text;
  if (
    !isWhole &&
    (!isMarkdown || around.join('\n').length > fewWords || around.some((line) => fence.test(line)))
  )
    return text;
  return lines.slice(from + 1, to).join('\n');
}

/** Where the block ends: blocks with a name inside it are its own, and end before it does. */
function closingOf(lines: string[], mark: string): number | undefined {
  let inner: string | undefined;
  for (const [index, line] of lines.entries()) {
    const [, ticks = '', info = ''] = fence.exec(line) ?? [];
    if (ticks === '') continue;
    if (inner !== undefined) {
      if (info === '' && ticks.startsWith(inner)) inner = undefined;
    } else if (info !== '') inner = ticks;
    else if (ticks.startsWith(mark)) return index;
  }
  return undefined;
}

/** The block of JSON or YAML that a reply ends in, and what stands before it. */
export function endingBlock(text: string): { before: string; inner: string; isJson: boolean } | undefined {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  const mark = fence.exec(lines.at(-1) ?? '')?.[1];
  if (mark === undefined) return undefined;
  const from = lines.slice(0, -1).findLastIndex((line) => fence.test(line));
  const [, ticks, info = ''] = fence.exec(lines[from] ?? '') ?? [];
  if (ticks !== mark || !/^(?:json5?|ya?ml)$/i.test(info)) return undefined;
  const inner = lines.slice(from + 1, -1).join('\n');
  const isJson = /^json/i.test(info);
  return { before: lines.slice(0, from).join('\n'), inner, isJson };
}

/** The object that all of the text is; `forgiving`, also one with a few words around it or a comma too many. */
export function objectIn(text: string, forgiving: boolean): unknown {
  const bare = outOfBlock(text.trim());
  if (bare.startsWith('{') && bare.endsWith('}')) {
    const whole = parsed(bare);
    return whole === undefined && forgiving ? parsed(mended(bare)) : whole;
  }
  if (!forgiving) return undefined;
  const first = bare.indexOf('{');
  const last = bare.lastIndexOf('}');
  if (first < 0 || last < first || first + (bare.length - last - 1) > fewWords) return undefined;
  const inner = bare.slice(first, last + 1);
  return parsed(inner) ?? parsed(mended(inner));
}

function outOfBlock(text: string): string {
  const opening = /^```(?:json)?[ \t]*\n/.exec(text)?.[0];
  return opening !== undefined && text.endsWith('```') ? text.slice(opening.length, -3).trim() : text;
}

/** Commas before a closing bracket, which JSON does not allow and models write. */
const mended = (json: string): string => json.replace(/,(?=\s{0,100}[}\]])/g, '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
