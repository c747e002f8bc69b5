/**
 * Calls back once when too long nothing was said: first, before the first sign, or between two. It counts quarters of the
 * time allowed rather than reading the clock, so that a clock that jumps ends nothing early.
 */
import type { Clock } from '../../ports/ports.ts';

export interface Deadlines {
  firstTokenMs: number;
  idleMs: number;
}

export interface Silence {
  progress(): void;
  end(): void;
}

export function watchSilence(
  clock: Clock,
  { firstTokenMs, idleMs }: Deadlines,
  tooLong: (began: boolean, ms: number) => void,
): Silence {
  let allowed = firstTokenMs;
  let began = false;
  let quarters = 0;
  let cancel = () => {};
  const arm = () => {
    cancel = clock.at(clock.now() + allowed / 4, () => {
      if (++quarters < 4) arm();
      else tooLong(began, allowed);
    });
  };
  arm();
  return {
    progress() {
      quarters = 0;
      if (began) return;
      began = true;
      allowed = idleMs;
      cancel();
      arm();
    },
    end: () => cancel(),
  };
}
