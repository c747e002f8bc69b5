/**
 * A control group of the kernel (Linux, cgroup v2) for each program, where this process may make one below its own. The
 * program is born in it, and so is all that it ever starts, whatever it does to its environment, its parents or its
 * number: it all ends at once, also after a host that was killed. Only who has another service start something, or moves
 * itself out with the rights of the person, is not held. Where none can be made nothing is said: a program starts all the same.
 */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isProcessGone, thisProcess } from '../store/journal/holder.ts';

export interface ControlGroup {
  /** Ends everyone in it; its folder goes with the last of them. */
  end(): void;
}

/** Made by us and not removed yet. */
const ours = new Set<string>();
/** Once we could not go back to where we were, we do not leave it again. */
let isStuck = false;
let watching = false;

/**
 * A process is where its parent is when it is made, so we go there for the moment of the start: no shell stands between,
 * which would change its environment, and there is no moment in which it is elsewhere.
 */
export function bornInControlGroup<T>(start: (folder?: string) => T): [T, ControlGroup | undefined] {
  const base = ownPlace()?.folder;
  const folder = base === undefined || isStuck ? undefined : makeBelow(base);
  if (base === undefined || folder === undefined) return [start(), undefined];
  ours.add(folder);
  endAllWithUs();
  const group = { end: () => endGroup(folder, base) };
  if (!moveTo(folder)) {
    group.end();
    return [start(), undefined];
  }
  try {
    return [start(folder), group];
  } catch (error) {
    // After we went back.
    queueMicrotask(group.end);
    throw error;
  } finally {
    isStuck = !moveTo(base);
  }
}

/** Whether a program that is started now would be held so. */
export function hasControlGroups(): boolean {
  const [, group] = bornInControlGroup(() => undefined);
  group?.end();
  return group !== undefined;
}

/** Of another process: everyone in it, and its folder, unless we are there ourselves. Resolves once it is gone, or can’t go. */
export async function endGroupAt(folder: string): Promise<void> {
  if (holdsUs(folder)) return;
  endMembers(folder);
  await removedSoon(folder);
}

/** Of hosts that are gone, wherever they were: their programs end now, as they would have with them. */
export async function endLeftovers(): Promise<void> {
  const namespace = ownNamespace();
  const within = [ownPlace()?.top];
  for (let folder = within.pop(); folder !== undefined; folder = within.pop()) {
    for (const name of subgroups(folder)) {
      const found = join(folder, name);
      const owner = ownerIn(name);
      const isLeft = owner?.namespace === namespace && isProcessGone(owner) && isOfThisPerson(found);
      if (isLeft && !holdsUs(found)) {
        endMembers(found);
        await removedSoon(found);
      } else within.push(found);
    }
    // The tree may be large, and nobody waits for it.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const pattern = /^a-table-(\d+)-(\d+)-(\d+)-[\da-f]{8}$/;

function newName(): string {
  const { pid, started } = thisProcess();
  return `a-table-${pid}-${started}-${ownNamespace()}-${randomUUID().slice(0, 8)}`;
}

function ownerIn(name: string): { pid: number; started: string; namespace: string } | undefined {
  const [, pid, started, namespace] = pattern.exec(name) ?? [];
  return pid && started && namespace ? { pid: Number(pid), started, namespace } : undefined;
}

/** A number of a process means something only in here. */
const ownNamespace = (): string =>
  /\d+/.exec(attempt(() => readlinkSync('/proc/self/ns/pid')) ?? '')?.[0] ?? '';

const ownPlace = (): Place | undefined =>
  process.platform === 'linux' ? placeOf(read('/proc/self/cgroup'), read('/proc/self/mountinfo')) : undefined;

interface Place {
  /** All that can be seen of the groups. */
  top: string;
  folder: string;
}

/** Where the group of a process lies, by what the kernel says of the process and of what is mounted. */
export function placeOf(groups: string, mounts: string): Place | undefined {
  const path = /^0::(\/.*)$/m.exec(groups)?.[1];
  // Outside of what we see, or gone.
  if (path === undefined || path.split('/').includes('..') || path.endsWith(' (deleted)')) return undefined;
  for (const { root, point } of hierarchies(mounts)) {
    const under = root === '/' ? '' : root;
    if (path === root || path.startsWith(`${under}/`))
      return { top: point, folder: resolve(point, `.${path.slice(under.length)}`) };
  }
  return undefined;
}

function* hierarchies(mounts: string): Generator<{ root: string; point: string }> {
  for (const line of mounts.split('\n')) {
    const [mounted = '', kind = ''] = line.split(' - ');
    const [, , , root, point] = mounted.split(' ').map(unescaped);
    if (kind.startsWith('cgroup2 ') && root !== undefined && point !== undefined) yield { root, point };
  }
}

/** Spaces and the like stand in octal. */
const unescaped = (word: string): string =>
  word.replaceAll(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)));

