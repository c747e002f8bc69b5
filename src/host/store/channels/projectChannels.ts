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

/** Each as it was written last: one that nothing happened to is not looked at again. */
const written = new WeakMap<Channel, string>();

/** Nothing for a channel that is gone. */
function textOf(channel: Channel): string {
  const known = written.get(channel) ?? newText(channel);
  written.set(channel, known);
  return known;
}

function newText(channel: Channel): string {
  if (channel.gone) return '';
  const text = JSON.stringify(channelState(channel), undefined, 1).replaceAll('\n', '\n  ');
  return `  ${JSON.stringify(channel.id)}: ${text}`;
}

export function orchestrationText({ seq, at, channels }: State): string {
  const here = Object.values(channels).map(textOf).filter(Boolean);
  const listed = here.length === 0 ? '{}' : `{\n${here.join(',\n')}\n }`;
  return `{\n "seq": ${seq},\n "updatedAt": ${JSON.stringify(iso(at))},\n "channels": ${listed}\n}\n`;
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

/** At most so often is the state written anew … */
const shortestGapMs = 500;
/** … and so that no more is written in a second than this, however many channels there are. */
const bytesASecond = 20_000;
const retryMs = 5000;

export function projectChannels({ home, clock, log }: ChannelProjectOptions): ChannelProjections {
  const { state: folder, stateLogs } = homePaths(home);
  const path = join(folder, 'orchestration-state.json');
  const turns = openTurnsLog(join(stateLogs, 'turns.log'));
  let latest: State | undefined;
  let standing: State['channels'] | undefined;
  let bytes = 0;

  const writing = coalesce({
    clock,
    gapMs: () => Math.max(shortestGapMs, (bytes / bytesASecond) * 1000),
    retryMs,
    async work() {
      await turns.write();
      const now = latest;
      if (!now || now.channels === standing) return false;
      const text = orchestrationText(now);
      await writeAtomically(path, text, { sync: false, mode: ownerOnly });
      bytes = text.length;
      standing = now.channels;
      return true;
    },
    // What can't be written must not take the host with it.
    failed: (error) => log.warn('What channels did could not be written', { error: String(error) }),
  });

  return {
    observer: {
      name: 'files of channels',
      told(_records, after, before, { channels }) {
        // The first time whatever a kill left unwritten is made up for.
        if (after.channels === before.channels && (latest || isEmpty(after))) return;
        latest = after;
        turns.told(channels, after, before);
        writing.soon();
      },
    },
    settle: writing.settle,
  };
}
