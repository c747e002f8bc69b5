/**
 * Notices that somebody has written in the shared folder: by the file system's own events, and by a look at each
 * heartbeat, which is the safety net where events are lost. Quick while a council with such a seat is active, slow otherwise.
 */
import { type FSWatcher, watch } from 'node:fs';
import type { Clock } from '../../ports/ports.ts';
import { plainWay } from '../home/homeFile.ts';

const quickMs = 5000;
const slowMs = 30 * 60_000;

export interface Heartbeat {
  /** `asked`: a council that somebody answers in the file goes on. `open`: it may go on later. */
  pace(pace: 'asked' | 'open' | 'none'): void;
  stop(): void;
}

export function heartbeat(folder: string, clock: Clock, look: () => void): Heartbeat {
  let now: 'asked' | 'open' | 'none' = 'none';
  let cancel: () => void = () => undefined;
  let watcher: FSWatcher | undefined;

  const arm = (): void => {
    cancel();
    if (now === 'none') return;
    cancel = clock.at(clock.now() + (now === 'asked' ? quickMs : slowMs), () => {
      look();
      arm();
    });
  };
  const unwatch = (): void => {
    watcher?.close();
    watcher = undefined;
  };
  const watchFolder = (): void => {
    try {
      plainWay(folder);
      watcher = watch(folder, { persistent: false }, () => look());
      watcher.on('error', unwatch);
    } catch {
      // The folder is not there yet, or can't be watched: the heartbeat looks.
      watcher = undefined;
    }
  };

  return {
    pace(next) {
      if (next !== now) {
        now = next;
        arm();
      }
      if (next !== 'asked') unwatch();
      else if (!watcher) watchFolder();
    },
    stop() {
      now = 'none';
      cancel();
      unwatch();
    },
  };
}
