/**
 * The tools of a seat in one turn: what its grant covers and nothing else. Every call is on record before its answer
 * goes to the model; the turn ends after so many; whatever goes wrong is an answer that the model can read.
 */
import { resolve } from 'node:path';
import * as z from 'zod';
import type { Channel } from '../../core/channels/channel.ts';
import type { TurnRef } from '../../core/channels/channelEvents.ts';
import type { Council } from '../../core/councils/council.ts';
import type { ToolUse } from '../../core/councils/toolUse.ts';
import { openTurn } from '../../core/councils/turns.ts';
import type { AskRef, Event } from '../../core/events.ts';
import type { Instant, Language, SeatId } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import type { SeatTools, Surroundings, ToolAnswer, ToolSpec } from '../ports/ports.ts';
import { callNoTools, granting, isGranted, offeredNames, serversIn } from './grants.ts';
import { fitted, isObject } from './mcp/checkArguments.ts';
import type { Listing } from './mcp/mcpContent.ts';
import { toolServers } from './mcp/mcpServers.ts';
import { NotNow } from './mcp/mcpTrouble.ts';
import { type NamedText, namedTexts } from './mcp/namedTexts.ts';
import { agentCalling, type Caller, type Hall, type OwnAnswer, refusal, seatCalling } from './ownTool.ts';
import { ownTools } from './ownTools.ts';
import {
  cutAt,
  keptInput,
  keptOutput,
  longestAnswer,
  mostCalls,
  mostOffered,
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
  /**
   * Of the words that a server is given, the first that leads where tools do not go, where relative ones may start in any
   * of these folders.
   */
  forbidden?(texts: readonly NamedText[], from: readonly string[]): Promise<string | undefined>;
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
  const crowded = new Set<string>();
  const declaredServers = async () => (await around.declared()).mcp;

  /** A server that can't be reached offers nothing; people are told once, the seat in each turn, and the turn goes on. */
  async function listed(
    server: string,
    { caller, signal, until }: Offer,
  ): Promise<Listing | { why: string }> {
    const { language } = caller;
    try {
      // At least half of a turn is for whoever answers: a start that takes longer goes on, for the turns to come.
      const seconds = Math.min(3600, Math.max(1, (until - clock.now()) / 2000));
      const list = () => servers.list(server, language, signal, seconds);
      // Only where a program may start: else nobody else is at work, and what changes is a person's.
      const isDeclared = own(await declaredServers(), server) !== undefined;
      const listing = await (isDeclared ? guarded(language, list, () => undefined) : list());
      silent.delete(server);
      return listing;
    } catch (error) {
      signal.throwIfAborted();
      const message =
        error instanceof NotNow
          ? mask(error.message)
          : toolWords[around.language].unreachable(server, mask(reasonOf(error)));
      around.log.warn(message);
      if (!silent.has(server)) parts.tell('warning', message);
      silent.add(server);
      return { why: error instanceof NotNow ? error.inOurWords : toolWords[language].notReached(server) };
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
    const until = openTurn(council, ref)?.turn.deadlineAt ?? 0;
    return granted({ caller: seatCalling(council, seat), grants: now, signal, store, record, until }, used);
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
    const until = channel.turn?.deadlineAt ?? 0;
    return granted({ caller, grants, signal, store, record, until }, channel.turn?.calls ?? 0);
  }

  /** Where even the list can't be made, people are told: the turn goes on without tools. */
  async function granted(turn: Offer, before: number): Promise<SeatTools> {
    try {
      return await list(turn, before);
    } catch (error) {
      turn.signal.throwIfAborted();
      const why = mask(reasonOf(error));
      parts.tell('warning', toolWords[around.language].notOffered(turn.caller.name, why));
      throw error;
    }
  }

  async function list(turn: Offer, before: number): Promise<SeatTools> {
    const { caller, grants, signal } = turn;
    const { language } = caller;
    const lists = await Promise.all(serversIn(grants()).map((server) => listed(server, turn)));
    const listings = lists.flatMap((one) => ('specs' in one ? [one] : []));
    const all = [...ownSpecs(language), ...listings.flatMap(({ specs }) => specs)].filter(({ name }) =>
      isGranted(grants(), name),
    );
    const specs = listedFirst(all, grants());
    const about = lists.flatMap((one) => ('why' in one ? [one.why] : []));
    if (specs.length < all.length) {
      about.push(toolWords[language].unlisted(all.length, specs.length));
      const message = toolWords[around.language].manyTools(caller.name, all.length, specs.length);
      if (!crowded.has(message)) parts.tell('info', message);
      crowded.add(message);
    }
    const names = offeredNames(specs.map(({ name }) => name));
    const table: Table = { ...turn, specs: all };
    let used = before;

    return {
      list: [...names].map(([name, tool]) => ({
        ...(specs.find((one) => one.name === tool) as ToolSpec),
        name,
      })),
      ...(about.length > 0 ? { about: toolWords[language].aboutTools(about) } : {}),
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
      output: cutAt(text, keptOutput, (kept, of) => say.keptOf(kept, Math.min(of, longestAnswer), of)),
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
      if (tool.includes('/')) return await remote(table, tool, input);
      const answer = await within(clock, ownSeconds, signal, () => ownTool(caller, tool, input));
      return answer === 'late' ? { ok: false, text: say.late(ownSeconds) } : answer;
    } catch (error) {
      return failure(error, table);
    }
  }

  function failure(error: unknown, { caller, signal }: Table): OwnAnswer {
    signal.throwIfAborted();
    const say = toolWords[caller.language];
    return { ok: false, text: error instanceof NotNow ? error.message : say.failed(reasonOf(error)) };
  }

  /** Where its relative paths may start: in its folder, the workspace, or a folder that its command names. */
  async function worksIn(server: string): Promise<string[]> {
    const settings = own(await declaredServers(), server);
    if (!settings || 'url' in settings) return [around.workspace];
    const { cwd, words } = await around.program('mcp', server);
    return [...new Set([cwd, around.workspace, ...words.slice(1).map((word) => resolve(cwd, word))])];
  }

  async function remote(table: Table, tool: string, input: unknown): Promise<OwnAnswer> {
    const {
      caller: { language },
      specs,
      signal,
    } = table;
    const say = toolWords[language];
    const spec = specs.find((one) => one.name === tool);
    const fits = spec ? fitted(input, spec.input, say) : { input };
    if ('misfit' in fits) return refusal(say.wrongInput(fits.misfit));
    const from = await worksIn(tool.split('/')[0] ?? '');
    const path = await parts.forbidden?.(namedTexts(fits.input), from);
    if (path !== undefined) return refusal(say.guardedPath(plainText(path).slice(0, shownPath)));
    let undone: string | undefined;
    const answer = await guarded(
      language,
      // What it changed before it failed is said all the same.
      () => servers.call(tool, fits.input, language, signal).catch((error: unknown) => failure(error, table)),
      (words) => {
        undone = words;
      },
    );
    return undone === undefined ? answer : { ...answer, ok: false, text: `${undone}\n\n${answer.text}` };
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

interface Offer {
  caller: Caller;
  /** As they are at this moment: a person may take one back while the turn is open. */
  grants(): readonly string[];
  signal: AbortSignal;
  store: Store;
  /** The event that keeps a call with its turn. */
  record(use: ToolUse): Event;
  /** When the turn ends. */
  until: Instant;
}

interface Table extends Offer {
  /** All that may be called, listed or not. */
  specs: readonly ToolSpec[];
}

/** Of a path that was refused. */
const shownPath = 200;

const isCarriedThrough = (tool: string): boolean => ownTools.get(tool)?.carriedThrough === true;

/** Where more are granted than are listed: the host's own, then those that are granted by name. */
function listedFirst(all: readonly ToolSpec[], grants: readonly string[]): ToolSpec[] {
  const isNamed = ({ name }: ToolSpec) => !name.includes('/') || grants.includes(name);
  return [...all.filter(isNamed), ...all.filter((spec) => !isNamed(spec))].slice(0, mostOffered);
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
