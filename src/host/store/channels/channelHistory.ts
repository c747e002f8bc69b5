/**
 * What was said in a channel, from the journal: a page at a time, the newest first read, so that a look at last week costs
 * no replay, and in pieces, so that no turn waits for it. What was said is here, with the links of escalations and the end of a discussion; what else the moderator noted stands in turns.log.
 */
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Message } from '../../../core/channels/channel.ts';
import type { ChannelEvent } from '../../../core/channels/channelEvents.ts';
import { readReply } from '../../../core/channels/turns/completion.ts';
import { eventMisfit } from '../../../core/eventShape.ts';
import type { Event, Stamped } from '../../../core/events.ts';
import { type Files, isMissing, realFiles } from '../home/files.ts';
import { homePaths } from '../home/paths.ts';
import { decodeRecord } from '../journal/journalRecord.ts';
import { type Line, readLine } from '../journal/scanLines.ts';
import { listSegments, type Segment, voidFrom } from '../journal/segments.ts';

const unpack = promisify(gunzip);

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

/** So many records, or bytes without one, are read before others have their turn: about a millisecond. */
const atOnce = 50;
const stretch = 512 * 1024;

export async function readHistory(
  home: string,
  asked: HistoryAsk,
  files: Files = realFiles,
): Promise<HistoryPage> {
  const { journal } = homePaths(home);
  const segments = listSegments(files, journal);
  let found: Message[] = [];
  for (const segment of segments.toReversed()) {
    if (segment.firstSeq >= asked.before) continue;
    const end = Math.min(asked.before, voidFrom(segment, segments));
    const bytes = await bytesOf(files, journal, segment);
    const records: Stamped[] = [];
    let read = 0;
    for (const line of linesOn(asked.channel, bytes, segment.fence)) {
      const isAsked = line?.seq !== undefined && line.seq < end;
      const record = isAsked ? decodeRecord<Event>(line.bytes) : undefined;
      if (record && eventMisfit(record.event) === undefined) records.push(record);
      read += 1;
      if (!line || read % atOnce === 0) await immediate();
    }
    found = [...said(records, asked), ...found];
    if (found.length > asked.limit) break;
  }
  const messages = found.slice(-asked.limit);
  const first = messages[0];
  return found.length > messages.length && first ? { messages, before: first.seq } : { messages };
}

/** Packed ones are unpacked beside the loop. One that can't be holds nothing to show. */
async function bytesOf(files: Files, folder: string, { name, packed }: Segment): Promise<Buffer> {
  const unpacked = async (file: string) => await unpack(files.read(file)).catch(() => Buffer.alloc(0));
  const file = join(folder, name);
  if (packed) return await unpacked(file);
  try {
    return files.read(file);
  } catch (error) {
    if (!isMissing(error) || files.stat(`${file}.gz`) === undefined) throw error;
    // Packed since we looked.
    return await unpacked(`${file}.gz`);
  }
}

const lineFeed = 0x0a;
const keys = ['"channel"', '"to"', '"from"'];

/**
 * The lines that name a channel, and nothing in between after each stretch without one. They are looked for in the bytes:
 * reading every line of a long journal takes its time.
 */
function* linesOn(channel: string, bytes: Buffer, fence: number): Generator<Line | undefined> {
  const value = Buffer.from(`:${JSON.stringify(channel)}`);
  let from = 0;
  while (from < bytes.length) {
    const hit = bytes.subarray(from, from + stretch + value.length).indexOf(value);
    if (hit < 0) {
      from += stretch;
      yield undefined;
      continue;
    }
    const at = from + hit;
    from = at + value.length;
    if (!keys.some((key) => bytes.toString('latin1', Math.max(0, at - key.length), at) === key)) continue;
    const feed = bytes.indexOf(lineFeed, at);
    from = feed < 0 ? bytes.length : feed;
    yield readLine(bytes.subarray(bytes.lastIndexOf(lineFeed, at) + 1, from), 0, fence, feed >= 0);
  }
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
      const { text, empty } = readReply(event.text, event.completion ?? completion, event);
      if (empty) return undefined;
      const id = event.id ?? `${channel}-${event.turn}-${event.attempt}`;
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
