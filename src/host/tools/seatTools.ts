/**
 * The tools of a seat in one turn: what its grant covers and nothing else. Every call is on record before its answer
 * goes to the model; the turn ends after so many; whatever goes wrong is an answer that the model can read.
 */
import * as z from 'zod';
import type { Channel } from '../../core/channels/channel.ts';
import type { TurnRef } from '../../core/channels/channelEvents.ts';
import type { Council } from '../../core/councils/council.ts';
import type { ToolUse } from '../../core/councils/toolUse.ts';
import { openTurn } from '../../core/councils/turns.ts';
import type { AskRef, Event } from '../../core/events.ts';
import type { Language, SeatId } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import type { SeatTools, Surroundings, ToolAnswer, ToolSpec } from '../ports/ports.ts';
import { callNoTools, granting, isGranted, offeredNames, serversIn } from './grants.ts';
import { isObject, misfit } from './mcp/checkArguments.ts';
import { type ToolServers, toolServers } from './mcp/mcpServers.ts';
import { agentCalling, type Caller, type Hall, type OwnAnswer, refusal, seatCalling } from './ownTool.ts';
import { ownTools } from './ownTools.ts';
import {
  cutAt,
  keptInput,
  keptOutput,
  longestAnswer,
  mostCalls,
  ownSeconds,
  plainText,
  reasonOf,
  within,
} from './toolLimits.ts';
import { toolWords } from './toolWords.ts';

export interface ToolRoomParts extends Omit<Hall, 'clock' | 'chance'> {
  surroundings: Surroundings;
  /** Does this with the files that give power guarded; told in words what of them was undone. */
  guarded?<T>(language: Language, work: () => Promise<T>, undone: (words: string) => void): Promise<T>;
  /** Said to the people who are here. */
  tell(level: 'info' | 'warning', message: string): void;
}

/** Stores events, and resolves when they are on disk. */
export type Store = (...events: Event[]) => Promise<unknown>;

export interface ToolRoom {
  /** Nothing, at once, for a seat without a grant, and for a question that asks for a vote alone. */
  offer(council: Council, ref: AskRef, signal: AbortSignal, store: Store): Promise<SeatTools> | undefined;
  /** The same for an agent that has the floor of a channel. */
  offerInChannel(
    channel: Channel,
    ask: TurnRef & { agent: SeatId },
    language: Language,
    signal: AbortSignal,
    store: Store,
  ): Promise<SeatTools> | undefined;
  close(): Promise<void>;
}

