/** One file of a change put in its place: whole or as it was, with the rights it had, its folder made or tidied away. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { temporaryEnding } from '../home/atomic.ts';
import { isMissing } from '../home/files.ts';
import { isInside } from '../home/isInside.ts';

/** A file as it stands, with whether it can be run. */
export interface Version {
  bytes: Buffer;
  executable: boolean;
}

export async function versionOf(file: string): Promise<Version | undefined> {
  try {
    return { bytes: await readFile(file), executable: ((await stat(file)).mode & 0o100) !== 0 };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export const sameVersion = (a: Version | undefined, b: Version | undefined): boolean =>
  a === undefined || b === undefined ? a === b : a.executable === b.executable && a.bytes.equals(b.bytes);

export async function putVersion(
  workspace: string,
  file: string,
  version: Version | undefined,
): Promise<void> {
  if (version === undefined) {
    await unlink(file);
    return await tidy(workspace, dirname(file));
  }
  const { bytes, executable } = version;
  const facts = await stat(file).catch(() => undefined);
  await mkdir(dirname(file), { recursive: true });
  // The longest name there may be leaves no room for an ending.
  const temporary = join(
    dirname(file),
    `${basename(file).slice(0, 50)}.${randomBytes(4).toString('hex')}${temporaryEnding}`,
  );
  try {
    await writeFile(temporary, bytes, { flag: 'wx', mode: executable ? 0o777 : 0o666 });
    if (facts) await chmod(temporary, withRight(facts.mode & 0o777, executable));
    await rename(temporary, file);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
}

/** Whoever may read it may run it, or nobody may. */
const withRight = (mode: number, executable: boolean): number =>
  executable ? mode | ((mode & 0o444) >> 2) : mode & ~0o111;

/** A folder that a change has emptied goes with its last file, as git has it. */
async function tidy(workspace: string, folder: string): Promise<void> {
  for (let at = folder; isInside(workspace, at); at = dirname(at)) {
    const gone = await rmdir(at).then(
      () => true,
      () => false,
    );
    if (!gone) return;
  }
}
