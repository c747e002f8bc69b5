/** How many lines a file has, in the workspace or in a commit; nothing when it is not there or leads out of it. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { git } from '../git/runGit.ts';
import { isInside } from '../home/isInside.ts';
import { rangeEnds } from './gitDiff.ts';

/** Longer ones are not counted: any line may be there. */
const largestFile = 20_000_000;

export async function linesInFile(workspace: string, path: string): Promise<number | undefined> {
  const asked = resolve(workspace, path);
  if (path.includes('\0') || !isInside(resolve(workspace), asked)) return undefined;
  try {
    const root = await realpath(workspace);
    const real = await realpath(asked);
    const parts = relative(root, real).toLowerCase().split(sep);
    if (!isInside(root, real) || parts.includes('.git')) return undefined;
    const facts = await stat(real);
    if (!facts.isFile()) return undefined;
    return facts.size > largestFile ? Number.POSITIVE_INFINITY : linesIn(await readFile(real, 'utf8'));
  } catch {
    return undefined;
  }
}

/** As the later end of a range has it: what a review looks at need not be checked out. */
export async function linesAtEnd(
  workspace: string,
  range: string,
  path: string,
): Promise<number | undefined> {
  const end = rangeEnds(range)?.names[1];
  if (end === undefined || path.includes('\0')) return undefined;
  const { ok, out } = await git({ in: workspace, args: ['cat-file', 'blob', `${end}:${path}`] });
  return ok ? linesIn(out) : undefined;
}

const linesIn = (text: string): number =>
  Math.max(1, text.split('\n').length - (text.endsWith('\n') ? 1 : 0));
