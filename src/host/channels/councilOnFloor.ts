/** A council that has the floor of a channel: it begins when the floor is its own, and gives it back once its synthesis is spoken. */
import type { ChannelId } from '../../core/channels/channel.ts';
import type { Council } from '../../core/councils/council.ts';
import { ended } from '../../core/councils/interpreter.ts';
import type { Event } from '../../core/events.ts';
import type { CouncilId } from '../../core/ids.ts';
import { councilOf, type State } from '../../core/state.ts';

export interface CouncilFloor {
  /** Resolves when the council has left, or the order was taken back. */
  hold(channel: ChannelId, council: CouncilId, signal: AbortSignal): Promise<void>;
  changed(id: CouncilId, council: Council | undefined): void;
}

/** Convened in a channel whose floor is not free yet. */
export const waitsForFloor = ({ status, why }: Council): boolean =>
  status === 'paused' && why?.code === 'waits-for-floor';

const hasSpoken = (council: Council | undefined): boolean =>
  council === undefined || council.status === 'decision' || ended.has(council.status);

export function keepCouncilFloor(parts: {
  state(): State;
  store(...events: Event[]): Promise<void>;
}): CouncilFloor {
  const watching = new Map<CouncilId, Set<() => void>>();

  function next(id: CouncilId, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const waiting = watching.get(id) ?? new Set();
      watching.set(id, waiting);
      const done = () => {
        waiting.delete(done);
        if (waiting.size === 0) watching.delete(id);
        signal.removeEventListener('abort', done);
        resolve();
      };
      waiting.add(done);
      signal.addEventListener('abort', done);
    });
  }

  return {
    async hold(channel, id, signal) {
      while (!signal.aborted) {
        const council = councilOf(parts.state(), id);
        if (hasSpoken(council))
          return await parts.store({ type: 'channel.council-left', channel, council: id });
        const changed = next(id, signal);
        if (council && waitsForFloor(council))
          await parts.store({
            type: 'council.resumed',
            council: id,
            by: 'moderator',
            attended: council.attended,
          });
        else await changed;
      }
    },
    changed(id) {
      for (const wake of [...(watching.get(id) ?? [])]) wake();
    },
  };
}
