/** The host's log: a JSON line for each thing worth knowing later, secrets masked. */
import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from './ports.ts';

const largestLog = 2_000_000;

type Level = 'debug' | 'info' | 'warn' | 'error';

export function logTo(write: (line: string) => void, mask: (text: string) => string): Log {
  const at =
    (level: Level) =>
    (message: string, facts: object = {}): void =>
      write(mask(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...facts })}\n`));
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Appends to a file, one line after the other; the file before is kept once when it grows large. */
export function fileLog(path: string, mask: (text: string) => string): Log & { settle(): Promise<void> } {
  let last: Promise<void> = mkdir(dirname(path), { recursive: true }).then(
    () => rotate(path),
    () => undefined,
  );
  const log = logTo((line) => {
    // A log that can't be written must not take the host with it.
    last = last.then(() => appendFile(path, line, { mode: 0o600 })).catch(() => undefined);
  }, mask);
  return { ...log, settle: () => last };
}

async function rotate(path: string): Promise<void> {
  const size = await stat(path).then(
    (facts) => facts.size,
    () => 0,
  );
  if (size > largestLog) await rename(path, `${path}.1`);
}
