/** Where a council's files stand, as absolute paths, and the commands that go with it, as they can be typed. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CouncilView } from '../../rpc/views/views.ts';
import type { Io } from './io.ts';
import type { Paths } from './result.ts';

/** The host names files relative to the home where they lie in it; what is not written yet is not named. */
export const pathsIn =
  (home: string) =>
  ({ head }: Pick<CouncilView, 'head'>): Paths => {
    const standing = (file: string | undefined) => {
      const absolute = file && path.resolve(home, file);
      return absolute && existsSync(absolute) ? absolute : null;
    };
    return { archive: standing(head.archivePath), brief: standing(head.briefPath) };
  };

const quoted = (text: string): string =>
  /^[\w./:@=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** `council decide ID accept`, with the home when it is not the one that would be found without. */
export function command(io: Io, home: string, ...words: string[]): string {
  const found = path.resolve(io.cwd, io.env.COUNCIL_HOME || 'council');
  const near = path.relative(io.cwd, home) || '.';
  const where = found === home ? [] : ['--home', quoted(near.startsWith('..') ? home : near)];
  return ['council', ...words, ...where].join(' ');
}
