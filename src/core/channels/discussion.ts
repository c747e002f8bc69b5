/** The end of a discussion, and what a sealed channel answers. */
import type { Channel, ChannelId, Moment } from './channel.ts';
import { announce, note, say, slim } from './messages/recentMessages.ts';
import { rest } from './turns/cycles.ts';
import { abortTurn, freed } from './turns/turnEnds.ts';

export interface DiscussionRefusal {
  code: 'not-a-discussion' | 'not-the-initiator' | 'concluded-already';
}

/** Why this one can't conclude the discussion; undefined: it can, if its summary is there. A person may conclude any. */
export function completionRefusal(
  channel: Channel,
  by: { id: string; isPerson: boolean },
): DiscussionRefusal | undefined {
  const { mode, discussion } = channel.settings;
  if (mode !== 'discussion' || !discussion) return { code: 'not-a-discussion' };
  if (!by.isPerson && discussion.initiator !== by.id) return { code: 'not-the-initiator' };
  return channel.archived ? { code: 'concluded-already' } : undefined;
}

/**
 * Whether what was given for a summary names a file: one line that begins with the folder, or one word with a slash or an
 * ending. Everything else is the summary itself.
 */
export function namesFile(given: string): boolean {
  const line = given.trim();
  if (/[\r\n]/.test(line)) return false;
  if (/^(?:\.[\\/])?discussion-summary(?:[\\/]|$)/.test(line)) return true;
  return !/\s/.test(line) && /[\\/]|\.[a-z0-9]{1,8}$/i.test(line);
}

/** Where its end is told, as far as that is a channel of ours. */
export function toldIn({ settings }: Channel): { to?: ChannelId } {
  const callback = settings.discussion?.callback;
  return callback?.guild === 'local' ? { to: callback.channel } : {};
}

/** Sealed: who has the floor loses it, and nobody is woken any more. */
export function archive(channel: Channel, now: Moment, summary?: string, by?: string): Channel {
  const free = rest(
    by !== undefined && channel.turn?.agent === by ? concludedIn(channel, now) : aborted(channel, now),
  );
  const closed = free.held.reduce((next, { message }) => say(next, message), free);
  const archived = { at: now.at, ...(summary === undefined ? {} : { summary }) };
  return slim(note({ ...closed, turns: 'archived', archived, held: [] }, now.at, 'archived'));
}

const aborted = (channel: Channel, now: Moment): Channel => abortTurn(channel, now, 'aborted', 'archived');

/** Who concludes the discussion in its own turn has completed it: it was not taken away. */
function concludedIn(channel: Channel, now: Moment): Channel {
  const { agent, n } = channel.turn ?? {};
  const of = { ...(agent === undefined ? {} : { agent }), ...(n === undefined ? {} : { turn: n }) };
  return freed(note(channel, now.at, 'completed', { ...of, reason: 'concluded' }));
}

const onceEveryMs = 60_000;

/** Whoever writes into a sealed channel is told so, at most once a minute. */
export function sealedReply(channel: Channel, now: Moment, author: string): Channel {
  const recent = Object.fromEntries(
    Object.entries(channel.told).filter(([, at]) => now.at - at < onceEveryMs),
  );
  if (Object.hasOwn(recent, author)) return { ...channel, told: recent };
  const isConcluded = channel.archived?.summary !== undefined;
  const told = { ...channel, told: { ...recent, [author]: now.at } };
  return announce(told, now, { code: isConcluded ? 'closed' : 'archived', agent: author });
}
