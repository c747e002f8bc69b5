/**
 * The tool servers of council.yaml: each has one client in this host, started once when it is first needed, within a limit
 * of its own that turns wait for and no call pays; started anew after it was lost or declared otherwise, and closed with
 * the host. What keeps one from answering is said in words.
 */
import * as z from 'zod';
import type { Instant, Language } from '../../../core/ids.ts';
import { own } from '../../../core/own.ts';
import type { ToolServerSettings } from '../../ports/backendSettings.ts';
import type { Surroundings } from '../../ports/ports.ts';
import { type OwnAnswer, refusal } from '../ownTool.ts';
import { listSeconds, plainText, reasonOf, within } from '../toolLimits.ts';
import { toolWords } from '../toolWords.ts';
import { called, connect, type Line, listed, type Way } from './mcpConnection.ts';
import { answerOf, type Listing, listingOf } from './mcpContent.ts';
import { Ended, Late, NotNow, TooMuch, troubleIn, unreadable } from './mcpTrouble.ts';

export interface ToolServers {
  /**
   * Its tools. Rejects in words when it can't be reached, or when it has not started after these seconds: the start goes
   * on, and whoever asks next waits for the same one.
   */
  list(server: string, language: Language, signal: AbortSignal, seconds: number): Promise<Listing>;
  /** Within the server's own limit, which begins once it has started. */
  call(tool: string, input: unknown, language: Language, signal: AbortSignal): Promise<OwnAnswer>;
  close(): Promise<void>;
}

interface Held {
  /** What it was opened with: declared otherwise, it is another server. */
  seal: string;
  began: Instant;
  /** Connected, and asked once which tools it has. */
  started: Promise<Started>;
  /** Ends a start that is still under way. */
  opening: AbortController;
  /** It said that its tools are others now. */
  isStale: boolean;
}

interface Started {
  line: Line;
  listing: Listing;
}

/** A start that came to nothing, and how long nobody waits for another. */
interface Failed {
  seal: string;
  until: Instant;
  error: unknown;
}

/** Of the tools that a server should not have listed, so many are named. */
const mostNamed = 20;
/** Who failed sooner is tried again whenever it is needed; who took longer keeps nobody waiting again for a while. */
const quickMs = 5000;
const restMs = 600_000;

type Known = Pick<Surroundings, 'declared' | 'program' | 'address' | 'trusted' | 'log' | 'clock' | 'mask'>;

