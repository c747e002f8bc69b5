/**
 * `.state/` belongs to whoever made it: a secret of the person's, kept outside of every workspace, seals it to the place
 * where it stands. One that came with a clone, a copy or another account does not bear that seal: it is set aside whole,
 * neither read nor followed, and the home is opened from its shared files. One that was moved is known by its inode; one
 * of an earlier release, which had no seal, by having grown where it stands.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { homePaths, localDay } from '../home/paths.ts';
import { secretIn, secretOrNew } from './personSecret.ts';
import { oneAtATime } from './processLock.ts';
import { hasGrownHere } from './stateAge.ts';
import { beginPage, inodeOf, isInBook } from './stateBook.ts';

export interface SealPlace {
  home: string;
  /** The person's own folder. */
  config: string;
  /** For how long one without a seal must have been written to, to be taken for grown. */
  grownMs?: number;
}

const sealName = 'seal.json';
const prefixOfAside = '.foreign-';
const prefixOfNew = '.state.new-';

/** The state of this home is ours from here on: as it was, fresh, or fresh because what stood there was set aside. */
export function ownState(place: SealPlace, now: number): { setAside?: string } {
  const { state } = homePaths(place.home);
  if (isOwnState(place)) {
    reseal(place);
    return {};
  }
  // Of two that find another's here, the second would set aside what the first has just made.
  return oneAtATime(place.config, pathOf(place.home), () => {
    if (isOwnState(place)) return {};
    // Before anything is moved: without a secret there will be no other in its place.
    secretOrNew(place.config);
    if (kindOf(state) === undefined) {
      makeState(place, now);
      return {};
    }
    const setAside = freeName(`${state}${prefixOfAside}${localDay(now)}`);
    // Of a link the link itself goes, and nothing behind it.
    fs.renameSync(state, setAside);
    try {
      makeState(place, now, setAside);
    } catch (error) {
      if (kindOf(state) === undefined) fs.renameSync(setAside, state);
      throw error;
    }
    return { setAside };
  });
}

/** Whether anything stands at its place, be it a link. */
export const stateStands = (home: string): boolean => kindOf(homePaths(home).state) !== undefined;

/** Without touching anything: whether a host would take it for its own. */
export function isOwnState(place: SealPlace): boolean {
  const { state } = homePaths(place.home);
  if (kindOf(state) !== 'folder') return false;
  // The book before what has grown: a pull can take the seal away, and bring a journal that stands beside a grown one.
  return (
    bearsSeal(place, state) ||
    isInBook(place.config, state) ||
    hasGrownHere(state, place.config, place.grownMs)
  );
}

function bearsSeal(place: SealPlace, state: string): boolean {
  const secret = secretIn(place.config);
  const kept = secret && sealsIn(join(state, sealName));
  if (!kept) return false;
  return same(kept.path, seal(secret, pathOf(place.home))) || same(kept.folder, seal(secret, inodeOf(state)));
}

/**
 * A person says that it is theirs: what stands there unsealed, else what was set aside last, is the state from now on.
 * The one that stood there meanwhile is kept beside. Nothing where there is none.
 */
export function adoptState(place: SealPlace, now: number): { adopted: string; kept?: string } | undefined {
  return oneAtATime(place.config, pathOf(place.home), () => adopt(place, now));
}

function adopt(place: SealPlace, now: number): { adopted: string; kept?: string } | undefined {
  const { home, state } = homePaths(place.home);
  const secret = secretOrNew(place.config);
  // All that stands in it is theirs: what bears no mark is listed when it is opened.
  if (kindOf(state) === 'folder' && !isOwnState(place)) {
    beginPage(place.config, state);
    writeSeal(state, secret, home);
    return { adopted: state };
  }
  const adopted = asideOf(place);
  if (adopted === undefined) return undefined;
  const kept = kindOf(state) && freeName(`${state}.before-${localDay(now)}`);
  if (kept) fs.renameSync(state, kept);
  fs.renameSync(adopted, state);
  beginPage(place.config, state);
  writeSeal(state, secret, home);
  return { adopted, ...(kept ? { kept } : {}) };
}

/** The folder that was set aside for the state that stands here; one that only bears such a name is nobody's. */
export function asideOf(place: SealPlace): string | undefined {
  const { home, state } = homePaths(place.home);
  const secret = secretIn(place.config);
  const aside = secret && kindOf(state) === 'folder' && sealsIn(join(state, sealName))?.aside;
  if (!aside) return undefined;
  return foldersAside(home).find((path) => same(aside, seal(secret, inodeOf(path))));
}

/** Everything that bears such a name: a repository may bring some. */
export const foldersAside = (home: string): string[] =>
  namesIn(home)
    .filter((name) => name.startsWith(`${basename(homePaths(home).state)}${prefixOfAside}`))
    .map((name) => join(home, name))
    .filter((path) => kindOf(path) === 'folder');

