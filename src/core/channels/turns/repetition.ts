/** An agent that says again what it said: after three such turns without a person its words are taken for a pass. */
import { alike, repeatsFrom, shingles, wordsIn } from '../../alike.ts';
import type { SeatId } from '../../ids.ts';
import { own } from '../../own.ts';
import type { Channel, Message } from '../channel.ts';
import { longestKept } from '../messages/recentMessages.ts';
import { withStanding } from './speakers.ts';

/** As many turns that repeat its own, and an agent passes. */
export const repeatsUntilPass = 3;

/** What was said never changes: it is counted once. */
const counted = new WeakMap<Message, Set<string>>();

function shinglesOf(message: Message): Set<string> {
  const known = counted.get(message) ?? shingles(message.text);
  counted.set(message, known);
  return known;
}

const inWords = (text: string): string => wordsIn(text).join(' ') || text.trim();

function repeatsItself({ messages }: Channel, agent: SeatId, text: string): boolean {
  const own = messages.filter(
    ({ by, kind, to, cut, text: kept }) =>
      by === agent &&
      kind === 'agent' &&
      to === undefined &&
      // Of an older one so little may be kept that a usual opening would pass for a repetition.
      !(cut && kept.length < longestKept),
  );
  if (own.length === 0) return false;
  const whole = shingles(text);
  // Too few words to be alike in: “Agreed.” repeats nothing but “Agreed”.
  if (whole.size === 0) return own.some((each) => inWords(each.text) === inWords(text));
  // Of a long one only the beginning is kept: it is compared with as much.
  return own.some((each) => {
    const mine = each.cut ? shingles(text.slice(0, each.text.length)) : whole;
    return alike(mine, shinglesOf(each)) >= repeatsFrom;
  });
}

/** Counts whether this reply repeats earlier ones of its agent; one that says something new begins the count anew. */
export function withRepetition(channel: Channel, agent: SeatId, text: string): Channel {
  const before = own(channel.standings, agent)?.repeats;
  const repeats = repeatsItself(channel, agent, text) ? (before ?? 0) + 1 : undefined;
  return repeats === before ? channel : withStanding(channel, agent, { repeats });
}

export const isRepeating = (channel: Channel, agent: SeatId): boolean =>
  (own(channel.standings, agent)?.repeats ?? 0) >= repeatsUntilPass;

/** A person spoke: the same answer to a new question is no repetition. */
export const withoutRepetition = (channel: Channel): Channel =>
  Object.entries(channel.standings).reduce(
    (next, [id, { repeats }]) =>
      repeats === undefined ? next : withStanding(next, id, { repeats: undefined }),
    channel,
  );
