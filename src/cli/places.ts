/** Where a council's files stand, as absolute paths, and the commands that go with it, as they can be typed. */
import path from 'node:path';
import type { CouncilView } from '../rpc/views.ts';
import type { Io } from './io.ts';
import type { Paths } from './result.ts';

/** The host names files relative to the home where they lie in it. */
export const pathsIn =
  (home: string) =>
  ({ head }: Pick<CouncilView, 'head'>): Paths => {
    const absolute = (file: string | undefined) => (file ? path.resolve(home, file) : null);
    return { archive: absolute(head.archivePath), brief: absolute(head.briefPath) };
  };

const quoted = (text: string): string =>
  /^[\w./:@=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** `council decide ID accept`, with the home when it is not the one that would be found without. */
export function command(io: Io, home: string, ...words: string[]): string {
  const found = path.resolve(io.cwd, io.env.COUNCIL_HOME || 'council');
  const where = found === home ? [] : ['--home', quoted(path.relative(io.cwd, home) || '.')];
  return ['council', ...words, ...where].join(' ');
}
