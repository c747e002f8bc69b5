/** Gives a text out in word-sized pieces, at a pace that the clock keeps; stops at once when aborted. */
import type { Clock } from '../../ports/ports.ts';

/** Words with the space that follows them: joined again they are the text. */
export function piecesOf(text: string): string[] {
  return text.match(/\s*\S+\s*/gu) ?? (text === '' ? [] : [text]);
}

/** Resolves after so long by the clock; rejects with the signal's reason when aborted before. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.at(clock.now() + ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}

export interface Pace {
  clock: Clock;
  /** Milliseconds before each piece. 0: no timers at all. */
  paceMs: number;
  signal: AbortSignal;
}

export async function streamOut(
  pieces: readonly string[],
  onDelta: (text: string) => void,
  pace: Pace,
): Promise<void> {
  for (const piece of pieces) {
    if (pace.paceMs > 0) await pause(pace.clock, pace.paceMs, pace.signal);
    pace.signal.throwIfAborted();
    onDelta(piece);
  }
}