export function toolServers(known: Known): ToolServers {
  const { clock } = known;
  const held = new Map<string, Held>();
  const failed = new Map<string, Failed>();
  const leaving = new Set<Promise<unknown>>();
  let closed = false;

  async function settingsOf(server: string, language: Language): Promise<ToolServerSettings> {
    const settings = own((await known.declared()).mcp, server);
    if (!settings) throw new NotNow(toolWords[language].undeclared(server));
    return settings;
  }

  async function wayTo(server: string, settings: ToolServerSettings, language: Language): Promise<Way> {
    const say = toolWords[language];
    if (!known.trusted) throw new NotNow(say.untrusted(server));
    if ('url' in settings && !mayBeCalled(settings.url)) throw new NotNow(say.address(server));
    // Consent, folder and environment are judged where programs are.
    return 'url' in settings
      ? { url: await known.address(server) }
      : { program: await known.program('mcp', server) };
  }

  const forget = (server: string, one: Held): void => {
    if (held.get(server) === one) held.delete(server);
  };

  function drop(server: string, one: Held): void {
    forget(server, one);
    leavesWith(hangUp(one));
  }

  /** The host closes only after it. */
  function leavesWith(work: Promise<unknown>): void {
    const gone = work.finally(() => leaving.delete(gone));
    leaving.add(gone);
  }

  async function reach(server: string, settings: ToolServerSettings, language: Language): Promise<Held> {
    const way = await wayTo(server, settings, language);
    if (closed) throw new NotNow(toolWords[language].lost(server));
    const seal = JSON.stringify(way);
    const before = held.get(server);
    if (before?.seal === seal) return before;
    if (before) drop(server, before);
    const declared = `${seal} ${settings.startTimeout}`;
    const rests = failed.get(server);
    if (rests?.seal === declared && clock.now() < rests.until)
      throw notNow(server, rests.error, language, toolWords[language].rests);
    const opening = new AbortController();
    const one: Held = { seal, opening, began: clock.now(), isStale: false, started: start() };
    held.set(server, one);
    one.started.catch((error: unknown) => {
      forget(server, one);
      const wasQuick = !(error instanceof Late) && clock.now() - one.began < quickMs;
      if (opening.signal.aborted || wasQuick) return;
      failed.set(server, { seal: declared, until: clock.now() + restMs, error });
    });
    return one;

    async function start(): Promise<Started> {
      const { startTimeout: seconds } = settings;
      const outcome = await within(clock, seconds, opening.signal, (signal) => {
        const work = open(seconds, signal);
        // Given up or not, a program is waited for until it has ended.
        leavesWith(work.then(undefined, () => undefined));
        return work;
      });
      if (outcome === 'late') throw new Late(seconds);
      return outcome;
    }

    async function open(seconds: number, signal: AbortSignal): Promise<Started> {
      const line = await connect(
        {
          ...{ name: server, way, seconds, clock },
          log: { ...known.log, debug: (message, facts) => known.log.debug(known.mask(message), facts) },
          onToolsChanged() {
            one.isStale = true;
          },
          onClosed: () => forget(server, one),
        },
        signal,
      );
      try {
        return { line, listing: noted(server, await listed(line, signal, seconds)) };
      } catch (error) {
        await line.client.close().catch(() => undefined);
        throw error;
      }
    }
  }

  /** What is left out stands in the log. */
  function noted(server: string, tools: unknown[]): Listing {
    const listing = listingOf(server, tools);
    const { unfit, tasksOnly } = listing;
    const say = toolWords.en;
    const named = (names: readonly string[]) => names.slice(0, mostNamed).join(', ');
    if (unfit.length > 0) known.log.warn(known.mask(say.unfit(server, named(unfit))));
    if (tasksOnly.length > 0) known.log.info(known.mask(say.tasksLeftOut(server, named(tasksOnly))));
    return listing;
  }

  /** Waits for the one start: a turn that ends meanwhile ends nothing but its own waiting. */
  async function startOf(
    server: string,
    one: Held,
    language: Language,
    signal: AbortSignal,
    seconds: number,
  ): Promise<Started> {
    const outcome = await within(clock, seconds, signal, () =>
      one.started.catch((error: unknown) => {
        throw notNow(server, error, language);
      }),
    );
    if (outcome !== 'late') return outcome;
    const soFar = Math.round((clock.now() - one.began) / 1000);
    throw new NotNow(toolWords[language].starting(server, soFar));
  }

  async function list(
    server: string,
    language: Language,
    signal: AbortSignal,
    seconds: number,
  ): Promise<Listing> {
    const one = await reach(server, await settingsOf(server, language), language);
    const now = await startOf(server, one, language, signal, seconds);
    if (!one.isStale) return now.listing;
    // Before it is asked: what it says meanwhile is news again.
    one.isStale = false;
    const again = await within(clock, Math.min(seconds, listSeconds), signal, (ending) =>
      listed(now.line, ending, listSeconds),
    ).catch((error: unknown) => {
      signal.throwIfAborted();
      known.log.warn(known.mask(toolWords.en.unreachable(server, reasonOf(error))));
      return 'late' as const;
    });
    // One that has other tools and does not say which keeps those that it had.
    if (again !== 'late') now.listing = noted(server, again);
    return now.listing;
  }

  async function callOnce(
    tool: string,
    input: unknown,
    language: Language,
    signal: AbortSignal,
  ): Promise<OwnAnswer> {
    const [server, name] = split(tool);
    const say = toolWords[language];
    const settings = await settingsOf(server, language);
    const one = await reach(server, settings, language);
    // Its start has its own end; this one is only so that nothing waits for ever.
    const { line, listing } = await startOf(server, one, language, signal, settings.startTimeout + 10);
    if (listing.tasksOnly.includes(name)) return refusal(say.tasksOnly(tool));
    const outcome = await within(clock, settings.timeout, signal, async (ending) => {
      try {
        return await called(line.client, name, input, ending);
      } catch (error) {
        // An answer that says no, or one that nobody waits for any more, leaves the server as it is.
        if (ending.aborted) throw error;
        if (isMalformed(error)) throw new NotNow(say.malformed);
        if (wantsInput(error)) throw new NotNow(say.wantsInput);
        if (isAnswer(error)) throw error;
        drop(server, one);
        const flood = troubleIn(TooMuch, line.trouble() ?? error);
        if (flood) throw new NotNow(say.tooMuch(server, flood.bytes / 1_000_000));
        if (isLost(error)) throw new NotNow(say.lost(server));
        throw error instanceof TypeError ? new NotNow(say.unreachable(server, reasonOf(error))) : error;
      }
    });
    return outcome === 'late' ? { ok: false, text: say.late(settings.timeout) } : answerOf(outcome, language);
  }

  return {
    list,
    async call(tool, input, language, signal) {
      try {
        return await callOnce(tool, input, language, signal);
      } catch (error) {
        // A server that started anew knows our session no more: it did nothing, so it can be asked again.
        if (!forgotUs(error) || signal.aborted) throw error;
        return await callOnce(tool, input, language, signal);
      }
    },
    async close() {
      closed = true;
      for (const [server, one] of held) drop(server, one);
      await Promise.all(leaving);
    },
  };
}

