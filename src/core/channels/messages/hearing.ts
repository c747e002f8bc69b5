/** What a message does to a channel once it has joined the context: whom it releases, wakes, calls up. */
import { own } from '../../own.ts';
import type { Channel, Heard, Message, Moment, Wake } from '../channel.ts';
import { attended, chainEnded, deepestCause, isHeldBack, isOfSums } from '../guards.ts';
import { unpaused } from '../turns/afterRestart.ts';
import { rest, wake } from '../turns/cycles.ts';
import { onlySpeaker, toldAlone, withOnly } from '../turns/oneAbleSpeaker.ts';
import { toldOfPassedOver } from '../turns/passedOver.ts';
import { withoutRepetition } from '../turns/repetition.ts';
import { wakesFor } from '../turns/router.ts';
import { hasOrder, isAble, released } from '../turns/speakers.ts';
import { saysWord } from './mentions.ts';
import { announce, note, say } from './recentMessages.ts';

const mostWakes = 50;

/** A message of somebody without the floor. */
export function hear(channel: Channel, heard: Heard, now: Moment): Channel {
  const { message } = heard;
  const said = say(channel, message);
  const here = message.kind === 'human' ? back(withPerson(said, now), message.by, now) : said;
  const called = calledUp(here, message, now);
  // While a council holds the floor what people say goes to it.
  if (channel.councils.length > 0 && !channel.turn) return called;
  const only = onlySpeaker(called);
  const wakes = hasOrder(called) && only === undefined ? [] : wakesFor(withOnly(called, only), heard);
  const told =
    message.kind === 'human' ? toldOfPassedOver(called, spokenToBy(called, message, wakes), now) : called;
  if (only !== undefined && wakes.length > 0) return woken(heardAlone(told, only, now), wakes, now);
  if (only !== undefined) return told;
  if (!hasOrder(told)) return woken(told, wakes, now);
  if (told.stage === 'running') return heardUnderWay(told, message, now);
  return wokenByMessage(told, message, now);
}

/** As where there is one agent: no order, no dormancy, and it is said why. */
function heardAlone(channel: Channel, only: string, now: Moment): Channel {
  const told = toldAlone(channel, only, now);
  return { ...rest(told), wakes: told.wakes };
}

/** Whom a person means: who is named or would be woken, and where that is nobody who can speak, everyone. */
function spokenToBy(channel: Channel, { mentions = [] }: Message, wakes: readonly Wake[]): string[] {
  const ids = channel.agents.map(({ id }) => id);
  const isDeaf = hasOrder(channel) && !ids.some((id) => isAble(channel, id));
  return isDeaf ? ids : [...mentions, ...wakes.map(({ agent }) => agent)];
}

/** What the agent with the floor says: it releases and calls up others, but is no veto and wakes no order. */
export function hearReply(channel: Channel, message: Message, now: Moment): Channel {
  const called = calledUp(say(channel, message), message, now);
  if (!hasOrder(called)) return woken(called, wakesFor(called, { message }), now);
  return called.stage === 'running' ? interrupted(called, message) : called;
}

/**
 * What follows in the cycle is caused by it too. A person keeps the cycle awake; an agent does where its chain is the
 * longer one, so that two channels that talk to each other come to the end of it.
 */
function heardUnderWay(channel: Channel, message: Message, now: Moment): Channel {
  const depth = message.depth + 1;
  if (depth > deepestCause) return chainEnded(channel, now, message.by);
  const isDeeper = depth > channel.depth;
  const heard = isDeeper || message.kind === 'human' ? spokenTo(channel) : channel;
  return interrupted(isDeeper ? { ...heard, depth } : heard, message);
}

const spokenTo = (channel: Channel): Channel => ({
  ...channel,
  cycle: { ...channel.cycle, spokenTo: true },
});

/** A person spoke: who waited for one goes on, guards count anew, and what follows is caused by this. */
export function withPerson(channel: Channel, now: Moment): Channel {
  const wasLate = channel.paused?.late;
  const there = attended(withoutRepetition(wasLate ? unpaused(channel, now) : channel), now.at);
  const here: Channel = { ...there, depth: 1 };
  // Also who is away for now: they waited for a person, and one has spoken.
  const free = Object.keys(channel.standings).reduce((next, id) => released(next, id, 'waiting'), here);
  // Who speaks into a channel that a sum of the hour holds is told so: a message does not lift that.
  if (free.stopped) return announce(free, now, { code: 'stopped', ...limitOf(free.stopped) });
  return channel.stopped || wasLate ? note(free, now.at, 'resumed', { reason: 'human' }) : free;
}

const limitOf = ({ at: _at, ...limit }: NonNullable<Channel['stopped']>) => limit;

/** Who is named is no longer OFFLINE, and comes next where the order says so. */
function calledUp(channel: Channel, { mentions = [], by }: Message, now: Moment): Channel {
  const here = mentions.filter((id) => id !== by && channel.agents.some((agent) => agent.id === id));
  const free = here.reduce((next, id) => back(next, id, now), channel);
  if (channel.settings.order !== 'addressed') return free;
  const added = here.filter((id) => !free.addressed.includes(id));
  return added.length === 0 ? free : { ...free, addressed: [...free.addressed, ...added] };
}

function back(channel: Channel, agent: string, now: Moment): Channel {
  if (!own(channel.standings, agent)?.offline) return channel;
  return note(released(channel, agent), now.at, 'released', { agent, reason: 'addressed' });
}

/** Asks outside the order, each agent once: what is said meanwhile is in its context when its turn comes. */
function woken(channel: Channel, wakes: readonly Wake[], now: Moment): Channel {
  let next = channel;
  for (const each of wakes) {
    if (each.why.code !== 'mention') next = back(next, each.agent, now);
    if (each.depth > deepestCause) {
      next = chainEnded(next, now, each.why.by ?? each.agent);
      continue;
    }
    const isQueued = next.wakes.some(({ agent }) => agent === each.agent);
    if (isQueued || next.wakes.length >= mostWakes || isDeaf(next)) continue;
    next = { ...next, wakes: [...next.wakes, each] };
  }
  return next;
}

/** Stopped until a person speaks; what waits for a raised limit is heard, and answered then. */
const isDeaf = (channel: Channel): boolean =>
  channel.stopped !== undefined && isHeldBack(channel) && !isOfSums(channel.stopped);

function wokenByMessage(channel: Channel, message: Message, now: Moment): Channel {
  const depth = message.depth + 1;
  if (isDeaf(channel)) return channel;
  if (depth > deepestCause) return chainEnded(channel, now, message.by);
  if (!channel.agents.some(({ id }) => isAble(channel, id))) return channel;
  return interrupted(wake({ ...channel, depth }, now), message);
}

/** A word in `reactsTo` gives that agent the next turn as an extra one; never twice in a cycle. */
function interrupted(channel: Channel, message: Message): Channel {
  if (message.text === '' || isHeldBack(channel)) return channel;
  const { list, reacted } = channel.cycle;
  const extra = channel.agents.flatMap(({ id, reactsTo = [] }): Wake[] => {
    if (id === message.by || reacted.includes(id) || !list.includes(id) || !isAble(channel, id)) return [];
    const word = reactsTo.find((each) => saysWord(message.text, each));
    if (word === undefined) return [];
    const why = { code: 'interrupt', word, message: message.id, by: message.by } as const;
    return [{ agent: id, why, depth: channel.depth }];
  });
  if (extra.length === 0) return channel;
  return {
    ...channel,
    wakes: [...channel.wakes, ...extra],
    cycle: { ...channel.cycle, reacted: [...reacted, ...extra.map(({ agent }) => agent)] },
  };
}
