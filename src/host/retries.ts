/** A call to a backend, tried twice more when that may help and time is left. The same for councils and channels. */
import { BackendError, type Chance, type Clock } from './ports.ts';

const retries = 2;
const firstBackoffMs = 500;

export interface RetryParts {
  clock: Clock;
  chance: Pick<Chance, 'seed'>;
  signal: AbortSignal;
  deadlineAt: number;
  /** The call is made again: what was streamed so far is void. Told what the last one failed with. */
  onAgain(error: unknown, tries: number): void;
}

export type Tried<T> = { reply: T; tries: number } | { error: unknown; tries: number };

/** What came of it, or nothing when it was aborted. */
export async function withRetries<T>(
  { clock, chance, signal, deadlineAt, onAgain }: RetryParts,
  call: (tries: number) => Promise<T>,
): Promise<Tried<T> | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      const reply = await call(tries);
      return signal.aborted ? undefined : { reply, tries };
    } catch (error) {
      if (signal.aborted) return undefined;
      const waitMs = backoff(error, tries, chance);
      const again = tries <= retries && waitMs !== undefined && clock.now() + waitMs < deadlineAt;
      if (!again) return { error, tries };
      onAgain(error, tries);
      await pause(clock, waitMs, signal);
      if (signal.aborted) return undefined;
    }
  }
}

/** What a failure said, as the journal keeps it. */
export const detailOf = (error: unknown, mask: (text: string) => string): string =>
  mask(error instanceof Error ? error.message : String(error)).slice(0, 500);

/** How long to wait before trying again; nothing when it would not help. Up to a half longer, so that seats part. */
function backoff(error: unknown, tries: number, chance: Pick<Chance, 'seed'>): number | undefined {
  if (!(error instanceof BackendError)) return undefined;
  if (!error.retry) return undefined;
  const usual = firstBackoffMs * 4 ** (tries - 1);
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
