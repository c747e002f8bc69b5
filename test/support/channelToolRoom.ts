/** Channels that are played on the pure core, and the tools of whoever has the floor in one of them. */
import assert from 'node:assert/strict';
import { pendingIn } from '../../src/core/channels/turns/pendingIn.ts';
import type { Event } from '../../src/core/events.ts';
import type { Language } from '../../src/core/ids.ts';
import type { HouseDeeds, SeatTools, Surroundings } from '../../src/host/ports/ports.ts';
import { openToolRoom } from '../../src/host/tools/seatTools.ts';
import { agents, type ChannelPlay, type Declared, type Known, playChannels, start } from './channelPlay.ts';
import { noDeeds } from './toolRoom.ts';
import { virtualClock } from './virtualClock.ts';

export interface ChannelToolRoom {
  play: ChannelPlay;
  stored: Event[];
  told: string[];
  /** What whoever has the floor of this channel may call. */
  floor(channel?: string, how?: { language?: Language; signal?: AbortSignal }): Promise<SeatTools>;
  /** One call by whoever has the floor. */
  call(tool: string, input: unknown, channel?: string): Promise<{ ok: boolean; text: string }>;
}

export interface ChannelToolOptions {
  /** Of everyone. */
  grants: string[];
  deeds?: Partial<HouseDeeds>;
  known?: Known[];
  onStored?(event: Event): void;
}

const quiet = () => undefined;
export const none: SeatTools = { list: [], call: async () => ({ ok: false, text: 'nothing offered' }) };

export const granted = (grants: string[], known: Known[] = agents('ann', 'ben', 'cyd', 'dan')): Known[] =>
  known.map((one) => ({ capabilities: { tools: grants }, ...one }));

export function channelToolRoom(declared: Declared[], options: ChannelToolOptions): ChannelToolRoom {
  const play = playChannels(declared, granted(options.grants, options.known));
  const stored: Event[] = [];
  const told: string[] = [];
  let drawn = 0;
  const surroundings = {
    clock: virtualClock(start),
    chance: { ulid: () => `u${(drawn += 1)}`, seed: () => 1, word: () => 'w' },
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    language: 'en',
    trusted: true,
    mask: (text: string) => text,
    declared: async () => ({ mcp: {} }),
  } as unknown as Surroundings;
  const room = openToolRoom({
    surroundings,
    councils: () => play.state().councils,
    channels: () => play.state().channels,
    identities: () => play.state().identities,
    deeds: { ...noDeeds, ...options.deeds },
    archive: async () => undefined,
    tell: (_level, message) => void told.push(message),
  });
  const store = async (...events: Event[]) => {
    stored.push(...events);
    play.tell(...events);
    for (const event of events) options.onStored?.(event);
  };
  const floor: ChannelToolRoom['floor'] = async (id, how = {}) => {
    const channel = play.channel(id);
    const ask = pendingIn(channel).find((owed) => owed.kind === 'channel-ask');
    assert.ok(ask?.kind === 'channel-ask', 'nobody has the floor');
    const signal = how.signal ?? new AbortController().signal;
    return (await room.offerInChannel(channel, ask, how.language ?? 'en', signal, store)) ?? none;
  };
  return {
    play,
    stored,
    told,
    floor,
    call: async (tool, input, channel) => await (await floor(channel)).call(tool, input),
  };
}
