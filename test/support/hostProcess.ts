/** Starts, orders and kills the host's process of the trials, and remembers what it acknowledged. */
import { fork } from 'node:child_process';
import { hostBundle } from './hostBundle.ts';
import type { HostChildOptions, Order, Report } from './hostChild.ts';

export interface HostProcess {
  pid: number;
  reports: Report[];
  order(order: Order): void;
  /** The first report that fits, past or to come; nothing when the process ends before. */
  until<R extends Report>(fits: (report: Report) => report is R): Promise<R | undefined>;
  signal(signal: NodeJS.Signals): void;
  /** Resolves with the signal or code it ended by. */
  ended: Promise<string>;
}

const running = new Set<HostProcess>();

/** A test that fails must not leave a process behind. */
export async function killHostProcesses(): Promise<void> {
  for (const host of running) host.signal('SIGKILL');
  await Promise.all([...running].map((host) => host.ended));
}

export function startHostProcess(options: HostChildOptions): HostProcess {
  const child = fork(hostBundle(), [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const reports: Report[] = [];
  const waiting = new Set<() => void>();
  const look = () => {
    for (const each of waiting) each();
  };
  child.on('message', (report: Report) => {
    reports.push(report);
    look();
  });
  let over = false;
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => {
      over = true;
      running.delete(host);
      resolve(signal ?? `code ${code}`);
      look();
    }),
  );
  const host: HostProcess = {
    pid: child.pid ?? 0,
    reports,
    order: (order) => void (child.connected && child.send(order)),
    until: (fits) =>
      new Promise((resolve) => {
        const check = () => {
          const found = reports.find(fits);
          if (!found && !over) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
    signal: (signal) => void child.kill(signal),
    ended,
  };
  running.add(host);
  return host;
}

export const isReady = (report: Report): report is Extract<Report, { ready: true }> => 'ready' in report;
export const isRefused = (report: Report): report is Extract<Report, { refused: string }> =>
  'refused' in report;
export const isClosed = (report: Report): report is Extract<Report, { closed: true }> => 'closed' in report;
export const isLost = (report: Report): report is Extract<Report, { lost: true }> => 'lost' in report;
