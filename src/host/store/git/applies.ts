/**
 * Whether a proposed diff applies to the workspace as it is. It is tried on copies of the files it names, in a folder of
 * its own, so that neither the workspace nor its git configuration has a part in it.
 */
import { copyFile, mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { isInside } from '../inside.ts';
import { git } from './run.ts';

export type Applies = { ok: true } | { ok: false; why: 'outside' | 'refused' | 'no-git'; said: string };

const largestFile = 20_000_000;

export async function appliesTo(workspace: string, diff: string, files: readonly string[]): Promise<Applies> {
  const bench = await mkdtemp(join(tmpdir(), 'council-apply-'));
  try {
    for (const file of files) {
      const copied = await copyInside(workspace, file, bench);
      if (!copied) return { ok: false, why: 'outside', said: file };
    }
    // A repository above the temporary folder is none of ours.
    const env = { GIT_CEILING_DIRECTORIES: dirname(bench) };
    const answer = await git({ in: bench, args: ['apply', '--check', '-'], input: ended(diff), env });
    if (answer.ok) return { ok: true };
    return { ok: false, why: answer.missing ? 'no-git' : 'refused', said: answer.err };
  } finally {
    await rm(bench, { recursive: true, force: true });
  }
}

const ended = (diff: string): string => (diff.endsWith('\n') ? diff : `${diff}\n`);

/** False when the path leads out of the workspace, by itself or by a link. A file that is not there is new. */
async function copyInside(workspace: string, file: string, bench: string): Promise<boolean> {
  if (isAbsolute(file) || file.includes('\0')) return false;
  const from = join(workspace, file);
  if (!isInside(workspace, from)) return false;
  const real = await realpath(from).catch(() => undefined);
  if (real === undefined) return true;
  if (!isInside(await realpath(workspace), real)) return false;
  const facts = await stat(real);
  if (!facts.isFile() || facts.size > largestFile) return true;
  const to = join(bench, file);
  await mkdir(dirname(to), { recursive: true });
  await copyFile(real, to);
  return true;
}
