/** Paths that must stay in their folder. */
import path from 'node:path';

/** The path resolved, or nothing when it would leave the folder. The folder itself is inside. */
export function inside(folder: string, relative: string): string | undefined {
  if (relative.includes('\0')) return undefined;
  const resolved = path.resolve(folder, relative);
  const way = path.relative(folder, resolved);
  const leaves = way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way);
  return leaves ? undefined : resolved;
}
