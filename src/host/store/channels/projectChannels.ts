/** What is written about channels into `.state/`: how they stand now, and every turn event. Never in the path of a turn. */

import { join } from 'node:path';
import type { State } from '../../../core/state.ts';
import type { Clock, Log, Observer } from '../../ports/ports.ts';
import { ownerOnly, writeAtomically } from '../home/atomic.ts';
import { coalesce } from '../home/coalesce.ts';
import { homePaths } from '../home/paths.ts';
import { orchestrationState } from './orchestrationState.ts';
import { openTurnsLog } from './turnsLog.ts';

export interface ChannelProjections {
  observer: Observer;
  settle(): Promise<void>;
}

export interface ChannelProjectOptions {
  home: string;
  clock: Clock;
  log: Log;
}

const isEmpty = ({ channels }: State): boolean => Object.keys(channels).length === 0;

/** At most so often is the state written anew. */
const gapMs = 500;
const retryMs = 5000;

export function projectChannels({ home, clock, log }: ChannelProjectOptions): ChannelProjections {
  const { state: folder, stateLogs } = homePaths(home);
  const path = join(folder, 'orchestration-state.json');
  const turns = openTurnsLog(join(stateLogs, 'turns.log'));
  let latest: State | undefined;
  let written: State['channels'] | undefined;

  const writing = coalesce({
    clock,
    gapMs,
    retryMs,
    async work() {
      await turns.write();
      const now = latest;
      if (!now || now.channels === written) return false;
      await writeAtomically(path, `${JSON.stringify(orchestrationState(now), undefined, 1)}\n`, {
        sync: false,
        mode: ownerOnly,
      });
      written = now.channels;
      return true;
    },
    // What can't be written must not take the host with it.
    failed: (error) => log.warn('What channels did could not be written', { error: String(error) }),
  });

  return {
    observer: {
      name: 'files of channels',
      told(_records, after, before) {
        // The first time whatever a kill left unwritten is made up for.
        if (after.channels === before.channels && (latest || isEmpty(after))) return;
        latest = after;
        turns.told(after, before);
        writing.soon();
      },
    },
    settle: writing.settle,
  };
}
