/**
 * What takes a moment and must not be done by two processes at once, for a name: the second waits until the first is
 * through. One that was killed meanwhile holds nobody up for longer than such a thing ever takes.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';

const longestMs = 5000;
const pauseMs = 10;

/** `folder` is the person's own: nobody else can hold up what is kept there. */
export function oneAtATime<T>(folder: string, name: string, act: () => T): T {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const held = join(folder, `claim-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`);
  while (!take(held)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  try {
    return act();
  } finally {
    fs.rmSync(held, { recursive: true, force: true });
  }
}

function take(held: string): boolean {
  try {
    fs.mkdirSync(held);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const facts = fs.lstatSync(held, { throwIfNoEntry: false });
    if (facts && Math.abs(Date.now() - facts.mtimeMs) > longestMs)
      fs.rmSync(held, { recursive: true, force: true });
    return false;
  }
}
