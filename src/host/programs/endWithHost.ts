/**
 * Programs end with this process however it ends, SIGKILL included: a watchdog of its own waits at the end of a pipe that
 * only we hold. It is told of each program before it starts and of its end; when the pipe closes it ends those that are
 * left, and what they started, and goes. One that is lost is replaced.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** What the watchdog knows of a program. */
export interface Watched {
  mark: string;
  /** The folder of its control group. */
  within?: string;
  pid?: number;
}

/** To the watchdog: a program as it is known by now, or that it is over. */
export type WatchLine = Watched | { over: string };

/** Beside this one, among the sources as among the bundles. */
const file = path.join(import.meta.dirname, `watchdog${path.extname(import.meta.filename)}`);
/** One that ends so often can’t live here: it is not started again before the next program. */
const mostTries = 3;

const watched = new Map<string, Watched>();
let watchdog: ChildProcess | undefined;
let tries = 0;

export interface Watch {
  /** Told at once, so that nothing lies between a start and its being known. */
  know(more: Omit<Watched, 'mark'>): void;
  over(): void;
}

export function watchOver(mark: string): Watch {
  tries = 0;
  watchdog ??= startWatchdog();
  const own: Watched = { mark };
  watched.set(mark, own);
  return {
    know(more) {
      Object.assign(own, more);
      tell(own);
    },
    over() {
      watched.delete(mark);
      tell({ over: mark });
    },
  };
}

const tell = (line: WatchLine): void => void watchdog?.stdin?.write(`${JSON.stringify(line)}\n`);

/** Where none can be started programs run all the same. */
function startWatchdog(): ChildProcess | undefined {
  try {
    return newWatchdog();
  } catch {
    return undefined;
  }
}

function newWatchdog(): ChildProcess {
  const { A_TABLE_PROGRAM, PATH, SystemRoot } = process.env;
  const child = spawn(process.execPath, [file], {
    // Nobody’s folder is held by it.
    cwd: path.parse(file).root,
    // The editor’s own binary is Node only when it is told so; and who started us knows us by our mark.
    env: {
      ELECTRON_RUN_AS_NODE: '1',
      ...Object.fromEntries(
        Object.entries({ A_TABLE_PROGRAM, PATH, SystemRoot }).filter(([, value]) => value !== undefined),
      ),
    },
    // What ends our terminal or our group does not end it.
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // It does not keep us; a pipe that breaks is told by its end.
  child.unref();
  child.stdin.on('error', () => undefined);
  (child.stdin as unknown as { unref?(): void }).unref?.();
  const lost = (): void => {
    if (watchdog !== child) return;
    watchdog = undefined;
    if (watched.size === 0 || ++tries > mostTries) return;
    watchdog = startWatchdog();
    for (const each of watched.values()) tell(each);
  };
  child.once('error', lost);
  child.once('exit', lost);
  return child;
}
