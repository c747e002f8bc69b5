/** Ends the host that a test's window left behind, so that its folder can be removed for good. */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pointerPath, readPointer } from '../../../src/rpc/connect/pointer.ts';

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Call it once the window is closed: an open one starts the next. */
export async function stopHost(home: string): Promise<void> {
  const pointer = existsSync(pointerPath(home)) ? await readPointer(home) : undefined;
  if (!pointer || !alive(pointer.pid)) return;
  process.kill(pointer.pid, 'SIGTERM');
  for (let left = 100; left > 0 && alive(pointer.pid); left -= 1) await pause(50);
}
