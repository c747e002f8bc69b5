/**
 * One agent with one session, over stdio: started, greeted, asked. It has the floor only while it is asked; what it wants
 * of us at any other time is refused. Once it is lost it stays lost, and whoever held it opens another.
 */
import { basename } from 'node:path';
import type {
  ClientConnection,
  RequestPermissionRequest,
  RequestPermissionResponse,
} from '@agentclientprotocol/sdk';
import type { Language } from '../../../core/ids.ts';
import { withoutEscapes } from '../../../rpc/withoutEscapes.ts';
import { agentWords } from '../../../rpc/words/host/agentWords.ts';
import { BackendError, type Clock } from '../../ports/ports.ts';
import {
  client,
  MessageTooLargeError,
  methods,
  ndJsonStream,
  PROTOCOL_VERSION,
  RequestError,
} from './acpPackage.ts';
import { type AgentCommand, type AgentProcess, startProcess } from './agentProcess.ts';

export interface Update {
  session: string;
  /** Present when it is a part of its answer. */
  text?: string;
  /** It began to use a tool: words that follow begin a paragraph of their own. */
  isTool: boolean;
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

export function readUpdate(params: unknown): Update | undefined {
  const session = at(params, 'sessionId');
  const update = at(params, 'update');
  const kind = at(update, 'sessionUpdate');
  if (typeof session !== 'string' || typeof kind !== 'string') return undefined;
  const content = at(update, 'content');
  const text = kind === 'agent_message_chunk' && at(content, 'type') === 'text' && at(content, 'text');
  return {
    session,
    isTool: kind.startsWith('tool_call'),
    ...(typeof text === 'string' ? { text } : {}),
  };
}

const graceMs = 2000;
/** How long the exit of a process is waited for once its output has ended. */
const exitMs = 1000;
const mostBytes = 64_000_000;
const longestMessage = 16_000_000;

export interface AgentParts {
  name: string;
  command: AgentCommand;
  /** Where its session works. */
  sessionCwd: string;
  mayRead: boolean;
  mayWrite: boolean;
  clock: Clock;
  language: Language;
  mask(text: string): string;
  signal: AbortSignal;
}

/** Who has the floor, and answers for what the agent does meanwhile. */
export interface Floor {
  onUpdate(update: Update): void;
  onPermission(request: RequestPermissionRequest): Promise<RequestPermissionResponse>;
  read(path: string, line: number | undefined, limit: number | undefined): Promise<string>;
  write(path: string, text: string): Promise<void>;
}

export interface Agent {
  /** What it calls itself. */
  title: string;
  isLost(): boolean;
  /** The reason why it stopped. Rejects with a BackendError when it was lost or refused. */
  ask(text: string, floor: Floor): Promise<string>;
  /** Asks it to stop, waits a little, and ends it. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

export async function openAgent(parts: AgentParts): Promise<Agent> {
  const { name, clock } = parts;
  const say = agentWords[parts.language];
  let flooded = false;
  let floor: Floor | undefined;
  let session: string | undefined;
  let asking: Promise<void> = Promise.resolve();

  const running = started(() =>
    startProcess({
      command: parts.command,
      clock,
      graceMs,
      mostBytes,
      onFlood() {
        flooded = true;
      },
    }),
  );
  const connection = connect(running);
  let lost = false;
  connection.signal.addEventListener('abort', () => {
    lost = true;
  });

  function started(start: () => AgentProcess): AgentProcess {
    try {
      return start();
    } catch (error) {
      throw new BackendError(say.notStarted(name, parts.mask(messageOf(error))), false);
    }
  }

  function connect(process: AgentProcess): ClientConnection {
    const holding = (id: string): Floor => {
      if (!floor || id !== session) throw RequestError.invalidRequest(undefined, say.notInThisTurn);
      return floor;
    };
    return (
      client({ name: 'a-table' })
        // First in the line, so that the words before the end of a turn are heard before its end.
        .onNotification(methods.client.session.update, readUpdate, ({ params }) => {
          if (params && params.session === session) floor?.onUpdate(params);
        })
        .onRequest(methods.client.session.requestPermission, ({ params }) =>
          holding(params.sessionId).onPermission(params),
        )
        .onRequest(methods.client.fs.readTextFile, async ({ params }) => {
          const { sessionId, path, line, limit } = params;
          return { content: await holding(sessionId).read(path, line ?? undefined, limit ?? undefined) };
        })
        .onRequest(methods.client.fs.writeTextFile, async ({ params }) => {
          await holding(params.sessionId).write(params.path, params.content);
          return {};
        })
        .connect(ndJsonStream(process.stdin, process.stdout, { maxMessageBytes: longestMessage }))
    );
  }

  /** Why a call failed, in words; the end of its process says more than the end of its pipe. */
  async function failure(error: unknown): Promise<BackendError> {
    if (flooded || error instanceof MessageTooLargeError) return new BackendError(say.floods(name), false);
    const answered = error instanceof RequestError && !connection.signal.aborted;
    if (answered) {
      if (error.code === -32000) return new BackendError(say.login(name), false);
      // What it calls an internal error may pass; a request that it does not understand will not.
      return new BackendError(say.refusedCall(name, shown(messageIn(error))), error.code === -32603);
    }
    const exit = await soon(running.exited, exitMs);
    if (exit?.failure !== undefined)
      return new BackendError(say.notStarted(basename(name), shown(exit.failure)), false);
    if (!exit) return new BackendError(say.notProtocol(name, shown(messageOf(error))), true);
    return new BackendError(say.ended(name, say.exit(exit.code, exit.signal), shown(running.said())), true);
  }
  const shown = (text: string): string => parts.mask(text).slice(-400).trim();

