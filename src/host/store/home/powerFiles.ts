/**
 * The files that give power: what may be done here (council.yaml, identities.yaml, channels.yaml, protocols/), what git
 * runs (.git/config, .git/hooks/) and what the editor runs (.vscode/). While a program is at work they stay as people and
 * the host left them: what else changes one is kept aside under .state/versions/, and the file is put back.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { freeName, ownerOnly, temporaryEnding } from './atomic.ts';
import { realFiles } from './files.ts';
import { homePaths, shownPath } from './paths.ts';
import { onPlaced } from './placeFile.ts';

/** A file that was put back. */
export interface Undone {
  file: string;
  /** Where what was written there can be read; absent where it was only taken away. */
  kept?: string;
  /** Why it could not be put back. */
  failed?: string;
}

export interface Powers {
  /** From now until `end`, nobody else changes them. */
  begin(): { end(): Undone[] };
  /** Puts back what was changed so far, before anybody takes it for what people said. */
  look(): void;
  /** A person saved this file, with these words in it (their sum): so it stays, also when it was just put back. */
  saved(file: string, sum: string): void;
  close(): void;
}

export interface PowersParts {
  home: string;
  workspace: string;
  tell(undone: Undone[]): void;
}

type Entry =
  | { kind: 'file'; sign: string; bytes: Buffer; mode: number }
  | { kind: 'link'; sign: string; target: string }
  | { kind: 'other'; sign: string };
type Taken = Map<string, Entry>;

/** A larger one is no setting. */
const largest = 4_000_000;
const most = 500;
/** A save is told after it was made: this long it may still be taken for one. */
const lateMs = 10_000;

export const sumOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export function guardPowers({ home, workspace, tell }: PowersParts): Powers {
  const { settings, identities, channels, protocols, versions } = homePaths(home);
  const atWork = new Set<Undone[]>();
  /** As they are meant to be; there only while somebody is at work. */
  let meant: Taken | undefined;
  /** The host writes by the real name of the home. */
  const real = homePaths(realName(home));
  const names = new Map([
    [real.settings, settings],
    [real.identities, identities],
    [real.channels, channels],
  ]);
  const asNamed = (path: string): string =>
    names.get(path) ?? (dirname(path) === real.protocols ? join(protocols, basename(path)) : path);
  const justUndone = new Map<string, { bytes: Buffer; at: number }>();

  function take(before?: Taken): Taken {
    const taken: Taken = new Map();
    const git = gitFolder(workspace);
    const files = [settings, identities, channels, ...git.files, ...workspaceFiles(workspace)];
    for (const file of files) note(taken, file, before);
    for (const folder of [protocols, join(workspace, '.vscode'), ...git.folders])
      walk(taken, folder, before, 0);
    return taken;
  }

  function look(): void {
    if (!meant) return;
    const now = take(meant);
    // A folder that became a link goes before what stood in it comes back.
    const changed: string[] = [];
    for (const path of new Set([...meant.keys(), ...now.keys()])) {
      const is = now.get(path);
      if (!isSame(path, meant.get(path), is)) changed.push(path);
      else if (is) meant.set(path, is);
    }
    if (changed.length === 0) return;
    changed.sort((a, b) => a.length - b.length);
    const undone = changed.map((path) => undo(path, meant?.get(path), now.get(path)));
    for (const one of atWork) one.push(...undone);
    // What could not be put back is not tried at every look.
    meant = take();
    tell(undone);
  }

  function undo(path: string, was: Entry | undefined, is: Entry | undefined): Undone {
    const file = shownPath(workspace, path);
    let kept: string | undefined;
    try {
      if (is) kept = setAside(path, is);
      if (is?.kind === 'file') justUndone.set(path, { bytes: is.bytes, at: Date.now() });
      // A file takes the place of the other in one step: an editor that saves it at that moment must find one.
      if (is && is.kind !== 'other' && was?.kind !== 'file') fs.unlinkSync(path);
      if (was) restore(path, was);
      return { file, ...(kept === undefined ? {} : { kept: shownPath(workspace, kept) }) };
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error);
      return { file, ...(kept === undefined ? {} : { kept: shownPath(workspace, kept) }), failed };
    }
  }

  /** A person's words may be among them: they are never thrown away. Nothing of it can run there. */
  function setAside(path: string, is: Entry): string {
    const kept = freeName(realFiles, path, versions);
    if (is.kind === 'other') fs.renameSync(path, kept);
    else {
      const text = is.kind === 'file' ? is.bytes : `-> ${is.target}\n`;
      fs.writeFileSync(kept, text, { flag: 'wx', mode: ownerOnly });
    }
    return kept;
  }

  const forget = onPlaced((placed, content) => {
    const path = asNamed(placed);
    const entry = meant?.get(path);
    if (!meant || !isGuarded(path, entry)) return;
    // How it stands there the next look finds out.
    meant.set(path, { kind: 'file', sign: notYet, bytes: Buffer.from(content), mode: 0 });
  });
  const isGuarded = (path: string, entry: Entry | undefined): boolean =>
    entry !== undefined || [settings, identities, channels].includes(path) || dirname(path) === protocols;

  return {
    look,
    begin() {
      if (meant) look();
      meant ??= take();
      const mine: Undone[] = [];
      atWork.add(mine);
      return {
        end() {
          look();
          atWork.delete(mine);
          if (atWork.size === 0) meant = undefined;
          return mine;
        },
      };
    },
    saved(file, sum) {
      const undone = justUndone.get(file);
      justUndone.delete(file);
      if (undone && Date.now() - undone.at < lateMs && sumOf(undone.bytes) === sum) {
        put(file, undone.bytes, 0o666 & ~process.umask());
      }
      if (!meant) return;
      const entry = take(meant).get(file);
      if (entry?.kind === 'file' && sumOf(entry.bytes) === sum) meant.set(file, entry);
    },
    close: forget,
  };
}

