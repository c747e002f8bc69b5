/** What a person does to a channel beside speaking and editing channels.yaml. */
import type { Channel, Moment } from './channel.ts';
import type { Operation } from './channelEvents.ts';
import { attended } from './guards.ts';
import { note } from './messages/recentMessages.ts';
import { unpaused } from './turns/afterRestart.ts';
import { ended } from './turns/channelReplies.ts';
import { wake } from './turns/cycles.ts';
import { hasOrder, released } from './turns/speakers.ts';
import { abortTurn, absentFromTurn } from './turns/turnEnds.ts';

export function operated(channel: Channel, operation: Operation, by: string, now: Moment): Channel {
  if (channel.gone || channel.archived) return channel;
  switch (operation.do) {
    case 'advance':
      return advanced(channel, operation.turn, by, now);
    case 'complete':
      if (!isOpen(channel, operation.turn)) return channel;
      return completed(channel, by, now);
    case 'time-out':
      return isOpen(channel, operation.turn) ? absentFromTurn(channel, now, 'timed-out', by) : channel;
    case 'pause':
      return paused(channel, by, now);
    case 'resume':
      return resumed(channel, by, now);
    case 'release': {
      const { agent } = operation;
      const free = released(channel, agent);
      return free === channel ? channel : note(free, now.at, 'released', { agent, reason: by });
    }
    default:
      return channel;
  }
}

const isOpen = ({ turn }: Channel, n: number | undefined): boolean =>
  turn !== undefined && (n === undefined || n === turn.n);

/** The floor passes to the next; where nobody has it, the first gets it. */
function advanced(channel: Channel, turn: number | undefined, by: string, now: Moment): Channel {
  if (channel.turn) return isOpen(channel, turn) ? abortTurn(channel, now, 'advanced', by) : channel;
  if (turn !== undefined || !hasOrder(channel)) return channel;
  if (channel.stage !== 'running') return wake({ ...channel, depth: 1 }, now);
  const { choosing, ...rest } = channel;
  return choosing ? note(rest, now.at, 'advanced', { reason: by }) : channel;
}

/** With what was said in it so far; with nothing, it was an empty turn. */
function completed(channel: Channel, by: string, now: Moment): Channel {
  const { turn } = channel;
  if (!turn) return channel;
  const aborted = turn.state === 'asked' ? [...channel.aborted.slice(-4), turn.n] : channel.aborted;
  return ended({ ...channel, aborted }, now, {
    real: turn.messages > 0,
    wait: turn.then === 'wait',
    event: 'completed',
    reason: by,
  });
}

/** The call in flight comes home; nothing new is asked. */
function paused(channel: Channel, by: string, now: Moment): Channel {
  if (channel.paused) return channel;
  const { choosing: _choosing, ...rest } = channel;
  return note({ ...rest, paused: { by } }, now.at, 'paused', { reason: by });
}

/** A person sees to it: what a guard stopped goes on too. */
function resumed(channel: Channel, by: string, now: Moment): Channel {
  if (!channel.paused && !channel.stopped) return channel;
  const free = unpaused(channel, now);
  const seen = channel.stopped ? { ...attended(free, now.at), depth: 1 } : free;
  if (!channel.paused && seen.stopped) return channel;
  return note(seen, now.at, 'resumed', { reason: by });
}
