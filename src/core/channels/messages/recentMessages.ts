/** What was said last in a channel and what was noted of its turns: both bounded, so that no turn costs more than another. */
import type { Channel, Message, Moment, Notice, TurnNote } from '../channel.ts';

export const windowMessages = 40;
export const windowCharacters = 24_000;
/** Of a message that no longer fits whole. */
export const beginningKept = 300;
/** Of one message; the whole text is in the journal. */
export const longestKept = 8_000;
/** As many as orchestration-state.json shows. */
export const notesKept = 50;
const idsKept = 100;

export const isKnown = (channel: Channel, id: string): boolean => channel.recent.includes(id);

/** A sealed channel stays in the state for its lock and its answer, and there may be many: it keeps a quarter. */
const sealedShare = 4;

/** Adds a message to the window; the oldest leaves it. */
export function say(channel: Channel, message: Message): Channel {
  const messages = fitting([...channel.messages, cut(message)], channel.archived ? sealedShare : 1);
  return { ...channel, messages, said: channel.said + 1, updatedAt: message.at };
}

/**
 * Whole are the newest that fit; of those before them a beginning is kept, and the rest is found by its place in the
 * journal. So what the state holds is bounded, and what is read of a channel is not bounded by it.
 */
function fitting(messages: Message[], share: number): Message[] {
  const most = Math.floor(windowMessages / share);
  let room = windowCharacters / share - most * beginningKept;
  const kept = messages.slice(-most).toReversed();
  return kept
    .map((message, n) => {
      room -= message.text.length;
      return n === 0 || room >= 0 || message.text.length <= beginningKept
        ? message
        : { ...message, text: message.text.slice(0, beginningKept), cut: true as const };
    })
    .reverse();
}

/** What a sealed channel no longer needs is left to the journal. */
export const slim = (channel: Channel): Channel => ({
  ...channel,
  messages: fitting(channel.messages, sealedShare),
  log: channel.log.slice(-Math.floor(notesKept / sealedShare)),
  recent: channel.recent.slice(-Math.floor(idsKept / sealedShare)),
  standings: {},
  hour: [],
  aborted: [],
});

/** What waits in the state, as what stands there, is bounded: the whole text is found by its place. */
export const cut = (message: Message): Message =>
  message.text.length > longestKept
    ? { ...message, text: message.text.slice(0, longestKept), cut: true }
    : message;

/** From here on a message of this id changes nothing. */
export const remember = (channel: Channel, id: string): Channel => ({
  ...channel,
  recent: [...channel.recent.slice(1 - idsKept), id],
});

/** The moderator says something, by its code. Nobody is woken by it. */
export function announce(
  channel: Channel,
  { at, seq }: Moment,
  notice: Notice,
  more: Partial<Message> = {},
): Channel {
  const id = `moderator-${channel.id}-${channel.said + 1}`;
  const base = { id, at, seq, by: 'moderator', kind: 'moderator', text: '', depth: channel.depth } as const;
  return say(channel, { ...base, notice, ...more });
}

/** A line of turns.log. */
export function note(
  channel: Channel,
  at: number,
  event: TurnNote['event'],
  more: Omit<TurnNote, 'n' | 'at' | 'event'> = {},
): Channel {
  const n = channel.noted + 1;
  return { ...channel, noted: n, log: [...channel.log.slice(1 - notesKept), { n, at, event, ...more }] };
}
