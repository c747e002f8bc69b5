/**
 * The whole texts of messages of which the state holds only the beginning: kept as they are said, read back from the
 * journal after a restart, and forgotten once they have left the window. What is kept is bounded.
 */
import type { Channel, ChannelId, Message } from '../../core/channels/channel.ts';
import type { TextOf } from '../../core/channels/messages/readingLimit.ts';
import { beginningKept, windowMessages } from '../../core/channels/messages/recentMessages.ts';
import { completionOf, readReply } from '../../core/channels/turns/completion.ts';
import type { Stamped } from '../../core/events.ts';
import { own } from '../../core/own.ts';
import type { Observer } from '../ports/ports.ts';

export interface Texts extends Observer {
  /** As far as they are at hand. */
  of(channel: Channel): TextOf;
  /** Those that are not at hand are read back first. */
  ready(channel: Channel): Promise<TextOf>;
}

/** Of all channels together; beyond it those that were needed longest ago are read back when they are. */
const mostCharacters = 8_000_000;

/** What was said, read back from the journal. */
export type ReadBack = (asked: {
  channel: ChannelId;
  before: number;
  limit: number;
  completion: 'reply' | 'signal';
  dropped: readonly number[] | undefined;
}) => Promise<{ messages: Message[] }>;

export function keepTexts(history: ReadBack): Texts {
  /** By channel, the one that was needed last at the end; in it by the place in the journal. */
  const kept = new Map<ChannelId, Map<number, string>>();
  let characters = 0;

  function drop(id: ChannelId, texts: Map<number, string>, seq: number): void {
    characters -= texts.get(seq)?.length ?? 0;
    texts.delete(seq);
    if (texts.size === 0) kept.delete(id);
  }

  function keep(id: ChannelId, seq: number, text: string): void {
    const texts = kept.get(id) ?? new Map<number, string>();
    kept.delete(id);
    kept.set(id, texts);
    if (!texts.has(seq)) characters += text.length;
    texts.set(seq, text);
    while (texts.size > windowMessages) drop(id, texts, texts.keys().next().value ?? seq);
    for (const [other, theirs] of kept) {
      if (characters <= mostCharacters || other === id) break;
      for (const place of [...theirs.keys()]) drop(other, theirs, place);
    }
  }

  const textOf =
    ({ id, settings }: Channel): TextOf =>
    (message) =>
      message.notice?.code === 'guide' ? settings.discussion?.guide : kept.get(id)?.get(message.seq);

  return {
    name: 'texts of channels',
    of: textOf,
    async ready(channel) {
      const { id, messages, settings, dropped } = channel;
      const find = textOf(channel);
      const missing = messages.filter((message) => message.cut && find(message) === undefined);
      const last = missing.at(-1);
      if (!last) return find;
      const completion = completionOf(settings);
      const asked = { channel: id, before: last.seq + 1, limit: windowMessages, completion, dropped };
      const { messages: read } = await history(asked);
      const wanted = new Set(missing.map(({ seq }) => seq));
      for (const { seq, text } of read) if (wanted.has(seq) && text !== '') keep(id, seq, text);
      return find;
    },
    told(records, after) {
      for (const record of records) {
        const said = saidIn(record);
        const channel = said && own(after.channels, said.channel);
        // What is short stays whole in the state; what waits there is heard later, under the same place.
        const text = channel && stands(channel, record.seq) ? said.text(channel) : '';
        if (said && text.length > beginningKept) keep(said.channel, record.seq, text);
      }
    },
  };
}

const stands = ({ messages, held }: Channel, seq: number): boolean =>
  messages.some((one) => one.seq === seq && one.text !== '') ||
  held.some(({ message }: { message: Message }) => message.seq === seq);

function saidIn({ event }: Stamped): { channel: ChannelId; text(channel: Channel): string } | undefined {
  switch (event.type) {
    case 'message.posted':
      return { channel: event.channel, text: () => event.text };
    case 'channel.escalated':
      return { channel: event.to, text: () => event.text };
    case 'channel.replied':
      return {
        channel: event.channel,
        text: ({ settings }) => readReply(event.text, event.completion ?? completionOf(settings)).text,
      };
    default:
      return undefined;
  }
}