function realName(path: string): string {
  try {
    return fs.realpathSync(path);
  } catch {
    return path;
  }
}

function note(taken: Taken, path: string, before?: Taken): void {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false, bigint: true });
  if (!stat || taken.size >= most) return;
  const sign = [stat.dev, stat.ino, stat.mode, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ');
  const known = before?.get(path);
  if (known && known.sign === sign) taken.set(path, known);
  else if (stat.isSymbolicLink()) taken.set(path, { kind: 'link', sign, target: fs.readlinkSync(path) });
  else if (!stat.isFile()) taken.set(path, { kind: 'other', sign });
  else if (stat.size <= largest) {
    const bytes = readUnlinked(path);
    if (bytes) taken.set(path, { kind: 'file', sign, bytes, mode: Number(stat.mode) & 0o777 });
  }
}

/** Of a name that is changed for a link meanwhile nothing is read. */
function readUnlinked(path: string): Buffer | undefined {
  let fd: number | undefined;
  try {
    fd = fs.openSync(
      path,
      fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0),
    );
    return fs.readFileSync(fd);
  } catch {
    return undefined;
  } finally {
    if (fd !== undefined) fs.closeSync(fd);
  }
}

function walk(taken: Taken, folder: string, before: Taken | undefined, depth: number): void {
  const stat = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) return note(taken, folder, before);
  for (const each of listed(folder)) {
    const path = join(folder, each.name);
    if (each.isDirectory() && depth < 3) walk(taken, path, before, depth + 1);
    // Ours, on their way to their place.
    else if (!each.isDirectory() && !isOnItsWay(each.name)) note(taken, path, before);
  }
}

const isOnItsWay = (name: string): boolean =>
  name.endsWith(temporaryEnding) && /\.\d+-\d+$/.test(basename(name, temporaryEnding));

function listed(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The repository around a folder: what of its books makes git run something. */
function gitFolder(workspace: string): { files: string[]; folders: string[] } {
  for (let folder = workspace; ; folder = dirname(folder)) {
    const git = join(folder, '.git');
    const stat = fs.lstatSync(git, { throwIfNoEntry: false });
    if (stat?.isDirectory())
      return {
        files: ['config', 'config.worktree', join('info', 'attributes')].map((name) => join(git, name)),
        folders: [join(git, 'hooks')],
      };
    // In a worktree of git's own the books lie elsewhere.
    if (stat) return { files: [git], folders: [] };
    if (dirname(folder) === folder) return { files: [], folders: [] };
  }
}

const workspaceFiles = (workspace: string): string[] =>
  listed(workspace)
    .filter((each) => each.name.endsWith('.code-workspace'))
    .map((each) => join(workspace, each.name));

/** Placed by the host, and not looked at since. */
const notYet = '';

const isSame = (path: string, a: Entry | undefined, b: Entry | undefined): boolean => {
  if (a === b) return true;
  if (a?.kind === 'file' && b?.kind === 'file') {
    if (a.mode !== b.mode && a.sign !== notYet) return false;
    return (
      a.bytes.equals(b.bytes) || (isConfig(path) && withoutBranches(a.bytes) === withoutBranches(b.bytes))
    );
  }
  if (a?.kind === 'link' && b?.kind === 'link') return a.target === b.target;
  return a?.kind === 'other' && b?.kind === 'other';
};

const isConfig = (path: string): boolean => basename(path) === 'config' && basename(dirname(path)) === '.git';

/** Git and editors note there which branch follows which: that runs nothing. Only in the form that git itself writes. */
const withoutBranches = (config: Buffer): string =>
  config.toString('latin1').replace(/^\[branch "[^"\\\]\n]*"\]\n(?:\t[A-Za-z-]+ = [^[\\"\n]*\n)*/gm, '');

function restore(path: string, was: Entry): void {
  fs.mkdirSync(dirname(path), { recursive: true });
  if (was.kind === 'file') put(path, was.bytes, was.mode);
  else if (was.kind === 'link') fs.symlinkSync(was.target, path);
}

let written = 0;
function put(path: string, bytes: Buffer, mode: number): void {
  written += 1;
  const beside = `${path}.${process.pid}-${written}${temporaryEnding}`;
  try {
    fs.writeFileSync(beside, bytes, { flag: 'wx', mode });
    fs.chmodSync(beside, mode);
    fs.renameSync(beside, path);
  } catch (error) {
    fs.rmSync(beside, { force: true });
    throw error;
  }
}
