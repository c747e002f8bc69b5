/**
 * Programs that leave somebody behind who hides from a sweep: apart, without a mark, or under another number each moment;
 * and the way out of a control group, for those whom nothing finds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOf } from '../../src/host/programs/controlGroup.ts';
import { scratchHome } from './scratch.ts';

/** The group of this process, if the system has such groups at all. */
export const ownGroup = (): string | undefined =>
  process.platform === 'linux'
    ? placeOf(readFileSync('/proc/self/cgroup', 'utf8'), readFileSync('/proc/self/mountinfo', 'utf8'))?.folder
    : undefined;

/** For the code of a program: it goes to where we are, out of the group that it was born in, if it was. */
export const stepsOut = (): string =>
  `try { require('node:fs').writeFileSync(${JSON.stringify(`${ownGroup()}/cgroup.procs`)}, '0', { flag: 'r+' }); } catch {}\n`;

/** Goes on under a new number, again and again, with its line held open; until the line is taken away. */
const hopper = `[ -e "$1" ] || exit
printf . >&3
/bin/sh "$0" "$1" &
`;

/** Stays, with its line held open, until the line is taken away. */
const sitter = `printf . >&3
while [ -e "$1" ]; do sleep 1; done
`;

export interface Hider {
  /** The program: it waits once the hider is away, or ends at once. */
  words(ends?: 'itself'): string[];
  cwd: string;
  /** Once it was heard. */
  up: Promise<unknown>;
  /** Once nobody of its kind is left. */
  gone: Promise<unknown>;
  isGone(): boolean;
  /** For one that nobody ended. */
  stop(): void;
}

export async function hider(kind: 'hops' | 'sits', knows: 'nothing' | 'its mark'): Promise<Hider> {
  const cwd = scratchHome();
  await mkdir(cwd, { recursive: true });
  const line = join(cwd, 'line');
  const script = join(cwd, 'hide.sh');
  writeFileSync(script, kind === 'hops' ? hopper : sitter);
  await once(spawn('mkfifo', [line]), 'exit');
  // A process of its own: opening a line waits until somebody speaks on it.
  const reader = spawn('cat', [line], { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = once(reader, 'exit');
  const apart = `setsid ${knows === 'nothing' ? 'env -i ' : ''}/bin/sh "$0" "$1" 3>"$1" </dev/null >/dev/null 2>&1 &`;
  return {
    words: (ends) => [
      '/bin/sh',
      '-c',
      `${apart}\n${ends ? 'until [ -e "$1.end" ]; do sleep 0.1; done' : 'while :; do sleep 1; done'}`,
      script,
      line,
    ],
    cwd,
    up: once(reader.stdout, 'data').then(() => {
      reader.stdout.resume();
      writeFileSync(`${line}.end`, '');
    }),
    gone,
    isGone: () => reader.exitCode !== null,
    stop() {
      rmSync(line, { force: true });
      reader.kill();
    },
  };
}
