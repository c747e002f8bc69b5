/** The host's log: a JSON line for each thing worth knowing later, secrets masked. */
import { dirname } from 'node:path';
import type { Log } from '../ports/ports.ts';
import { realFiles as files } from '../store/home/files.ts';
import { appendPlain } from '../store/home/homeFile.ts';

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
  let last: Promise<void> = Promise.resolve();
  try {
    files.makeFolder(dirname(path));
    if ((files.stat(path)?.size ?? 0) > largestLog) files.rename(path, `${path}.1`);
  } catch {
    // Said by whoever looks the home over; a host goes on without its log.
  }
  const log = logTo((line) => {
    // A log that can't be written must not take the host with it.
    last = last.then(() => appendPlain(path, line, 0o600)).catch(() => undefined);
  }, mask);
  return { ...log, settle: () => last };
}
