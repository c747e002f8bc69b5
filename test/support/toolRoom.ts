/** A room of tools with one seat at the door: what it is offered, what it calls, and what was stored. */
import type { Council, Turn } from '../../src/core/councils/council.ts';
import type { AskRef, Event } from '../../src/core/events.ts';
import type { Identity } from '../../src/core/identities/identity.ts';
import type { DeclaredBackends } from '../../src/host/ports/backendSettings.ts';
import type { Clock, HouseDeeds, SeatTools, Surroundings } from '../../src/host/ports/ports.ts';
import { openToolRoom, type ToolRoom } from '../../src/host/tools/seatTools.ts';
import { sampleCouncil } from './sampleCouncil.ts';
import { virtualClock } from './virtualClock.ts';

export interface RoomOptions {
  grants: string[];
  clock?: Clock;
  mcp?: Record<
    string,
    ({ url: string } | { command: string[] }) & { timeout?: number; startTimeout?: number }
  >;
  /** When the turn ends, from now on; default: in an hour. */
  turnMs?: number;
  trusted?: boolean;
  others?: Council[];
  archives?: Record<string, string>;
  secret?: string;
  /** Calls of this turn that are on record already. */
  before?: number;
  language?: Council['language'];
  anonymous?: boolean;
  backend?: string;
  /** As identities.yaml has them at this moment. */
  identities?(): Identity[];
  onStored?(event: Event): void;
}

export interface Room {
  room: ToolRoom;
  tools: SeatTools;
  /** The same seat in its next turn. */
  next(): Promise<SeatTools>;
  /** A turn that nothing aborts. */
  another(): Promise<SeatTools>;
  stored: Event[];
  told: string[];
  abort: AbortController;
}

const quiet = () => undefined;

const refuse = async () => ({ done: false, why: 'nothing is changed here' }) as const;
export const noDeeds: HouseDeeds = {
  makeChannel: refuse,
  setMode: refuse,
  register: refuse,
  summary: async () => ({ problem: 'missing' }),
  writeSummary: async ({ id }) => ({ path: `discussion-summary/${id}.md` }),
};

export async function toolRoom(options: RoomOptions): Promise<Room> {
  const { clock = virtualClock(), mcp = {}, trusted = true, others = [], archives = {} } = options;
  const own = councilWith(options, clock.now() + (options.turnMs ?? 3_600_000));
  const stored: Event[] = [];
  const told: string[] = [];
  const abort = new AbortController();
  let drawn = 0;
  const surroundings = {
    clock,
    chance: { ulid: () => `u${(drawn += 1)}`, seed: () => 1, word: () => 'w' },
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    language: 'en',
    trusted,
    mask: (text: string) => (options.secret ? text.replaceAll(options.secret, '••••') : text),
    declared: async () =>
      ({
        mcp: mapped(mcp, (one) => ({ timeout: 30, startTimeout: 60, ...one })),
      }) as unknown as DeclaredBackends,
    address: async (name: string) => {
      const one = mcp[name];
      return one && 'url' in one ? one.url : '';
    },
    program: async (_kind: string, name: string) => {
      const one = mcp[name];
      return { words: one && 'command' in one ? one.command : [], cwd: process.cwd(), env: {} };
    },
  } as unknown as Surroundings;
  const councils = Object.fromEntries([own, ...others].map((one) => [one.id, one]));
  const room = openToolRoom({
    surroundings,
    councils: () => councils,
    channels: () => ({}),
    identities: options.identities ?? (() => []),
    deeds: noDeeds,
    archive: async (id) => archives[id],
    tell: (_level, message) => void told.push(message),
  });
  const ref: AskRef = { council: own.id, run: 0, seat: 'henry', attempt: 1 };
  const none: SeatTools = { list: [], call: async () => ({ ok: false, text: 'nothing offered' }) };
  const store = async (...events: Event[]) => {
    stored.push(...events);
    for (const event of events) options.onStored?.(event);
  };
  const turn = async (signal: AbortSignal) => (await room.offer(own, ref, signal, store)) ?? none;
  const next = () => turn(abort.signal);
  const another = () => turn(new AbortController().signal);
  return { room, tools: await next(), next, another, stored, told, abort };
}

function councilWith(
  { grants, before = 0, language = 'en', anonymous, backend = 'script' }: RoomOptions,
  deadlineAt: number,
): Council {
  const start = sampleCouncil({ seats: ['henry', 'sage'] });
  const use = { tool: 'inject', input: '', ok: true, output: '', ms: 0 };
  const turn: Turn = {
    seat: 'henry',
    state: 'asked',
    attempt: 1,
    deadlineAt,
    ...(before > 0 ? { tools: Array.from({ length: before }, () => use) } : {}),
  };
  return {
    ...start,
    language,
    brief: { ...start.brief, ...(anonymous ? { anonymous } : {}) },
    seats: start.seats.map((seat) =>
      seat.id === 'henry'
        ? { ...seat, backend, capabilities: { tools: grants, files: 'read' as const } }
        : seat,
    ),
    runs: [{ phase: 'COLLECT', round: 1, startedAt: 0, turns: [turn], injections: 0 }],
  };
}

const mapped = <A, B>(given: Record<string, A>, change: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(given).map(([key, one]) => [key, change(one)]));
