/**
 * One connection to a tool server. We offer it nothing (no sampling, no roots, no questions to people), send it no key,
 * follow no redirect to another origin, and read no more of an answer than a cap.
 */
import type { Client as McpClient } from '@modelcontextprotocol/client';
import * as z from 'zod';
import type { Clock, Log, Program } from '../../ports/ports.ts';
import { programTransport } from './mcpProgram.ts';
import { Ended, TooMuch, troubleIn } from './mcpTrouble.ts';

/** Bytes of one answer; a server that says more is hung up on. */
const mostBytes = 10_000_000;

export type Way = { url: string } | { program: Program };

export interface ConnectionParts {
  name: string;
  way: Way;
  /** For each question of its start. */
  seconds: number;
  clock: Clock;
  log: Log;
  /** The list of its tools is another now. */
  onToolsChanged(): void;
  onClosed(): void;
}

export interface Line {
  client: McpClient;
  /** Why it was hung up on, where that was our doing. */
  trouble(): TooMuch | undefined;
}

/** Of what a program says beside the protocol, its end is kept: it often says why the program ended. */
const lastWords = 300;

export async function connect(parts: ConnectionParts, signal: AbortSignal): Promise<Line> {
  let trouble: TooMuch | undefined;
  let said = '';
  let ended: number | string | undefined;
  const { Client } = await import('./mcpPackage.ts');
  const client = new Client(
    { name: 'a-table', version: '1' },
    {
      // An older server answers the newer question with an error, and is then spoken to as it knows.
      ...('url' in parts.way ? { versionNegotiation: { mode: 'auto' as const } } : {}),
      // What a tool returns is text to a model: nothing here relies on its shape, so nothing compiles a schema.
      jsonSchemaValidator: {
        getValidator: () => (value) => ({ valid: true, data: value as never, errorMessage: undefined }),
      },
      listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged: () => parts.onToolsChanged() } },
    },
  );
  client.onclose = parts.onClosed;
  /** Whoever waits for an answer is told at once. */
  const hangUp = () => void client.close().catch(() => undefined);
  client.onerror = (error) => {
    trouble ??= troubleIn(TooMuch, error);
    parts.log.debug(`tool server ${parts.name}`, { error: error.message });
    // The package goes on waiting for an answer whose line broke; a server that is gone has none.
    if ('url' in parts.way && error.message.startsWith('SSE stream disconnected'))
      fetch(parts.way.url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5000) }).catch(
        hangUp,
      );
  };
  const transport = await transportOf(parts, {
    onTooMuch(found) {
      trouble ??= found;
      hangUp();
    },
    onSaid(text) {
      said = (said + text).slice(-lastWords);
      parts.log.debug(`tool server ${parts.name}`, { said: text.slice(0, 500) });
    },
    onEnded(code) {
      ended = code;
    },
  });
  try {
    await client.connect(transport, { signal, timeout: parts.seconds * 1000 + 1000 });
  } catch (error) {
    await client.close().catch(() => undefined);
    if (trouble) throw trouble;
    throw ended === undefined || signal.aborted ? error : new Ended(ended, lastLine(said));
  }
  return { client, trouble: () => trouble };
}

const lastLine = (said: string): string =>
  said
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '') ?? '';

/** Whatever a server lists: one tool out of shape must not take the others along, so each is judged by itself later. */
const page = z.looseObject({ tools: z.array(z.unknown()), nextCursor: z.string().optional() });
const mostPages = 20;
/** A list that is longer is read no further. */
export const mostTools = 1000;

export async function listed(
  { client, trouble }: Line,
  signal: AbortSignal,
  seconds: number,
): Promise<unknown[]> {
  const tools: unknown[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages++) {
    const params = cursor === undefined ? {} : { cursor };
    const limits = { signal, timeout: seconds * 1000 + 1000 };
    const found = await client
      .request({ method: 'tools/list', params }, page, limits)
      .catch((error: unknown) => {
        throw trouble() ?? error;
      });
    tools.push(...found.tools);
    cursor = found.nextCursor;
    if (cursor === undefined || tools.length >= mostTools) break;
  }
  return tools;
}

