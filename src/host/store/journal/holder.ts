/** Who holds a journal, and whether that process is surely gone. A process is known by its id and the time it started. */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export interface Holder {
  pid: number;
  /** In the kernel's own ticks; empty where the system does not tell. */
  started: string;
  /** Host, boot and process namespace: only within these does a process id mean anything. */
  machine: string;
  /** Tells the claims of one process apart. */
  claim: string;
}

/** What this process holds or is about to. A claim of ours that is not here could only not be removed. */
const ourClaims = new Set<string>();

function attempt(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

function machine(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const namespace = attempt(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, namespace].filter(Boolean).join(' ');
}

/** State and start time of a process, from Linux; the name in parentheses may hold anything, so read from the last one. */
function fromKernel(pid: number): { state: string; started: string } | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.length > 19 ? { state: fields[0] ?? '', started: fields[19] ?? '' } : undefined;
}

export function ourselves(): Holder {
  const claim = `${process.pid}-${process.hrtime.bigint()}`;
  ourClaims.add(claim);
  return { ...thisProcess(), machine: machine(), claim };
}

/** This process as another could know it again later. */
export const thisProcess = (): { pid: number; started: string } => ({
  pid: process.pid,
  started: fromKernel(process.pid)?.started ?? '',
});

export const letGo = ({ claim }: Holder): void => void ourClaims.delete(claim);

/** False also when it can't be known, as for a process on another machine. */
export function isSurelyGone(holder: Holder): boolean {
  if (holder.machine !== machine()) return false;
  if (holder.pid === process.pid) return !ourClaims.has(holder.claim);
  return isProcessGone(holder);
}

/** One of this machine, boot and process namespace. */
export function isProcessGone({ pid, started }: { pid: number; started: string }): boolean {
  const kernel = fromKernel(pid);
  if (kernel) return kernel.state === 'Z' || (started !== '' && kernel.started !== started);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

export function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, started, machine, claim } = JSON.parse(text) as Holder;
    const isWhole =
      Number.isInteger(pid) && [started, machine, claim].every((part) => typeof part === 'string');
    return isWhole ? { pid, started, machine, claim } : undefined;
  } catch {
    return undefined;
  }
}