export function openToolRoom(parts: ToolRoomParts): ToolRoom {
  const { surroundings: around } = parts;
  const { clock, chance, mask } = around;
  const servers = toolServers(around);
  const guarded: NonNullable<ToolRoomParts['guarded']> = parts.guarded ?? ((_language, work) => work());
  const { councils, channels, identities, deeds, archive } = parts;
  const hall: Hall = { clock, chance, councils, channels, identities, deeds, archive };
  const silent = new Set<string>();
  const declaredServers = async () => (await around.declared()).mcp;

  /** A server that can't be reached offers nothing, people are told once, and the turn goes on. */
  async function listed(server: string, language: Language, signal: AbortSignal): Promise<ToolSpec[]> {
    try {
      const list = () => servers.list(server, language, signal);
      // Only where a program may start: else nobody else is at work, and what changes is a person's.
      const isDeclared = own(await declaredServers(), server) !== undefined;
      const specs = await (isDeclared ? guarded(language, list, () => undefined) : list());
      silent.delete(server);
      return specs;
    } catch (error) {
      signal.throwIfAborted();
      const message = toolWords[around.language].unreachable(server, mask(reasonOf(error)));
      around.log.warn(message);
      if (!silent.has(server)) parts.tell('warning', message);
      silent.add(server);
      return [];
    }
  }

  const registered = (id: SeatId) => identities().find((one) => one.id === id);
  const grantsOf = (id: SeatId): readonly string[] => registered(id)?.capabilities?.tools ?? [];

  function offer(council: Council, ref: AskRef, signal: AbortSignal, store: Store) {
    const seat = council.seats.find((each) => each.id === ref.seat);
    const grants = seat?.capabilities?.tools ?? [];
    if (!seat || grants.length === 0 || ref.attempt !== 1) return undefined;
    // No server is started for somebody who would not call it.
    if (callNoTools.includes(seat.backend)) return undefined;
    const used = callsSoFar(council, ref);
    const record = (use: ToolUse): Event => ({ type: 'tool.called', ...bare(ref), use });
    // A council has its own copy of who sits there: what a person takes back meanwhile is taken back, what they add is not added.
    const now = () => (registered(seat.id) ? granting(grants, grantsOf(seat.id)) : grants);
    return granted({ caller: seatCalling(council, seat), grants: now, signal, store, record }, used);
  }

  function offerInChannel(
    channel: Channel,
    { channel: id, turn, attempt, agent }: TurnRef & { agent: SeatId },
    language: Language,
    signal: AbortSignal,
    store: Store,
  ) {
    const identity = registered(agent);
    // Who was made the initiator of a discussion was given its end with it.
    const ends = channel.settings.discussion?.initiator === agent ? ['discussion-complete'] : [];
    const grants = () => [...new Set([...grantsOf(agent), ...ends])];
    if (!identity || grants().length === 0 || callNoTools.includes(identity.backend ?? '')) return undefined;
    const record = (use: ToolUse): Event => ({
      type: 'channel.tool-called',
      ...{ channel: id, turn, attempt },
      use,
    });
    const caller = agentCalling(channel, identity, language);
    return granted({ caller, grants, signal, store, record }, channel.turn?.calls ?? 0);
  }

  /** Where even the list can't be made, people are told: the turn goes on without tools. */
  async function granted(turn: Omit<Table, 'specs'>, before: number): Promise<SeatTools> {
    try {
      return await list(turn, before);
    } catch (error) {
      turn.signal.throwIfAborted();
      const why = mask(reasonOf(error));
      parts.tell('warning', toolWords[around.language].notOffered(turn.caller.name, why));
      throw error;
    }
  }

  async function list(turn: Omit<Table, 'specs'>, before: number): Promise<SeatTools> {
    const { caller, grants, signal } = turn;
    const { language } = caller;
    const lists = await Promise.all(serversIn(grants()).map((server) => listed(server, language, signal)));
    const specs = [...ownSpecs(language), ...lists.flat()].filter(({ name }) => isGranted(grants(), name));
    const names = offeredNames(specs.map(({ name }) => name));
    const table: Table = { ...turn, specs };
    let used = before;

    return {
      list: [...names].map(([name, tool]) => ({
        ...(specs.find((one) => one.name === tool) as ToolSpec),
        name,
      })),
      async call(name, input) {
        signal.throwIfAborted();
        used += 1;
        const nth = used;
        const tool = names.get(name) ?? shownName(name);
        const answer = () => recorded(table, { tool, input, nth });
        return await (tool.includes('/') ? answer() : inOrder(answer));
      },
    };
  }

  /** What the host's own tools decide by is what the one before has stored. */
  let last: Promise<unknown> = Promise.resolve();
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  }

  async function recorded(table: Table, { tool, input, nth }: Call): Promise<ToolAnswer> {
    const { caller, signal, store } = table;
    signal.throwIfAborted();
    const say = toolWords[caller.language];
    const began = clock.now();
    const done = nth > mostCalls ? refusedMany(caller) : await perform(table, tool, input);
    // What has changed a file is on record, whatever became of the turn.
    if (!isCarriedThrough(tool)) signal.throwIfAborted();
    const text = mask(done.text);
    const use: ToolUse = {
      tool,
      input: cutAt(mask(asText(input)), keptInput, say.cut),
      ok: done.ok,
      ...(done.refused ? { refused: true } : {}),
      output: cutAt(text, keptOutput, say.cut),
      ms: clock.now() - began,
    };
    // The first call over the cap is on record; a model that goes on calling fills no journal.
    if (nth <= mostCalls + 1) await store(table.record(use), ...(done.events ?? []));
    signal.throwIfAborted();
    if (done.notice !== undefined) parts.tell('info', done.notice);
    return { ok: done.ok, text: cutAt(text, longestAnswer, say.cut) };
  }

  async function perform(table: Table, tool: string, input: unknown): Promise<OwnAnswer> {
    const { caller, signal } = table;
    const say = toolWords[caller.language];
    const grants = table.grants();
    if (!isGranted(grants, tool)) return refusal(say.outside(tool, grants.join(', ')));
    if (!isObject(input)) return refusal(say.wrongInput(say.noObject));
    try {
      if (isCarriedThrough(tool)) return await ownTool(caller, tool, input);
      const seconds = tool.includes('/') ? await servers.patience(tool.split('/')[0] ?? '') : ownSeconds;
      let undone: string | undefined;
      const ask = () =>
        within(clock, seconds, signal, (ending) =>
          tool.includes('/') ? remote(servers, table, tool, input, ending) : ownTool(caller, tool, input),
        );
      const outcome = await (tool.includes('/')
        ? guarded(caller.language, ask, (words) => {
            undone = words;
          })
        : ask());
      const answer = outcome === 'late' ? { ok: false, text: say.late(seconds) } : outcome;
      return undone === undefined ? answer : { ...answer, ok: false, text: `${undone}\n\n${answer.text}` };
    } catch (error) {
      signal.throwIfAborted();
      return { ok: false, text: say.failed(reasonOf(error)) };
    }
  }

  async function ownTool(caller: Caller, tool: string, input: unknown): Promise<OwnAnswer> {
    const say = toolWords[caller.language];
    const found = ownTools.get(tool);
    if (!found) return { ok: false, text: say.notThere(tool) };
    // What it does is stored too: no secret goes into it.
    const read = found.input.safeParse(input === undefined ? {} : JSON.parse(mask(JSON.stringify(input))));
    if (!read.success) return refusal(say.wrongInput(z.prettifyError(read.error).slice(0, 500)));
    return await found.perform(read.data, caller, hall);
  }

  return { offer, offerInChannel, close: () => servers.close() };
}