function makeBelow(base: string): string | undefined {
  const folder = join(base, newName());
  return attempt(() => {
    // Else we could go there and not come back.
    accessSync(join(base, 'cgroup.procs'), constants.W_OK);
    mkdirSync(folder);
    return folder;
  });
}

/** All of this process, at once. */
const moveTo = (folder: string): boolean => isWritten(join(folder, 'cgroup.procs'), '0');

function endGroup(folder: string, base: string): void {
  if (!ours.has(folder)) return;
  // A program may have moved us to itself: we do not end with it.
  if (holdsUs(folder) && !moveTo(base)) return;
  endMembers(folder);
  void removedSoon(folder);
}

function endMembers(folder: string): void {
  // Linux 5.14 and later.
  if (!isWritten(join(folder, 'cgroup.kill'), '1')) endOneByOne(folder);
}

const mostRounds = 1000;

/** Who is held still starts nobody else, so that soon all are found. */
export function endOneByOne(folder: string): void {
  isWritten(join(folder, 'cgroup.freeze'), '1');
  for (let round = 0; round < mostRounds; round++) {
    const members = membersOf(folder);
    for (const pid of members) attempt(() => process.kill(pid, 'SIGKILL'));
    if (members.length === 0) return;
  }
}

function membersOf(folder: string): number[] {
  const here = read(join(folder, 'cgroup.procs')).split('\n').map(Number);
  // Zero is who is in another namespace: its number is not known here.
  const below = subgroups(folder).flatMap((name) => membersOf(join(folder, name)));
  return [...here.filter((pid) => pid > 1 && pid !== process.pid), ...below];
}

const holdsUs = (folder: string): boolean => `${ownPlace()?.folder ?? ''}/`.startsWith(`${folder}/`);

/** The kernel lets go of a group once the last of it is dead, which takes a moment. */
async function removedSoon(folder: string): Promise<void> {
  for (let ms = 1; !removed(folder) && ms < 5000; ms *= 2)
    await new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** With those that the program made within; false while somebody is still there. */
function removed(folder: string): boolean {
  for (const name of subgroups(folder)) removed(join(folder, name));
  attempt(() => rmdirSync(folder));
  if (existsSync(folder)) return false;
  ours.delete(folder);
  return true;
}

/** At the end of this process nobody comes back to them; its own exit waits for this long at most. */
const lastMs = 500;

function endAllWithUs(): void {
  if (watching) return;
  watching = true;
  process.on('exit', () => {
    for (const folder of ours) if (!holdsUs(folder)) endMembers(folder);
    const pause = new Int32Array(new SharedArrayBuffer(4));
    const until = performance.now() + lastMs;
    for (const folder of ours)
      while (!removed(folder) && performance.now() < until) Atomics.wait(pause, 0, 0, 2);
  });
}

const subgroups = (folder: string): string[] =>
  attempt(() => readdirSync(folder, { withFileTypes: true }))
    ?.filter((entry) => entry.isDirectory())
    .map(({ name }) => name) ?? [];

const isOfThisPerson = (folder: string): boolean =>
  attempt(() => statSync(folder).uid) === process.geteuid?.();

const read = (file: string): string => attempt(() => readFileSync(file, 'utf8')) ?? '';

const isWritten = (file: string, text: string): boolean =>
  attempt(() => {
    // Never made where it is not.
    writeFileSync(file, text, { flag: 'r+' });
    return true;
  }) ?? false;

/** What the system does not tell, or not allow, is not there. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
