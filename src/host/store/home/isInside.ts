/** Whether a path lies in a folder, by its spelling alone: whoever asks follows links first. */
import { isAbsolute, relative, sep } from 'node:path';

export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
