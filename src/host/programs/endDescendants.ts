/**
 * Ends what a program started and let go of: whatever descends from it, and whatever carries its mark in the environment.
 * On Linux, where both can be read; a program that hides from both is not found.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Whoever is ended may just have started another. */
const rounds = 3;

/** Of a program whose number is not known only the mark is looked for. */
export function sweep(root: number | undefined, mark: string): void {
  if (process.platform !== 'linux') return;
  for (let round = 0; round < rounds; round++) {
    const found = remaining(root, mark);
    for (const pid of found) end(pid);
    if (found.length === 0) return;
  }
}

interface Seen {
  pid: number;
  parent: number;
  marked: boolean;
}

function remaining(root: number | undefined, mark: string): number[] {
  const all = running().flatMap((pid): Seen[] => {
    const parent = parentOf(pid);
    return parent === undefined ? [] : [{ pid, parent, marked: isMarked(pid, mark) }];
  });
  const ours = new Set(all.filter(({ marked }) => marked).map(({ pid }) => pid));
  if (root !== undefined) ours.add(root);
  for (let grown = true; grown; ) {
    const more = all.filter(({ pid, parent }) => ours.has(parent) && !ours.has(pid));
    for (const { pid } of more) ours.add(pid);
    grown = more.length > 0;
  }
  // The program itself is ended with its group, by whoever started it; nothing may ever end us.
  return [...ours].filter((pid) => pid !== root && pid !== process.pid && pid > 1);
}

const running = (): number[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
};

/** Its state and parent stand behind the name, which may hold anything; the dead have nobody to end. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

function isMarked(pid: number, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`A_TABLE_PROGRAM=${mark}`);
  } catch {
    // Somebody else’s, or gone.
    return false;
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}
