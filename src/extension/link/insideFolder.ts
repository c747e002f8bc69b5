/** Paths that must stay in their folder. */
import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The path resolved, or nothing when it would leave the folder. The folder itself is inside. */
export function inside(folder: string, relative: string): string | undefined {
  if (relative.includes('\0')) return undefined;
  const resolved = path.resolve(folder, relative);
  const way = path.relative(folder, resolved);
  const leaves = way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way);
  return leaves ? undefined : resolved;
}

/** A link on the way may have come with a clone: what it leads to must be in the folder too. */
export function staysIn(folder: string, place: string): boolean {
  try {
    return inside(realpathSync(folder), realpathSync(place)) !== undefined;
  } catch {
    // Not laid yet: a link to nowhere would lay it elsewhere, and so would one on the way.
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
    return place !== path.dirname(place) && staysIn(folder, path.dirname(place));
  }
}
