/** Who runs, as Linux tells it: the dead that nobody has waited for yet do not. */
import { readdirSync, readFileSync } from 'node:fs';

export const isGone = (pid: number): boolean => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return true;
  }
};

/** Empty for one that has gone meanwhile. */
const told = (pid: string | number, what: 'stat' | 'cmdline'): string => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (pid: string): number => {
  const stat = told(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
};

/** The processes that wait for the end of a host, to end its programs. */
export const watchdogsOf = (pid = 0): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .filter((name) => told(name, 'cmdline').includes('watchdog.ts'))
    .map(Number);
