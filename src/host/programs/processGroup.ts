/**
 * Programs that are started in a group of their own, so that all of what they started can be ended at once: also what left
 * the group, which is held by a control group where one can be made, and else found by who started it and by a mark in its
 * environment (on Linux; elsewhere the group alone).
 */
import {
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  type SpawnOptions,
  spawn,
} from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { withoutEscapes } from '../../rpc/withoutEscapes.ts';
import { bornInControlGroup, type ControlGroup } from './controlGroup.ts';
import { sweep } from './endDescendants.ts';
import { type Watch, watchOver } from './endWithHost.ts';

const isWindows = process.platform === 'win32';

/** What each program, and with it all that it starts, is known by. */
const known = new WeakMap<ChildProcess, { mark: string; within: ControlGroup | undefined; watch: Watch }>();

interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Spoken to over its pipes, unless said otherwise. */
export function startGroup(words: readonly string[], place: Place): ChildProcessWithoutNullStreams;
export function startGroup(
  words: readonly string[],
  place: Place & { stdio: NonNullable<SpawnOptions['stdio']> },
): ChildProcess;
export function startGroup(
  words: readonly string[],
  { env, ...rest }: Place & { stdio?: SpawnOptions['stdio'] },
): ChildProcess {
  const [command = '', ...args] = words;
  const mark = randomUUID();
  // Before we go to where the program is born: the watchdog is not of its group.
  const watch = watchOver(mark);
  try {
    const [child, within] = bornInControlGroup((folder) => {
      watch.know(folder === undefined ? {} : { within: folder });
      return spawn(command, args, {
        stdio: 'pipe',
        ...rest,
        env: { ...env, A_TABLE_PROGRAM: mark },
        // Windows ends trees by their root instead.
        detached: !isWindows,
        windowsHide: true,
        shell: false,
      });
    });
    if (child.pid === undefined) {
      within?.end();
      watch.over();
    } else watch.know({ pid: child.pid });
    known.set(child, { mark, within, watch });
    return child;
  } catch (error) {
    watch.over();
    throw error;
  }
}

export function endGroup(child: ChildProcess, how: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  if (isWindows) {
    if (child.exitCode === null) endByNumber(child.pid, how);
    return;
  }
  const ours = known.get(child);
  if (how === 'SIGKILL' && ours) {
    // Before the group goes: what it started is known as its child only while it lives.
    sweep(child.pid, ours.mark);
    ours.within?.end();
  }
  endByNumber(child.pid, how);
}

/** The group that a program leads; on Windows the tree below it. */
export function endByNumber(pid: number, how: 'SIGTERM' | 'SIGKILL'): void {
  const signal = (to: number): void => {
    try {
      process.kill(to, how);
    } catch {
      // Nobody of it is left.
    }
  };
  if (!isWindows) return signal(-pid);
  const args = ['/pid', String(pid), '/T', '/F'];
  spawn('taskkill', args, { windowsHide: true, stdio: 'ignore' }).on('error', () => signal(pid));
}

/** For what a program printed just before its end. */
const lastWordMs = 1000;

export function letGo(child: ChildProcess): void {
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
}

const living = new Set<ChildProcess>();
let watching = false;

/** What a program left in the background ends with it; and it ends when we go in an orderly way: the watchdog is for the rest. */
export function endWithUs(child: ChildProcess): void {
  living.add(child);
  child.once('error', () => child.pid === undefined && living.delete(child));
  child.once('exit', () => {
    // It must not outlive the program, nor hold its output open.
    endGroup(child, 'SIGKILL');
    known.get(child)?.watch.over();
    living.delete(child);
    // Who hid from that may still hold it: nobody waits for their last word.
    const timer = setTimeout(() => letGo(child), lastWordMs).unref();
    child.once('close', () => clearTimeout(timer));
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
      const text = withoutEscapes(last.toString('utf8')).replaceAll(/[^\P{Cc}\n\t]/gu, '');
      // A sign may have been cut in two at the start.
      return cut || last.length < all.length ? `…${text.replace(/^\uFFFD+/, '')}` : text;
    },
  };
}
