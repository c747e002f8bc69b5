/**
 * Ends a call when too long nothing was said. Bytes that say nothing, such as a drip or comments, do not count; a model
 * that thinks is given the time of a first token from each sign of it. It counts quarters of the time allowed rather
 * than reading the clock, so that a clock that jumps ends nothing early.
 */
import { BackendError, type Clock } from '../ports/ports.ts';
import type { Place } from './modelErrors.ts';

const usualFirstTokenMs = 60_000;
const usualIdleMs = 30_000;
/** The quarter in which something was said does not count: a call is ended late rather than early. */
const runningQuarter = -1;

export interface Patience {
  clock: Clock;
  /** The first token must be here after this many milliseconds, and the next never later than `idleMs`. */
  firstTokenMs?: number | undefined;
  idleMs?: number | undefined;
}

/** Told apart: what a server had said in full before it fell silent still counts. */
export class FellSilent extends BackendError {}

export interface SilenceWatch {
  said(): void;
  thinking(): void;
  end(): void;
}

export function silenceWatch(
  { clock, firstTokenMs = usualFirstTokenMs, idleMs = usualIdleMs }: Patience,
  { where, say }: { where: string; say: Pick<Place['say'], 'fellSilent' | 'late'> },
  stop: AbortController,
): SilenceWatch {
  let allowed = firstTokenMs;
  let started = false;
  let silentQuarters = 0;
  let cancel = () => {};
  const arm = () => {
    cancel = clock.at(clock.now() + allowed / 4, look);
  };
  const look = () => {
    if (++silentQuarters < 4) return arm();
    const seconds = Math.round(allowed / 100) / 10;
    const words = started ? say.fellSilent(where, seconds) : say.late(where, seconds);
    stop.abort(new FellSilent(words, true));
  };
  arm();
  return {
    said() {
      silentQuarters = runningQuarter;
      if (started) return;
      started = true;
      allowed = idleMs;
      silentQuarters = 0;
      cancel();
      arm();
    },
    thinking() {
      silentQuarters = runningQuarter;
    },
    end: () => cancel(),
  };
}
