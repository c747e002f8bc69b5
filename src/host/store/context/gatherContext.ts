/**
 * Gathers what the seats need to know from text, files, folders, selections and git ranges of the workspace. Nothing from
 * outside it, no binary, and no more than the seats can read: the room is shared, and what was left out is named.
 */
import type { ContextSource } from '../../../core/councils/briefs/brief.ts';
import type { Language } from '../../../core/ids.ts';
import { contextWords } from './contextWords.ts';
import { folderFiles, mostFiles } from './folderFiles.ts';
import { gitDiff } from './gitDiff.ts';
import { readInside } from './readInside.ts';

/** About 60,000 tokens. */
export const mostCharacters = 240_000;
/** A piece shorter than this tells nobody anything: then the last parts are left out. */
const leastShare = 400;
/** Of what was cut, this many are named one by one. */
const mostNamed = 20;

export interface GatherOptions {
  workspace: string;
  /** Git runs in a workspace that the person trusts, and nowhere else. */
  trusted: boolean;
  language?: Language;
  /** A folder that no council may read, inside the workspace or not. */
  hidden?: string;
  /** The council's own home: ranges and folders are given without it. */
  home?: string;
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
      // Not spread: a folder may hold more than a call takes.
      for (const part of taken.parts) parts.push(part);
      for (const cited of taken.cited ?? [])
        if (!gathered.cited.some((each) => each.path === cited.path)) gathered.cited.push(cited);
      gathered.cut.push(...(taken.cut ?? []));
    }
  }
  const fitted = fit(parts, options.language ?? 'en');
  return { ...gathered, text: fitted.text, cut: named([...gathered.cut, ...fitted.cut], options) };
}

type Taken =
  | { parts: Part[]; cited?: { path: string; hash: string }[]; cut?: string[] }
  | { problem: string; path: PropertyKey[] };

function named(cut: string[], { language = 'en' }: GatherOptions): string[] {
  if (cut.length <= mostNamed) return cut;
  return [...cut.slice(0, mostNamed), contextWords[language].andMore(cut.length - mostNamed)];
}

async function take(source: ContextSource, options: GatherOptions): Promise<Taken> {
  const words = contextWords[options.language ?? 'en'];
  if (typeof source === 'string') return { parts: [{ name: words.text, text: source }] };
  if ('text' in source) return { parts: [{ name: words.text, text: source.text }] };
  if ('git' in source) {
    const diff = await gitDiff(source.git, options);
    if ('problem' in diff) return { problem: diff.problem, path: ['git'] };
    const name = `git diff ${source.git}`;
    return { parts: [{ name, heading: name, text: diff.text, ...(diff.cut ? { wasCut: true } : {}) }] };
  }
  if ('file' in source) {
    const within = await folderFiles(source.file, options);
    if (within) return await takeFolder(source.file, within, options);
    const read = await readInside(source.file, options);
    if ('problem' in read) return { problem: read.problem, path: ['file'] };
    return { parts: [partOf(read)], cited: [{ path: read.path, hash: read.hash }] };
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
  return { parts: [{ name: heading, heading, text }], cited: [{ path: read.path, hash: read.hash }] };
}

const partOf = ({ path, text }: { path: string; text: string }): Part => ({
  name: path,
  heading: path,
  text,
});

/** What is no text in it, or too big, is passed over: nobody named it. */
async function takeFolder(given: string, paths: readonly string[], options: GatherOptions): Promise<Taken> {
  const words = contextWords[options.language ?? 'en'];
  const parts: Part[] = [];
  const cited: Gathered['cited'] = [];
  for (const path of paths.slice(0, mostFiles)) {
    const read = await readInside(path, options);
    if ('problem' in read) continue;
    parts.push(partOf(read));
    cited.push({ path: read.path, hash: read.hash });
  }
  if (parts.length === 0) return { problem: words.emptyFolder(given), path: ['file'] };
  const passed = paths.length - parts.length;
  return { parts, cited, cut: passed === 0 ? [] : [words.passedOver(given, passed)] };
}

/** Small parts whole; the big ones share what is left evenly, each cut between lines. In the order of the brief. */
function fit(given: Part[], language: Language): { text: string; cut: string[] } {
  const words = contextWords[language];
  const { parts, left, share } = shares(given);
  const cut: string[] = [];
  const shown = parts.flatMap((part) => {
    const whole = shaped(part, part.text);
    const isWhole = whole.length + 2 <= share;
    if (isWhole && !part.wasCut) return [whole];
    // A text of many backticks has a fence as long.
    const around = whole.length - part.text.length + 2 + mostSaid;
    const kept = isWhole ? part.text : betweenLines(part.text, Math.max(0, share - around));
    if (kept === '') {
      cut.push(words.leftOut(part.name));
      return [];
    }
    const said = part.wasCut ? words.first(kept.length) : words.firstOf(kept.length, part.text.length);
    cut.push(words.cut(part.name, said));
    return [shaped(part, kept, said)];
  });
  return { text: shown.join('\n\n'), cut: [...cut, ...left.map(({ name }) => words.leftOut(name))] };
}

/** As long as what a heading says of its piece. */
const mostSaid = 64;

/** How many characters each may have at most: all of them, where they fit. */
function shares(given: Part[]): { parts: Part[]; left: Part[]; share: number } {
  for (let count = given.length; ; count--) {
    const parts = given.slice(0, count);
    const needs = parts.map((part) => shaped(part, part.text).length + 2).sort((a, b) => a - b);
    let room = mostCharacters;
    const tight = needs.findIndex((need, at) => {
      if (need > room / (count - at)) return true;
      room -= need;
      return false;
    });
    const share = tight < 0 ? Number.POSITIVE_INFINITY : Math.floor(room / (count - tight));
    const least = leastShare + mostSaid;
    if (share >= least || count <= 1) return { parts, left: given.slice(count), share };
    // Whoever is left out makes room: about as many at once as do not fit.
    count = Math.max(2, Math.min(count, Math.ceil((count * share) / least) + 1));
  }
}

const shaped = (part: Part, text: string, said?: string): string => {
  if (part.heading === undefined) return said === undefined ? text.trim() : `${text.trim()}\n\n(${said})`;
  return fencedAs(part.heading, text, said);
};

function betweenLines(text: string, room: number): string {
  const piece = text.slice(0, room);
  const end = piece.lastIndexOf('\n');
  // Half of a pair of code units is no character.
  return end > room / 2 ? piece.slice(0, end) : piece.replace(/[\uD800-\uDBFF]$/, '');
}

/** `said` stands behind the heading: that this is not all of it. */
export function fencedAs(heading: string, text: string, said?: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const kind = heading.startsWith('git diff ')
    ? 'diff'
    : (/\.([a-z0-9]{1,10})(?::[\d-]+)?$/i.exec(heading)?.[1] ?? '');
  const told = said === undefined ? '' : ` (${said})`;
  return `${oneLine(heading)}${told}\n\n${fence}${kind.toLowerCase()}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** A path may hold any sign; as a heading it is one line of them. */
const oneLine = (heading: string): string => heading.replace(/[\p{Cc}\u2028\u2029`]/gu, '?');
