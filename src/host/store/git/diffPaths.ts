/** Every path that a unified diff names in its headers, as `git apply` would take it: both sides, renames and copies. */

/** Lines of a hunk that look like headers are none: they are counted off as the hunk's own head says. */
export function pathsInDiff(diff: string): string[] {
  const found = new Set<string>();
  let left = { before: 0, after: 0 };
  for (const line of diff.split('\n')) {
    if (left.before > 0 || left.after > 0) {
      left = without(left, line);
      continue;
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (hunk) left = { before: Number(hunk[1] ?? 1), after: Number(hunk[2] ?? 1) };
    else for (const path of pathsInHeader(line.replace(/\r$/, ''))) found.add(path);
  }
  return [...found];
}

function without({ before, after }: { before: number; after: number }, line: string) {
  if (line.startsWith('\\')) return { before, after };
  if (line.startsWith('-')) return { before: before - 1, after };
  if (line.startsWith('+')) return { before, after: after - 1 };
  return { before: before - 1, after: after - 1 };
}

function pathsInHeader(line: string): string[] {
  const side = /^(?:---|\+\+\+) (.+)$/.exec(line)?.[1];
  if (side !== undefined)
    return side.startsWith('/dev/null') ? [] : stripped(plain(side.split('\t')[0] ?? ''));
  const moved = /^(?:rename|copy) (?:from|to) (.+)$/.exec(line)?.[1];
  if (moved !== undefined) return [plain(moved)];
  const both = /^diff --git (.+)$/.exec(line)?.[1];
  return both === undefined ? [] : ofBoth(both);
}

/** `a/x b/x`. Two names that differ are a rename or a copy, and stand on lines of their own. */
function ofBoth(both: string): string[] {
  const quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*"|\S+)$/.exec(both);
  if (quoted) return [...stripped(plain(quoted[1] ?? '')), ...stripped(plain(quoted[2] ?? ''))];
  const middle = (both.length - 1) / 2;
  const [before, after] = [stripped(both.slice(0, middle)), stripped(both.slice(middle + 1))];
  return before[0] !== undefined && before[0] === after[0] ? before : [];
}

/** Git leaves out the first part, whatever it is called. */
const stripped = (path: string): string[] => {
  const at = path.indexOf('/');
  return at < 0 ? [] : [path.slice(at + 1)];
};

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v' };

/** A name in quotes is spelled as in C, its bytes in octal. */
function plain(name: string): string {
  const inner = /^"(.*)"$/.exec(name.trim())?.[1];
  if (inner === undefined) return name.trimEnd();
  const bytes: Buffer[] = [];
  for (const [, octal, sign, other] of inner.matchAll(/\\([0-7]{1,3})|\\(.)|([^\\]+)/gs)) {
    if (octal !== undefined) bytes.push(Buffer.from([Number.parseInt(octal, 8) & 255]));
    else bytes.push(Buffer.from(sign === undefined ? (other ?? '') : (escapes[sign] ?? sign)));
  }
  return Buffer.concat(bytes).toString('utf8');
}
