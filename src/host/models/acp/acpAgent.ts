/**
 * One agent with one session, over stdio: started, greeted, asked. It has the floor only while it is asked; what it wants
 * of us at any other time is refused. Once it is lost it stays lost, and whoever held it opens another.
 */
import { basename } from 'node:path';
import type {
  AnyMessage,
  ClientConnection,
  RequestPermissionRequest,
  RequestPermissionResponse,
} from '@agentclientprotocol/sdk';
import type { Usage } from '../../../core/councils/council.ts';
import type { Language } from '../../../core/ids.ts';
import { withoutHidden } from '../../../rpc/hidden.ts';
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
import { readUpdate, type Update } from './agentUpdates.ts';
import { at, usageInAnswer } from './agentUsage.ts';

const graceMs = 2000;
/** How long the exit of a process is waited for once its output has ended. */
const exitMs = 1000;
const mostBytes = 64_000_000;
const longestMessage = 16_000_000;
/** A file, by the protocol's code. */
const notFound = -32002;

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
  /** Why it stopped, and what it took. Rejects with a BackendError when it was lost or refused. */
  ask(text: string, floor: Floor): Promise<{ reason: string; usage?: Usage }>;
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
  let takesMissingForEmpty = false;
  /** The ways to log in that it offers, in its words. */
  let logins: string[] = [];

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
      if (!floor || id !== session) throw RequestError.invalidRequest(undefined, say.notAsked);
      return floor;
    };
    const { readable, writable } = ndJsonStream(process.stdin, process.stdout, {
      maxMessageBytes: longestMessage,
    });
    // Taken out of the line, so that the words before the end of a turn are heard before its end, and read by ourselves:
    // the package would drop what it does not know to the letter, and say so on our stderr each time.
    const updates = new TransformStream<AnyMessage, AnyMessage>({
      transform(message, line) {
        if (at(message, 'method') !== methods.client.session.update) return line.enqueue(message);
        const update = readUpdate(at(message, 'params'));
        if (update && update.session === session) floor?.onUpdate(update);
      },
    });
    return client({ name: 'a-table' })
      .onRequest(methods.client.session.requestPermission, ({ params }) =>
        holding(params.sessionId).onPermission(params),
      )
      .onRequest(methods.client.fs.readTextFile, async ({ params }) => {
        const { sessionId, path, line, limit } = params;
        const read = holding(sessionId).read(path, line ?? undefined, limit ?? undefined);
        return { content: await (takesMissingForEmpty ? read.catch(emptyIfMissing) : read) };
      })
      .onRequest(methods.client.fs.writeTextFile, async ({ params }) => {
        await holding(params.sessionId).write(params.path, params.content);
        return {};
      })
      .connect({ readable: readable.pipeThrough(updates), writable });
  }

  /** Why a call failed, in words; the end of its process says more than the end of its pipe. */
  async function failure(error: unknown): Promise<BackendError> {
    if (flooded || error instanceof MessageTooLargeError) return new BackendError(say.floods(name), false);
    const answered = error instanceof RequestError && !connection.signal.aborted;
    if (answered) {
      const said = shown(messageIn(error));
      if (error.code === -32000 || /authenticat|\blog(?:ged)? ?in\b/i.test(said))
        return new BackendError(say.login(name, logins, said), false);
      // What it calls an internal error may pass; a request that it does not understand will not.
      return new BackendError(say.refusedCall(name, said), error.code === -32603);
    }
    const exit = await soon(running.exited, exitMs);
    if (exit?.failure !== undefined)
      return new BackendError(say.notStarted(basename(name), shown(exit.failure)), false);
    if (!exit) return new BackendError(say.notProtocol(name, shown(messageOf(error))), true);
    return new BackendError(say.ended(name, say.exit(exit.code, exit.signal), shown(running.said())), true);
  }
  const shown = (text: string): string => parts.mask(text).slice(-400).trim();
  /** The package takes an answer as it comes: without what every one has, it would be no better the next time. */
  const unreadable = (method: string) =>
    new BackendError(say.notProtocol(name, say.unreadable(method)), false);

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
    const greeting = await connection.agent.request(methods.agent.initialize, {
      protocolVersion: PROTOCOL_VERSION,
      clientInfo: { name: 'a-table', title: 'À table', version: '1' },
      clientCapabilities: {
        fs: { readTextFile: parts.mayRead, writeTextFile: parts.mayWrite },
        terminal: false,
      },
    });
    const protocolVersion = at(greeting, 'protocolVersion');
    if (typeof protocolVersion !== 'number') throw unreadable(methods.agent.initialize);
    const { agentInfo } = greeting;
    logins = loginsIn(greeting, (text) => plainly(parts.mask(text)));
    takesMissingForEmpty = unableToMiss.has(agentInfo?.name ?? '');
    if (protocolVersion !== PROTOCOL_VERSION)
      throw new BackendError(say.otherVersion(name, protocolVersion), false);
    const begun = await connection.agent.request(methods.agent.session.new, {
      cwd: parts.sessionCwd,
      mcpServers: [],
    });
    const id = at(begun, 'sessionId');
    if (typeof id !== 'string') throw unreadable(methods.agent.session.new);
    session = id;
    return agentInfo ? `${agentInfo.title || agentInfo.name} ${agentInfo.version}`.trim() : name;
  }

  try {
    // Shown wherever its words are.
    const title = plainly(await greet()) || name;
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
          const answer = await request;
          // What it said just before may still be on its way through the handlers.
          await new Promise<void>((resolve) => setImmediate(resolve));
          const usage = usageInAnswer(answer);
          const reason = at(answer, 'stopReason');
          if (typeof reason !== 'string') throw unreadable(methods.agent.session.prompt);
          return { reason: reason.slice(0, 200), ...(usage ? { usage } : {}) };
        } catch (error) {
          throw error instanceof BackendError ? error : await failure(error);
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

/** Those that read a file through us only before they write it, and give up at any error, also at that it is not there yet. */
const unableToMiss = new Set(['gemini-cli']);

function emptyIfMissing(error: unknown): string {
  if (error instanceof RequestError && error.code === notFound) return '';
  throw error;
}

/** In a line, for people. */
const plainly = (text: string): string =>
  withoutHidden(withoutEscapes(text))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

const mostLogins = 6;

/** Each by its name and what it says of itself. */
function loginsIn(greeting: unknown, shown: (text: string) => string): string[] {
  const methods = at(greeting, 'authMethods');
  const known = (Array.isArray(methods) ? methods : []).map((method: unknown) => {
    const [name, id, says] = ['name', 'id', 'description'].map((key) => at(method, key));
    const called = typeof name === 'string' && name.trim() !== '' ? name : id;
    if (typeof called !== 'string') return '';
    return shown(typeof says === 'string' && says.trim() !== '' ? `${called} (${says})` : called);
  });
  return known.filter((each) => each !== '').slice(0, mostLogins);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Some agents put what happened into `data.details` and say only “Internal error”. */
function messageIn(error: RequestError): string {
  const { data } = error as { data?: unknown };
  const details = typeof data === 'object' && data !== null && 'details' in data ? data.details : undefined;
  return typeof details === 'string' && details ? `${error.message}: ${details}` : error.message;
}
