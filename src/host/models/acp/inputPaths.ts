/**
 * The paths that an agent would hand to its tool, where it asks for permission and says of them nothing else: all that
 * stand where a path belongs, and of other texts those that lead to something outside of where it works.
 */
import { homedir } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names of an argument that takes a path. */
const asksForPath = /path|file|dir|folder|root|cwd|uri|location/i;
const leadsUp = /^\.\.(?=$|[/\\])/;
const longest = 4096;
/** No one thing to do is about more. */
const mostTexts = 2000;

export async function inputPaths(
  input: unknown,
  cwd: string,
  exists: (path: string) => Promise<boolean>,
): Promise<string[]> {
  const found = new Set<string>();
  const open = [{ value: input, as: '' }];
  for (let next = open.pop(), seen = 0; next && seen < mostTexts; next = open.pop(), seen++) {
    const { value, as } = next;
    if (Array.isArray(value)) for (const each of value) open.push({ value: each, as });
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) open.push({ value: each, as: key });
    if (typeof value !== 'string' || !mayBePath(value)) continue;
    const path = spelledOut(value);
    const isMeant = asksForPath.test(as);
    const isElsewhere = isAbsolute(path) || leadsUp.test(path);
    if (isMeant || (isElsewhere && (await exists(resolve(cwd, path))))) found.add(path);
  }
  return [...found];
}

const mayBePath = (text: string): boolean =>
  text.trim() !== '' && text.length <= longest && !/[\0\n]/.test(text);

function spelledOut(text: string): string {
  if (/^~(?=$|[/\\])/.test(text)) return homedir() + text.slice(1);
  try {
    return /^file:/i.test(text) ? fileURLToPath(text) : text;
  } catch {
    return text;
  }
}
