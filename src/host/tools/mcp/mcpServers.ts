/**
 * The tool servers of council.yaml: each has one client in this host, opened when it is first needed, opened anew after
 * it was lost or declared otherwise, and closed with the host. What keeps one from answering is said in words.
 */
import type { Client as McpClient } from '@modelcontextprotocol/client';
import type { Language } from '../../../core/ids.ts';
import { own } from '../../../core/own.ts';
import type { ToolServerSettings } from '../../ports/backendSettings.ts';
import type { Surroundings, ToolAnswer, ToolSpec } from '../../ports/ports.ts';
import { listSeconds, reasonOf, within } from '../toolLimits.ts';
import { toolWords } from '../toolWords.ts';
import { called, connect, listed, type Way } from './mcpConnection.ts';
import { answerOf, specsOf } from './mcpContent.ts';

export interface ToolServers {
  /** Its tools, as `server/tool`. Rejects in words when it can't be reached. */
  list(server: string, language: Language, signal: AbortSignal): Promise<ToolSpec[]>;
  call(tool: string, input: unknown, language: Language, signal: AbortSignal): Promise<ToolAnswer>;
  /** Seconds a call of this server may take. */
  patience(server: string): Promise<number>;
  close(): Promise<void>;
}

interface Held {
  /** What it was opened with: declared otherwise, it is another server. */
  seal: string;
  client: Promise<McpClient>;
  /** Ends an opening that is still under way. */
  opening: AbortController;
  specs?: ToolSpec[];
}

/** Of the tools that a server should not have listed, so many are named. */
const mostNamed = 20;

type Known = Pick<Surroundings, 'declared' | 'program' | 'address' | 'trusted' | 'log' | 'clock' | 'mask'>;

export function toolServers(known: Known): ToolServers {
  const held = new Map<string, Held>();
  const leaving = new Set<Promise<void>>();
  let closed = false;

  async function settingsOf(server: string): Promise<ToolServerSettings | undefined> {
    const { mcp } = await known.declared();
    return own(mcp, server);
  }

  async function wayTo(server: string, settings: ToolServerSettings, language: Language): Promise<Way> {
    const say = toolWords[language];
    if (!known.trusted) throw new Error(say.untrusted(server));
    if ('url' in settings && !mayBeCalled(settings.url)) throw new Error(say.address(server));
    // Consent, folder and environment are judged where programs are.
    return 'url' in settings
      ? { url: await known.address(server) }
      : { program: await known.program('mcp', server) };
  }

  function drop(server: string, one: Held): void {
    if (held.get(server) === one) held.delete(server);
    const gone = hangUp(one).finally(() => leaving.delete(gone));
    leaving.add(gone);
  }

  async function reach(server: string, language: Language): Promise<Held> {
    const settings = await settingsOf(server);
    if (!settings) throw new Error(toolWords[language].undeclared(server));
    const way = await wayTo(server, settings, language);
    if (closed) throw new Error(toolWords[language].lost(server));
    const seal = JSON.stringify(way);
    const before = held.get(server);
    if (before?.seal === seal) return before;
    if (before) drop(server, before);
    const opening = new AbortController();
    const one: Held = {
      seal,
      opening,
      client: connect(
        {
          name: server,
          way,
          log: { ...known.log, debug: (message, facts) => known.log.debug(known.mask(message), facts) },
          onToolsChanged: () => delete one.specs,
          onClosed: () => held.get(server) === one && held.delete(server),
        },
        opening.signal,
      ),
    };
    held.set(server, one);
    one.client.catch(() => held.get(server) === one && held.delete(server));
    return one;
  }

  async function list(server: string, language: Language, signal: AbortSignal): Promise<ToolSpec[]> {
    const outcome = await within(known.clock, listSeconds, signal, async (ending) => {
      const one = await reach(server, language);
      if (one.specs) return one.specs;
      const client = await one.client;
      const { specs, unfit } = specsOf(server, await listed(client, ending));
      if (unfit.length > 0)
        known.log.warn(known.mask(toolWords[language].unfit(server, unfit.slice(0, mostNamed).join(', '))));
      one.specs = specs;
      return specs;
    });
    if (outcome !== 'late') return outcome;
    const silent = held.get(server);
    if (silent) drop(server, silent);
    throw new Error(toolWords[language].late(listSeconds));
  }

  async function callOnce(
    tool: string,
    input: unknown,
    language: Language,
    signal: AbortSignal,
  ): Promise<ToolAnswer> {
    const [server, name] = split(tool);
    const say = toolWords[language];
    const one = await reach(server, language);
    const client = await one.client.catch((error: unknown) => {
      throw new Error(say.unreachable(server, reasonOf(error)));
    });
    try {
      return answerOf(await called(client, name, input, signal), language);
    } catch (error) {
      // An answer that says no, or one that nobody waits for any more, leaves the server as it is.
      if (signal.aborted || isAnswer(error)) throw error;
      drop(server, one);
      if (isLost(error)) throw new Error(say.lost(server));
      throw error instanceof TypeError ? new Error(say.unreachable(server, reasonOf(error))) : error;
    }
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
    patience: async (server) => (await settingsOf(server))?.timeout ?? listSeconds,
    async close() {
      closed = true;
      for (const [server, one] of held) drop(server, one);
      await Promise.all(leaving);
    },
  };
}

async function hangUp(one: Held): Promise<void> {
  one.opening.abort();
  await one.client.then((client) => client.close()).catch(() => undefined);
}

const split = (tool: string): [string, string] => {
  const at = tool.indexOf('/');
  return [tool.slice(0, at), tool.slice(at + 1)];
};

const isAnswer = (error: unknown): boolean => error instanceof Error && error.name === 'ProtocolError';

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
