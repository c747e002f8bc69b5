/** A display for a desktop editor: the one there is, else an Xvfb of our own where it is installed. */
import { spawn } from 'node:child_process';
import { findOnPath } from '../../../scripts/setup/places.mjs';

export interface Display {
  close(): void;
}

export function openDisplay(): Promise<Display | undefined> {
  const given = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (given) return Promise.resolve({ close: () => {} });
  const program = findOnPath('Xvfb');
  if (!program) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    // Xvfb picks a free number and writes it to the descriptor named here, once it is ready.
    const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x800x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    child.on('error', () => resolve(undefined));
    child.on('exit', () => resolve(undefined));
    child.stdio[3]?.once('data', (number: Buffer) => {
      process.env.DISPLAY = `:${number.toString().trim()}`;
      resolve({ close: () => child.kill() });
    });
  });
}
