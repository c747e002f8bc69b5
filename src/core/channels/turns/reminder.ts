/** A discussion that is idle: its initiator is told, nobody else. */
import type { Channel, Moment } from '../channel.ts';
import { announce } from '../messages/recentMessages.ts';

/** The moderator tells the initiator alone, once for each dormancy; an agent is asked outside the turn order. */
export function reminded(channel: Channel, now: Moment): Channel {
  const { mode, discussion } = channel.settings;
  if (mode !== 'discussion' || !discussion) return channel;
  const to = discussion.initiator;
  const told = announce(channel, now, { code: 'idle', agent: to }, { to });
  if (channel.initiator === undefined) return told;
  const wake = { agent: to, why: { code: 'reminder', by: 'moderator' }, depth: channel.depth + 1 } as const;
  return { ...told, wakes: [...told.wakes, wake] };
}