/** Whatever it answers is an answer: what of it can be read is judged part by part. */
const answer = z.looseObject({
  content: z.unknown().optional(),
  structuredContent: z.unknown().optional(),
  isError: z.unknown().optional(),
});
export type Answer = z.infer<typeof answer>;

export const called = (
  client: McpClient,
  name: string,
  input: unknown,
  signal: AbortSignal,
): Promise<Answer> =>
  client.request(
    { method: 'tools/call', params: { name, arguments: (input ?? {}) as Record<string, unknown> } },
    answer,
    { signal, timeout: 660_000 },
  );

interface Heard {
  onTooMuch(found: TooMuch): void;
  onSaid(text: string): void;
  onEnded(code: number | string): void;
}

async function transportOf({ way, clock }: ConnectionParts, { onSaid: hear, onEnded, onTooMuch }: Heard) {
  if ('url' in way) {
    const { StreamableHTTPClientTransport } = await import('./mcpPackage.ts');
    const pause = pauses(clock);
    return new StreamableHTTPClientTransport(new URL(way.url), {
      async fetch(url, init) {
        if (init?.method === 'GET') await pause(init.signal ?? undefined);
        return await capped(url, init, onTooMuch);
      },
      redirectPolicy: 'same-origin',
    });
  }
  const onSaid = (chunk: Buffer) => hear(chunk.toString('utf8'));
  if (process.platform !== 'win32')
    return programTransport({ program: way.program, mostBytes, onSaid, onEnded });
  // Windows has no groups, and the package knows how its command files are started.
  const { StdioClientTransport } = await import('./mcpPackage.ts');
  const [command = '', ...args] = way.program.words;
  const env = Object.fromEntries(
    Object.entries(way.program.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  const { cwd } = way.program;
  const transport = new StdioClientTransport({
    command,
    args,
    env,
    cwd,
    stderr: 'pipe',
    maxBufferSize: mostBytes,
  });
  transport.stderr?.on('data', onSaid);
  return transport;
}

const longestPauseMs = 60_000;

/**
 * Between two times that we come to listen: a server may hang up on us, or be hung up on, as often as it likes, and say that
 * we should come back at once. After a minute of listening it begins anew.
 */
function pauses(clock: Clock): (signal: AbortSignal | undefined) => Promise<void> {
  let before = 0;
  let last: number | undefined;
  return async (signal) => {
    if (last !== undefined && clock.steady() - last > longestPauseMs) before = 0;
    const ms = before === 0 ? 0 : Math.min(longestPauseMs, 1000 * 2 ** (before - 1));
    before += 1;
    if (ms > 0)
      await new Promise<void>((resolve) => {
        const cancel = clock.at(clock.now() + ms, resolve);
        signal?.addEventListener('abort', () => {
          cancel();
          // The call itself says that it was ended.
          resolve();
        });
      });
    last = clock.steady();
  };
}

/** fetch, with an end to what one answer may hold. */
async function capped(
  url: string | URL,
  init: RequestInit | undefined,
  onTooMuch: (found: TooMuch) => void,
): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.body) return response;
  let read = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read <= mostBytes) return controller.enqueue(chunk);
        const found = new TooMuch(mostBytes);
        controller.error(found);
        // On the line where it only listens nobody waits for an answer: it is opened anew.
        if (init?.method === 'POST') onTooMuch(found);
      },
    }),
  );
  const { status, statusText, headers } = response;
  const whole = new Response(counted, { status, statusText, headers });
  // Redirects are judged by where the answer came from.
  Object.defineProperty(whole, 'url', { value: response.url });
  Object.defineProperty(whole, 'redirected', { value: response.redirected });
  return whole;
}
