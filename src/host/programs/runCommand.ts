/**
 * Runs one command of the workspace to its end: no shell, nothing to read, a time limit, the last 20 KB of what it
 * printed. When it is over, by itself or not, nothing that it started is left behind.
 */
import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../ports/ports.ts';
import { endGroup, endWithUs, keepTail, letGo, startGroup } from './processGroup.ts';

export const keptBytes = 20_000;
/** From asking to end to making it end. */
const graceMs = 2000;

export interface CommandParts {
  words: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  timeoutMs: number;
  clock: Clock;
  signal: AbortSignal;
}

export interface CommandOutcome {
  /** Absent when it never started or was ended by a signal. */
  code?: number;
  signal?: string;
  /** Why it could not be started. */
  failure?: string;
  timedOut: boolean;
  output: string;
  ms: number;
}

/** Answers also when it was aborted: by then the whole group is gone. */
export function runCommand(parts: CommandParts): Promise<CommandOutcome> {
  const { words, cwd, env, clock, signal } = parts;
  const startedAt = clock.now();
  const tail = keepTail(keptBytes);
  const child = start(words, cwd, env);
  if (typeof child === 'string')
    return Promise.resolve({ failure: child, timedOut: false, output: '', ms: clock.now() - startedAt });
  endWithUs(child);
  return new Promise((resolve) => {
    let timedOut = false;
    let over = false;
    let exit: { code: number | null; signal: string | null } | undefined;
    const cancels: (() => void)[] = [];
    const finish = (end: Partial<CommandOutcome> = {}): void => {
      if (over) return;
      over = true;
      signal.removeEventListener('abort', stop);
      for (const cancel of cancels) cancel();
      letGo(child);
      resolve({
        ...(typeof exit?.code === 'number' ? { code: exit.code } : {}),
        ...(exit?.signal ? { signal: exit.signal } : {}),
        timedOut,
        output: tail.text(),
        ms: clock.now() - startedAt,
        ...end,
      });
    };
    const stop = (): void => {
      endGroup(child, 'SIGTERM');
      cancels.push(clock.at(clock.now() + graceMs, () => endGroup(child, 'SIGKILL')));
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', tail.add);
    child.once('error', (error) => finish({ failure: error.message }));
    child.once('exit', (code, by) => {
      exit = { code, signal: by };
    });
    child.once('close', () => finish());
    cancels.push(
      clock.at(startedAt + parts.timeoutMs, () => {
        timedOut = true;
        stop();
      }),
    );
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}

/** Or why the system does not even try. */
function start(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess | string {
  try {
    return startGroup(words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
