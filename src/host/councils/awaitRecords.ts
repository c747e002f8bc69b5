/**
 * A decision promises an archive: whoever decides is answered once its files are written. Not for ever: what keeps them
 * from being written is told by whoever writes them.
 */
import type { Council } from '../../core/councils/council.ts';
import { ended } from '../../core/councils/interpreter.ts';
import type { CouncilId } from '../../core/ids.ts';
import { councilOf, type State } from '../../core/state.ts';
import type { Observer } from '../ports/ports.ts';

export interface AwaitedRecords extends Observer {
  of(id: CouncilId): Promise<void>;
}

/** Longer than any disk that works takes for it. */
const longestMs = 2000;

export function awaitRecords(state: () => State): AwaitedRecords {
  const waiting = new Map<CouncilId, Set<() => void>>();
  return {
    name: 'records that are waited for',
    told(_records, after, _before, { councils }) {
      for (const id of councils)
        if (isWritten(councilOf(after, id))) for (const done of waiting.get(id) ?? []) done();
    },
    of(id) {
      if (isWritten(councilOf(state(), id))) return Promise.resolve();
      return new Promise((resolve) => {
        const all = waiting.get(id) ?? new Set();
        waiting.set(id, all);
        const done = () => {
          clearTimeout(timer);
          all.delete(done);
          if (all.size === 0) waiting.delete(id);
          resolve();
        };
        const timer = setTimeout(done, longestMs);
        all.add(done);
      });
    },
  };
}

/** One that goes on has nothing to wait for; one that has ended leaves the state when its files stand. */
const isWritten = (council: Council | undefined): boolean =>
  !council || !ended.has(council.status) || council.recorded === council.status;
