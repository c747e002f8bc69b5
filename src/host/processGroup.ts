/** Programs that are started in a group of their own, so that all of what they started can be ended at once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const isWindows = process.platform === 'win32';

/** Windows ends trees by their root instead. */
export const inGroup = { detached: !isWindows, windowsHide: true, shell: false } as const;

export function endGroup(child: ChildProcess, how: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  if (isWindows) {
    if (child.exitCode === null)
      spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true, stdio: 'ignore' }).on(
        'error',
        () => child.kill(),
      );
    return;
  }
  try {
    process.kill(-child.pid, how);
  } catch {
    // Nobody of the group is left.
  }
}

const living = new Set<ChildProcess>();
let watching = false;

/** Groups of their own do not die with us by themselves; and what a program left in the background ends with it. */
export function endWithUs(child: ChildProcess): void {
  living.add(child);
  child.once('error', () => child.pid === undefined && living.delete(child));
  child.once('exit', () => {
    // It must not outlive the program, nor hold its output open.
    endGroup(child, 'SIGKILL');
    living.delete(child);
  });
  if (watching) return;
  watching = true;
  process.on('exit', () => {
    for (const each of living) endGroup(each, 'SIGKILL');
  });
}

/** The end of what a program printed, as text: no colours, no control signs, no half sign at the start. */
export function keepTail(most: number) {
  let chunks: Buffer[] = [];
  let size = 0;
  let cut = false;
  return {
    add(chunk: Buffer): void {
      chunks.push(chunk);
      size += chunk.length;
      if (size < 2 * most) return;
      chunks = [Buffer.concat(chunks).subarray(-most)];
      size = most;
      cut = true;
    },
    text(): string {
      const all = Buffer.concat(chunks);
      const last = all.subarray(-most);
      const text = stripVTControlCharacters(last.toString('utf8')).replaceAll(/[^\P{Cc}\n\t]/gu, '');
      // A sign may have been cut in two at the start.
      return cut || last.length < all.length ? `…${text.replace(/^\uFFFD+/, '')}` : text;
    },
  };
}
