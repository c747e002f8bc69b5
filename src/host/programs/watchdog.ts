/**
 * A process of its own that waits for the end of its host: `dist/watchdog.js`. Once nobody holds the other end of its input
 * any more it ends the programs that it was told of, with all that they started, and goes.
 */
import { createInterface } from 'node:readline';
import { endGroupAt } from './controlGroup.ts';
import { sweep } from './endDescendants.ts';
import type { Watched, WatchLine } from './endWithHost.ts';
import { endByNumber } from './processGroup.ts';

/** Who was just being started when all were ended is found by looking again. */
const againMs = 100;

const watched = new Map<string, Watched>();

/** One that the signal of a terminal or of a session ends would leave them. */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

const lines = createInterface({ input: process.stdin });
lines.on('line', (text) => {
  const line = read(text);
  if (line === undefined) return;
  if ('over' in line) watched.delete(line.over);
  else watched.set(line.mark, line);
});
lines.once('close', () => {
  endAll();
  if (watched.size === 0) return;
  setTimeout(() => {
    endAll();
    // The system lets go of a group some moments after the last of it.
    const held = setInterval(() => undefined, 1000);
    const groups = [...watched.values()].flatMap(({ within }) => within ?? []);
    void Promise.all(groups.map(endGroupAt)).then(() => clearInterval(held));
  }, againMs);
});

function endAll(): void {
  for (const { mark, pid, within } of watched.values()) {
    // Before the group goes: what it started is known as its child only while it lives.
    sweep(pid, mark);
    if (within !== undefined) void endGroupAt(within);
    if (pid !== undefined) endByNumber(pid, 'SIGKILL');
  }
}

/** A host that is killed may leave half a line. */
function read(text: string): WatchLine | undefined {
  try {
    return JSON.parse(text) as WatchLine;
  } catch {
    return undefined;
  }
}
