/** Every text in a tool's arguments that may name a path: values and names at any depth, JSON inside a text, the files of a diff. */

export interface NamedText {
  text: string;
  /** The name of the argument that it stands in. */
  as: string;
}

const header =
  /^(?:(?:\+\+\+|---) |(?:rename|copy) (?:from|to) |\*\*\* (?:(?:Add|Update|Delete) File|Move to): )(?<path>.+?)(?:\t.*)?$/gm;
/** JSON in JSON in JSON: nobody needs more. */
const deepestText = 3;

export function namedTexts(input: unknown): NamedText[] {
  const found: NamedText[] = [];
  const open = [{ value: input, as: '', depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, as, depth } = next;
    if (typeof value === 'string') {
      found.push({ text: value, as });
      for (const { groups } of value.matchAll(header)) {
        const path = groups?.['path'] ?? '';
        found.push({ text: path.replace(/^[ab]\//, ''), as }, { text: path, as });
      }
      if (depth < deepestText && /^\s*[[{]/.test(value))
        open.push({ value: parsed(value), as, depth: depth + 1 });
    } else if (Array.isArray(value)) for (const each of value) open.push({ value: each, as, depth });
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) {
        found.push({ text: key, as });
        open.push({ value: each, as: key, depth });
      }
  }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
