/** A host that nobody uses stops: a minute after its last client left, whenever that was, and not before. */

import type { Sessions } from '../clients/sessions.ts';
import type { Clock } from '../ports/ports.ts';

const idleMs = 60_000;

/** Answers how to let go of it. */
export function stopWhenIdle(
  sessions: Pick<Sessions, 'count' | 'onEmpty'>,
  clock: Clock,
  stop: () => void,
): () => void {
  let cancel: () => void = () => undefined;
  let isOver = false;
  const wait = () => {
    if (isOver) return;
    // One timer: an earlier one would count from an earlier leaving.
    cancel();
    cancel = clock.at(clock.now() + idleMs, () => void (sessions.count() === 0 && stop()));
  };
  sessions.onEmpty(wait);
  wait();
  return () => {
    isOver = true;
    cancel();
  };
}
