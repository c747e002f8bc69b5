/** A message is posted by a person or through a tool: what it does to the turn that is open is its own policy, or the channel's. */
import type { Channel, Heard, Moment } from '../channel.ts';
import type { ChannelEvent } from '../channelEvents.ts';
import { sealedReply } from '../discussion.ts';
import { cycleAnew, wake } from '../turns/cycles.ts';
import { hasOrder } from '../turns/speakers.ts';
import { abortTurn } from '../turns/turnEnds.ts';
import { hear } from './hearing.ts';
import { cut, isKnown, remember, say } from './recentMessages.ts';

type Posted = Extract<ChannelEvent, { type: 'message.posted' }>;

/** More than this in one turn joins at once: nothing is dropped. */
const mostHeld = 100;

export function posted(channel: Channel, event: Posted, now: Moment): Channel {
  if (channel.gone || isKnown(channel, event.id)) return channel;
  const heard = heardOf(event, now);
  const known = remember(channel, event.id);
  if (known.archived) return sealedReply(say(known, heard.message), now, event.by);
  if (event.quiet) return say(known, heard.message);
  if (event.kind === 'agent') return byAgent(known, heard, now);
  switch (event.policy ?? known.settings.humans) {
    case 'queue':
      if (!isAwaited(known) || known.held.length >= mostHeld) return hear(known, heard, now);
      return { ...known, held: [...known.held, { ...heard, message: cut(heard.message) }] };
    case 'interrupt':
      return interrupting(known, heard, now);
    default:
      return hear(known, heard, now);
  }
}

/** A turn whose end can be waited for: after a long absence nobody is asked before a person speaks, and this one does. */
const isAwaited = ({ turn, paused }: Channel): boolean => turn !== undefined && !paused?.late;

function heardOf(event: Posted, { at, seq }: Moment): Heard {
  const { id, by, kind, text, mentions, domain } = event;
  const depth = kind === 'human' ? 0 : event.depth;
  const named = mentions.length > 0 ? { mentions } : {};
  return { message: { id, at, seq, by, kind, text, depth, ...named }, ...(domain ? { domain } : {}) };
}

/** The turn is recorded as interrupted, what was said in it stays; a new cycle starts. Who waited for its end spoke first. */
function interrupting(channel: Channel, heard: Heard, now: Moment): Channel {
  const free = abortTurn(channel, now, 'interrupted', heard.message.by);
  const anew = hasOrder(free) && free.stage === 'running' ? cycleAnew({ ...free, wakes: [] }, now) : free;
  return hear(release(anew, now), heard, now);
}

/** Another agent's message while a delivery is awaited ends the wait and counts as a wake. */
function byAgent(channel: Channel, heard: Heard, now: Moment): Channel {
  const { turn } = channel;
  if (turn?.state !== 'delivering' || turn.agent === heard.message.by) return hear(channel, heard, now);
  const free = abortTurn(channel, now, 'interrupted', heard.message.by);
  return hear(release(hasOrder(free) ? wake(free, now) : free, now), heard, now);
}

/** What waited for the turn's end joins the context, in its order. */
export function release(channel: Channel, now: Moment): Channel {
  if (channel.turn || channel.held.length === 0) return channel;
  const free: Channel = { ...channel, held: [] };
  return channel.held.reduce((next, heard) => hear(next, heard, now), free);
}
