/** Waits for one key at the terminal, of those that mean something. Nothing is left behind: the terminal is as it was. */
import process from 'node:process';
import { emitKeypressEvents, type Key } from 'node:readline';

/** `enter`, `escape`, or the letter as it was typed, capital or not. Ctrl+C, and the end of the input, are `escape`. */
export function oneKey(wanted: readonly string[], signal?: AbortSignal): Promise<string> {
  const { stdin } = process;
  return new Promise((resolve) => {
    const was = stdin.isRaw;
    const end = (key: string) => {
      stdin.off('keypress', hear);
      stdin.off('end', leave);
      signal?.removeEventListener('abort', leave);
      if (stdin.isTTY) stdin.setRawMode(was);
      stdin.pause();
      resolve(key);
    };
    const leave = () => end('escape');
    const hear = (typed: string | undefined, key: Key) => {
      const name = nameOf(typed, key);
      if (name !== undefined && (name === 'escape' || wanted.includes(name))) end(name);
    };
    emitKeypressEvents(stdin);
    stdin.on('keypress', hear);
    stdin.on('end', leave);
    signal?.addEventListener('abort', leave);
    if (stdin.isTTY) stdin.setRawMode(true);
    stdin.resume();
    if (signal?.aborted) leave();
  });
}

function nameOf(typed: string | undefined, { name, ctrl }: Key): string | undefined {
  if (ctrl) return name === 'c' || name === 'd' ? 'escape' : undefined;
  if (name === 'return' || name === 'enter') return 'enter';
  if (name === 'escape') return 'escape';
  return typed;
}