/** Moves files out of a state, each to the same path in a folder beside, and answers where that is. */
export function moveAside(home: string, files: readonly string[], now: number): string {
  const { state } = homePaths(home);
  const aside = freeName(`${state}${prefixOfAside}${localDay(now)}`);
  fs.mkdirSync(aside, { mode: 0o700 });
  fs.writeFileSync(join(aside, '.gitignore'), '*\n', { mode: 0o600 });
  for (const file of files) {
    const [from, to] = [join(state, ...file.split('/')), join(aside, ...file.split('/'))];
    fs.mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    fs.renameSync(from, to);
  }
  return aside;
}

/** When the state that stands here was made here; nothing of one that an earlier release made, or that was adopted. */
export const madeHere = (home: string): number | undefined =>
  sealsIn(join(homePaths(home).state, sealName))?.made;

const namesIn = (folder: string): string[] => {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
};

function makeState(place: SealPlace, now: number, aside?: string): void {
  const { home, state } = homePaths(place.home);
  const secret = secretOrNew(place.config);
  fs.mkdirSync(home, { recursive: true });
  sweep(home);
  // Made beside and put there whole: another process that opens the same home never sees one without its seal.
  const made = fs.mkdtempSync(join(home, prefixOfNew));
  try {
    fs.writeFileSync(join(made, '.gitignore'), '*\n', { mode: 0o600 });
    writeSeal(made, secret, home, { made: now, ...(aside ? { aside: seal(secret, inodeOf(aside)) } : {}) });
    // Nothing of an earlier release is in it: whatever comes to stand there has to bear our mark.
    beginPage(place.config, made, {});
    fs.renameSync(made, state);
  } catch (error) {
    fs.rmSync(made, { recursive: true, force: true });
    if (kindOf(state) === undefined) throw error;
  }
}

/** After a move, or of one that had none: the next look at it knows it by its place. */
function reseal(place: SealPlace): void {
  const { state } = homePaths(place.home);
  const secret = secretOrNew(place.config);
  const kept = sealsIn(join(state, sealName));
  if (kept && same(kept.path, seal(secret, pathOf(place.home)))) return;
  writeSeal(state, secret, place.home, kept);
}

function writeSeal(
  state: string,
  secret: Buffer,
  home: string,
  { aside, made }: Pick<Seals, 'aside' | 'made'> = {},
): void {
  const seals: Seals = {
    path: seal(secret, pathOf(home)),
    folder: seal(secret, inodeOf(state)),
    ...(aside ? { aside } : {}),
    ...(made === undefined ? {} : { made }),
  };
  const beside = join(state, `${sealName}.${randomBytes(6).toString('hex')}`);
  fs.writeFileSync(beside, `${JSON.stringify(seals)}\n`, { mode: 0o600, flag: 'wx' });
  fs.renameSync(beside, join(state, sealName));
}

/** What a host that was killed while it made one has left; younger ones may be somebody's who makes one now. */
function sweep(home: string): void {
  for (const name of namesIn(home)) {
    if (!name.startsWith(prefixOfNew)) continue;
    const left = join(home, name);
    const facts = fs.lstatSync(left, { throwIfNoEntry: false });
    if (facts?.isDirectory() && Date.now() - facts.mtimeMs > 3_600_000)
      fs.rmSync(left, { recursive: true, force: true });
  }
}

const pathOf = (home: string): string => {
  try {
    return `path ${fs.realpathSync.native(home)}`;
  } catch {
    return `path ${home}`;
  }
};
const seal = (secret: Buffer, what: string): string =>
  createHmac('sha256', secret).update(what).digest('hex');
const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function kindOf(path: string): 'folder' | 'other' | undefined {
  const facts = fs.lstatSync(path, { throwIfNoEntry: false });
  return facts && (facts.isDirectory() ? 'folder' : 'other');
}

interface Seals {
  path: string;
  folder: string;
  /** Of what was set aside for this one: a repository may bring others of such a name. */
  aside?: string;
  /** When a host made this state; what is older than that ran elsewhere. */
  made?: number;
}

/** None also where another account keeps us from looking. */
function sealsIn(path: string): Seals | undefined {
  try {
    const facts = fs.lstatSync(path, { throwIfNoEntry: false });
    if (!facts?.isFile() || facts.size > 1000) return undefined;
    const found = JSON.parse(fs.readFileSync(path, 'utf8')) as Partial<Seals> | null;
    if (typeof found?.path !== 'string' || typeof found.folder !== 'string') return undefined;
    const { path: at, folder, aside, made } = found;
    return {
      path: at,
      folder,
      ...(typeof aside === 'string' ? { aside } : {}),
      ...(typeof made === 'number' ? { made } : {}),
    };
  } catch {
    return undefined;
  }
}

function freeName(wanted: string): string {
  for (let nth = 1; ; nth++) {
    const name = nth === 1 ? wanted : `${wanted}-${nth}`;
    if (kindOf(name) === undefined) return name;
  }
}
