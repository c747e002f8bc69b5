/**
 * Gathers what the seats need to know from text, files, selections and git ranges of the workspace. Nothing from outside
 * it, no binary, and no more than the seats can read: what was left out is named.
 */
import type { ContextSource } from '../../../core/councils/briefs/brief.ts';
import type { Language } from '../../../core/ids.ts';
import { contextWords } from './contextWords.ts';
import { gitDiff } from './gitDiff.ts';
import { readInside } from './readInside.ts';

/** About 60,000 tokens. */
export const mostCharacters = 240_000;

export interface GatherOptions {
  workspace: string;
  /** Git runs in a workspace that the person trusts, and nowhere else. */
  trusted: boolean;
  language?: Language;
  /** A folder that no council may read, inside the workspace or not. */
  hidden?: string;
}

export interface Gathered {
  text: string;
  /** What was left out because it was too long, in words. */
  cut: string[];
  /** The files that were read, as they were: a changed one is known by its hash. */
  cited: { path: string; hash: string }[];
  /** What can't be taken, by its place in the list and the key that is wrong. */
  problems: { path: PropertyKey[]; message: string }[];
}

interface Part {
  /** How people call it, for what was cut. */
  name: string;
  text: string;
  /** Fenced under this heading; absent: plain words of the person. */
  heading?: string;
  /** It was cut before it came here. */
  wasCut?: boolean;
}

export async function gatherContext(
  sources: readonly ContextSource[],
  options: GatherOptions,
): Promise<Gathered> {
  const gathered: Gathered = { text: '', cut: [], cited: [], problems: [] };
  const parts: Part[] = [];
  for (const [index, source] of sources.entries()) {
    const taken = await take(source, options);
    if ('problem' in taken)
      gathered.problems.push({ path: ['context', index, ...taken.path], message: taken.problem });
    else {
      parts.push(taken.part);
      const { cited } = taken;
      if (cited && !gathered.cited.some((each) => each.path === cited.path)) gathered.cited.push(cited);
    }
  }
  const fitted = fit(parts, options.language ?? 'en');
  return { ...gathered, text: fitted.text, cut: fitted.cut };
}

type Taken =
  | { part: Part; cited?: { path: string; hash: string } }
  | { problem: string; path: PropertyKey[] };

async function take(source: ContextSource, options: GatherOptions): Promise<Taken> {
  const words = contextWords[options.language ?? 'en'];
  if (typeof source === 'string') return { part: { name: words.text, text: source } };
  if ('text' in source) return { part: { name: words.text, text: source.text } };
  if ('git' in source) {
    const diff = await gitDiff(source.git, options);
    if ('problem' in diff) return { problem: diff.problem, path: ['git'] };
    const name = `git diff ${source.git}`;
    return { part: { name, heading: name, text: diff.text, ...(diff.cut ? { wasCut: true } : {}) } };
  }
  if ('file' in source) {
    const read = await readInside(source.file, options);
    if ('problem' in read) return { problem: read.problem, path: ['file'] };
    return {
      part: { name: read.path, heading: read.path, text: read.text },
      cited: { path: read.path, hash: read.hash },
    };
  }
  const { file, from, to } = source.selection;
  const read = await readInside(file, options);
  if ('problem' in read) return { problem: read.problem, path: ['selection', 'file'] };
  const lines = read.text.split('\n');
  if (to < from) return { problem: words.backwards, path: ['selection', 'to'] };
  if (from > lines.length)
    return { problem: words.noLine(read.path, lines.length), path: ['selection', 'from'] };
  const heading = `${read.path}:${from}-${Math.min(to, lines.length)}`;
  const text = lines.slice(from - 1, to).join('\n');
  return { part: { name: heading, heading, text }, cited: { path: read.path, hash: read.hash } };
}

/** In the order of the brief, until the limit: the part that passes it is cut between lines, the rest left out. */
function fit(parts: Part[], language: Language): { text: string; cut: string[] } {
  const words = contextWords[language];
  const cut: string[] = [];
  const shown: string[] = [];
  let left = mostCharacters;
  for (const part of parts) {
    const whole = shaped(part, part.text);
    if (whole.length + 2 <= left) {
      if (part.wasCut) cut.push(words.cutAt(part.name, part.text.length));
      shown.push(whole);
      left -= whole.length + 2;
      continue;
    }
    const room = left - (shaped(part, '').length + 32);
    const kept = room > 200 ? betweenLines(part.text, room) : '';
    if (kept) {
      shown.push(shaped(part, kept));
      cut.push(words.cutTo(part.name, kept.length, part.text.length));
    } else cut.push(words.leftOut(part.name));
    left = 0;
  }
  return { text: shown.join('\n\n'), cut };
}

const shaped = (part: Part, text: string): string =>
  part.heading === undefined ? text.trim() : fencedAs(part.heading, text);

function betweenLines(text: string, room: number): string {
  const piece = text.slice(0, room);
  const end = piece.lastIndexOf('\n');
  // Half of a pair of code units is no character.
  return end > room / 2 ? piece.slice(0, end) : piece.replace(/[\uD800-\uDBFF]$/, '');
}

export function fencedAs(heading: string, text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const kind = heading.startsWith('git diff ')
    ? 'diff'
    : (/\.([a-z0-9]{1,10})(?::[\d-]+)?$/i.exec(heading)?.[1] ?? '');
  return `${oneLine(heading)}\n\n${fence}${kind.toLowerCase()}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** A path may hold any sign; as a heading it is one line of them. */
const oneLine = (heading: string): string => heading.replace(/[\p{Cc}\u2028\u2029`]/gu, '?');
