/** Whether backends answer now: asked at the same time, each within a limit, and remembered for a few seconds. */
import type { Backend, Clock, Reach } from '../ports/ports.ts';

const remembered = 10_000;

export interface Reaching {
  of(backend: Backend, limitMs: number): Promise<Reach>;
  /** Keys or settings changed: what was heard no longer counts. */
  forget(): void;
}

export function openReaching(clock: Clock, late: (seconds: number) => string): Reaching {
  const heard = new Map<string, { at: number; reach: Promise<Reach> }>();
  return {
    of(backend, limitMs) {
      const last = heard.get(backend.name);
      if (last && clock.now() - last.at < remembered) return last.reach;
      const reach = reachWithin(backend, limitMs, late);
      heard.set(backend.name, { at: clock.now(), reach });
      return reach;
    },
    forget: () => heard.clear(),
  };
}

/** Never rejects: what goes wrong is why it does not answer. */
export async function reachWithin(
  backend: Backend,
  limitMs: number,
  late: (seconds: number) => string,
): Promise<Reach> {
  if (!backend.reach) return { ok: true };
  const signal = AbortSignal.timeout(limitMs);
  const tooLate = new Promise<Reach>((resolve) => {
    signal.addEventListener('abort', () => resolve({ ok: false, why: late(limitMs / 1000) }));
  });
  const answer = backend.reach(signal).catch((error: unknown) => ({
    ok: false,
    why: signal.aborted ? late(limitMs / 1000) : error instanceof Error ? error.message : String(error),
  }));
  return await Promise.race([answer, tooLate]);
}