async function hangUp(one: Held): Promise<void> {
  one.opening.abort();
  await one.started.then(({ line }) => line.client.close()).catch(() => undefined);
}

/** Why it has not started. What the server itself said of it is for people, and no part of what a seat is asked. */
function notNow(
  server: string,
  error: unknown,
  language: Language,
  said: (why: string) => string = (why) => why,
): NotNow {
  const say = toolWords[language];
  if (error instanceof Late) return new NotNow(said(say.lateStart(server, error.seconds)));
  const flood = troubleIn(TooMuch, error);
  if (flood) return new NotNow(said(say.tooMuch(server, flood.bytes / 1_000_000)));
  const ended = troubleIn(Ended, error);
  const whole = ended
    ? say.endedAtStart(server, ended.code, ended.said)
    : say.unreachable(server, `${reasonOf(error)}${bodyOf(error)}`);
  return new NotNow(said(whole), said(say.notReached(server)));
}

/** What a server said over HTTP when it refused: it often says why. */
function bodyOf(error: unknown): string {
  const { success, data } = z
    .object({ data: z.object({ text: z.string().trim().min(1) }) })
    .safeParse(error instanceof Error ? { ...error } : undefined);
  return success ? `: ${plainText(data.data.text).slice(0, 200)}` : '';
}

const split = (tool: string): [string, string] => {
  const at = tool.indexOf('/');
  return [tool.slice(0, at), tool.slice(at + 1)];
};

const isAnswer = (error: unknown): boolean => error instanceof Error && error.name === 'ProtocolError';

const isMalformed = (error: unknown): boolean =>
  codeOf(error) === String(unreadable) ||
  codeOf(error) === 'INVALID_RESULT' ||
  (error instanceof Error && /^\$?ZodError$/.test(error.name));

/** It asks back, for a person's words, a model's or a list of folders: none of them is offered. */
const wantsInput = (error: unknown): boolean =>
  /^(UNSUPPORTED_RESULT_TYPE|INPUT_REQUIRED_ROUNDS_EXCEEDED|CAPABILITY_NOT_SUPPORTED)$/.test(codeOf(error));

/** Hung up on after it was reached: by a program that ended, or by a socket. */
const isLost = (error: unknown): boolean =>
  codeOf(error) === 'CONNECTION_CLOSED' ||
  (error instanceof Error && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(codeOf(error.cause)));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const forgotUs = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Anything else than https goes to this machine alone, and no address carries a name or a password. */
function mayBeCalled(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}
