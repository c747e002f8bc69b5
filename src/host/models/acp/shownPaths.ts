/**
 * Paths of the folder that an agent works in, as those of the workspace: in its words a path from the workspace's top, so
 * that others can follow it; in a file that it wrote, the whole path. A stream holds a path back until it is whole.
 */
import { basename } from 'node:path';

export interface ShownPaths {
  inWords(text: string): string;
  /** Only what a change adds: the rest is the workspace's own. */
  inDiff(diff: string): string;
  stream(say: (text: string) => void): { add(text: string): void; end(): void };
}

export interface PathParts {
  /** Where it works: `…/a-table-work-…/tree`, or such a folder itself. */
  folder: string;
  workspace: string;
}

/** Characters of a path before the part by which it is known. */
const longestWay = 300;
/** What no path in a sentence goes on with. */
const ends = /[\s"'`()<>[\]{}|,;=*:!?]/;
const isSlash = (sign: string | undefined): boolean => sign === '/' || sign === '\\';

export function shownPaths({ folder, workspace }: PathParts): ShownPaths {
  const own = folder.split(/[/\\]/).filter(Boolean);
  const from = own.findLastIndex((part) => part.startsWith('a-table-work-'));
  const [token = '', ...below] = own.slice(from);
  const before = folder.slice(0, folder.lastIndexOf(token));
  const name = basename(workspace);
  if (from < 0) return { inWords: same, inDiff: same, stream: (say) => ({ add: say, end() {} }) };

  /** Where the path ends that has the token at `at`, or nothing when it is another folder beside ours. */
  function endOf(text: string, at: number): number | undefined {
    let end = at + token.length;
    for (const part of below) {
      const next = afterSlashes(text, end);
      if (next === end || !text.startsWith(part, next)) return undefined;
      end = next + part.length;
    }
    const next = text[end];
    return next === undefined || isSlash(next) || !/[\w-]/.test(next) ? end : undefined;
  }
  /** Where it begins: with all that it is spelled by, `file://` and `C:` included. */
  function startOf(text: string, at: number, floor: number): number {
    const known = at - before.length;
    let start = known >= floor && text.startsWith(before, known) ? known : at;
    while (start > floor && at - start < longestWay && !ends.test(text[start - 1] ?? '')) start--;
    const scheme = /(?:\bfile:)?(?:\b[A-Za-z]:)?$/.exec(text.slice(Math.max(floor, start - 10), start));
    return start - (scheme?.[0].length ?? 0);
  }
  function replaced(text: string, whole: boolean): string {
    let said = '';
    let done = 0;
    for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + token.length)) {
      const end = endOf(text, at);
      if (end === undefined) continue;
      said += text.slice(done, startOf(text, at, done));
      const rest = afterSlashes(text, end);
      const goesOn = rest > end && rest < text.length && !ends.test(text[rest] ?? '');
      if (whole) said += workspace;
      else if (!goesOn) said += name;
      done = whole || !goesOn ? end : rest;
    }
    return said + text.slice(done);
  }
  const inWords = (text: string): string => replaced(text, false);

  return {
    inWords,
    inDiff: (diff) =>
      diff
        .split('\n')
        .map((line) => (line.startsWith('+') && !line.startsWith('+++ ') ? replaced(line, true) : line))
        .join('\n'),
    stream(say) {
      let held = '';
      return {
        add(text) {
          held += text;
          const at = heldFrom(held);
          if (at > 0) say(inWords(held.slice(0, at)));
          held = held.slice(at);
        },
        end() {
          if (held !== '') say(inWords(held));
          held = '';
        },
      };
    },
  };
}

const same = (text: string): string => text;

function afterSlashes(text: string, at: number): number {
  let end = at;
  while (isSlash(text[end])) end++;
  return end;
}

/** The end of a text that may be the beginning of a path: its last word, when a slash stands in it. */
function heldFrom(text: string): number {
  let at = text.length;
  while (at > 0 && text.length - at < longestWay + 200 && !/\s/.test(text[at - 1] ?? '')) at--;
  const word = text.slice(at);
  return word.length < longestWay + 200 && /[/\\]/.test(word) ? at : text.length;
}
