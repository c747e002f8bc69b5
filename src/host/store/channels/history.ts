/**
 * What was said in a channel, from the journal: a page at a time, the newest first read, so that a look at last week costs
 * no replay. What was said is here, with the links of escalations and the end of a discussion; what else the moderator noted stands in turns.log.
 */
import type { Message } from '../../../core/channels/channel.ts';
import type { ChannelEvent } from '../../../core/channels/channelEvents.ts';
import { readReply } from '../../../core/channels/completion.ts';
import { eventMisfit } from '../../../core/eventShape.ts';
import type { Event, Stamped } from '../../../core/events.ts';
import { type Files, realFiles } from '../files.ts';
import { homePaths } from '../paths.ts';
import { decodeRecord } from '../record.ts';
import { listSegments, voidFrom } from '../segments.ts';
import { scanSegment } from '../walk.ts';

export interface HistoryPage {
  /** Oldest first. */
  messages: Message[];
  /** Ask for what is before this; absent: that was the beginning. */
  before?: number;
}

export interface HistoryAsk {
  channel: string;
  /** Only what is before this place in the journal. */
  before: number;
  limit: number;
  /** As the channel is set: what a reply's last line means where its record does not say. */
  completion: 'reply' | 'signal';
  /** Places of replies that came when their turn had been taken away: nobody has seen them. */
  dropped?: readonly number[] | undefined;
}

export function readHistory(home: string, asked: HistoryAsk, files: Files = realFiles): HistoryPage {
  const { journal } = homePaths(home);
  const segments = listSegments(files, journal);
  const needles = ['channel', 'to', 'from'].map((key) =>
    Buffer.from(`"${key}":${JSON.stringify(asked.channel)}`),
  );
  let found: Message[] = [];
  for (const segment of segments.toReversed()) {
    if (segment.firstSeq >= asked.before) continue;
    const end = Math.min(asked.before, voidFrom(segment, segments));
    const records = scanSegment(files, journal, segment)
      .filter(
        ({ seq, bytes }) =>
          seq !== undefined && seq < end && needles.some((needle) => bytes.includes(needle)),
      )
      .flatMap(({ bytes }) => decodeRecord<Event>(bytes) ?? [])
      .filter(({ event }) => eventMisfit(event) === undefined);
    found = [...said(records, asked), ...found];
    if (found.length > asked.limit) break;
  }
  const messages = found.slice(-asked.limit);
  const first = messages[0];
  return found.length > messages.length && first ? { messages, before: first.seq } : { messages };
}

function said(records: readonly Stamped[], { channel, completion, dropped = [] }: HistoryAsk): Message[] {
  const over = new Set<string>();
  const seen = new Set<string>();
  return records.flatMap((record) => {
    const event = record.event as ChannelEvent;
    const message = messageOf(record, event, channel, completion);
    const turn = 'turn' in event && 'attempt' in event ? `${event.turn}/${event.attempt}` : undefined;
    // What settled a turn first counts; what came after was dropped.
    if (turn !== undefined && over.has(turn)) return [];
    if (turn !== undefined && event.type !== 'channel.tool-called') over.add(turn);
    if (!message || seen.has(message.id) || dropped.includes(record.seq)) return [];
    seen.add(message.id);
    return [message];
  });
}

function messageOf(
  { seq, at }: Stamped,
  event: ChannelEvent,
  channel: string,
  completion: HistoryAsk['completion'],
): Message | undefined {
  const base = { seq, at, depth: 0 };
  switch (event.type) {
    case 'message.posted': {
      if (event.channel !== channel) return undefined;
      const { id, by, kind, text } = event;
      return { ...base, id, by, kind, text };
    }
    case 'channel.replied': {
      if (event.channel !== channel) return undefined;
      const { text, empty } = readReply(event.text, event.completion ?? completion);
      if (empty) return undefined;
      const id = `${channel}-${event.turn}-${event.attempt}`;
      const model = event.model === undefined ? {} : { model: event.model };
      const kind = event.person ? 'human' : 'agent';
      return { ...base, id, by: event.agent ?? 'agent', kind, text, turn: event.turn, ...model };
    }
    case 'channel.escalated': {
      const { id, by, text, from, to } = event;
      if (to !== channel && from !== channel) return undefined;
      const notice =
        to === channel
          ? ({ code: 'escalated-from', agent: by, channel: from } as const)
          : ({ code: 'escalated-to', agent: by, channel: to } as const);
      return { ...base, id, by, kind: 'moderator', text, notice };
    }
    case 'discussion.completed': {
      if (event.to !== channel) return undefined;
      const notice = {
        code: 'concluded',
        agent: event.by,
        channel: event.channel,
        path: event.summary,
      } as const;
      return {
        ...base,
        id: `concluded-${event.channel}`,
        by: 'moderator',
        kind: 'moderator',
        text: '',
        notice,
      };
    }
    default:
      return undefined;
  }
}
