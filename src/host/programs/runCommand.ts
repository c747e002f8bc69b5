/**
 * Runs one command of the workspace to its end: no shell, nothing to read, a time limit, the last 20 KB of what it
 * printed. When it is over, by itself or not, nothing that it started is left behind.
 */
import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../ports/ports.ts';
import { endGroup, keepTail, startGroup } from './processGroup.ts';

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
      child?.stdout?.destroy();
      child?.stderr?.destroy();
      resolve({
        ...(typeof exit?.code === 'number' ? { code: exit.code } : {}),
        ...(exit?.signal ? { signal: exit.signal } : {}),
        timedOut,
        output: tail.text(),
        ms: clock.now() - startedAt,
        ...end,
      });
    };
    const child = start(words, cwd, env, (failure) => finish({ failure }));
    const stop = (): void => {
      if (!child) return;
      endGroup(child, 'SIGTERM');
      cancels.push(clock.at(clock.now() + graceMs, () => endGroup(child, 'SIGKILL')));
    };
    if (!child) return;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', tail.add);
    child.once('error', (error) => finish({ failure: error.message }));
    child.once('exit', (code, by) => {
      exit = { code, signal: by };
      // A helper that it left in the background must not outlive it, nor hold its output open.
      endGroup(child, 'SIGKILL');
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

function start(
  words: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  failed: (why: string) => void,
): ChildProcess | undefined {
  try {
    return startGroup(words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