interface Call {
  tool: string;
  input: unknown;
  /** Counted over the whole turn. */
  nth: number;
}

interface Table {
  caller: Caller;
  /** As they are at this moment: a person may take one back while the turn is open. */
  grants(): readonly string[];
  specs: readonly ToolSpec[];
  signal: AbortSignal;
  store: Store;
  /** The event that keeps a call with its turn. */
  record(use: ToolUse): Event;
}

const isCarriedThrough = (tool: string): boolean => ownTools.get(tool)?.carriedThrough === true;

async function remote(
  servers: ToolServers,
  { caller: { language }, specs }: Table,
  tool: string,
  input: unknown,
  signal: AbortSignal,
): Promise<OwnAnswer> {
  const say = toolWords[language];
  const spec = specs.find((one) => one.name === tool);
  const wrong = spec && misfit(input, spec.input);
  if (wrong !== undefined) return refusal(say.wrongInput(wrong));
  return await servers.call(tool, input, language, signal);
}

const ownSpecs = (language: Language): ToolSpec[] =>
  [...ownTools].map(([name, tool]) => ({
    name,
    description: tool.describe(language),
    input: z.toJSONSchema(tool.input, { io: 'input' }) as ToolSpec['input'],
  }));

const refusedMany = ({ language }: Caller): OwnAnswer => refusal(toolWords[language].tooMany(mostCalls));

/** Those of a call that was asked again after a restart count too. */
const callsSoFar = (council: Council, ref: AskRef): number => openTurn(council, ref)?.turn.tools?.length ?? 0;

const bare = ({ council, run, seat, attempt, again }: AskRef): AskRef => ({
  council,
  run,
  seat,
  attempt,
  ...(again === undefined ? {} : { again }),
});

/** A name that a model made up is a text like any other. */
const shownName = (name: string): string => plainText(name).replace(/\s+/g, ' ').slice(0, 120);

const asText = (input: unknown): string =>
  plainText(typeof input === 'string' ? input : (JSON.stringify(input) ?? ''));
