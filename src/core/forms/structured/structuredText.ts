/** Finds the one object in a reply that should be nothing else: bare, in a code block, or with a few words around it. */

/** More than this around the object, and the reply is prose that quotes one. */
const fewWords = 300;

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
