/** How long and how much: the caps on what tools say, and the time they may take. */

import { hiddenShown } from '../../rpc/hidden.ts';
import type { Clock } from '../ports/ports.ts';

/** Calls in one turn; a refused one counts. */
export const mostCalls = 8;
/** Of an answer a model is given this many characters, and the journal keeps this many of it and of the arguments. */
export const longestAnswer = 16_000;
export const keptOutput = 4000;
export const keptInput = 2000;
/** So many tools are listed for a seat: a provider takes no more than about as many again. */
export const mostOffered = 64;
/** Seconds for the host's own tools, and for asking a server again which tools it has. */
export const ownSeconds = 10;
export const listSeconds = 10;

/**
 * Without control characters, which no reader needs and some terminals obey, and halves of others, which providers refuse;
 * what only a model would read is written out.
 */
export const plainText = (text: string): string =>
  hiddenShown(
    text
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/\r\n?/g, '\n')
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, ''),
  );

const longestReason = 500;

/** What happened, and below it why: "fetch failed" alone helps nobody. */
export function reasonOf(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at instanceof Error && parts.length < 4; at = at.cause) parts.push(at.message);
  const whole = plainText([...new Set(parts)].filter((part) => part !== '').join(': '));
  return whole.length <= longestReason ? whole : `${whole.slice(0, longestReason)} […]`;
}

/** Never half of a character. */
export function cutAt(text: string, most: number, note: (kept: number, of: number) => string): string {
  if (text.length <= most) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return `${text.slice(0, end)}\n${note(end, text.length)}`;
}

/** The outcome of some work, or `late`. Rejects when the turn was aborted, or as the work does. */
export async function within<T>(
  clock: Clock,
  seconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | 'late'> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const outcome = new Promise<T | 'late'>((resolve, reject) => {
    const cancel = clock.at(clock.now() + seconds * 1000, () => finish(() => resolve('late')));
    const aborted = () => finish(() => reject(signal.reason));
    function finish(say: () => void): void {
      cancel();
      signal.removeEventListener('abort', aborted);
      say();
      ending.abort();
    }
    signal.addEventListener('abort', aborted, { once: true });
    work(ending.signal).then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    );
  });
  return await outcome;
}
