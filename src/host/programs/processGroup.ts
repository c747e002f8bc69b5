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

const isWindows = process.platform === 'win32';

/** What each program, and with it all that it starts, is known by. */
const known = new WeakMap<ChildProcess, { mark: string; within: ControlGroup | undefined }>();

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
  const [child, within] = bornInControlGroup(() =>
    spawn(command, args, {
      stdio: 'pipe',
      ...rest,
      env: { ...env, A_TABLE_PROGRAM: mark },
      // Windows ends trees by their root instead.
      detached: !isWindows,
      windowsHide: true,
      shell: false,
    }),
  );
  if (child.pid === undefined) within?.end();
  known.set(child, { mark, within });
  return child;
}

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
  const ours = known.get(child);
  if (how === 'SIGKILL' && ours) {
    // Before the group goes: what it started is known as its child only while it lives.
    sweep(child.pid, ours.mark);
    ours.within?.end();
  }
  try {
    process.kill(-child.pid, how);
  } catch {
    // Nobody of the group is left.
  }
}

/** For what a program printed just before its end. */
const lastWordMs = 1000;

export function letGo(child: ChildProcess): void {
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
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
