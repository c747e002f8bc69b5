/**
 * A call to a backend, tried twice more when that may help and time is left. A limit is no failure: it is waited out for
 * as long as there is time. The same for councils and channels.
 */
import { BackendError, type Chance, type Clock } from '../ports/ports.ts';

const retries = 2;
const firstBackoffMs = 500;

export interface RetryParts {
  clock: Clock;
  chance: Pick<Chance, 'seed'>;
  signal: AbortSignal;
  /** What is left of the seat's time. */
  left(): number;
  /** Nothing new is asked now, as in a pause: the call is laid down, and made when it is owed again. */
  rests?(): boolean;
  /** The call is made again: what was streamed so far is void. Told what the last one failed with. */
  onAgain(error: unknown, tries: number): void;
}

export type Tried<T> = { reply: T; tries: number } | { error: unknown; tries: number };

/** What came of it, or nothing when it was aborted or laid down. */
export async function withRetries<T>(
  { clock, chance, signal, left, rests, onAgain }: RetryParts,
  call: (tries: number) => Promise<T>,
): Promise<Tried<T> | undefined> {
  let tries = 0;
  let failed = 0;
  for (;;) {
    try {
      const reply = await call(tries + 1);
      return signal.aborted ? undefined : { reply, tries: tries + 1 };
    } catch (error) {
      if (signal.aborted) return undefined;
      const limit = error instanceof BackendError ? error.limit : undefined;
      if (limit !== 'held') tries++;
      if (limit === undefined) failed++;
      const waitMs = backoff(error, failed, chance);
      const again = failed <= retries && waitMs !== undefined && waitMs < left();
      if (!again) return { error, tries: Math.max(1, tries) };
      onAgain(error, tries);
      await pause(clock, waitMs, signal);
      if (signal.aborted || rests?.()) return undefined;
    }
  }
}

/** What a failure said, as the journal keeps it. */
export const detailOf = (error: unknown, mask: (text: string) => string): string =>
  mask(error instanceof Error ? error.message : String(error)).slice(0, 500);

/** How long to wait before trying again; nothing when it would not help. Up to a half longer, so that seats part. */
function backoff(error: unknown, failed: number, chance: Pick<Chance, 'seed'>): number | undefined {
  if (!(error instanceof BackendError)) return undefined;
  if (!error.retry) return undefined;
  // A limit does not grow with how often it was met: whoever asked for it says how long.
  const usual = error.limit === undefined ? firstBackoffMs * 4 ** (failed - 1) : firstBackoffMs / 2;
  const jitter = (usual / 2) * (chance.seed() / 2 ** 31);
  return Math.max(error.waitMs ?? 0, usual) + Math.round(jitter);
}

function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      cancel();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const cancel = clock.at(clock.now() + ms, done);
    signal.addEventListener('abort', done);
  });
}