  function soon<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
    return new Promise((resolve) => {
      const cancel = clock.at(clock.now() + ms, () => resolve(undefined));
      void promise.then((value) => {
        cancel();
        resolve(value);
      });
    });
  }

  async function close(): Promise<void> {
    lost = true;
    connection.close();
    await running.end();
  }
  const stop = () => void close();
  parts.signal.addEventListener('abort', stop, { once: true });

  async function greet(): Promise<string> {
    const { protocolVersion, agentInfo } = await connection.agent.request(methods.agent.initialize, {
      protocolVersion: PROTOCOL_VERSION,
      clientInfo: { name: 'a-table', title: 'À table', version: '1' },
      clientCapabilities: {
        fs: { readTextFile: parts.mayRead, writeTextFile: parts.mayWrite },
        terminal: false,
      },
    });
    if (protocolVersion !== PROTOCOL_VERSION)
      throw new BackendError(say.otherVersion(name, protocolVersion), false);
    const begun = await connection.agent.request(methods.agent.session.new, {
      cwd: parts.sessionCwd,
      mcpServers: [],
    });
    session = begun.sessionId;
    return agentInfo ? `${agentInfo.title || agentInfo.name} ${agentInfo.version}`.trim() : name;
  }

  try {
    // Shown wherever its words are.
    const title =
      withoutEscapes(await greet())
        .replaceAll(/\p{Cc}/gu, '')
        .slice(0, 200) || name;
    return {
      title,
      isLost: () => lost,
      close,
      async ask(text, speaking) {
        floor = speaking;
        running.countAnew();
        try {
          const request = connection.agent.request(methods.agent.session.prompt, {
            sessionId: session ?? '',
            prompt: [{ type: 'text', text }],
          });
          asking = request.then(
            () => undefined,
            () => undefined,
          );
          const { stopReason } = await request;
          // What it said just before may still be on its way through the handlers.
          await new Promise<void>((resolve) => setImmediate(resolve));
          return stopReason;
        } catch (error) {
          throw await failure(error);
        } finally {
          floor = undefined;
        }
      },
      async cancel() {
        lost = true;
        const sessionId = session ?? '';
        void connection.agent.notify(methods.agent.session.cancel, { sessionId }).catch(() => undefined);
        await soon(asking, graceMs);
        await close();
      },
    };
  } catch (error) {
    const why = error instanceof BackendError ? error : await failure(error);
    await close();
    throw why;
  } finally {
    parts.signal.removeEventListener('abort', stop);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Some agents put what happened into `data.details` and say only “Internal error”. */
function messageIn(error: RequestError): string {
  const { data } = error as { data?: unknown };
  const details = typeof data === 'object' && data !== null && 'details' in data ? data.details : undefined;
  return typeof details === 'string' && details ? `${error.message}: ${details}` : error.message;
}
