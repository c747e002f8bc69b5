/**
 * A change tried on copies of the files it names, in a folder of its own: neither the workspace nor its git configuration
 * has a part in it. What it makes of the copies is what it would do.
 */
import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { asPatch } from '../../../core/forms/changeForm.ts';
import { pathsInDiff } from './diffPaths.ts';
import { git } from './runGit.ts';
import { newScratchFolder } from './scratchFolder.ts';
import { type ChangePlace, changeable } from './writableByChange.ts';
import { sameVersion, type Version, versionOf } from './writeChange.ts';

export type BenchRefusal = 'outside' | 'guarded' | 'does-not-apply' | 'no-git';

/** Nothing where there is no file. */
export interface Step {
  path: string;
  before?: Version;
  after?: Version;
}

export type Tried =
  | { steps: Step[] }
  /** It stands there already. */
  | { already: string[] }
  | { why: BenchRefusal; said: string };

const largestFile = 20_000_000;

/** Never rejects: a file that can't be read is one that the change does not apply to. */
export async function tryChange(place: ChangePlace, diff: string): Promise<Tried> {
  try {
    return await triedOn(place, diff);
  } catch (error) {
    return { why: 'does-not-apply', said: error instanceof Error ? error.message : String(error) };
  }
}

async function triedOn(place: ChangePlace, diff: string): Promise<Tried> {
  const bench = await newScratchFolder(place.home);
  try {
    const paths = pathsInDiff(diff);
    const before = new Map<string, Version>();
    const crlf = new Set<string>();
    for (const path of paths) {
      const copied = await copyOf(place, path, bench);
      if ('why' in copied) return { why: copied.why, said: path };
      if (copied.version) before.set(path, copied.version);
      // Seats are shown lines without their ends, and write them so: a file of CRLF is changed as one of LF.
      if (copied.version && !diff.includes('\r') && isCrlf(copied.version.bytes)) {
        crlf.add(path);
        await writeFile(
          join(bench, path),
          copied.version.bytes.toString('latin1').replaceAll('\r\n', '\n'),
          'latin1',
        );
      }
    }
    // A repository above the temporary folder is none of ours.
    const env = { GIT_CEILING_DIRECTORIES: dirname(bench) };
    const apply = (...args: string[]) =>
      git({ in: bench, args: ['apply', ...args, '-'], input: asPatch(diff), env });
    const answer = await apply();
    if (answer.missing) return { why: 'no-git', said: answer.err };
    // With one part that it can read git passes over those that it can't, and is content.
    const isWhole = answer.ok && !/^error: /m.test(answer.err);
    for (const path of isWhole ? crlf : []) await withCrlf(join(bench, path));
    if (isWhole) return await stepsOf(place, bench, before);
    if (!answer.ok && (await apply('--check', '-R')).ok) return { already: paths };
    return { why: 'does-not-apply', said: answer.err };
  } finally {
    await rm(bench, { recursive: true, force: true });
  }
}

type Copied = { version?: Version } | { why: BenchRefusal };

/** A file that is not there is new; one that can't be copied can't be changed. */
async function copyOf(place: ChangePlace, path: string, bench: string): Promise<Copied> {
  const at = await changeable(place, path);
  if ('why' in at) return at;
  const facts = await stat(at.real).catch(() => undefined);
  if (facts === undefined) return {};
  if (!facts.isFile() || facts.size > largestFile) return { why: 'does-not-apply' };
  const to = join(bench, path);
  await mkdir(dirname(to), { recursive: true });
  await copyFile(at.real, to);
  await chmod(to, facts.mode & 0o100 ? 0o755 : 0o644);
  const version = await versionOf(to);
  return version ? { version } : {};
}

/** Every line ends in CRLF, and there is one. As bytes: what is no text stays as it is. */
function isCrlf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return text.includes('\r\n') && !text.includes('\0') && !/(?<!\r)\n/.test(text);
}

/** A file that the change took away needs no ends. */
async function withCrlf(file: string): Promise<void> {
  const text = await readFile(file, 'latin1').catch(() => undefined);
  if (text !== undefined) await writeFile(file, text.replaceAll('\n', '\r\n'), 'latin1');
}

async function stepsOf(place: ChangePlace, bench: string, before: Map<string, Version>): Promise<Tried> {
  const steps: Step[] = [];
  const found = new Set<string>();
  for (const entry of await readdir(bench, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(bench, file).split(sep).join('/');
    // A link that a diff makes could lead anywhere.
    if (!entry.isFile()) return { why: 'outside', said: path };
    found.add(path);
    const at = await changeable(place, path);
    if ('why' in at) return { why: at.why, said: path };
    const was = before.get(path);
    if (was === undefined && (await isTaken(place, before, path, at.real)))
      return { why: 'does-not-apply', said: path };
    const after = await versionOf(file);
    if (after && !sameVersion(was, after)) steps.push({ path, ...(was ? { before: was } : {}), after });
  }
  for (const [path, was] of before) if (!found.has(path)) steps.push({ path, before: was });
  return { steps: steps.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Something else stands in its place, or a file where its folder would be, and the change does not take it away. */
async function isTaken(
  { workspace }: ChangePlace,
  before: ReadonlyMap<string, Version>,
  path: string,
  real: string,
): Promise<boolean> {
  if (await stat(real).catch(() => undefined)) return true;
  for (let at = dirname(path); at !== '.'; at = dirname(at)) {
    const facts = await stat(join(workspace, at)).catch(() => undefined);
    if (facts) return !facts.isDirectory() && !before.has(at);
  }
  return false;
}

export type Applies = { ok: true; already: boolean } | { ok: false; why: BenchRefusal; said: string };

export async function appliesTo(place: ChangePlace, diff: string): Promise<Applies> {
  const tried = await tryChange(place, diff);
  if ('why' in tried) return { ok: false, ...tried };
  return { ok: true, already: 'already' in tried };
}
