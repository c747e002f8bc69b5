/** orchestration-state.json: agents with their states, queues, whose turn it is, the last 50 turn events of each channel. */
import { agentState, queueOf } from '../../../core/channels/agentStates.ts';
import type { Channel } from '../../../core/channels/channel.ts';
import type { State } from '../../../core/state.ts';

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
