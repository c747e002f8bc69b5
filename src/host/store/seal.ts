/**
 * `.state/` belongs to whoever made it: a secret of the person's, kept outside of every workspace, seals it to the place
 * where it stands. One that came with a clone, a copy or another account does not bear that seal: it is set aside whole,
 * neither read nor followed, and the home is opened from its shared files. One that was moved is known by its inode.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { homePaths, localDay } from './paths.ts';

export interface SealPlace {
  home: string;
  /** The person's own folder. */
  config: string;
}

const sealName = 'seal.json';
const prefixOfNew = '.state.new-';

/** The state of this home is ours from here on: as it was, fresh, or fresh because what stood there was set aside. */
export function ownState(place: SealPlace, now: number): { setAside?: string } {
  const { state } = homePaths(place.home);
  if (kindOf(state) === undefined) {
    makeState(place);
    return isOwnState(place) ? {} : ownState(place, now);
  }
  if (isOwnState(place)) {
    reseal(place);
    return {};
  }
  const setAside = freeName(`${state}.foreign-${localDay(now)}`);
  // Of a link the link itself goes, and nothing behind it.
  fs.renameSync(state, setAside);
  makeState(place);
  return { setAside };
}

/** Whether anything stands at its place, be it a link. */
export const stateStands = (home: string): boolean => kindOf(homePaths(home).state) !== undefined;

/** Without touching anything: whether a host would take it for its own. */
export function isOwnState(place: SealPlace): boolean {
  const { state } = homePaths(place.home);
  if (kindOf(state) !== 'folder') return false;
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
  const { home, state } = homePaths(place.home);
  const secret = secretOrNew(place.config);
  if (kindOf(state) === 'folder' && !isOwnState(place)) {
    writeSeal(state, secret, home);
    return { adopted: state };
  }
  const adopted = foreignStates(home).at(-1);
  if (adopted === undefined) return undefined;
  const kept = kindOf(state) && freeName(`${state}.before-${localDay(now)}`);
  if (kept) fs.renameSync(state, kept);
  fs.renameSync(adopted, state);
  writeSeal(state, secret, home);
  return { adopted, ...(kept ? { kept } : {}) };
}

/** Folders that were set aside, the last one last. */
export function foreignStates(home: string): string[] {
  const { state } = homePaths(home);
  const prefix = `${basename(state)}.foreign-`;
  return namesIn(home)
    .filter((name) => name.startsWith(prefix) && kindOf(join(home, name)) === 'folder')
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) => join(home, name));
}

const namesIn = (folder: string): string[] => {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
};

function makeState(place: SealPlace): void {
  const { home, state } = homePaths(place.home);
  const secret = secretOrNew(place.config);
  fs.mkdirSync(home, { recursive: true });
  sweep(home);
  // Made beside and put there whole: another process that opens the same home never sees one without its seal.
  const made = fs.mkdtempSync(join(home, prefixOfNew));
  try {
    fs.writeFileSync(join(made, '.gitignore'), '*\n', { mode: 0o600 });
    writeSeal(made, secret, home);
    fs.renameSync(made, state);
  } catch (error) {
    fs.rmSync(made, { recursive: true, force: true });
    if (kindOf(state) === undefined) throw error;
  }
}

/** After a move: the next look at it knows it by its place again. */
function reseal(place: SealPlace): void {
  const { state } = homePaths(place.home);
  const secret = secretIn(place.config);
  const kept = secret && sealsIn(join(state, sealName));
  if (!kept || same(kept.path, seal(secret, pathOf(place.home)))) return;
  writeSeal(state, secret, place.home);
}

function writeSeal(state: string, secret: Buffer, home: string): void {
  const seals = { path: seal(secret, pathOf(home)), folder: seal(secret, inodeOf(state)) };
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
const inodeOf = (state: string): string => {
  const { dev, ino, birthtimeNs } = fs.lstatSync(state, { bigint: true });
  return `folder ${dev}:${ino}:${birthtimeNs}`;
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
}

function sealsIn(path: string): Seals | undefined {
  const facts = fs.lstatSync(path, { throwIfNoEntry: false });
  if (!facts?.isFile() || facts.size > 1000) return undefined;
  try {
    const found = JSON.parse(fs.readFileSync(path, 'utf8')) as Partial<Seals> | null;
    return typeof found?.path === 'string' && typeof found.folder === 'string'
      ? { path: found.path, folder: found.folder }
      : undefined;
  } catch {
    return undefined;
  }
}

const secretPath = (config: string): string => join(config, 'seal.key');

function secretIn(config: string): Buffer | undefined {
  try {
    const text = fs.readFileSync(secretPath(config), 'utf8').trim();
    return /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : undefined;
  } catch {
    return undefined;
  }
}

/** Two processes may make the first one at the same time: whichever is there first is everybody's. */
function secretOrNew(config: string): Buffer {
  const known = secretIn(config);
  if (known) return known;
  const place = secretPath(config);
  fs.mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
  const beside = `${place}.${randomBytes(6).toString('hex')}`;
  fs.writeFileSync(beside, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    fs.linkSync(beside, place);
  } catch (error) {
    // A file that holds no secret of ours is no reason to lose a state: it takes its place.
    if (secretIn(config) === undefined && fs.existsSync(place)) fs.renameSync(beside, place);
    else if (secretIn(config) === undefined) throw error;
  } finally {
    fs.rmSync(beside, { force: true });
  }
  return secretIn(config) ?? secretOrNew(config);
}

function freeName(wanted: string): string {
  for (let nth = 1; ; nth++) {
    const name = nth === 1 ? wanted : `${wanted}-${nth}`;
    if (kindOf(name) === undefined) return name;
  }
}
