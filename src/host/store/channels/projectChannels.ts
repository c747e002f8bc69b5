/** What is written about channels into `.state/`: how they stand now, and every turn event. Never in the path of a turn. */

import { join } from 'node:path';
import { agentState, queueOf } from '../../../core/channels/agentStates.ts';
import type { Channel } from '../../../core/channels/channel.ts';
import type { State } from '../../../core/state.ts';
import type { Clock, Log, Observer } from '../../ports/ports.ts';
import { ownerOnly, writeAtomically } from '../home/atomic.ts';
import { coalesce } from '../home/coalesce.ts';
import { homePaths } from '../home/paths.ts';
import { openTurnsLog } from './turnsLog.ts';

const iso = (at: number): string => new Date(at).toISOString();

export function orchestrationState({ seq, at, channels }: State): object {
  const here = Object.values(channels).filter(({ gone }) => !gone);
  return {
    seq,
    updatedAt: iso(at),
    channels: Object.fromEntries(here.map((channel) => [channel.id, channelState(channel)])),
  };
}

function channelState(channel: Channel): object {
  const { turn, settings, agents } = channel;
  return {
    mode: settings.mode,
    turnState: channel.turns,
    stage: channel.stage,
    reason: channel.dormant ?? channel.stopped?.reason,
    paused: channel.paused ? true : undefined,
    archived: channel.archived ? true : undefined,
    cycle: channel.cycle.n,
    agents: Object.fromEntries(agents.map(({ id }) => [id, agentState(channel, id)])),
    queue: queueOf(channel),
    currentTurn: turn
      ? { agent: turn.agent, startedAt: iso(turn.startedAt), timeoutAt: iso(turn.deadlineAt), turn: turn.n }
      : null,
    councils: channel.councils.length > 0 ? channel.councils : undefined,
    events: channel.log.map(({ n: _n, at, ...event }) => ({ at: iso(at), ...event })),
  };
}

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
