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

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);

/** The processes that wait for the end of a host, to end its programs. */
export const watchdogsOf = (pid = 0): number[] =>
  childrenOf(pid).filter((each) => /watchdog\.ts/.test(readFileSync(`/proc/${each}/cmdline`, 'utf8')));
