/** Looks whether the summary of a discussion is where it must be: a file under discussion-summary/, links resolved. */
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, resolve, sep } from 'node:path';
import { homePaths, shownPath } from '../paths.ts';

export type FoundSummary = { path: string } | { problem: 'outside' | 'missing' | 'not-a-file' };

/** A path is read from the home; one that leaves the folder by `..` or a link is refused. */
export async function summaryIn(home: string, given: string): Promise<FoundSummary> {
  const { summaries } = homePaths(home);
  const inside = (path: string, folder: string) => path.startsWith(folder + sep);
  const asked = isAbsolute(given) ? resolve(given) : resolve(home, given);
  if (!inside(asked, summaries)) return { problem: 'outside' };
  try {
    const [folder, found, base] = await Promise.all([realpath(summaries), realpath(asked), realpath(home)]);
    // The folder itself may not be a link out of the home either.
    if (!inside(found, folder) || !inside(folder, base)) return { problem: 'outside' };
    if (!(await stat(found)).isFile()) return { problem: 'not-a-file' };
    return { path: shownPath(home, asked) };
  } catch {
    return { problem: 'missing' };
  }
}
