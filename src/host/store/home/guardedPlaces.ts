/**
 * Whether words that a tool is given name a place where tools do not go: the council's home, git's own folder, the editor's
 * settings, the person's own folder. Read as any server might read them: from where it works, as an address, with links
 * followed also where they lead to nothing yet, and as file systems that know no case do.
 */
import { lstat, readlink } from 'node:fs/promises';
import { dirname, isAbsolute, join, parse, relative, resolve } from 'node:path';
import { folded, isGuardedPart } from './guardedNames.ts';
import { placesOfHome } from './homeParts.ts';
import { isInside } from './isInside.ts';

export interface GuardedPlaces {
  home: string;
  workspace: string;
  /** Where what the person allowed is kept, and their keys. */
  own: readonly string[];
  /** What `~` stands for. */
  person: string;
}

export interface NamedText {
  text: string;
  /** The name of the argument that it stands in. */
  as: string;
}

/**
 * The first of these words that leads there, from any of these folders. Whether a tool only reads is not asked: some that say
 * so write a file that they are given the name of.
 */
export async function namesGuarded(
  texts: readonly NamedText[],
  from: readonly string[],
  { home, workspace, own, person }: GuardedPlaces,
): Promise<string | undefined> {
  const links = new Map<string, string | undefined>();
  const real = (path: string) => leadsTo(path, links);
  const root = await real(resolve(workspace));
  const places: string[] = [];
  for (const place of [...(await placesOfHome(home, root)), ...own]) places.push(await real(resolve(place)));
  for (const { text, as } of texts) {
    if (leavesOut.test(as) || (!/[./\\~%:]/.test(text) && !asksForPath.test(as))) continue;
    for (const spelled of spellings(text, person)) {
      const where = [...new Set(from.flatMap((base) => [`${base}/${spelled}`, resolve(base, spelled)]))];
      const paths = isAbsolute(spelled) ? [spelled, resolve(spelled)] : where;
      for (const path of new Set(paths)) {
        if (!isPath(path)) continue;
        if (isOfProcess(resolve(path))) return text;
        const place = await real(path);
        // The name of a folder alone is a word like another, but where a path is asked for.
        if (places.some((each) => isWithin(each, place)) && (!isWord(spelled) || asksForPath.test(as)))
          return text;
        if (await hasGuardedPart(place, root, isPlainly(spelled))) return text;
      }
    }
  }
  return undefined;
}

/** One text may be read in several ways. */
function spellings(text: string, person: string): Set<string> {
  const trimmed = text.trim();
  const ways = [text, trimmed, decoded(trimmed)];
  // What many a system reads of it ends there.
  for (const way of [...ways]) if (way.includes('\0')) ways.push(way.slice(0, way.indexOf('\0')));
  for (const way of [...ways]) {
    const address = /^file:(?:\/\/[^/\\]*)?(?<path>.*)$/is.exec(way)?.groups?.['path'];
    if (address !== undefined) ways.push(address, decoded(address), address.replace(/^\/(?=[A-Za-z]:)/, ''));
    if (/^~(?=$|[/\\])/.test(way)) ways.push(person + way.slice(1));
  }
  return new Set([...ways, ...ways.map((way) => way.replaceAll('\\', '/'))].filter((way) => way !== ''));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Nothing that a file system would refuse to look up. */
const isPath = (path: string): boolean =>
  path.length <= 4096 && !path.includes('\0') && path.split('/').every((part) => part.length <= 255);

/** Each process is shown its own folder and its own open files there: where that leads for a server only it knows. */
const isOfProcess = (path: string): boolean =>
  /^\/(?:proc\/(?:self|thread-self|\d+)(?:\/task\/\d+)?\/(?:cwd|root|fd|map_files)|dev\/fd)(?:\/|$)/.test(
    path,
  );

const isWord = (text: string): boolean => !/[./\\]/.test(text);
/** What a search should not look into is not looked into. */
const leavesOut = /^(?:exclu|ignore|skip)/i;
const asksForPath = /path|file|dir|folder|source|src|dest|dst|root|cwd|uri|location/i;

/** Of prose and of addresses elsewhere only what is really there counts. */
const isPlainly = (text: string): boolean => !/\s|^(?!file:)[a-z][a-z0-9+.-]+:\/\//i.test(text);

async function hasGuardedPart(place: string, root: string, plainly: boolean): Promise<boolean> {
  // What stands above the workspace is where it happens to be.
  const inside = isInside(root, place);
  const parts = (inside ? relative(root, place) : place).split(/[/\\]/);
  const at = parts.findIndex(isGuardedPart);
  if (at === -1) return false;
  const holder = join(inside ? root : parse(place).root, ...parts.slice(0, at));
  return plainly || (await lstat(holder).catch(() => undefined)) !== undefined;
}

const isWithin = (place: string, path: string): boolean => alike(path).startsWith(alike(place));

/** As some file systems take each part of it. */
const alike = (path: string): string =>
  `${path
    .split(/[/\\]/)
    .map((part) => folded(part.split(':')[0] ?? '').replace(/[. ]+$/, ''))
    .join('/')}/`;

const mostLinks = 40;

/** Where the system goes for a path: step by step, and into a link also where nothing stands at its end yet. */
async function leadsTo(path: string, known: Map<string, string | undefined>): Promise<string> {
  let at = parse(path).root;
  const rest = path.slice(at.length).split(/[/\\]/);
  for (let links = 0; rest.length > 0; ) {
    const part = rest.shift() ?? '';
    if (part === '' || part === '.') continue;
    if (part === '..') {
      at = dirname(at);
      continue;
    }
    const next = join(at, part);
    if (!known.has(next)) known.set(next, await readlink(next).catch(() => undefined));
    const target = known.get(next);
    if (target === undefined || links >= mostLinks) {
      at = next;
      continue;
    }
    links += 1;
    if (isAbsolute(target)) at = parse(target).root;
    rest.unshift(...target.slice(parse(target).root.length).split(/[/\\]/));
  }
  return at;
}
