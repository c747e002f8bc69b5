/**
 * turns.log: one JSON line for each turn event, appended in its order, each once over restarts too. A file that has grown
 * large is kept once beside the new one.
 */
import { dirname } from 'node:path';
import * as z from 'zod';
import type { Channel, ChannelId, TurnNote } from '../../../core/channels/channel.ts';
import { own } from '../../../core/own.ts';
import type { State } from '../../../core/state.ts';
import { ownerOnly } from '../home/atomic.ts';
import { realFiles as files } from '../home/files.ts';
import { appendPlain, openPlainFile } from '../home/homeFile.ts';

const Noted = z.object({ channel: z.string(), n: z.int().nonnegative() });

const largestLog = 4_000_000;
/** Enough of the end to hold the last lines of every channel that spoke lately. */
const tailBytes = 256 * 1024;

export interface TurnsLog {
  /** Takes what is new; nothing is written yet. */
  told(channels: readonly ChannelId[], after: State, before: State): void;
  write(): Promise<void>;
}

export function openTurnsLog(path: string): TurnsLog {
  let waiting: { channel: Channel; notes: TurnNote[] }[] = [];
  let isBehind = true;
  /** The last event of each channel that stands in the file. */
  let last: Map<string, number> | undefined;
  let size = 0;

  function lineOf({ id }: Channel, { n, at, agent, event, reason, turn }: TurnNote): string[] {
    if (n <= (last?.get(id) ?? 0)) return [];
    last?.set(id, n);
    const fields = { at: new Date(at).toISOString(), channel: id, agent, event, reason, turn, n };
    return [`${JSON.stringify(fields)}\n`];
  }

  return {
    told(channels, after, before) {
      for (const id of isBehind ? Object.keys(after.channels) : channels) {
        const channel = own(after.channels, id);
        const was = own(before.channels, id);
        if (!channel || (was === channel && !isBehind)) continue;
        // What was noted and not written before a kill is still in the state.
        const notes = was && last ? channel.log.filter(({ n }) => n > was.noted) : channel.log;
        if (notes.length > 0) waiting.push({ channel, notes });
      }
      isBehind = false;
    },
    async write() {
      if (!last) {
        files.makeFolder(dirname(path));
        await cutTorn(path);
        ({ last, size } = await lastIn(path));
      }
      const batch = waiting;
      waiting = [];
      const text = batch
        .flatMap(({ channel, notes }) => notes.flatMap((note) => lineOf(channel, note)))
        .join('');
      if (text === '') return;
      try {
        await appendPlain(path, text, ownerOnly);
      } catch (error) {
        // Offered again: what of it stands in the file is seen there.
        waiting = [...batch, ...waiting];
        last = undefined;
        throw error;
      }
      size += text.length;
      if (size <= largestLog) return;
      files.rename(path, `${path}.1`);
      size = 0;
    },
  };
}

/** A line that a kill or a full disk cut short is written again, whole: what follows must not be glued to it. */
async function cutTorn(path: string): Promise<void> {
  const tail = await tailOf(path);
  const torn = tail.length - (tail.lastIndexOf('\n') + 1);
  if (torn === 0) return;
  const fd = files.open(path, 'r+');
  try {
    files.truncate(fd, files.statOpen(fd).size - torn);
  } finally {
    files.close(fd);
  }
}

async function lastIn(path: string): Promise<{ last: Map<string, number>; size: number }> {
  const last = new Map<string, number>();
  for (const file of [`${path}.1`, path])
    for (const line of (await tailOf(file)).toString().split('\n')) {
      try {
        const { channel, n } = Noted.parse(JSON.parse(line));
        last.set(channel, Math.max(n, last.get(channel) ?? 0));
      } catch {
        // A line that was cut, or nothing.
      }
    }
  return { last, size: files.stat(path)?.size ?? 0 };
}

async function tailOf(path: string): Promise<Buffer> {
  const handle = await openPlainFile(path).catch(() => undefined);
  if (!handle) return Buffer.alloc(0);
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, tailBytes);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer;
  } finally {
    await handle.close();
  }
}
